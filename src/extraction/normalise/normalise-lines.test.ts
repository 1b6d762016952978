import { expect, test } from 'vitest'
import type { Basis } from './choose-basis.ts'
import { type DraftLine, type FooterCharge, normaliseLines } from './normalise-lines.ts'

const draft = (
  partNumber: string,
  description: string,
  quantity: number,
  unitPrice: number,
  changes: Partial<DraftLine> = {},
): DraftLine => ({
  partNumber,
  description,
  quantity,
  unitPrice,
  total: Math.round(quantity * unitPrice * 100),
  discountPercent: null,
  gst: null,
  gstFree: false,
  partReadings: [],
  uncertain: [],
  boxes: {},
  ...changes,
})
const shape = (lines: ReturnType<typeof normaliseLines>) =>
  lines.map(line => [line.partNumber, line.quantity, line.unitPrice, line.totalPrice])

test('freight in the lines and in the footer is one FREIGHT line', () => {
  const charges: FooterCharge[] = [{ label: 'freight', cents: 500, text: 'Delivery' }]
  const lines = normaliseLines(
    [draft('AB-1', 'Filter', 1, 10), draft('FRT', 'Freight overnight', 1, 12)],
    charges,
    { basis: 'exclusive', charges: [0], addsUp: true },
    false,
  )
  expect(shape(lines)).toEqual([
    ['AB-1', 1, 1000, 1000],
    ['FREIGHT', 1, 1700, 1700],
  ])
})

test('a freight word in the place of the part number is freight, whatever stands beside it', () => {
  const [line] = normaliseLines(
    [draft('Delivery', 'Claims within 7 days', 1, 32)],
    [],
    { basis: 'exclusive', charges: [], addsUp: true },
    false,
  )
  expect(line).toMatchObject({ partNumber: 'FREIGHT', partNumberUncertain: false })
})

