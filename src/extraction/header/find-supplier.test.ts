import { expect, test } from 'vitest'
import { layOutPage } from '../layout/lay-out.ts'
import { pageOfText } from '../testing/page-of-text.ts'
import { findSupplier } from './find-supplier.ts'

const nameOn = (...texts: [x: number, y: number, text: string, size?: number][]) =>
  findSupplier([
    layOutPage(pageOfText(texts.map(([x, y, text, size]) => ({ text, x, y, ...(size ? { size } : {}) })))),
  ]).name

test.each(['Bill-to party', 'Sold-to party', 'Account of', 'SHIP TO', 'Invoice to:'])(
  'who is named under %s is the customer, though it trades under another name',
  label => {
    expect(
      nameOn(
        [40, 34, 'Kurrabung Bearings & Seals', 15],
        [40, 54, 'Kurrabung Transmission Pty Ltd ABN 51 824 753 556'],
        [40, 100, label],
        [40, 114, 'R & L Tennant t/as Quandong Motors'],
        [40, 128, '55 Station Street'],
      ),
    ).toBe('Kurrabung Bearings & Seals')
  },
)

test('what the sender deals in, with bullets between, is none of its name', () => {
  expect(
    nameOn(
      [40, 34, 'Currawong Auto Electrical', 18],
      [40, 52, 'Lights', 12],
      [84, 52, '·', 12],
      [94, 52, 'looms', 12],
      [40, 70, 'ABN 51 824 753 556'],
    ),
  ).toBe('Currawong Auto Electrical')
})
