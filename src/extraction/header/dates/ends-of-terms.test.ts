import { expect, test } from 'vitest'
import { headerOn, rows } from '../../testing/header-on.ts'

const due = (sentence: string) => {
  const { dueDate, uncertain } = headerOn(rows([[300, 'Date: 6 March 2026']], [[40, sentence]]))
  return [dueDate, uncertain.includes('dueDate')]
}

test.each([
  'The account is payable one month from the above date, being 6th April 2026.',
  'This account is due one month from the date of this invoice, that is 6 April 2026.',
  'Payable one calendar month from date of invoice, i.e. 6 April 2026',
  'Our terms are 31 days from invoice, i.e. 6 April 2026.',
  'Payment is due one (1) month from the date of this invoice, being 6 April 2026.',
  'The account is due for payment 31 days from the date above, being Monday 6th April 2026.',
])('the day that a sentence explains its term by is the last for paying: %s', sentence => {
  expect(due(sentence)).toEqual(['2026-04-06', false])
})

test.each([
  'The account is payable one month from the above date, being 6 March 2026.',
  'The goods are due one month from the above date, being 6 April 2026',
  'Interest is payable one month from the above date, being 6 April 2026',
  'Cores are to be returned one month from the above date, being 6 April 2026',
])('so is no day that the term counts from, nor one of something else: %s', sentence => {
  expect(due(sentence)).toEqual([null, false])
})

test('a day that the term does not come to is asked about', () => {
  expect(due('The account is payable one month from the above date, being 9 April 2026.')).not.toEqual([
    '2026-04-09',
    false,
  ])
})
