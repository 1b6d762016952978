import { expect, test } from 'vitest'
import { layOutPage } from '../../../layout/lay-out.ts'
import { pageOfPrint, type TextAt } from '../../../testing/page-of-text.ts'
import { findSupplier } from '../find-supplier.ts'

const BODY: TextAt[] = [1, 2, 3, 4, 5, 6, 7].map(i => [200, 300 + 12 * i, `Oil filter for engine ${i}`])
/** Two blocks without labels, the left one with lines under its name. */
const nameBeside = (under: string[], more: TextAt[] = []) =>
  findSupplier([
    layOutPage(
      pageOfPrint(
        [43, 60, 'TAX INVOICE', 22],
        [64, 90, 'Wattle Bend Garage Pty Ltd'],
        ...under.map((text, i): TextAt => [64, 101 + 11 * i, text]),
        [251, 120, 'ABN'],
        [251, 131, '51 824 753 556'],
        [396, 90, 'Quandong Auto Glass Pty'],
        [396, 101, 'Ltd'],
        [396, 112, '3/60 Bellows Way'],
        [396, 123, 'Hill Creek WA 6996'],
        [396, 134, '08 5550 6021'],
        ...more,
        ...BODY,
      ),
    ),
  ]).name

const ADDRESS = ['4 Mill Street', 'Wattle Bend NSW 2899']

test.each([[['Attention: Accounts', ...ADDRESS, 'ABN: 35 848 221 145']], [['Attn: Dave Marsh', ...ADDRESS]]])(
  'whose address is for somebody’s attention is the customer: %o',
  under => {
    expect(nameBeside(under)).toBe('Quandong Auto Glass Pty Ltd')
  },
)

test.each([
  // It can be telephoned.
  { under: ['Attention: Accounts', ...ADDRESS, 'Ph 02 5550 1234'], more: [] },
  // It wants to be written to.
  { under: ['Attention: Accounts Receivable', ...ADDRESS, 'ABN: 35 848 221 145'], more: [] },
  // It stands over the whole page, too.
  {
    under: ['Attention: Accounts', ...ADDRESS, 'ABN: 35 848 221 145'],
    more: [[64, 36, 'WATTLE BEND GARAGE PTY LTD', 10] as TextAt],
  },
])('whose desk is named may be the sender: %o', ({ under, more }) => {
  expect(nameBeside(under, more)?.toLowerCase()).toBe('wattle bend garage pty ltd')
})

const QUANDONG = 'Quandong Auto Spares Pty Ltd'

test.each([
  { attention: 'Attn: Parts Department', more: [[220, 90, 'Ph 07 5550 1234'] as TextAt] },
  { attention: 'Attention: Accounts Payable', more: [[64, 700, 'Ph 07 5550 1234'] as TextAt] },
  {
    attention: 'Att: Dave',
    more: [
      [220, 60, 'QUANDONG SPARES'],
      [220, 72, '9 Mill Street'],
      [220, 84, 'Ph 07 5550 1234'],
    ] as TextAt[],
  },
])('whose desk is named is the sender where nobody else can be telephoned: %o', ({ attention, more }) => {
  const page = pageOfPrint(
    [430, 40, 'TAX INVOICE', 16],
    [64, 60, QUANDONG],
    [64, 72, attention],
    [64, 84, 'PO Box 412'],
    [64, 96, 'Dunmarra QLD 4701'],
    [64, 152, 'Kettle Automotive Pty Ltd'],
    [64, 164, '3 Siding Street'],
    [64, 176, 'Mullin Creek VIC 3429'],
    ...more,
    ...BODY,
  )
  expect(findSupplier([layOutPage(page)]).name).toBe(QUANDONG)
})

test('whose telephone and ABN stand beside its block is somebody else', () => {
  const page = pageOfPrint(
    [430, 20, 'TAX INVOICE', 16],
    [40, 50, 'Quandong Auto Spares'],
    [40, 62, '12 Foundry Road'],
    [300, 50, 'Phone (07) 5550 1234'],
    [300, 62, 'ABN 51 824 753 556'],
    [40, 150, 'Kettle Automotive Pty Ltd'],
    [40, 162, 'Attn: Accounts'],
    [40, 174, '3 Siding Street'],
    [40, 186, 'Mullin Creek VIC 3429'],
    ...BODY,
  )
  expect(findSupplier([layOutPage(page)]).name).toBe('Quandong Auto Spares')
})
