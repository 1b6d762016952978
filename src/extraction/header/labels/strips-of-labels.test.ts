import { expect, test } from 'vitest'
import { headerOf as read } from '../../testing/header-on.ts'

test('a rule of dashes under labels does not part them from their values', () => {
  const found = read(
    [36, 192, 'INVOICE'],
    [108, 192, 'DATE'],
    [258, 192, 'YOUR ORDER'],
    [342, 192, 'OUR ORDER'],
    [456, 192, 'DUE'],
    [36, 206, '-'.repeat(86)],
    [36, 220, '0448107'],
    [108, 220, '23 JUN 26'],
    [258, 220, 'D-30118'],
    [342, 220, '1190226'],
    [456, 220, '31 JUL 26'],
  )
  expect(found).toMatchObject({
    invoiceNumber: '0448107',
    invoiceDate: '2026-06-23',
    dueDate: '2026-07-31',
    purchaseOrderNumber: 'D-30118',
  })
})

test('nothing below a rule is the value of an empty box over it', () => {
  const rule = '-'.repeat(60)
  expect(read([40, 100, 'Order No'], [40, 112, rule], [40, 124, 'Page 1']).purchaseOrderNumber).toBeNull()
  const signed = read(
    [40, 100, 'Order No'],
    [160, 100, 'Received by'],
    [280, 100, 'Date'],
    [40, 112, rule],
    [40, 124, 'Office copy 3'],
    [160, 124, 'Thank you'],
    [280, 124, '20/10/2026'],
  )
  expect(signed.purchaseOrderNumber).toBeNull()
})

test.each(['-'.repeat(40), '*'.repeat(40), '---------- -------- --------'])(
  'a strip with the paper’s own number or day has values, however few its labels are and however its rule is drawn: %s',
  rule => {
    const drawn = rule.split(' ').map((piece, i): [number, number, string] => [40 + 120 * i, 112, piece])
    const found = read(
      [40, 100, 'Invoice No:'],
      [160, 100, 'Date:'],
      [280, 100, 'P.O. #'],
      ...drawn,
      [40, 124, '20417'],
      [160, 124, '14/10/2026'],
      [280, 124, 'WR-4471'],
    )
    expect(found).toMatchObject({
      invoiceNumber: '20417',
      invoiceDate: '2026-10-14',
      purchaseOrderNumber: 'WR-4471',
    })
  },
)

test('boxes over a rule that who takes the goods fills in have no values beneath, however many they are', () => {
  const found = read(
    [40, 100, 'Order No'],
    [160, 100, 'Received by'],
    [280, 100, 'Date'],
    [400, 100, 'Time'],
    [40, 112, '='.repeat(60)],
    [40, 124, 'Form 1102'],
    [160, 124, 'Thank you'],
    [280, 124, '20/10/2026'],
    [400, 124, 'Page 1'],
  )
  expect(found.purchaseOrderNumber).toBeNull()
})
