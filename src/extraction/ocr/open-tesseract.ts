import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createWorker, OEM, type PSM } from 'tesseract.js'
import type { Picture } from '../pdf/pdfium/raw-page.ts'

/** A word as an OCR engine reports it: pixels of the picture it read, confidence 0 to 100. */
export interface SeenWord {
  text: string
  confidence: number
  x0: number
  y0: number
  x1: number
  y1: number
}

export interface Tesseract {
  /** @param mode tesseract's page segmentation: `6` one block, `11` sparse words, `7` one line. */
  read(picture: Picture, mode: '4' | '6' | '7' | '11', dpi: number): Promise<SeenWord[]>
  close(): Promise<void>
}

/**
 * `neural`: the network; `shapes`: tesseract's older engine, which compares the outlines of letters. They err in different ways, so
 * that their agreement is worth something.
 */
export type Engine = 'neural' | 'shapes'

const DATA = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'))

/** Starts an engine on the language data that is installed beside it; nothing is fetched or cached. */
export async function openTesseract(engine: Engine): Promise<Tesseract> {
  const neural = engine === 'neural'
  const worker = await createWorker('eng', neural ? OEM.LSTM_ONLY : OEM.TESSERACT_ONLY, {
    langPath: join(DATA, neural ? '4.0.0_best_int' : '4.0.0'),
    cacheMethod: 'none',
    gzip: true,
    legacyCore: !neural,
    legacyLang: !neural,
  })
  return {
    async read(picture, mode, dpi) {
      await worker.setParameters({ tessedit_pageseg_mode: mode as PSM, user_defined_dpi: String(dpi) })
      const { data } = await worker.recognize(greyMap(picture), {}, { text: false, blocks: true })
      return (data.blocks ?? [])
        .flatMap(block => block.paragraphs.flatMap(paragraph => paragraph.lines.flatMap(line => line.words)))
        .map(({ text, confidence, bbox }) => ({ text, confidence, ...bbox }))
    },
    async close() {
      await worker.terminate()
    },
  }
}

/** A picture as a portable grey map, the plainest format that tesseract's picture library reads. */
function greyMap({ width, height, pixels }: Picture): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), pixels])
}
