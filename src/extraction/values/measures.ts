const MEASURE =
  /^(?:ea|each|pc|pcs|pce|no|units?|sets?|pr|pair|kit|pk|pkt|pack|box|bx|ctn|carton|bag|tin|can|tube|btl|bottle|drum\d*|roll|rl|l|lt|ltr|litre|ml|gal|kg|g|m|mtr|mm|hr|hrs|hour)\.?$/i

/** A unit that goods are counted in (`EA`, `DRUM20`). */
export function isMeasure(text: string): boolean {
  return MEASURE.test(text)
}
