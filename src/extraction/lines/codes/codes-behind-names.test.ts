import { expect, test } from 'vitest'
import { namedUnder } from '../../testing/lines-on.ts'

test.each(['Goods and part number', 'Item / Part No.', 'Description, part no.'])(
  'numbers stand behind the names where the heading says so: %s',
  heading => {
    expect(
      namedUnder(heading, 'Brake pad set - 194-017R', 'Pressing in bearing', 'CV shaft left, SB-7772'),
    ).toEqual([
      ['194-017R', [], 'Brake pad set'],
      ['', [], 'Pressing in bearing'],
      ['SB-7772', [], 'CV shaft left'],
    ])
  },
)

test('sizes are no numbers, and short figures with a letter are asked about', () => {
  const [first, second, third] = namedUnder(
    'Item / Part No.',
    'Hose clamp, 12x22',
    'Drum brake shoe set, 44R',
    'Door hinge, RX-220',
  )
  expect(first?.[0]).toBe('')
  expect(second?.[1]).toEqual(['44R', ''])
  expect(third?.slice(0, 2)).toEqual(['RX-220', []])
})

test('without a word for numbers what ends a name is of it', () => {
  const lines = namedUnder('Goods', 'Brake pad set - 194-017R', 'CV shaft left - 732-796D')
  expect(lines.map(([partNumber]) => partNumber)).toEqual(['', ''])
})

const ENDS = ['194-017R', '732-796D', '551-208K', '410-336B', '290-111C', '118-450H']

test.each(['20W-50', '75W140', '1:1 PREMIX', 'QA/QB V6', 'QA/QB 8'])(
  'grades, ratios and what goods fit are no numbers: %s',
  end => {
    expect(namedUnder('Item / Part No.', 'Gear lever, 194-017R', `Gear oil, ${end}`).at(-1)).toEqual([
      '',
      [],
      `Gear oil, ${end}`,
    ])
  },
)

test.each(['QC79', 'MZ-50', 'QC200', '1QD-TRV'])(
  'what is short, or unlike all the other numbers, is asked about: %s',
  end => {
    const names = [...ENDS.map(code => `Gear lever, ${code}`), `Floor mats, ${end}`]
    const readings = namedUnder('Item / Part No.', ...names).map(([, readings]) => readings)
    expect(readings).toEqual([...ENDS.map(() => []), [end, '']])
  },
)

test.each([
  ['Oil filter KF2417 - TRV26R', 'TRV26R', ['TRV26R', 'KF2417'], 'Oil filter KF2417'],
  ['Oil filter (44802-117), TRV26R', 'TRV26R', ['TRV26R', '44802-117'], 'Oil filter (44802-117)'],
  ['KF2417 Oil filter, TRV26R', 'TRV26R', ['TRV26R', 'KF2417'], 'KF2417 Oil filter'],
])('behind a name with a code of its own another may tell what it fits: %s', (name, ...read) => {
  expect(namedUnder('Item / Part No.', name, 'Brake pads, PQC31R')).toEqual([
    read,
    ['PQC31R', [], 'Brake pads'],
  ])
})

test('a code in a name leaves what the heading announces behind it the number', () => {
  const names = ['2QD-TRV seal - KF24170', 'Pads DB1170 - KB33010', 'R134B gas - KW55201']
  expect(namedUnder('Item / Part No.', ...names)).toEqual([
    ['KF24170', [], '2QD-TRV seal'],
    ['KB33010', [], 'Pads DB1170'],
    ['KW55201', [], 'R134B gas'],
  ])
})

test.each(['2009-2014', '12V', '5W30', '(2011)'])(
  'years, sizes and ratings in a name are no codes of its own: %s',
  told => {
    expect(namedUnder('Item / Part No.', `Oil filter ${told}, TRV26R`)[0]?.slice(0, 2)).toEqual([
      'TRV26R',
      [],
    ])
  },
)

test('what a battery cranks is no number', () => {
  expect(namedUnder('Item / Part No.', 'Battery calcium - 680CCA', 'Battery gel, 550CCA')).toEqual([
    ['', [], 'Battery calcium - 680CCA'],
    ['', [], 'Battery gel, 550CCA'],
  ])
})

test.each(['Labour / Parts', 'Goods & Parts'])('parts are no numbers: %s', heading => {
  const lines = namedUnder(heading, 'Brake service, KXR 60K', 'Timing belt kit, 1QD-TRV', 'Head gasket, TQ42')
  expect(lines.map(([partNumber]) => partNumber)).toEqual(['', '', ''])
})

test('a number by its short name stands behind the names', () => {
  expect(namedUnder('Goods / P/N', 'Brake pad set - 194-017R').map(([partNumber]) => partNumber)).toEqual([
    '194-017R',
  ])
})
