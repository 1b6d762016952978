import { expect, test } from 'vitest'
import { row } from '../../testing/lay-words.ts'
import { linesOn, TOTALS } from '../../testing/lines-on.ts'

test.each([',', ';'])('a name that leads on goes on below with what could begin a remark: %s', mark => {
  const lines = linesOn(
    row(100, [40, 'Part No'], [120, 'Description'], [-330, 'Qty'], [-440, 'Price'], [-540, 'Total']),
    row(
      120,
      [40, 'BB4410'],
      [120, `Flow sensor, with gasket${mark}`],
      [-330, '1'],
      [-440, '80.00'],
      [-540, '80.00'],
    ),
    row(131, [120, 'replaces earlier pattern']),
    row(150, [40, 'BB4420'], [120, 'Side step'], [-330, '1'], [-440, '50.00'], [-540, '50.00']),
    TOTALS,
  )
  expect(lines[0]?.description).toBe(`Flow sensor, with gasket${mark} replaces earlier pattern`)
})
