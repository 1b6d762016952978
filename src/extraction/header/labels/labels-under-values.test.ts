import { expect, test } from 'vitest'
import { headerOf, headerOn } from '../../testing/header-on.ts'

test('a label whose box reaches into those of the values around it has the one beneath', () => {
  const texts: [number, number, string, number][] = [
    [40, 80, 'Unit 4, 90 Circuit Drive, Ashvale VIC 3977, telephone 03 5550 3926', 10],
    [280, 90.7, 'Invoice', 10.8],
    [480, 90.7, 'Date of invoice', 10.8],
    [280, 100, 'KX-2026-0188', 13.3],
    [480, 100, '2 June 2026', 13.3],
    [280, 107.2, 'Purchase order', 10.8],
    [480, 107.2, 'Due date', 10.8],
    [280, 116.5, 'WO 30912', 13.3],
    [480, 116.5, '16 June 2026', 13.3],
  ]
  const found = headerOn(texts.map(([x, y, text, size]) => ({ x, y, text, size })))
  expect(found).toMatchObject({ invoiceNumber: 'KX-2026-0188', purchaseOrderNumber: 'WO 30912' })
})

test('a day under its own label is no value of the label beneath it, which has its own', () => {
  const found = headerOf(
    [40, 100, 'Ordered'],
    [40, 112, '9 February 2026'],
    [40, 124, 'Payment'],
    [40, 136, 'Credit card, paid in full'],
  )
  expect(found.dueDate).toBeNull()
})

test('a column of labels over their values ends under what stands clear of it: the day of the order is none to pay by', () => {
  const found = headerOf(
    [40, 88, 'Tax invoice number'],
    [40, 99, 'WEB-70432'],
    [40, 110, 'Order date'],
    [40, 121, 'November 4, 2026'],
    [40, 132, 'Payment'],
    [40, 143, 'Card ending 0044'],
  )
  expect(found.dueDate).toBeNull()
  expect(found.invoiceDate).toBe('2026-11-04')
})

test.each([
  ['set off its value', 17, 11],
  ['over lines that are set unevenly', 12, 13],
])('a label %s heads it: the day is none of the label beneath', (_, off, step) => {
  const at = 165 + off
  const found = headerOf(
    [300, 148, 'Invoice date 04/11/2026'],
    [40, 148, 'Kaz Orr'],
    [40, 165, 'Delivered'],
    [40, at, 'Ring first'],
    [40, at + step, 'Moe depot'],
    [40, at + step + 11, '06/11/2026'],
    [40, at + step + 27, 'Due date'],
    [40, at + step + 38, 'On receipt'],
  )
  expect(found).toMatchObject({ invoiceDate: '2026-11-04', dueDate: null })
})
