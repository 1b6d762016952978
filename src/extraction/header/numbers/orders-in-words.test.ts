import { expect, test } from 'vitest'
import { headerOn as read, rows } from '../../testing/header-on.ts'

const beside = (label: string, words: string) =>
  read(
    rows([
      [300, label],
      [400, words],
    ]),
  )

test.each(['Ute bench', 'boat trailer', 'Stk top-up', 'Verbal B. Stone'])(
  'an order in a few words stands beside its label, for a person to look at: %s',
  words => {
    const found = beside('Order No', words)
    expect(found.purchaseOrderNumber).toBe(words)
    expect(found.uncertain).toContain('purchaseOrderNumber')
  },
)

test.each([
  'Dave Smith',
  'Harrow Motors Tarnook',
  'Cash account',
  'Credit card',
  'Counter sale',
  'Web shop',
  'Same day',
  'Being arranged',
  'Road freight',
  'Account manager',
  'Station street',
])('a person, a company or what another box asks for is no order: %s', words => {
  expect(beside('Order No', words).purchaseOrderNumber).toBeNull()
})

test('a few words beneath a label, between others or beside a bare reference are no order', () => {
  expect(beside('Reference', 'Ute bench').purchaseOrderNumber).toBeNull()
  expect(read(rows([[300, 'Order No']], [[300, 'Ute bench']])).purchaseOrderNumber).toBeNull()
  const between = rows([
    [200, 'Order No'],
    [300, 'Ute bench'],
    [420, 'Terms'],
  ])
  expect(read(between).purchaseOrderNumber).toBeNull()
})
