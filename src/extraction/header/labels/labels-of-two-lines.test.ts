import { expect, test } from 'vitest'
import { headerOf as read } from '../../testing/header-on.ts'

test('a label too long for its cell has its value behind its beginning', () => {
  const found = read(
    [300, 100, 'Invoice No.:'],
    [370, 100, 'SI-00041177'],
    [440, 100, 'Invoice'],
    [500, 100, '11/09/2026'],
    [440, 111, 'Date:'],
    [440, 124, 'Due Date:'],
    [500, 124, '11/10/2026'],
  )
  expect(found).toMatchObject({ invoiceDate: '2026-09-11', dueDate: '2026-10-11' })
})

test('a value may stand half way between the two lines of its label', () => {
  const found = read(
    [228, 112, 'TAX DATE:'],
    [311, 112, '2 May 2026'],
    [407, 112, 'ENTERED BY:'],
    [473, 112, 'KYLIE'],
    [228, 152, 'YOUR'],
    [311, 154, '81126'],
    [407, 152, 'DUE DATE:'],
    [473, 152, 'Friday, 16 May'],
    [228, 164, 'REFERENCE:'],
    [473, 164, '2026'],
  )
  expect(found.purchaseOrderNumber).toBe('81126')
})

test('beside labels of two lines the value of one of one line stands a line further down', () => {
  const found = read(
    [60, 136, 'TAX'],
    [125, 136, 'INV DATE'],
    [200, 136, 'PO'],
    [260, 136, 'CUST'],
    [49, 147, 'INVOICE #'],
    [200, 147, 'NO.'],
    [260, 147, 'CODE'],
    [46, 164, 'WMP/34663'],
    [120, 164, '19/11/2025'],
    [195, 164, '33318'],
    [260, 164, 'ARW615'],
  )
  expect(found).toMatchObject({
    invoiceNumber: 'WMP/34663',
    invoiceDate: '2025-11-19',
    purchaseOrderNumber: '33318',
  })
})

test('two labels with a value each are not one label of two lines', () => {
  const found = read(
    [330, 100, 'Doc No'],
    [420, 100, 'OTW/68299'],
    [330, 112, 'Order No'],
    [420, 112, '3549'],
    [330, 124, 'Debtor'],
    [420, 124, 'TKA913'],
  )
  expect(found.purchaseOrderNumber).toBe('3549')
})

test('a label whose second line says all has its value behind the first, where the next label stands further off', () => {
  const order = (next: number) =>
    read(
      [400, 100, 'Customer'],
      [480, 100, '3826'],
      [400, 112, 'PO:'],
      [400, next, 'Terms:'],
      [480, next, '30 days'],
    ).purchaseOrderNumber
  expect(order(128)).toBe('3826')
  expect(order(124)).toBeNull()
})

test('a label of its own over an order that was left empty keeps its value, at the end of a group too', () => {
  const order = (upper: string, ...above: [number, number, string][]) =>
    read(
      ...above,
      [400, 100, upper],
      [480, 100, '10442'],
      [400, 112, 'PO'],
      [400, 132, 'Terms'],
      [480, 132, '30 days'],
    ).purchaseOrderNumber
  expect(order('Account')).toBeNull()
  expect(order('Customer:', [400, 88, 'Date:'], [480, 88, '11/09/2026'])).toBeNull()
})

test('a label that says all may have Date under it', () => {
  const found = read([298, 150, 'Payment Due'], [298, 161, 'Date'], [298, 172, '22/01/27'])
  expect(found.dueDate).toBe('2027-01-22')
})

test('labels of two lines in a strip are one each, however like two their lines are', () => {
  const strip = (upper: string[], lower: string[], values: string[]) =>
    read(
      ...[upper, lower, values].flatMap((texts, i) =>
        texts.map((text, k): [number, number, string] => [
          40 + 110 * k,
          120 + 12 * i + (i > 1 ? 4 : 0),
          text,
        ]),
      ),
    )
  expect(
    strip(['Customer', 'Sales', 'Despatch'], ['Ref', 'Order', 'Number'], ['PO7741', 'SO884', 'D9912'])
      .purchaseOrderNumber,
  ).toBe('PO7741')
  expect(
    strip(['Order', 'Invoice', 'Due'], ['Date', 'Date', 'Date'], ['01/03/2026', '05/03/2026', '30/04/2026']),
  ).toMatchObject({ invoiceDate: '2026-03-05', dueDate: '2026-04-30' })
})

