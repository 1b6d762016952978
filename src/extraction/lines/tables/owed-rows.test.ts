import { expect, test } from 'vitest'
import { columnsAt, row } from '../../testing/lay-words.ts'
import { linesOn, shortOf, TOTALS } from '../../testing/lines-on.ts'

const at = columnsAt(-70, -110, -150, 160, 240, -420, -540)
const HEAD = at(100, 'Ord', 'Supp', 'B/O', 'Part No', 'Description', 'Each', 'Value')
const SENT = [
  ['CB-217/R', 'Centre bearing with bracket', 1, 80, 8000],
  ['V13X1075', 'Wedge belt', 2, 25, 5000],
]
const over = at(120, '1', '1', '', 'CB-217/R', 'Centre bearing with bracket', '80.00', '80.00')
const under = at(144, '2', '2', '', 'V13X1075', 'Wedge belt', '25.00', '50.00')

test.each(['TO FOLLOW', 'to come', 'B/O', 'B/ORDER', 'Back-ordered', 'On back order', 'OUT OF STOCK'])(
  'goods with %s in place of money are no more of the line over them',
  owed => {
    const told = at(132, '1', '0', '1', 'RS-30652', 'Rear seal two piece', '', owed)
    expect(shortOf(linesOn(HEAD, over, told, under, TOTALS))).toEqual(SENT)
    const priced = at(132, '1', '', '1', 'RS-30652', 'Rear seal two piece', '41.20', owed)
    expect(shortOf(linesOn(HEAD, over, priced, under, TOTALS))).toEqual(SENT)
  },
)

test('a count alone says as much where it is the only one', () => {
  const only = columnsAt(-70, 160, 240, -420, -540)
  const lines = linesOn(
    only(100, 'Qty', 'Part No', 'Description', 'Each', 'Value'),
    only(120, '1', 'CB-217/R', 'Centre bearing with bracket', '80.00', '80.00'),
    only(132, '1', 'RS-30652', 'Rear seal two piece', '', 'TO FOLLOW'),
    only(144, '2', 'V13X1075', 'Wedge belt', '25.00', '50.00'),
    TOTALS,
  )
  expect(shortOf(lines)).toEqual(SENT)
})

test('the rest of a name stays with its line, whatever is said of what is to come', () => {
  const rest = row(130, [240, 'for tail shaft'], [-540, 'TO FOLLOW'])
  const [first] = linesOn(
    HEAD,
    over,
    rest,
    at(150, '2', '2', '', 'V13X1075', 'Wedge belt', '25.00', '50.00'),
    TOTALS,
  )
  expect(first?.partNumber).toBe('CB-217/R')
  expect(first?.description).toContain('for tail shaft')
})
