import { expect, test } from 'vitest'
import { printPage } from '../../testing/print-page.ts'
import { withoutDaggers } from './daggers.ts'

const read = (print: string, text: string) => {
  const { picture, words } = printPage([{ print, text }])
  return withoutDaggers(words, picture, 1).map(word => [word.text, ...word.readings])
}

test.each([
  ['a figure', '8081'],
  ['a letter', '808t'],
])('a dagger behind a code that readers took for %s is dropped, against them', (_, text) => {
  expect(read('808†', text)).toEqual([['808', '808', '808', text]])
})

test('a figure that is one stays, as does a letter', () => {
  expect(read('8081', '8081')).toEqual([['8081', '8081', '8081']])
  expect(read('808T', '808T')).toEqual([['808T', '808T', '808T']])
  expect(read('808I', '808I')).toEqual([['808I', '808I', '808I']])
})

test('a dagger behind a word is none of ours', () => {
  expect(read('BOB†', 'BOBt')).toEqual([['BOBt', 'BOBt', 'BOBt']])
})

test('a dagger that readers passed over leaves the figures that they saw', () => {
  expect(read('8081†', '8081')).toEqual([['8081', '8081', '8081']])
})
