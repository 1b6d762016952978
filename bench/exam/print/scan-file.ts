import { PDFiumLibrary } from '@hyzyla/pdfium'
import Pdf from 'pdfkit'
import type { Browser } from 'playwright-core'
import type { Random } from '../random.ts'

const DPI = 200
const POINTS = 72

/** What a flat-bed leaves alone, a fax makes black and white, a phone shades. */
const EFFECTS = [
  [8, ''],
  [1, 'body { filter: grayscale(1) contrast(6) }'],
  [
    2,
    'body::after { content: ""; position: fixed; inset: 0; background: linear-gradient(115deg, #0000 55%, #0003) }',
  ],
] as const

interface Picture {
  /** Points. */
  width: number
  height: number
  bmp: Buffer
}

/** The paper as a scanner hands it over: one tilted, speckled JPEG a page and no text. */
export async function scanFile(browser: Browser, random: Random, pdf: Buffer): Promise<Buffer> {
  const pictures = await renderPages(pdf)
  const faults = {
    turn: random.int(-12, 15) / 10,
    paper: random.int(228, 252),
    noise: random.int(4, 12) / 100,
    blur: random.pick([0, 0.3, 0.5, 0.7]),
    effect: random.weigh(EFFECTS),
  }
  const document = new Pdf({ autoFirstPage: false, margin: 0 })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>(done => document.on('end', done))
  for (const picture of pictures) {
    const { width, height } = picture
    const jpeg = await photograph(browser, picture, faults)
    document.addPage({ size: [width, height], margin: 0 }).image(jpeg, 0, 0, { width, height })
  }
  document.end()
  await ended
  return Buffer.concat(chunks)
}

async function renderPages(pdf: Buffer): Promise<Picture[]> {
  const library = await PDFiumLibrary.init()
  try {
    const document = await library.loadDocument(pdf)
    const pictures: Picture[] = []
    for (const page of document.pages()) {
      const { originalWidth, originalHeight } = page.getOriginalSize()
      const { data, width, height } = await page.render({ scale: DPI / POINTS, render: 'bitmap' })
      pictures.push({ width: originalWidth, height: originalHeight, bmp: asBmp(data, width, height) })
    }
    document.destroy()
    return pictures
  } finally {
    library.destroy()
  }
}

/** Pixels of four bytes, red first and the top row first, as a BMP file, which has blue first. */
function asBmp(pixels: Uint8Array, width: number, height: number): Buffer {
  const blueFirst = Buffer.from(pixels)
  for (let i = 0; i < blueFirst.length; i += 4) {
    blueFirst[i] = pixels[i + 2] as number
    blueFirst[i + 2] = pixels[i] as number
  }
  const head = Buffer.alloc(54)
  head.write('BM')
  head.writeUInt32LE(54 + pixels.length, 2)
  head.writeUInt32LE(54, 10)
  head.writeUInt32LE(40, 14)
  head.writeInt32LE(width, 18)
  head.writeInt32LE(-height, 22)
  head.writeUInt16LE(1, 26)
  head.writeUInt16LE(32, 28)
  return Buffer.concat([head, blueFirst])
}

async function photograph(
  browser: Browser,
  { width, height, bmp }: Picture,
  {
    turn,
    paper,
    noise,
    blur,
    effect,
  }: { turn: number; paper: number; noise: number; blur: number; effect: string },
): Promise<Buffer> {
  const viewport = { width: Math.round((width * DPI) / POINTS), height: Math.round((height * DPI) / POINTS) }
  const page = await browser.newPage({ viewport })
  try {
    const grey = `rgb(${paper},${paper},${paper - 3})`
    await page.setContent(`<!doctype html><style>body { margin: 0; background: ${grey}; overflow: hidden }
img { width: 100%; height: 100%; transform: rotate(${turn}deg); mix-blend-mode: multiply; filter: blur(${blur}px) contrast(.92) }
svg { position: fixed; inset: 0; opacity: ${noise} } ${effect}</style><img id="page"><svg width="100%" height="100%">
<filter id="n"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="${Math.round(turn * 10) + 40}"/></filter><rect width="100%" height="100%" filter="url(#n)"/></svg>`)
    await page.evaluate(
      async source => {
        const image = document.querySelector('img')
        if (!image) throw new Error('The page to scan has no picture.')
        image.src = source
        await image.decode()
      },
      `data:image/bmp;base64,${bmp.toString('base64')}`,
    )
    return await page.screenshot({ type: 'jpeg', quality: 55 })
  } finally {
    await page.close()
  }
}
