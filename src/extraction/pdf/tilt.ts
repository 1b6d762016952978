interface Point {
  x: number
  y: number
}

/** A page as it lies: `slope` is the rise over run of its lines of text, which readers of pictures level before they read. */
export interface Lying {
  width: number
  height: number
  slope?: number
}

/** A point of the levelled page where the page shows it. */
export function onSeenPage(point: Point, page: Lying): Point {
  return turnAboutMiddle(point, page, Math.atan(page.slope ?? 0))
}

/** A point of the page as seen on the levelled page. */
export function onLevelPage(point: Point, page: Lying): Point {
  return turnAboutMiddle(point, page, -Math.atan(page.slope ?? 0))
}

function turnAboutMiddle({ x, y }: Point, { width, height }: Lying, angle: number): Point {
  if (angle === 0) return { x, y }
  const [right, down] = [x - width / 2, y - height / 2]
  return {
    x: width / 2 + right * Math.cos(angle) - down * Math.sin(angle),
    y: height / 2 + right * Math.sin(angle) + down * Math.cos(angle),
  }
}
