import { nameOfHeading } from '../../vocabulary/column-names.ts'
import { isCodeLike } from '../../vocabulary/part-number.ts'
import { codesAmongWords, isSize } from './codes-among-words.ts'
import type { EmbeddedCode } from './codes-in-brackets.ts'
import { formOf } from './known-shape.ts'

/** Two names of one column, the numbers' behind the other (`Goods and part number`, `Item / Part No.`, `Goods / P/N`). */
const HEADING = /^(.*?\w)\s*(?:\/|&|,|[-–]|\band\b)\s*(\w.*)$/i
/** Who announces no more than parts (`Labour / Parts`) may tell of them in words. */
const SAYS_NUMBER = /#|\b(?:part)?(?:nos?|num|numbers?|nr|codes?)\b|\b(?:p\/?n|mpn|sku)\b/i
/** A name, and behind a comma or a dash the last of its text. */
const BEHIND = /^(.*[a-z]{3}.*?)(?:,|\s[-–—:])\s+(\S+(?: \S+)?)$/i

/** What they fit: letters of models that a stroke joins, or an engine behind a name (`QA/QB V6`, `QC79 V8`). */
const FITTED = /^[a-z]+(?:\/[a-z]+)+(?: |$)| (?:v\d{1,2}|\d)$/i
/** Characters, from which on a code is no size, model or engine (`44R`, `QC79`, `MZ-50`). */
const LONG = 6

/**
 * What stands behind a comma or a dash at the end of each description, where the heading announces numbers behind the names: any code with a figure
 * that is no size. Short ones, and those unlike all the others, may tell what the goods fit; so may any behind a name with a code of its own
 * (`Oil filter KF2417 - TRV26R`), which is the likelier number where it begins the name. Null where the heading does not.
 */
export function codesBehindNames(
  descriptions: readonly string[],
  heading: string,
): (EmbeddedCode | null)[] | null {
  const [, name = '', number = ''] = HEADING.exec(heading) ?? []
  const isAnnounced = nameOfHeading(number) === 'part' && SAYS_NUMBER.test(number)
  if (!isAnnounced || nameOfHeading(name) === 'part' || name === '') return null
  const codes = descriptions.map(codeBehind)
  const forms = codes.flatMap(code => (code ? [formOf(code.partNumber)] : []))
  return codes.map((code, i) => {
    if (!code) return null
    const { partNumber, rest } = code
    const form = formOf(partNumber)
    const [inner, ...more] = codesAmongWords(rest)
    if (inner === undefined) {
      // Of two neither is the odd one.
      const isLike = forms.length < 3 || forms.filter(other => other === form).length > 1
      return { ...code, isSure: isLike && partNumber.length >= LONG }
    }
    const behind = descriptions[i]?.slice(inner.length + 1) ?? ''
    return rest.startsWith(`${inner} `)
      ? { partNumber: inner, rest: behind, isSure: false, others: [partNumber, ...more] }
      : { ...code, isSure: false, others: [inner, ...more] }
  })
}

function codeBehind(description: string): { partNumber: string; rest: string } | null {
  const [, rest = '', partNumber = ''] = BEHIND.exec(description) ?? []
  const isCode = /\d/.test(partNumber) && isCodeLike(partNumber) && !/[a-z]{3}/.test(partNumber)
  return isCode && !isSize(partNumber) && !FITTED.test(partNumber) ? { partNumber, rest } : null
}
