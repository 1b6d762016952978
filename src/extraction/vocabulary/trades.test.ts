import { expect, test } from 'vitest'
import { isTradeWord } from './trades.ts'

test.each(['Bearing', 'seals', 'BATTERIES', 'chassis', 'brakes', 'Clutches', 'glass', 'Accessories'])(
  'what a business deals in, one of it or several: %s',
  word => expect(isTradeWord(word)).toBe(true),
)

test.each(['Tallow', 'Marsh', 'Williams', 'Valley', 'Brass', 'James'])('a name is none of it: %s', word =>
  expect(isTradeWord(word)).toBe(false),
)
