import type { SeenWord } from '../open-tesseract.ts'
import type { MergedWord } from '../seen-words.ts'
import { sharedShare } from '../seen-words.ts'

/** Confidence (of 100) from which the shapes are believed, and below which another reader is not. */
const SHAPES_SURE = 85
const OTHERS_SURE = 60
/** A lone figure is about as tall as the print around it. */
const TALLER = 1.5

/**
 * Quantities stand alone in wide white space, where readers that go by their neighbours see an I, a 17 or nothing; the shapes see the
 * figure. It is taken where the others are unsure, or saw nothing beside print of its height.
 * @param reader index of the shapes among the further readings.
 */
export function takeLoneFigures(
  words: readonly MergedWord[],
  shapes: readonly SeenWord[],
  reader: number,
): MergedWord[] {
  const taken = [...words]
  for (const figure of shapes) {
    if (!/^\d{1,2}$/.test(figure.text) || figure.confidence < SHAPES_SURE) continue
    const here = taken.filter(word => Math.max(sharedShare(word, figure), sharedShare(figure, word)) >= 0.4)
    if (here.length === 0 && standsBesidePrint(figure, words)) taken.push(asWord(figure, words, reader, ''))
    const [only] = here
    if (here.length !== 1 || !only || only.text.length > 3 || only.confidence >= OTHERS_SURE) continue
    if (only.text !== figure.text) taken[taken.indexOf(only)] = asWord(figure, words, reader, only.text)
  }
  return taken
}

function asWord(
  figure: SeenWord,
  words: readonly MergedWord[],
  reader: number,
  otherwise: string,
): MergedWord {
  const readings = (words[0]?.readings ?? []).map(() => '')
  return { ...figure, readings: readings.with(0, otherwise).with(reader, figure.text) }
}

function standsBesidePrint(figure: SeenWord, words: readonly MergedWord[]): boolean {
  const height = figure.y1 - figure.y0
  return words.some(word => {
    const tall = word.y1 - word.y0
    const down = Math.min(word.y1, figure.y1) - Math.max(word.y0, figure.y0)
    return (
      down > 0.7 * height && Math.max(tall / height, height / tall) < TALLER && word.confidence >= OTHERS_SURE
    )
  })
}