test('beside a label of two lines a number of two lines is read from its first', () => {
  const found = read([228, 133, 'INVOICE'], [318, 133, '2026-'], [228, 145, 'NUMBER'], [318, 145, '98853'])
  expect(found.invoiceNumber).toBe('2026-98853')
})

test('beside a label of two lines, of which the second has a colon, a number of two lines is read from its first', () => {
  const found = read([228, 133, 'INVOICE'], [318, 133, '2026-'], [228, 145, 'NUMBER:'], [318, 145, '41772'])
  expect(found.invoiceNumber).toBe('2026-41772')
})

test('a number that begins with the word for an order goes on in the next line of its cell', () => {
  const found = read([228, 133, 'Customer Order No'], [338, 133, 'PO-'], [338, 145, '44172'])
  expect(found.purchaseOrderNumber).toBe('PO-44172')
})

test('an order and who gave it in two lines stand beside one label of two', () => {
  const found = read(
    [228, 133, 'Customer'],
    [318, 133, 'PO-61144 -'],
    [228, 145, 'Ref:'],
    [318, 145, 'Bruce'],
  )
  expect(found.purchaseOrderNumber).toBe('PO-61144')
})

test('what stands beside the second line of a label is another’s, whatever its words', () => {
  const found = read(
    [60, 104, 'C-87155'],
    [60, 126, 'PURCHASE ORDER'],
    [388, 124, 'Tel (07) 5550 1234'],
    [60, 136, 'NO'],
    [388, 136, 'parts@wheelhouse.example'],
    [60, 149, 'PO4471'],
  )
  expect(found.purchaseOrderNumber).toBe('PO4471')
})

test('in a strip of labels what is like the beginning of a number is one of them', () => {
  const found = read(
    [228, 133, 'Invoice'],
    [288, 133, 'PO-'],
    [358, 133, 'Date'],
    [228, 145, '40118'],
    [288, 145, '7781'],
    [358, 145, '05/03/2026'],
  )
  expect(found.invoiceNumber).toBe('40118')
})

test('what goes on from `Our` in the line above is the supplier’s own order', () => {
  const strip = (whose: string) =>
    read(
      [60, 136, 'Tax Invoice'],
      [150, 136, 'Operator'],
      [240, 136, whose],
      [320, 136, 'Date'],
      [60, 147, 'No'],
      [240, 147, 'Order'],
      [320, 147, 'Shipped'],
      [60, 164, 'KW-3316'],
      [150, 164, 'Lena'],
      [240, 164, '660418'],
      [320, 164, '19/11/2025'],
    )
  expect(strip('Our').purchaseOrderNumber).toBeNull()
  expect(strip('Your').purchaseOrderNumber).toBe('660418')
})

test('the day of a label that goes on in the next line of a paragraph is not the invoice’s as well', () => {
  const found = read(
    [40, 100, 'Doc No. : SI00041055 Dated : 19 Dec 2025 Cust Order : 8944 Served by : House Payment Due'],
    [40, 111, 'Date : 31 Jan 2026'],
  )
  expect(found).toMatchObject({ invoiceDate: '2025-12-19', dueDate: '2026-01-31' })
})

test.each([100, 130])('beside a colon apart from it a label ends with its line, with the value at %d', x => {
  const found = read(
    [25, 120, 'Invoice'],
    [90, 120, ':'],
    [x, 120, 'V2-00871'],
    [25, 132, 'Order no'],
    [90, 132, ':'],
    [x, 132, '9310'],
    [25, 144, 'Customer'],
    [90, 144, ':'],
    [x, 144, 'Pardalote Auto Repairs Pty Ltd'],
    [35, 156, '64 Smelter Street'],
  )
  expect(found.purchaseOrderNumber).toBe('9310')
})
