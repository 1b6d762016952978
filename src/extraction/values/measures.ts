const MEASURE =
  /^(?:ea|each|pk|pkt|pack|set|pr|pair|kit|box|bx|ctn|carton|drum\d*|btl|bottle|tin|can|roll|rl|tube|l|lt|ltr|ml|kg|g|m|mtr|mm|hr|hrs|hour|unit|units?|pc|pcs|no)\.?$/i

/** A unit that goods are counted in (`EA`, `DRUM20`). */
export function isMeasure(text: string): boolean {
  return MEASURE.test(text)
}
