import { expect, test } from 'vitest'
import { isTotalLabel, namesTax, readTotalLabel } from './total-labels.ts'

test.each([
  'GST 10%',
  '10% GST',
  'Plus GST',
  'Output tax 10.000 %',
  'Goods and services tax 10.00 %',
  'G.S.T.',
  'Sub-Total',
  'Labour total',
  'Sum delivery note 8220',
  'TOTAL (3 LINES)',
  'Carried forward',
  'Balance forward from sheet 2',
])('%s adds up other rows', text => {
  expect(isTotalLabel(text)).toBe(true)
})

test.each(['Freight', 'Card surcharge 1.2%', 'Labour', 'Oil filter', 'Less trade discount 15%'])(
  '%s may be a line',
  text => {
    expect(isTotalLabel(text)).toBe(false)
  },
)

test('a balance that is brought forward is carried, not owed', () => {
  expect(readTotalLabel('Balance forward from sheet 2')).toBe('carried')
  expect(readTotalLabel('Balance owing')).toBe('balance')
  expect(readTotalLabel('Running total brought from previous sheet')).toBe('carried')
  expect(readTotalLabel('Total to next page')).toBe('carried')
  expect(readTotalLabel('Bracket cut from sheet steel')).toBeNull()
})

test('a deposit on what the goods come in is none that was paid', () => {
  expect(['Core deposit, turbocharger', 'Drum deposit'].map(readTotalLabel)).toEqual([null, null])
  expect(['Less deposit', 'Deposit received'].map(readTotalLabel)).toEqual(['paid', 'paid'])
})

test('what is sent by post is freight, and what goes off by percent a discount', () => {
  expect(['Express post', 'Parcel post bag', 'Express parcel post'].map(readTotalLabel)).toEqual([
    'freight',
    'freight',
    'freight',
  ])
  const labels = ['Code SPRING4 - 4% off items', 'Shed code SHED15 (15% off)', '12.5 % off']
  expect(labels.map(readTotalLabel)).toEqual(['discount', 'discount', 'discount'])
})

test('goods that are sold at percent off are no discount', () => {
  expect(['Mud flaps rear 25% off', 'Special 15% off tail lamp'].map(readTotalLabel)).toEqual([null, null])
})

test('what is to be paid or has GST after a discount is no sum of goods', () => {
  expect(readTotalLabel('Total including GST after discount')).toBe('total')
  expect(readTotalLabel('Balance due after discount')).toBe('balance')
  expect(readTotalLabel('Amount due after freight')).not.toBe('goods')
})

test('what a discount or freight is applied to is neither', () => {
  const sums = ['Parts before discount', 'Goods after trade discount', 'Value excl. freight']
  expect(sums.map(readTotalLabel)).toEqual(['goods', 'goods', 'goods'])
  expect(readTotalLabel('Delivery after hours')).toBe('freight')
  expect(readTotalLabel('Less discount before GST')).not.toBe('goods')
})

test.each([
  ['Trade code AB10 (10% off items)', 'discount'],
  ['Charge to account', 'paid'],
  ['Admin charge', 'surcharge'],
  ['SUNDRIES', 'surcharge'],
  ['Payment surcharge 1.4%', 'surcharge'],
  ['EFTPOS surcharge', 'surcharge'],
  ['Cash handling fee', 'surcharge'],
  ['Payment of surcharge', 'paid'],
  ['Payment fee paid', 'paid'],
  ['Dangerous goods', 'surcharge'],
  ['P&H', 'freight'],
  ['P & P (incl. GST)', 'freight'],
  ['Post & pack', 'freight'],
  ['Satchel 3kg', 'freight'],
  ['Overnight satchel', 'freight'],
  ['Road express', 'freight'],
  ['Hotshot', 'freight'],
  ['Post hole auger', null],
  ['Satchel buckle', null],
  ['P&H crane hook', null],
  ['Gross price', null],
])('%s is called by what it does', (text, label) => {
  expect(readTotalLabel(text)).toBe(label)
})

test('a charge is a charge with GST or without it, and no sum of what is charged', () => {
  const charges = ['Express shipping (incl. GST)', 'Trade discount ex GST', 'Card surcharge 1.2% (GST incl.)']
  expect(charges.map(readTotalLabel)).toEqual(['freight', 'discount', 'surcharge'])
  const sums = ['Goods & freight (incl. GST)', 'Total less discount inc GST', 'Service charges (incl. GST)']
  expect(sums.map(readTotalLabel)).toEqual(['total', 'total', 'total'])
  expect(readTotalLabel('Service fee (ex GST)')).toBe('subtotal')
})

test.each([
  'GST',
  'GST 10 per cent',
  'GST at ten per cent ___',
  '10% GST',
  'Plus tax (10.0 %)',
  'Goods and Services Tax',
  'VAT 10 pct',
])('%s names a tax and nothing else', text => {
  expect(namesTax(text)).toBe(true)
})

test.each([
  'GST-1022 Gasket',
  'GST free oil',
  'Tax disc holder',
  'GST 10W40',
  'Oil 10% GST',
  'GST 10% Oil filter',
])('%s may be of goods', text => {
  expect(namesTax(text)).toBe(false)
})

test('what was carried to somebody is freight, a part that fits something is none', () => {
  expect(readTotalLabel('Carrier to your workshop')).toBe('freight')
  expect(readTotalLabel('Brought to your door')).toBe('freight')
  expect(readTotalLabel('Carrier & handling')).toBe('freight')
  expect(readTotalLabel('Carrier and handling')).toBe('freight')
  expect(readTotalLabel('FRT CHG')).toBe('freight')
  expect(readTotalLabel('Satchel post')).toBe('freight')
  expect(readTotalLabel('FRT BUMPER')).toBeNull()
  expect(readTotalLabel('Carrier to suit Dunmarra')).toBeNull()
  expect(readTotalLabel('Carrier bearing')).toBeNull()
})

test('what is included in a sum is no charge on top of it', () => {
  const included = ['Includes freight (incl GST)', 'Including delivery', 'Includes trade discount ex GST']
  expect(included.map(readTotalLabel)).toEqual([null, null, null])
  expect(readTotalLabel('Including GST')).toBe('total')
})
