import { expect, test } from 'vitest'
import { columnsAt } from '../../testing/lay-words.ts'
import { linesOn, TOTALS } from '../../testing/lines-on.ts'

const line = columnsAt(40, 120, -420, -480, -540)
const numbersUnder = (heading: string, first: string, second: string) =>
  linesOn(
    line(180, heading, 'Description', 'Qty', 'Price', 'Amount'),
    line(200, 'TRK014', first, '2', '40.00', '80.00'),
    line(216, 'TRL022', second, '1', '50.00', '50.00'),
    TOTALS,
  ).map(({ partNumber, partReadings }) => [partNumber, partReadings])

test.each(['Fleet No.', 'Fleet #', 'Machine no', 'Site No.'])(
  'a number of something else than goods is asked about, and none comes before it: %s',
  heading => {
    expect(numbersUnder(heading, 'Brake pads front', 'Oil filter spin-on')).toEqual([
      ['', ['', 'TRK014']],
      ['', ['', 'TRL022']],
    ])
  },
)

test('what a unit is may be the goods, where no name has a code but one of theirs', () => {
  expect(numbersUnder('Unit No.', 'Turbocharger rebuilt', 'Core charge TRK014')).toEqual([
    ['TRK014', []],
    ['TRL022', []],
  ])
})

test.each(['Unit No.', 'Fleet No.'])(
  'a code in the name comes before the number of something else: %s',
  heading => {
    expect(numbersUnder(heading, 'Brake pads front KF2417', 'Oil filter 10L')).toEqual([
      ['KF2417', ['KF2417', 'TRK014', '']],
      heading === 'Unit No.' ? ['TRL022', ['TRL022', '']] : ['', ['', 'TRL022']],
    ])
  },
)

test.each(['Ref', 'Our Ref', 'Store no.', 'Item', 'Number', 'Model', 'Code'])(
  'headings that goods have as well leave their numbers as they are: %s',
  heading => {
    expect(numbersUnder(heading, 'Brake pads front', 'Oil filter spin-on')).toEqual([
      ['TRK014', []],
      ['TRL022', []],
    ])
  },
)
