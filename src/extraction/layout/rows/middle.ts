/** How far down the page a box's middle stands. Points. */
export function middle(box: { y0: number; y1: number }): number {
  return (box.y0 + box.y1) / 2
}
