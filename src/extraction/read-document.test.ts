import { expect, test } from 'vitest'
import { readDocument } from './read-document.ts'
import { pageOfText } from './testing/page-of-text.ts'
import { sampleInvoice } from './testing/sample-invoice.ts'

test('in poor print a line without a number among others with theirs is asked about, and one whose figures are alike', () => {
  const texts = sampleInvoice().texts.filter(({ text }) => text !== 'QA-77/B')
  const doubtsOn = (isPoorPrint: boolean) =>
    readDocument([{ ...pageOfText(texts), isPoorPrint }], { today: '2026-04-01', memories: [] })
      ?.invoices.flatMap(invoice => invoice.lines)
      .map(line => [line.partNumber, line.partNumberUncertain])
  expect(doubtsOn(true)).toEqual([
    ['QA-1002', true],
    ['', true],
    ['FREIGHT', false],
  ])
  expect(doubtsOn(false)?.[1]).toEqual(['', false])
})
