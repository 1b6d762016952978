import { segmentOf } from '../../layout/lay-out.ts'
import { labelledPart } from '../../vocabulary/part-in-text.ts'
import { withoutSign } from '../../vocabulary/part-number.ts'
import { announcesGoods, sharedAnnouncement } from '../codes/announcement.ts'
import { isLoneCode } from '../codes/lone-code.ts'
import { isRemark } from '../remarks.ts'
import type { RowGroup } from './row-group.ts'

/** Words that announce a number. */
const MOST_WORDS = 3
/** Of letters and figures, whatever joins or ends them (`KX-7702x`), or of many figures: no year, count or size of a remark. */
const NUMBER = /^(?=\S*\d)(?:(?=\S*[A-Z])\S{4,}|[\d./-]{5,})$/

/**
 * Codes that stand beneath most names behind the same words, whatever these are (`Cat. ref. AB-12`), each with the group that it is the number of; null for lines
 * without one. Unless the words are for numbers of goods and the column's heading has them too, they may announce something else (`Asset no. 4400512`).
 */
export function codesAnnounced(
  groups: readonly RowGroup[],
  description: number,
  heading: string,
): (RowGroup | null)[] {
  const said = announcementBeneath(groups)
  const isGuess = !announcesGoods(said) || !wordsOf(heading).includes(wordsOf(said.join(' ')))
  return groups.map(group => (said.length > 0 ? behindWords(group, description, said, isGuess) : null))
}

/** The words that stand right before a number beneath most names, but for those that are known to tell something of the goods. */
function announcementBeneath(groups: readonly RowGroup[]): string[] {
  const texts = groups.flatMap(({ below }) =>
    below.flatMap(({ row: { segments } }) => {
      const [only, ...more] = segments
      const isAlone = only && more.length === 0 && NUMBER.test(only.words.at(-1)?.text ?? '')
      return isAlone && !isRemark(only.text) && labelledPart(only.text) === null ? [only.text] : []
    }),
  )
  const said = sharedAnnouncement(texts, groups.length)
  return said.length > MOST_WORDS ? [] : said
}

function behindWords(
  group: RowGroup,
  description: number,
  said: readonly string[],
  isGuess: boolean,
): RowGroup | null {
  const at = group.below.findIndex(({ cells, row: { segments } }) => {
    const [only, ...more] = segments
    const isSaid = said.every((word, i) => word === only?.words[i]?.text)
    return isSaid && more.length === 0 && cells[description] != null
  })
  const words = group.below[at]?.row.segments[0]?.words.slice(said.length) ?? []
  if (words.length === 0) return null
  const code = segmentOf(words, group.item.page)
  const below = group.below.filter((_, i) => i !== at)
  return isLoneCode({ text: withoutSign(code.text) })
    ? { ...group, code, below, ...(isGuess ? { isGuess } : {}) }
    : null
}

/** Each with a space on both sides. */
function wordsOf(text: string): string {
  return ` ${(text.toLowerCase().match(/[a-z]+/g) ?? []).join(' ')} `
}
