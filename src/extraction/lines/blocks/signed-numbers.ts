import { type Segment, wordsOfRow } from '../../layout/lay-out.ts'
import { SIZE, saysWhat } from '../../values/measures.ts'
import { bracketedCode, dashedCode } from '../../vocabulary/part-in-text.ts'
import { isMixed, withoutSign } from '../../vocabulary/part-number.ts'
import { COMPOUND, isLoneNumber } from '../codes/lone-code.ts'
import type { Block, Parts } from './block.ts'
import { isSame, type Spot, textsOf } from './row-mates.ts'

/** Share of the blocks. */
const MOST = 0.5

/**
 * Numbers that stand alone behind a sign (`#AB-12`), where the blocks have none in any other place; null where they are none of goods. The sign
 * may stand before the number of a job or an order as well: sure are those with letters, not the same for all, of which every block has one
 * on the same of its rows and no other that may be its code.
 */
export function signedNumbers(blocks: readonly Block[], bare: readonly Parts[]): Parts[] | null {
  const texts = bare.map(textsOf)
  const signed = texts.map(some => some.filter(isSigned))
  const others = blocks.map((block, i) => otherCodes(block, texts[i] ?? []))
  const share = (some: readonly unknown[][]) => some.filter(each => each.length > 0).length / blocks.length
  const [first] = signed.flat()
  const areSame = signed.flat().every(({ text }) => text === first?.text) && blocks.length > 1
  if (areSame || share(signed) < MOST || share(others) >= MOST) return null
  const spots = texts.flatMap(some =>
    some.flatMap((text, index) => (isSigned(text) ? [{ index, x0: text.x0 }] : [])),
  )
  const votes = (spot: Spot) => spots.filter(one => isSame(one, spot)).length
  const [spot] = spots.toSorted((a, b) => votes(b) - votes(a))
  const stems = new Set(signed.flat().map(({ text }) => text.replace(/[^A-Z]/g, '')))
  const areSure = share(signed) === 1 && stems.size > 1
  return bare.map((part, i) => {
    const [all, own, other] = [texts[i] ?? [], signed[i] ?? [], others[i] ?? []]
    const code = own[0] ?? all.find(isLoneNumber)
    if (!code || all.length < 2) return part
    const isThere = spot !== undefined && isSame({ index: all.indexOf(code), x0: code.x0 }, spot)
    const isSure = areSure && isThere && own.length === 1 && other.length === 0 && isNumber(code)
    const readings = isSure ? [] : [...new Set([code.text, ...own.map(({ text }) => text), ...other, ''])]
    return { code: code.words, readings, rest: all.filter(text => text !== code) }
  })
}

function isSigned({ text }: Segment): boolean {
  return withoutSign(text) !== text
}

/** Figures or a joint and a letter: capitals alone may be a word. */
function isNumber({ text }: Segment): boolean {
  const number = withoutSign(text)
  return /[A-Z]/.test(number) && (COMPOUND.test(number) || isLoneNumber({ text: number }))
}

/**
 * What else names a block and may be its code: in brackets, before a dash, or a word anywhere in its rows that is no size. A piece of the number
 * itself is none (`P21W` beside `#GL-P21W`).
 */
function otherCodes({ band }: Block, texts: readonly Segment[]): string[] {
  const [signed, names] = [texts.filter(isSigned), texts.filter(text => !isSigned(text))]
  const words = [...names.flatMap(name => name.words), ...band.rows.flatMap(wordsOfRow)]
  const single = words.map(({ text }) => text.replace(/^[[(]+|[\])},;:]+$/g, ''))
  const set = names.flatMap(({ text }) =>
    [bracketedCode(text), dashedCode(text)].flatMap(one => one?.partNumber ?? []),
  )
  const able = single.filter(text => isMixed(text) && !SIZE.test(text))
  const found = [...set.filter(text => !saysWhat(text)), ...able]
  return [...new Set(found)].filter(text => !signed.some(one => one.text.includes(text)))
}
