import { expect, test } from 'vitest'
import { columnsAt, layWords, row } from '../../testing/lay-words.ts'
import { linesOn, TOTALS } from '../../testing/lines-on.ts'
import { readLines } from '../read-lines.ts'

const line = columnsAt(40, -330, -440, -540)

/** The names of lines one under another without a gap; each text beneath a line is a row of its own. */
function namesOf(...goods: [name: string, beneath?: string][]): string[] {
  const heads = row(100, [40, 'Description'], [290, 'Quantity'], [-440, 'Price'], [-540, 'Amount'])
  const rows = goods.flatMap(([name, beneath]) => [
    [name, '1', '10.00', '10.00'],
    ...(beneath ? [[beneath]] : []),
  ])
  return linesOn(heads, ...rows.map((texts, i) => line(112 + 12 * i, ...texts)), TOTALS).map(
    one => one.description,
  )
}

test('descriptions are broken where none of the words beneath had room, however far the next figures stand', () => {
  const names = namesOf(
    ['COVER FRONT BUMPERS', 'WITH SEALS'],
    ['OIL FILTER'],
    ['REPAIR KIT FRONT', 'STABILISER RH'],
    ['CLIP RETAINER DOOR', 'TRIMMED'],
    ['SUPPORT FRONT SUSP SUB'],
    ['DRAIN PLUG'],
  )
  expect(names).toEqual([
    'COVER FRONT BUMPERS WITH SEALS',
    'OIL FILTER',
    'REPAIR KIT FRONT STABILISER RH',
    'CLIP RETAINER DOOR TRIMMED',
    'SUPPORT FRONT SUSP SUB',
    'DRAIN PLUG',
  ])
})

test('a word had no room where it fits but for the space before it', () => {
  const names = namesOf(
    ['COVER FRONT BUMPER', 'WITH SEALS'],
    ['OIL FILTER'],
    ['OSTRIXA SNORKEL', 'KIT MOULDED'],
    ['DRAIN PLUG'],
    ['REPAIR KIT FRONT', 'STABILISER RH'],
    ['WIPER BLADE'],
    ['TORQUE WRENCH', '1/4IN 200NM'],
  )
  expect(names.filter((_, i) => i % 2 === 0)).toEqual([
    'COVER FRONT BUMPER WITH SEALS',
    'OSTRIXA SNORKEL KIT MOULDED',
    'REPAIR KIT FRONT STABILISER RH',
    'TORQUE WRENCH 1/4IN 200NM',
  ])
})

test('the widest tells with two others where names are broken', () => {
  const names = namesOf(
    ['COVER FRONT BUMPERS', 'WITH SEALS'],
    ['OIL FILTER'],
    ['REPAIR KIT FRONT', 'STABILISER RH'],
    ['CLIP RETAINER DOOR', 'TRIMMED'],
    ['FUSE'],
  )
  expect(names).toEqual([
    'COVER FRONT BUMPERS WITH SEALS',
    'OIL FILTER',
    'REPAIR KIT FRONT STABILISER RH',
    'CLIP RETAINER DOOR TRIMMED',
    'FUSE',
  ])
})

test('a row that closes the bracket of the name above goes on with it', () => {
  const names = namesOf(['COVER FRONT BUMPERS'], ['ALIGNER (FITS', 'KX-1140)'], ['FUSE', 'NEW UNIT'])
  expect(names).toEqual(['COVER FRONT BUMPERS', 'ALIGNER (FITS KX-1140)', 'FUSE'])
})

test('where one of the texts beneath would have had room, they are notes', () => {
  const names = namesOf(
    ['WATER PUMP W/GASKET', 'METAL IMPELLER'],
    ['OIL FILTER', 'NEW UNIT'],
    ['DRAIN PLUG'],
    ['ROTOR DISC REAR 280MM'],
    ['BLADE WIPER'],
    ['CYLINDER SLAVE REAR', 'INTERNAL'],
    ['BEARING KIT WHEEL', 'TAPERED'],
    ['FUSE'],
    ['GLOBE'],
  )
  expect(names.slice(0, 2)).toEqual(['WATER PUMP W/GASKET', 'OIL FILTER'])
  expect(names.slice(5, 7)).toEqual(['CYLINDER SLAVE REAR', 'BEARING KIT WHEEL'])
})

test.each([
  'SUPPORT SUB-ASSY FRONT LEFT LH',
  // No space of its own shows that it is typed.
  'SUPPORT-SUB-ASSY-FRONT-LEFT-LH',
])('a typed word that would touch the border of its column did not fit behind the name above: %s', name => {
  const line = columnsAt(-50, 63, 120, -360, -460, -540)
  const lines = linesOn(
    row(
      100,
      [33, 'Qty'],
      [63, 'Item no.'],
      [120, 'Description'],
      [306, 'List price'],
      [-460, 'Each'],
      [-540, 'Amount'],
    ),
    line(112, '1', 'KW8834', name, '40.00', '40.00', '40.00'),
    row(124, [120, 'UNTIL 05/2014']),
    line(136, '1', 'KW9417', 'BOLT HEX COLLAR', '50.00', '50.00', '50.00'),
    line(148, '2', 'KW371', 'CLIP', '20.00', '20.00', '40.00'),
    TOTALS,
  )
  expect(lines.map(({ description }) => description)).toEqual([
    `${name} UNTIL 05/2014`,
    'BOLT HEX COLLAR',
    'CLIP',
  ])
})

test('on a scan boxes of one print differ more than in print', () => {
  const goods = (source: 'pdf' | 'ocr', lower: number) => {
    const texts = [
      ...row(100, [40, 'Description'], [-330, 'Quantity'], [-440, 'Price'], [-540, 'Amount']),
      ...line(112, 'COVER FRONT BUMPERS', '1', '10.00', '10.00'),
      ...row(124, [40, 'WITH SEALS']).map(text => ({ ...text, height: lower })),
      ...line(136, 'OIL FILTER', '1', '10.00', '10.00'),
      ...line(148, 'REPAIR KIT FRONT', '1', '10.00', '10.00'),
      ...row(160, [40, 'STABILISER']).map(text => ({ ...text, height: lower })),
      ...line(172, 'SUPPORT FRONT SUSP SUB', '1', '10.00', '10.00'),
      ...line(184, 'CLIP RETAINER DOOR', '1', '10.00', '10.00'),
      ...row(196, [40, 'TRIMMED']).map(text => ({ ...text, height: lower })),
      ...TOTALS,
    ]
    return readLines([layWords(texts, 1, source)])[0]?.lines.map(one => one.description)
  }
  expect(goods('ocr', 8.7)?.[0]).toBe('COVER FRONT BUMPERS WITH SEALS')
  expect(goods('ocr', 8)?.[0]).toBe('COVER FRONT BUMPERS')
  expect(goods('pdf', 8.7)?.[0]).toBe('COVER FRONT BUMPERS')
})
