import type { Segment } from '../../layout/lay-out.ts'
import { isRemark } from '../remarks.ts'
import { dashedCode, isCodeLike, labelledPart } from './part-number.ts'

/**
 * One code and nothing else: no note of figures (`JOB 1011 - REGO 822 LDJ`) and no name that begins behind a dash (`4417205 - Bracket`).
 * Letters alone must be capitals.
 */
export function isLoneCode({ text }: Pick<Segment, 'text'>): boolean {
  const isNote = /\s/.test(text) && isRemark(text)
  const isNamed = /^[A-Za-z]{3}/.test(dashedCode(text)?.rest ?? '')
  const able = isCodeLike(text) && !isNote && !isNamed && !text.includes(':') && labelledPart(text) === null
  return able && (/\d.*\S{2}|\S{2}.*\d/.test(text) || /^[A-Z][A-Z./-]{3,}$/.test(text))
}
