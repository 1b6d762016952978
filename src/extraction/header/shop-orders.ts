/** `#101277`, `#100-89750 placed 27 March`: how web shops print the numbers that they give their orders. */
export function isShopsOrder(text: string): boolean {
  return /^#(?:\d{4,}\W*$|\d[\d-]{3,}\s+placed\b)/i.test(text)
}
