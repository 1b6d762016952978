import { expect, test } from 'vitest'
import { layWords, row } from '../../../testing/lay-words.ts'
import { customerBlocks, namesOfCustomer } from './customer-blocks.ts'

test('behind a label and a colon set apart stands the customer, and under it what else is theirs', () => {
  const page = layWords(
    [
      row(
        80,
        [43, 'INVOICE NO'],
        [105, ':'],
        [114, '0417903'],
        [210, 'CHARGE TO'],
        [288, ':'],
        [305, 'TALLOW STREET GARAGE'],
      ),
      row(91, [43, 'DATE'], [105, ':'], [114, '21/04/26'], [305, '41 TALLOW STREET']),
      row(
        102,
        [43, 'PAYMENT BY'],
        [105, ':'],
        [114, '31/05/26'],
        [210, 'ACCOUNT'],
        [288, ':'],
        [305, 'TALL'],
      ),
    ].flat(),
  )
  expect([...customerBlocks(page)].map(({ text }) => text)).toEqual([
    'CHARGE TO',
    'TALLOW STREET GARAGE',
    '41 TALLOW STREET',
    'TALL',
  ])
})

test('a strip of labels ends what is said of the customer', () => {
  const page = layWords(
    [
      row(89, [40, 'Bill to']),
      row(97, [40, 'Tallow Motors']),
      row(106, [40, '18 Tallow Road']),
      row(115, [40, 'Tallow VIC 3899']),
      row(131, [40, 'Invoice #'], [157, 'Invoice Date'], [296, 'PO Number']),
      row(142, [40, 'INV-4992'], [157, '6 Mar 2026'], [296, '4836']),
      row(160, [40, 'Corrawell Trading Pty Ltd ABN 51 824 753 556']),
    ].flat(),
  )
  expect([...customerBlocks(page)].map(({ text }) => text)).toEqual([
    'Bill to',
    'Tallow Motors',
    '18 Tallow Road',
    'Tallow VIC 3899',
  ])
})

test('the customer stands beside its label where its ABN stands beneath', () => {
  const page = layWords(
    [
      row(176, [43, 'Customer'], [122, 'Tallow Motors']),
      row(188, [43, 'ABN of customer 51 824 753 556']),
    ].flat(),
  )
  expect([...customerBlocks(page)].map(({ text }) => text)).toContain('Tallow Motors')
})

test('a till names the customer behind its code', () => {
  const page = layWords([row(92, [14, 'Cust TAL014 Tallow Motors Pty Ltd'])].flat())
  const blocks = customerBlocks(page)
  expect(namesOfCustomer(blocks)).toContain('TAL014 Tallow Motors Pty Ltd')
})
