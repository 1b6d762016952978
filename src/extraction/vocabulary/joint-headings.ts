import { nameOfHeading } from './column-names.ts'

/** Says that who made the goods, or the code of his line, stands before their number (`Line code + part`, `Brand / Part`). */
const BRAND_FIRST =
  /^(?:brand|make|maker|mfr|manufacturer|franchise|line(?: code)?|prefix)\s*(?:[/+&,-]|\band\b)\s*(?:parts?|p\/n|pn|stock|item|product|code|no|number|cat|sku)\b/i

/** Whether one heading announces brands before the numbers of goods. */
export function announcesBrands(heading: string): boolean {
  return BRAND_FIRST.test(heading)
}

/** Two names of one column, the numbers' behind the other (`Goods and part number`, `Item / Part No.`, `Goods / P/N`). */
const NAME_AND_NUMBER = /^(.*?\w)\s*(?:\/|&|,|[-–]|\band\b)\s*(\w.*)$/i
/** Who announces no more than parts (`Labour / Parts`) may tell of them in words. */
const SAYS_NUMBER = /#|\b(?:part)?(?:nos?|num|numbers?|nr|codes?)\b|\b(?:p\/?n|mpn|sku)\b/i

/** Whether one heading announces the numbers of goods behind their names. */
export function announcesNumbersBehind(heading: string): boolean {
  const [, name = '', number = ''] = NAME_AND_NUMBER.exec(heading) ?? []
  const isNumber = nameOfHeading(number) === 'part' && SAYS_NUMBER.test(number)
  return isNumber && name !== '' && nameOfHeading(name) !== 'part'
}
