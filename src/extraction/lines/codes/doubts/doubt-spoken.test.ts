import { expect, test } from 'vitest'
import type { PrintedLine } from '../../printed-line.ts'
import { doubtSpoken } from './doubt-spoken.ts'

const line = (partNumber: string, description: string) =>
  ({ partNumber, partReadings: [], description, words: {} }) as unknown as PrintedLine

test('a name in the place of a number names the goods, and is asked about', () => {
  const [found] = doubtSpoken([line('Exchange core, refundable on return', 'Return within 30 days')])
  expect(found).toMatchObject({
    partNumber: '',
    partReadings: ['', 'Exchange core, refundable on return'],
    description: 'Exchange core, refundable on return; Return within 30 days',
  })
})

test.each(['KB 2201', 'CORE DEPOSIT', 'Widget-Blue', 'OIL FILTER KIT', 'Hose 3 inch black'])(
  'what may be a number is left: %s',
  number => {
    expect(doubtSpoken([line(number, 'Oil filter')])).toEqual([line(number, 'Oil filter')])
  },
)
