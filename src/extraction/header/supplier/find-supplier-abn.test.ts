import { expect, test } from 'vitest'
import { layOutPage } from '../../layout/lay-out.ts'
import { pageOfPrint, type TextAt } from '../../testing/page-of-text.ts'
import { findSupplierAbn } from './find-supplier-abn.ts'

const abnOn = (...texts: TextAt[]) => findSupplierAbn([layOutPage(pageOfPrint(...texts))], null).abn

test('an ABN in which OCR saw wide spaces is one', () => {
  const abn = abnOn(
    [40, 34, 'Kurrabung Bearings & Seals', 15],
    [40, 400, 'A.B.N.:'],
    [100, 400, '51'],
    [130, 400, '824 753'],
    [190, 400, '556'],
  )
  expect(abn).toBe('51824753556')
})

test('an ABN goes on in the line below, whatever figures another column has beside it', () => {
  const abn = abnOn(
    [40, 34, 'Kurrabung Bearings & Seals', 15],
    [40, 60, 'ABN 51 824'],
    [300, 60, '12345'],
    [40, 71, '753 556'],
  )
  expect(abn).toBe('51824753556')
})

test('what is called ours is, though a label of the customer’s stands over it', () => {
  const abn = abnOn(
    [140, 34, 'Kurrabung Bearings & Seals', 15],
    [20, 180, 'Customer'],
    [20, 191, 'TAR338'],
    [20, 202, 'Our ABN'],
    [20, 213, '51 824 753 556'],
  )
  expect(abn).toBe('51824753556')
})

test('a figure that OCR saw as a letter is one where the checksum says so', () => {
  const scanned = (text: string) => {
    const page = pageOfPrint([40, 60, text])
    const words = page.words.map(word => ({ ...word, source: 'ocr' as const }))
    return findSupplierAbn([layOutPage({ ...page, words })], null).abn
  }
  expect(scanned('ABN 5I 824 7S3 556')).toBe('51824753556')
  expect(scanned('ABN 5I 824 7S3 558')).toBeNull()
  expect(abnOn([40, 60, 'ABN 5I 824 7S3 556'])).toBeNull()
})

test('a title of two lines that ends in what may announce the customer announces nobody', () => {
  const abn = abnOn(
    [40, 60, 'STATEMENT OF', 24],
    [40, 90, 'ACCOUNT', 24],
    [40, 106, 'ABN 51 824 753 556'],
    [40, 128, 'Wattle Flat Mechanical'],
    [40, 139, '14 Anvil Street'],
    [40, 150, 'Wattle Flat NSW 2795'],
    [380, 60, 'Kurrabung Bearings & Seals', 13],
  )
  expect(abn).toBe('51824753556')
})

test('an ABN that a label calls the supplier’s is before one of the addressee under the sender’s line', () => {
  const read = (first: string, ...texts: TextAt[]) => {
    const page = pageOfPrint(
      [40, 34, first],
      [40, 60, 'Tarra Motors'],
      [40, 71, '8 Wharf Road'],
      [40, 82, 'Tarra VIC 3971'],
      [40, 93, 'ABN 33 102 417 032'],
      ...texts,
    )
    const { abn, abnUncertain } = findSupplierAbn([layOutPage(page)], 'Kurrabung Bearings')
    return { abn, abnUncertain }
  }
  const sender = 'Kurrabung Bearings Pty Ltd, 2 Bush Lane, Tarra VIC 3971'
  const label: TextAt = [350, 120, 'Supplier ABN']
  const own: TextAt = [450, 120, '51 824 753 556']
  expect(read(sender, label, own)).toEqual({ abn: '51824753556', abnUncertain: false })
  // Of goods that somebody else sends.
  const others = read('Kurrabung Bearings Pty Ltd ABN 33 102 417 032', label, own)
  expect(others.abn).toBe('33102417032')
})

test('the supplier’s line bears its name without spaces too', () => {
  const page = pageOfPrint(
    [400, 34, 'KurrabungBearings PtyLtd'],
    [400, 45, 'ABN 51 824 753 556'],
    [40, 120, 'Tarra Motors'],
    [40, 131, 'ABN 33 102 417 032'],
  )
  const read = findSupplierAbn([layOutPage(page)], 'Kurrabung Bearings Pty Ltd')
  expect(read).toMatchObject({ abn: '51824753556', abnUncertain: false })
})

const LETTERHEAD: TextAt[] = [
  [40, 34, 'Kurrabung Bearings', 15],
  [40, 50, '2 Bush Lane, Tarra VIC 3971'],
  [40, 62, 'ABN 51 824 753 556'],
]

test.each([
  ['Please note our ABN was 33 102 417 032 until 30 June', false],
  ['Our ABN changed from 33 102 417 032 on 1 July', false],
  ['Vendor ABN: 33 102 417 032', false],
  ['Freight supplier ABN 33 102 417 032', false],
  ['Kurrabung Finance Pty Ltd ABN 33 102 417 032', true],
])('the ABN under the letterhead is before any of a footer: %s', (footer, isOpen) => {
  const page = pageOfPrint(...LETTERHEAD, [40, 700, footer])
  const { abn, abnUncertain } = findSupplierAbn([layOutPage(page)], 'Kurrabung Bearings')
  expect({ abn, abnUncertain }).toEqual({ abn: '51824753556', abnUncertain: isOpen })
})

test('what a label calls the supplier’s settles nothing beside another whose owner nobody names', () => {
  const read = (footer: string) =>
    findSupplierAbn([layOutPage(pageOfPrint([40, 62, 'ABN 51 824 753 556'], [40, 700, footer]))], null)
  expect(read('Seller ABN: 33 102 417 032').abnUncertain).toBe(true)
  expect(read('note our ABN was 33 102 417 032').abn).toBe('51824753556')
})

test('who sold tells its ABN at the end of the customer’s block', () => {
  const read = (last: string) =>
    findSupplierAbn(
      [
        layOutPage(
          pageOfPrint(
            [40, 34, 'Kurrabung Moto', 15],
            [40, 500, 'Bill to: Tarra Car Care, 5/60 Bush Lane, Tarra VIC 3971'],
            [40, 512, 'Ship to: same address'],
            [40, 524, last],
          ),
        ),
      ],
      'Kurrabung Moto',
    )
  expect(read('Sold by Kurrabung Online Pty Ltd, ABN 51 824 753 556').abn).toBe('51824753556')
  expect(read('ABN 51 824 753 556').abn).toBeNull()
  expect(read('Issued by Tarra Car Care Pty Ltd ABN 51 824 753 556').abn).toBeNull()
})

test('the ABN of whom the paper is for, under its title, is not the sender’s, whatever the tagline above says', () => {
  const page = pageOfPrint(
    [40, 34, 'The Bumper Bloke', 18],
    [40, 50, 'Bumper bars repaired'],
    [40, 64, 'TAX INVOICE', 14],
    [40, 80, 'Tarra Service Centre'],
    [40, 92, '4 Pier Road, Tarra VIC 3971'],
    [40, 104, 'ABN 33 102 417 032'],
    [430, 46, 'ABN 51 824 753 556'],
    [430, 58, '5 Reedbed Lane, Tarra VIC 3971'],
  )
  expect(findSupplierAbn([layOutPage(page)], 'The Bumper Bloke').abn).toBe('51824753556')
})