test.each([
  ['', 'Cartage', 'FREIGHT'],
  ['', 'Cartage Mulgarra to Mount Tindell', 'FREIGHT'],
  ['', 'Carrier charge', 'FREIGHT'],
  ['', 'CARTAGE TO DUNMARRA', 'FREIGHT'],
  ['CART', 'CARTAGE MULGARRA TO DUNMARRA', 'FREIGHT'],
  ['', 'Cartage - Mulgarra to Dunmarra', 'FREIGHT'],
  ['', 'Cartage Mulgarra depot to Dunmarra', 'FREIGHT'],
  ['', 'Cartage charge to Dunmarra', 'FREIGHT'],
  ['', 'Cartage 2 pallets from Mulgarra', 'FREIGHT'],
  ['', 'Cartage kit to suit Dunmarra', ''],
  ['', 'Carrier bearing', ''],
  ['', 'Carriage charge', 'FREIGHT'],
  ['', 'Carriage bolts', ''],
  ['', 'Metro cartage', 'FREIGHT'],
  ['CARTAGE', 'Metro cartage', 'FREIGHT'],
  ['', 'Water cartage', 'FREIGHT'],
  ['CARTAGE', 'Bulk water cartage', 'FREIGHT'],
  ['CARTAGE', 'Tuesday run', 'FREIGHT'],
  ['', 'Carriage to Mulgarra depot', 'FREIGHT'],
  ['', 'Carriage & packing', 'FREIGHT'],
  ['', 'Cartage costs', 'FREIGHT'],
  ['CARRIAGE', 'Carriage by road', 'FREIGHT'],
  ['CARRIAGE', 'Sliding gate carriage', 'CARRIAGE'],
  ['', 'Seat carriage', ''],
  ['CTG', 'Cartage', 'FREIGHT'],
  ['CRT', 'CARTAGE ROAD EXPRESS', 'FREIGHT'],
  ['CTG', 'Cartage - metro van', 'FREIGHT'],
  ['', 'Carriage per Lower Dunmarra bus', 'FREIGHT'],
  ['CART', 'Cartage to door', 'FREIGHT'],
  ['FRT', 'Overnight satchel', 'FREIGHT'],
  ['SHIP', 'Parcel post, 2 cartons', 'FREIGHT'],
  ['Z-FRT', 'Cartage', 'FREIGHT'],
  ['FREIGHT CHARGE', 'Overnight road', 'FREIGHT'],
  ['ZZFRT', 'Overnight satchel', 'FREIGHT'],
  ['FREIGHT-OUT', 'Tuesday run', 'FREIGHT'],
  ['FRT-OUT', 'Road express to Dunmarra', 'FREIGHT'],
  ['FRT', '2 pallets to Dunmarra', 'FREIGHT'],
  ['FRT2', 'Regional road freight', 'FREIGHT'],
  ['FRT88', 'CARRIER CHARGE', 'FREIGHT'],
  ['SDAY', 'Hotshot, same day to site', 'FREIGHT'],
  ['PLT', 'Pallet charge - road express', 'FREIGHT'],
  ['ST-5', 'Satchel, tracked', 'FREIGHT'],
  ['EXP', 'Express post', 'FREIGHT'],
  ['DEL', 'Metro delivery run', 'FREIGHT'],
  ['DEL', 'Delivery Dunmarra', 'FREIGHT'],
  ['', 'COURIER PM RUN', 'FREIGHT'],
  ['', 'Delivery Cape Dunmarra to Mulgarra', 'FREIGHT'],
  ['PLT', 'Pallet charge', 'PLT'],
  ['EXP', 'Handling and packing', 'EXP'],
  ['FRT', 'Front bumper clip', 'FRT'],
  ['FR1045', 'Air filter element', 'FR1045'],
  ['FR12', 'Carrier bearing', 'FR12'],
  ['FR12', 'Fuel delivery pipe', 'FR12'],
  ['POST', 'Battery post cleaner bag 10', 'POST'],
  ['FRT', 'Express mirror to suit Dunmarra', 'FRT'],
])('freight by an older name is freight where nothing else is said: %s %s', (part, description, read) => {
  const basis: Basis = { basis: 'exclusive', charges: [], addsUp: true }
  expect(normaliseLines([draft(part, description, 1, 45)], [], basis, false)[0]?.partNumber).toBe(read)
})

test('a code of freight’s is asked about over a word that parts have too, and not with the figures of a part', () => {
  const basis: Basis = { basis: 'exclusive', charges: [], addsUp: true }
  const readings = (part: string, description: string) =>
    normaliseLines([draft(part, description, 1, 45)], [], basis, false)[0]?.partNumberReadings
  expect(readings('POST', 'Battery post cleaner bag 10')).toEqual(['POST', 'FREIGHT'])
  expect(readings('FRT', 'Fuel delivery pipe')).toEqual(['FRT', 'FREIGHT'])
  expect(readings('FRT2', 'Overnight bag')).toEqual(['FRT2', 'FREIGHT'])
  for (const part of ['FR220', 'FR2', 'SHIP4', 'ZFRT-L'])
    expect(readings(part, 'Air filter element')).toEqual(part === 'ZFRT-L' ? [part, 'FREIGHT'] : [])
})

test('who brought goods may be freight by another name, where nothing numbers it', () => {
  const basis: Basis = { basis: 'exclusive', charges: [], addsUp: true }
  const readings = (part: string, description: string) =>
    normaliseLines([draft(part, description, 1, 45)], [], basis, false)[0]?.partNumberReadings
  for (const name of ['Carrier, return to Dunmarra', 'Carrier', 'Transport Dunmarra', 'Satchel 3 kg'])
    expect(readings('', name)).toEqual(['', 'FREIGHT'])
  for (const name of ['Carrier bearing', 'Carrier assy', 'Transporter ramp'])
    expect(readings('', name)).toEqual([])
  expect(readings('CB-440', 'Carrier, rear')).toEqual([])
})

