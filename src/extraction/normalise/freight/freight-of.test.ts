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
  ['', 'Delivery and return hose set'],
  ['HOSE', 'Delivery/return hose steering'],
  ['DEL', 'Delivery valve kit'],
  ['INJ', 'Delivery (injector pipe)'],
  ['HS100', 'Hot Shot'],
  ['HS', 'Hotshot Dunmarra'],
  ['FB6', 'Freight box latch'],
  ['', 'Freight blanket'],
  ['', 'Freight box to suit Dunmarra'],
  ['', 'Gear oil 20L incl. freight'],
  ['FRT12', 'Dunmarra Line Haul'],
  ['FRTOUT', 'Outwards'],
])(
  'goods and charges that hold a word of freight’s are no freight silently: %s, %s',
  (partNumber, description) => {
    expect(freightOf({ partNumber, description })).toBe('maybe')
  },
)

test.each([
  ['FRT001', 'Road freight Dunmarra'],
  ['', 'Glass carrier run, Thursday'],
  ['HS', 'Hot shot'],
  ['', 'SATCHEL EXPRESS'],
  ['ST-5', 'Overnight satchel'],
  ['FB6', 'Freight Dunmarra'],
  ['FB6', 'Freight - pump return'],
])('freight is freight under a number of the supplier’s own: %s, %s', (partNumber, description) => {
  expect(freightOf({ partNumber, description })).toBe('yes')
})

test.each([
  ['FRT', 'Delivery by air to Broken Range'],
  ['FR', 'Delivery to Air Base Dunmarra'],
  ['', 'Delivery to Gas Works Lane, Dunmarra'],
  ['', 'Delivery via Oil Depot Road'],
  ['', 'Delivery - air express to Dunmarra'],
  ['', 'Delivery charge (1 x pump)'],
  ['', 'Delivery and return of core'],
  ['', 'Delivery & return freight'],
  ['DEL', 'Delivery line haul'],
  ['', 'Freight on kit'],
])(
  'parts’ words that are not joined to a word of freight’s leave it freight: %s, %s',
  (partNumber, description) => {
    expect(freightOf({ partNumber, description })).toBe('yes')
  },
)

test.each([
  ['', 'Delivery hose'],
  ['', 'Nozzle, delivery'],
  ['', 'Delivery return line'],
  ['', 'Fuel delivery'],
])('joined to a part’s word it may be goods: %s, %s', (partNumber, description) => {
  expect(freightOf({ partNumber, description })).toBe('maybe')
})
