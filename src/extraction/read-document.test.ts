import { expect, test } from 'vitest'
import { openWorkshop } from './memory/testing/workshop.ts'
import { readDocument } from './read-document.ts'
import { pageOfText } from './testing/page-of-text.ts'
import { sampleInvoice } from './testing/sample-invoice.ts'
import { rowsOfText } from './testing/write-pdf.ts'

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

test('which of two whole sets of sums is owed is asked about though each of them adds up, also where the supplier is known', () => {
  const line = (...[code, name, count, price, total]: string[]): [number, string][] => [
    ...(code ? [[40, code] as [number, string]] : []),
    [140, name ?? ''],
    [335, count ?? ''],
    [410, price ?? ''],
    [505, total ?? ''],
  ]
  const sums = (...amounts: string[]) =>
    ['Subtotal', 'GST', 'Total'].map((label, i): [number, string][] => [
      [400, label],
      [505, amounts[i] ?? ''],
    ])
  const goods = (more: [number, string][][]) => {
    const { texts } = sampleInvoice()
    const head = texts.filter(({ y }) => y < 250)
    const rows = [
      line('Part Number', 'Description', 'Qty', 'Unit Price', 'Amount'),
      line('', 'Fit timing kit', '2', '90.00', '180.00'),
      line('', 'Road test', '1', '90.00', '90.00'),
      ...sums('270.00', '27.00', '297.00'),
      ...more,
    ]
    return pageOfText([...head, ...rowsOfText(rows, 250)])
  }
  const money = ['lineItems', 'subtotal', 'taxAmount', 'totalAmount'] as const
  const doubtsOn = (page: ReturnType<typeof goods>) => {
    const workshop = openWorkshop()
    const doubts = [workshop.read(page)]
    workshop.correct(page, { invoiceNumber: '7781' })
    return [...doubts, workshop.read(page)].map(({ totalAmount, uncertainFields }) => [
      totalAmount,
      money.filter(field => uncertainFields.includes(field)),
    ])
  }
  const twice = goods([
    line('KIT', 'Timing kit', '2', '40.00', '80.00'),
    ...sums('350.00', '35.00', '385.00'),
  ])
  expect(doubtsOn(twice)).toEqual([
    [38_500, money],
    [38_500, money],
  ])
  const ifDone = goods([
    line('KIT', 'Timing kit', '2', '40.00', '80.00'),
    [
      [400, 'Total if done'],
      [505, '385.00'],
    ],
  ])
  expect(doubtsOn(ifDone)).toEqual([
    [29_700, money],
    [29_700, money],
  ])
  expect(doubtsOn(goods([]))).toEqual([
    [29_700, []],
    [29_700, []],
  ])
})

test('a charge that stands like goods beneath the sum of a group is no question where the sums that are owed count it in', () => {
  const { texts } = sampleInvoice()
  const rowOf = (...cells: string[]) =>
    cells.flatMap((text, i): [number, string][] =>
      text === '' ? [] : [[[40, 140, 280, 335, 410, 505][i] ?? 0, text]],
    )
  const sum = (label: string, amount: string) => rowOf('', '', '', '', label, amount)
  const rows = [
    rowOf('Part Number', 'Description', 'Pack', 'Qty', 'Unit Price', 'Amount'),
    rowOf('AB-12', 'Hose clips', 'box', '2', '50.00', '100.00'),
    rowOf('AB-14', 'Hose tape', 'box', '1', '50.00', '50.00'),
    sum('Fasteners total', '150.00'),
    rowOf('', 'Courier', '', '1', '20.00', '20.00'),
    sum('Delivery total', '20.00'),
    sum('Total ex GST', '170.00'),
    sum('GST', '17.00'),
    sum('Invoice total', '187.00'),
  ]
  const page = pageOfText([...texts.filter(({ y }) => y < 250), ...rowsOfText(rows, 250)])
  const [read] = readDocument([page], { today: '2026-04-01', memories: [] })?.invoices ?? []
  expect(read?.lines.map(({ totalPrice }) => totalPrice)).toEqual([10_000, 5000, 2000])
  expect(read?.uncertainFields).toEqual([])
})
