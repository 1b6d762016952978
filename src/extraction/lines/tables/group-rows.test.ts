import { expect, test } from 'vitest'
import { columnsAt, layWords, type PlacedText, row } from '../../testing/lay-words.ts'
import { linesOn, TOTALS } from '../../testing/lines-on.ts'
import { readLines } from '../read-lines.ts'

const line = columnsAt(40, 260, -360, -450, -540)
const bold = (texts: PlacedText[]) => texts.map(text => ({ ...text, bold: true }))

/** Descriptions in a table with a rule under each line of goods. */
function namesRuled(heights: readonly number[], ...texts: PlacedText[][]) {
  const rules = heights.map(y => ({ x0: 38, x1: 545, y0: y, y1: y + 0.5 }))
  return readLines([{ ...layWords(texts.flat()), rules }])
    .flatMap(table => table.lines)
    .map(({ description }) => description)
}

const HEAD = line(100, 'Product', 'Code', 'Qty', 'Price', 'Value')

test('what heads several ruled lines in a print of its own is no part of their names', () => {
  const names = namesRuled(
    [146, 162, 194],
    HEAD,
    bold(row(118, [40, 'Fluids'])),
    line(134, 'Wash rinse 5 litre', 'FL-205', '1', '20.00', '20.00'),
    line(150, 'Cooling mix', 'FL-330', '2', '10.00', '20.00'),
    bold(row(166, [40, 'Fasteners'])),
    line(182, 'Wing nut zinc', 'FS-118', '3', '30.00', '90.00'),
    TOTALS,
  )
  expect(names).toEqual(['Wash rinse 5 litre', 'Cooling mix', 'Wing nut zinc'])
})

test('where every line has such a row it begins the name', () => {
  const names = namesRuled(
    [146, 178],
    HEAD,
    bold(row(118, [40, 'Wash rinse'])),
    line(134, '5 litre drum', 'FL-205', '2', '20.00', '40.00'),
    bold(row(150, [40, 'Wing nut'])),
    line(166, 'zinc coated', 'FS-118', '3', '30.00', '90.00'),
    TOTALS,
  )
  expect(names).toEqual(['Wash rinse 5 litre drum', 'Wing nut zinc coated'])
})

test('a code that stands alone over its name is no remark, while words over every name are', () => {
  const namesUnder = (...over: string[]) =>
    namesRuled(
      [],
      row(180, [60, 'Description'], [-540, '$']),
      ...over.map((text, i) => [
        ...row(200 + 50 * i, [60, text]),
        ...row(216 + 50 * i, [60, 'Timing kit'], [-540, '60.00']),
        ...row(226 + 50 * i, [60, 'Suits Dunmarra']),
      ]),
      TOTALS,
    )
  expect(namesUnder('As our quotation', 'KX-204', 'Genuine Toyon')[0]).not.toMatch(/^As our/)
  expect(namesUnder('As quoted', 'Front left')[0]).toMatch(/^Timing kit/)
})

test.each([
  ['ABC123', 'XYZ789'],
  ['As quoted', 'Front left'],
])('what stands far over lines with numbers of their own is none of their names: %s', (...over) => {
  const goods = columnsAt(40, 130, -370, -460, -540)
  const names = linesOn(
    goods(180, 'Code', 'Description', 'Qty', 'Price', 'Amount'),
    over.flatMap((text, i) => [
      ...row(220 + 60 * i, [130, text]),
      ...goods(244 + 60 * i, `KX-20${i}`, 'Timing chain kit', '2', '40.00', '80.00'),
      ...row(255 + 60 * i, [130, 'with gaskets']),
    ]),
    row(420, [400, 'Subtotal'], [-540, '160.00']),
  ).map(({ description }) => description)
  for (const name of names) expect(name).toMatch(/^Timing chain kit/)
  expect(names).toHaveLength(2)
})

test('what is said between two lines is no part of the lower one, whose next row stands nearer', () => {
  const names = namesRuled(
    [],
    row(180, [60, 'Work and materials'], [-540, '$']),
    row(200, [60, 'Headlining, remove and recover'], [-540, '60.00']),
    row(212, [75, 'in light grey']),
    row(234, [60, 'Sun visors, recover'], [-540, '30.00']),
    row(246, [75, 'the pair']),
    row(266, [60, 'As our quotation, cloth adjusted to length']),
    row(287, [60, 'Boot floor carpet'], [-540, '40.00']),
    row(299, [75, 'with a bound edge']),
    TOTALS,
  )
  expect(names[2]).toMatch(/^Boot floor carpet/)
})

test('what stands half way between two lines with names and numbers goes on with neither', () => {
  const names = namesRuled(
    [],
    HEAD,
    line(118, 'Wash rinse', 'FL-205', '1', '20.00', '20.00'),
    row(135, [40, 'Fitted length 440 mm']),
    line(152, 'Wing nut zinc', 'FS-118', '3', '30.00', '90.00'),
    TOTALS,
  )
  expect(names).toEqual(['Wash rinse', 'Wing nut zinc'])
})
