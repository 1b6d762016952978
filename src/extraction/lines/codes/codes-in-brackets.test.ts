import { expect, test } from 'vitest'
import { namedUnder } from '../../testing/lines-on.ts'

test.each(['Description (Part Number)', 'Item (code)', 'Description [P/N]'])(
  'a heading’s brackets say what stands in others beneath: %s',
  heading => {
    const names = ['Bearing carrier (RX-220)', 'Plate set (LSD-P)', 'Crown wheel 4.11:1 (CW 4.11)']
    expect(namedUnder(heading, ...names)).toEqual([
      ['RX-220', [], 'Bearing carrier'],
      ['LSD-P', [], 'Plate set'],
      ['CW 4.11', [], 'Crown wheel 4.11:1'],
    ])
  },
)

test('words, sizes and what is told there are no sure numbers', () => {
  const [first, second, third] = namedUnder(
    'Description (Part Number)',
    'Bearing carrier (RX-220)',
    'Gear oil (20L)',
    'Seal, rear (special order)',
  )
  expect(first).toEqual(['RX-220', [], 'Bearing carrier'])
  expect(second?.[1]).toEqual(['20L', ''])
  expect(third?.[0]).toBe('')
})

test('a side or a state told in brackets is no sure number, nor are letters where the others have figures', () => {
  const names = (word: string) => ['Headlamp left (RX-220)', 'Headlamp right (RX-221)', `Guard (${word})`]
  for (const word of ['NEW', 'LH', 'L/H', 'RECO', 'KIT', 'XYZ'])
    expect(namedUnder('Description (Part No)', ...names(word))[2]).toEqual([
      '',
      ['', word],
      `Guard (${word})`,
    ])
})

test('letters alone are numbers where most are such', () => {
  const names = ['Plate set (LSDP)', 'Drum (DRUMX)', 'Guard (NEW)']
  expect(namedUnder('Description (Part No)', ...names)).toEqual([
    ['LSDP', [], 'Plate set'],
    ['DRUMX', [], 'Drum'],
    ['', ['', 'NEW'], 'Guard (NEW)'],
  ])
})

test('brackets beneath other headings are asked about', () => {
  for (const heading of ['Description', 'Description (all prices ex GST)'])
    for (const line of namedUnder(heading, 'Bearing carrier (RX-220)', 'Pinion seal (PS/16)'))
      expect(line[1]).toHaveLength(2)
})