test('where a part may have been carried, or be called after it, the line is asked about', () => {
  const basis: Basis = { basis: 'exclusive', charges: [], addsUp: true }
  const readings = (part: string, description: string) =>
    normaliseLines([draft(part, description, 1, 45)], [], basis, false)[0]?.partNumberReadings
  for (const name of [
    'Cartage pump to Dunmarra',
    'Cartage rack by Bruck',
    'Cartage Rack by Bruck',
    'Cartage trailer hire to Dunmarra',
    'Cartage engine hoist to Dunmarra',
    'Cartage boxes by the dozen',
    'CARTAGE HOIST TO DUNMARRA',
    'Carriage Bolts to Dunmarra',
    'Carriage Screw to Frame',
    'Carriage by Bruck',
    'Carriage to hoist arm',
    'CARRIAGE TO HOIST ARM',
    'Washed sand cartage',
    'Pump for water cartage',
    'Tank - water cartage',
    'Incl cartage',
  ])
    expect(readings('', name)).toEqual(['', 'FREIGHT'])
  for (const name of [
    'Cartage kit to Dunmarra',
    'Carriage bolts',
    'Sliding gate carriage',
    'Carriage Plate to Roller Door',
    'Drums, oil, inc cartage',
    'Pump for water cartage',
  ])
    expect(readings('CARTAGE', name)).toEqual(['CARTAGE', 'FREIGHT'])
  expect(readings('', 'Cartage kit to suit Dunmarra')).toEqual([])
  expect(readings('CART', 'Cartage kit to suit Dunmarra')).toEqual(['CART', 'FREIGHT'])
  expect(readings('CARTAGE', 'Trolley to suit Dunmarra')).toEqual(['CARTAGE', 'FREIGHT'])
})

test('a part whose name holds a freight word keeps its number and is uncertain', () => {
  const [line] = normaliseLines(
    [draft('AB-55', 'Fuel delivery pipe', 1, 10)],
    [],
    { basis: 'exclusive', charges: [], addsUp: true },
    false,
  )
  expect(line).toMatchObject({
    partNumber: 'AB-55',
    partNumberUncertain: true,
    partNumberReadings: ['AB-55', 'FREIGHT'],
  })
})

test.each(['Regional road freight', 'Metro delivery', 'Courier to Darwin', 'Shipping (road)'])(
  '%s is freight under whatever letters it is booked',
  description => {
    const basis: Basis = { basis: 'exclusive', charges: [], addsUp: true }
    for (const part of ['', 'OUTW'])
      expect(normaliseLines([draft(part, description, 1, 10)], [], basis, false)[0]?.partNumber).toBe(
        'FREIGHT',
      )
  },
)

test.each([
  ['30090001', 'Delivery charge dangerous goods'],
  ['DEL1', 'Delivery and collection, zone 2'],
])('freight keeps no number of the supplier’s own: %s, %s', (part, description) => {
  const basis: Basis = { basis: 'exclusive', charges: [], addsUp: true }
  expect(normaliseLines([draft(part, description, 1, 38)], [], basis, false)[0]).toMatchObject({
    partNumber: 'FREIGHT',
    partNumberUncertain: false,
  })
})

test.each([
  ['DEL1', 'Delivery pipe injector'],
  ['4471882', 'Delivery charge pump hose'],
])('a part that is called after a delivery keeps its number, in doubt: %s, %s', (part, description) => {
  const basis: Basis = { basis: 'exclusive', charges: [], addsUp: true }
  expect(normaliseLines([draft(part, description, 1, 38)], [], basis, false)[0]).toMatchObject({
    partNumber: part,
    partNumberUncertain: true,
  })
})

test('work that only mentions a delivery is no freight, and in doubt', () => {
  const lines = normaliseLines(
    [draft('TST-BENCH', 'Print-out of delivery curve', 1, 165), draft('DELIVERY', 'Overnight bag', 1, 21.5)],
    [],
    { basis: 'exclusive', charges: [], addsUp: true },
    false,
  )
  expect(lines.map(line => [line.partNumber, line.partNumberUncertain])).toEqual([
    ['TST-BENCH', true],
    ['FREIGHT', false],
  ])
})

