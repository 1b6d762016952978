import { expect, test } from 'vitest'
import { freightOf } from './freight-of.ts'

test.each([
  ['BAG-M', 'Courier bag, reinforced'],
  ['', 'Courier bag, sewn to sample'],
  ['DEL-SW', 'Delivery door switch'],
  ['FLEVY', 'Fuel levy on freight'],
  ['', 'Delivery of loan tool and setup'],
  ['PIPE-D', 'Pipe, fuel delivery'],
  ['', 'Delivery Pipe to Pump'],
  ['ST-5', 'Satchel 5 kg'],
])(
  'goods and charges that hold a word of freight’s are no freight silently: %s, %s',
  (partNumber, description) => {
    expect(freightOf({ partNumber, description })).toBe('maybe')
  },
)
