import { isSizeOrGrade, saysWhatFits } from '../../values/measures.ts'
import { announcesNumbersBehind } from '../../vocabulary/joint-headings.ts'
import { isCodeLike } from '../../vocabulary/part-number.ts'
import { codesAmongWords } from './codes-among-words.ts'
import type { EmbeddedCode } from './codes-in-brackets.ts'
import { formOf } from './known-shape.ts'

/** A name, and behind a comma or a dash the last of its text. */
const BEHIND = /^(.*[a-z]{3}.*?)(?:,|\s[-–—:])\s+(\S+(?: \S+)?)$/i

/** Characters, from which on a code is no size, model or engine (`44R`, `QC79`, `MZ-50`). */
const LONG = 6

/** Figures, up to which a code may be a vehicle's or an engine's (`TRV26R`, `1QD-TRV`). */
const FEW_FIGURES = 3

/**
 * What stands behind a comma or a dash at the end of each description, where the heading announces numbers behind the names: any code with a figure
 * that is no size. Short ones, and those unlike all the others, may tell what the goods fit; so may any of few figures behind a name with a code of
 * its own (`Oil filter KF2417 - TRV26R`). Null where the heading does not.
 */
export function codesBehindNames(
  descriptions: readonly string[],
  heading: string,
): (EmbeddedCode | null)[] | null {
  if (!announcesNumbersBehind(heading)) return null
  const codes = descriptions.map(codeBehind)
  const forms = codes.flatMap(code => (code ? [formOf(code.partNumber)] : []))
  return codes.map(code => {
    if (!code) return null
    const { partNumber, rest } = code
    const form = formOf(partNumber)
    // Of two neither is the odd one.
    const isLike = forms.length < 3 || forms.filter(other => other === form).length > 1
    const inner = codesAmongWords(rest)
    const isTold = inner.length === 0 || partNumber.replace(/\D/g, '').length > FEW_FIGURES
    const isSure = isLike && isTold && partNumber.length >= LONG
    return isSure || inner.length === 0 ? { ...code, isSure } : { ...code, isSure, others: inner }
  })
}

function codeBehind(description: string): { partNumber: string; rest: string } | null {
  const [, rest = '', partNumber = ''] = BEHIND.exec(description) ?? []
  const isCode = /\d/.test(partNumber) && isCodeLike(partNumber) && !/[a-z]{3}/.test(partNumber)
  return isCode && !isSizeOrGrade(partNumber) && !saysWhatFits(partNumber) ? { partNumber, rest } : null
}