test('an invoice-level discount falls on the parts, not on freight', () => {
  const charges: FooterCharge[] = [
    { label: 'discount', cents: -524, text: 'Less rebate' },
    { label: 'freight', cents: 1200, text: 'Freight (inc. tax)' },
  ]
  const lines = normaliseLines(
    [draft('A1', 'Filter', 6, 7.84), draft('A2', 'Plug', 1, 57.8)],
    charges,
    { basis: 'exclusive', charges: [0, 1], addsUp: true },
    false,
  )
  expect(lines.reduce((sum, line) => sum + line.totalPrice, 0)).toBe(4704 + 5780 - 524 + 1200)
  expect(lines.at(-1)).toMatchObject({ partNumber: 'FREIGHT', description: 'Freight', totalPrice: 1200 })
})

test('a charge by words that nobody knows may be freight: its number is asked about', () => {
  const charged = (isUnknown: boolean) =>
    normaliseLines(
      [draft('A1', 'Filter', 1, 50)],
      [{ label: 'surcharge', cents: 900, text: 'Run to Dunmarra', isUnknown }],
      { basis: 'exclusive', charges: [0], addsUp: true },
      false,
    ).at(-1)
  expect(charged(true)).toMatchObject({
    partNumber: '',
    partNumberUncertain: true,
    partNumberReadings: ['', 'FREIGHT'],
  })
  expect(charged(false)).toMatchObject({ partNumber: '', partNumberUncertain: false })
})

test('a credit note printed in negative amounts comes out positive', () => {
  const lines = normaliseLines(
    [draft('A1', 'Filter', -1, 27.95), draft('', 'Restocking fee', 1, 5)],
    [],
    { basis: 'exclusive', charges: [], addsUp: true },
    true,
  )
  expect(shape(lines)).toEqual([
    ['A1', 1, 2795, 2795],
    ['', -1, 500, -500],
  ])
})

test('what is kept back of a credit note of negative prices is one of a negative price', () => {
  const lines = normaliseLines(
    [draft('A1', 'Filter', 1, -27.95), draft('', 'Restocking fee', 1, 5)],
    [],
    { basis: 'exclusive', charges: [], addsUp: true },
    true,
  )
  expect(shape(lines)).toEqual([
    ['A1', 1, 2795, 2795],
    ['', 1, -500, -500],
  ])
})

test('freight of nothing among the lines is no line, unless it is counted', () => {
  const basis: Basis = { basis: 'exclusive', charges: [], addsUp: true }
  const free = draft('', 'Shipping (free over $100)', 1, 0)
  const numbers = (line: DraftLine) =>
    normaliseLines([draft('A1', 'Filter', 1, 27.95), line], [], basis, false).map(one => one.partNumber)
  expect(numbers({ ...free, quantity: null, unitPrice: null })).toEqual(['A1'])
  expect(numbers(free)).toEqual(['A1', 'FREIGHT'])
  expect(numbers({ ...free, description: 'Shop rag', quantity: null, unitPrice: null })).toEqual(['A1', ''])
})

test('a core credit on an invoice stays negative', () => {
  const lines = normaliseLines(
    [draft('CORE', 'Core return credit', -1, 45)],
    [],
    { basis: 'exclusive', charges: [], addsUp: true },
    false,
  )
  expect(shape(lines)).toEqual([['CORE', -1, 4500, -4500]])
})

test('where the quantity was assumed, so was what one costs, unless that is printed', () => {
  const assumed = (changes: Partial<DraftLine>) =>
    normaliseLines(
      [draft('AB-55', 'Oil filter', 1, 89.4, { quantity: null, uncertain: ['quantity'], ...changes })],
      [],
      { basis: 'exclusive', charges: [], addsUp: true },
      false,
    )[0]?.uncertainFields
  expect(assumed({ unitPrice: null })).toEqual(['quantity', 'unitPrice'])
  expect(assumed({ total: null })).toEqual(['quantity'])
})
