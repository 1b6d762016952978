import { describe, expect, test } from 'vitest'
import { headerOn, rows } from '../../testing/header-on.ts'

type Cells = [x: number, text: string][]
const read = (...cells: Cells[]) => headerOn(rows(...cells))

describe('orders like a label with its value', () => {
  test.each(['JOB:2341', 'REGO:1AB2CD', 'VAN:4471', 'SITE:KP12', 'INV:2231', 'STOCK:FEB', 'ACC:4471'])(
    'are taken behind their own label, for a person to look at: %s',
    value => {
      const found = read(
        [[300, 'Invoice No: 104417']],
        [
          [300, 'Order No:'],
          [400, value],
        ],
        [[300, 'Date: 09/02/2026']],
      )
      expect(found.purchaseOrderNumber).toBe(value)
      expect(found.uncertain).toContain('purchaseOrderNumber')
    },
  )

  test('are none beneath it, nor where other labels near by are printed so', () => {
    const found = [
      read([[300, 'PO:']], [[300, 'JOB:2341']]),
      read([
        [300, 'PO:'],
        [380, 'JOB:2341'],
        [460, 'REGO:1AB2CD'],
      ]),
      read(
        [[300, 'REP:KEV']],
        [
          [300, 'PO:'],
          [380, 'JOB:2341'],
        ],
      ),
      read([
        [300, 'Account:'],
        [400, 'JOB:2341'],
      ]),
    ]
    expect(found.map(one => one.purchaseOrderNumber)).toEqual([null, null, null, null])
  })
})
