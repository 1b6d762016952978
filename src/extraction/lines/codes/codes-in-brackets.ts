import { isMeasure, saysHowMuch } from '../../values/measures.ts'
import { nameOfHeading } from '../../vocabulary/column-names.ts'
import { isCodeLike } from '../../vocabulary/part-number.ts'

/** A number inside a description. */
export interface EmbeddedCode {
  partNumber: string
  /** The description without it. */
  rest: string
  isSure: boolean
}

const BRACKETED = /^(.*?)\s*[([]([^()[\]]+)[)\]]$/

/**
 * What stands in brackets at the end of each description, where the heading says so in its own (`Description (Part number)`): any code, letters alone too;
 * a size may be told so as well. Null where the heading does not say so.
 */
export function codesInBrackets(
  descriptions: readonly string[],
  heading: string,
): (EmbeddedCode | null)[] | null {
  const [, named = '', said = ''] = BRACKETED.exec(heading) ?? []
  if (nameOfHeading(said) !== 'part' || named === '') return null
  return descriptions.map(description => {
    const [, rest = '', partNumber = ''] = BRACKETED.exec(description) ?? []
    const isCode = rest !== '' && isCodeLike(partNumber, true) && !/[a-z]{3}/.test(partNumber)
    return isCode
      ? { partNumber, rest, isSure: !isMeasure(partNumber) && !saysHowMuch(partNumber.replace(/ /g, '')) }
      : null
  })
}
