import Pdf from 'pdfkit'
import type { Random } from '../random.ts'

export type Face = 'regular' | 'bold' | 'italic'
type Align = 'left' | 'right' | 'centre'

const FAMILIES = {
  helvetica: { regular: 'Helvetica', bold: 'Helvetica-Bold', italic: 'Helvetica-Oblique' },
  times: { regular: 'Times-Roman', bold: 'Times-Bold', italic: 'Times-Italic' },
  courier: { regular: 'Courier', bold: 'Courier-Bold', italic: 'Courier-Oblique' },
}
export type Family = keyof typeof FAMILIES

export interface Stroke {
  face?: Face
  size?: number
  align?: Align
  family?: Family
  colour?: string
}

/** Draws on PDF pages at absolute places, in points from the top left. Whoever opens a pen calls `finish`. */
export interface Pen {
  readonly width: number
  readonly height: number
  readonly size: number
  readonly pages: number
  /** One line; `x` is its left, right or middle, as `align` says. */
  text(x: number, y: number, text: string, stroke?: Stroke): void
  /** Lines of at most `width`. @returns the y below them */
  paragraph(x: number, y: number, width: number, text: string, stroke?: Stroke): number
  wrap(text: string, width: number, stroke?: Stroke): string[]
  measure(text: string, stroke?: Stroke): number
  rule(x1: number, y1: number, x2: number, y2: number): void
  box(x: number, y: number, width: number, height: number, fill?: string): void
  newPage(): void
  finish(): Promise<Buffer>
}

/** How text is cut into runs, as different PDF writers do. */
type Runs = 'whole' | 'words' | 'pieces'

export function openPen(
  random: Random,
  size: [number, number],
  style: { family: Family; size: number },
): Pen {
  const document = new Pdf({ size, margin: 0, autoFirstPage: true, compress: true })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<Buffer>((done, fail) => {
    document.on('end', () => done(Buffer.concat(chunks)))
    document.on('error', fail)
  })
  const runs = random.weigh<Runs>([
    [5, 'whole'],
    [3, 'words'],
    [2, 'pieces'],
  ])
  let pages = 1

  const use = ({
    face = 'regular',
    size: points = style.size,
    family = style.family,
    colour = '#000',
  }: Stroke = {}) => document.font(FAMILIES[family][face]).fontSize(points).fillColor(colour)
  const measure = (text: string, stroke?: Stroke) => use(stroke).widthOfString(text)
  const wrap = (text: string, width: number, stroke?: Stroke) => {
    const lines: string[] = []
    for (const word of text.split(' ')) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
      if (lines.length > 0 && measure(longer, stroke) <= width) lines[lines.length - 1] = longer
      else lines.push(word)
    }
    return lines
  }
  const text = (x: number, y: number, words: string, stroke: Stroke = {}) => {
    const width = measure(words, stroke)
    const left = x - { left: 0, right: width, centre: width / 2 }[stroke.align ?? 'left']
    for (const [start, run] of cut(random, words, runs)) {
      document.text(run, left + document.widthOfString(words.slice(0, start)), y, { lineBreak: false })
    }
  }
  const lineHeight = (stroke?: Stroke) => (stroke?.size ?? style.size) * 1.28

  return {
    width: size[0],
    height: size[1],
    size: style.size,
    get pages() {
      return pages
    },
    text,
    paragraph(x, y, width, words, stroke) {
      const lines = wrap(words, width, stroke)
      lines.forEach((line, i) => text(x, y + i * lineHeight(stroke), line, stroke))
      return y + lines.length * lineHeight(stroke)
    },
    wrap,
    measure,
    rule: (x1, y1, x2, y2) =>
      void document.moveTo(x1, y1).lineTo(x2, y2).lineWidth(0.5).strokeColor('#333').stroke(),
    box(x, y, width, height, fill) {
      document.rect(x, y, width, height).lineWidth(0.5)
      if (fill) document.fill(fill)
      else document.strokeColor('#333').stroke()
    },
    newPage() {
      document.addPage()
      pages += 1
    },
    finish() {
      document.end()
      return ended
    },
  }
}

/** Where each run starts in the text, and the run. */
function cut(random: Random, text: string, runs: Runs): [number, string][] {
  if (runs === 'whole') return text === '' ? [] : [[0, text]]
  if (runs === 'words') return [...text.matchAll(/\S+/g)].map(match => [match.index, match[0]])
  const pieces: [number, string][] = []
  for (let start = 0; start < text.length; ) {
    const end = Math.min(text.length, start + random.int(2, 9))
    if (text.slice(start, end).trim() !== '') pieces.push([start, text.slice(start, end)])
    start = end
  }
  return pieces
}
