import { describe, expect, test } from 'vitest'
import { layWords, row } from '../testing/lay-words.ts'
import { linesOn, shortOf, TOTALS } from '../testing/lines-on.ts'
import { readLines } from './read-lines.ts'

describe('tables', () => {
  const body = [
    ...row(212, [40, 'QA-1002'], [140, 'Oil filter'], [-350, '4'], [-450, '12.50'], [-540, '50.00']),
    ...row(224, [40, 'QA-77/B'], [140, 'Brake pads front'], [-350, '1'], [-450, '80.00'], [-540, '80.00']),
  ]
  const wanted = [
    ['QA-1002', 'Oil filter', 4, 12.5, 5000],
    ['QA-77/B', 'Brake pads front', 1, 80, 8000],
  ]

  test('are read under headings that everybody uses', () => {
    const head = row(
      200,
      [40, 'Part No'],
      [140, 'Description'],
      [-350, 'Qty'],
      [-450, 'Price'],
      [-540, 'Total'],
    )
    expect(shortOf(linesOn(head, body, TOTALS))).toEqual(wanted)
  })

  test('are read by their arithmetic under headings that nobody has heard of', () => {
    const head = row(200, [40, 'Zorb'], [140, 'Quillip'], [-350, 'Vint'], [-450, 'Plond'], [-540, 'Grimble'])
    expect(shortOf(linesOn(head, body, TOTALS))).toEqual(wanted)
  })

  test('are read without any heading', () => {
    expect(shortOf(linesOn(body, TOTALS))).toEqual(wanted)
  })

  test('find a discount by what it does, whatever its heading', () => {
    const head = row(
      200,
      [40, 'Part No'],
      [140, 'Description'],
      [-350, 'Qty'],
      [-400, 'List'],
      [-450, '%'],
      [-540, 'Net'],
    )
    const goods = [
      ...row(
        212,
        [40, 'QA-1002'],
        [140, 'Oil filter'],
        [-350, '4'],
        [-400, '20.00'],
        [-450, '37.5'],
        [-540, '50.00'],
      ),
      ...row(224, [40, 'QA-77/B'], [140, 'Brake pads'], [-350, '1'], [-400, '80.00'], [-540, '80.00']),
    ]
    expect(linesOn(head, goods, TOTALS).map(line => line.discountPercent)).toEqual([37.5, null])
  })

  test('end at a sum whose label nobody knows', () => {
    const head = row(
      200,
      [40, 'Part No'],
      [140, 'Description'],
      [-350, 'Qty'],
      [-450, 'Price'],
      [-540, 'Total'],
    )
    const sum = row(300, [140, 'Wares altogether'], [-540, '130.00'])
    expect(shortOf(linesOn(head, body, sum))).toEqual(wanted)
  })

  test('keep an item that is called like a total', () => {
    const head = row(
      200,
      [40, 'Part No'],
      [140, 'Description'],
      [-350, 'Qty'],
      [-450, 'Price'],
      [-540, 'Total'],
    )
    const odd = row(236, [40, 'QA-9'], [140, 'Balance shaft'], [-350, '2'], [-450, '30.00'], [-540, '60.00'])
    expect(shortOf(linesOn(head, body, odd))).toHaveLength(3)
  })

  test('leave out a letterhead that stands beside them', () => {
    const head = row(
      200,
      [200, 'Part No'],
      [280, 'Description'],
      [-420, 'Qty'],
      [-480, 'Price'],
      [-560, 'Total'],
    )
    const goods = [
      ...row(
        212,
        [40, 'Ph 5550 1234'],
        [200, 'QA-1002'],
        [280, 'Oil filter'],
        [-420, '4'],
        [-480, '12.50'],
        [-560, '50.00'],
      ),
      ...row(224, [200, 'QA-77/B'], [280, 'Brake pads front'], [-420, '1'], [-480, '80.00'], [-560, '80.00']),
      ...row(236, [200, 'QA-8'], [280, 'Globe'], [-420, '1'], [-480, '2.00'], [-560, '2.00']),
    ]
    expect(linesOn(head, goods).map(line => line.partNumber)).toEqual(['QA-1002', 'QA-77/B', 'QA-8'])
  })

  test('do not take line numbers for part numbers', () => {
    const head = row(200, [40, '#'], [140, 'Description'], [-350, 'Qty'], [-450, 'Price'], [-540, 'Total'])
    const goods = ['Tow in', 'Fit part', 'Wash'].flatMap((text, i) =>
      row(212 + 12 * i, [40, `${i + 1}`], [140, text], [-350, '2'], [-450, '10.00'], [-540, '20.00']),
    )
    expect(linesOn(head, goods).map(line => line.partNumber)).toEqual(['', '', ''])
  })

  test.each(['Incl', 'N/C'])('count what is supplied at no charge: %s', nothing => {
    const head = row(
      200,
      [40, 'Part No'],
      [140, 'Description'],
      [-350, 'Qty'],
      [-450, 'Price'],
      [-540, 'Total'],
    )
    const free = row(236, [140, 'Kit bolt'], [-350, '6'], [-450, nothing], [-540, nothing])
    const last = linesOn(head, body, free, TOTALS).at(-1)
    expect([last?.description, last?.quantity, last?.total]).toEqual(['Kit bolt', 6, null])
  })
})

describe('goods without a table', () => {
  const till = [
    ...row(200, [40, 'Oil filter']),
    ...row(212, [60, '4 x 12.50'], [-250, '50.00']),
    ...row(224, [40, 'Brake pads front']),
    ...row(236, [60, '1 x 80.00'], [-250, '80.00']),
    ...row(260, [40, 'Total'], [-250, '130.00']),
  ]

  test('are read from a till roll, name over figures', () => {
    expect(shortOf(linesOn(till))).toEqual([
      ['', 'Oil filter', 4, 12.5, 5000],
      ['', 'Brake pads front', 1, 80, 8000],
    ])
  })

  test('are read where the name stands under the figures', () => {
    const texts = [
      ...row(200, [60, '4 @ 12.50'], [-250, '50.00']),
      ...row(212, [40, 'Oil filter']),
      ...row(230, [60, '1 @ 80.00'], [-250, '80.00']),
      ...row(242, [40, 'Brake pads front']),
    ]
    expect(linesOn(texts).map(line => line.description)).toEqual(['Oil filter', 'Brake pads front'])
  })

  test('are read where the total stands a row above quantity and price', () => {
    const texts = [
      ...row(200, [40, 'Oil filter'], [-250, '50.00']),
      ...row(212, [60, '4 @ 12.50']),
      ...row(230, [40, 'Brake pads front'], [-250, '80.00']),
      ...row(242, [60, '1 @ 80.00']),
    ]
    expect(shortOf(linesOn(texts)).map(([, ...rest]) => rest)).toEqual([
      ['Oil filter', 4, 12.5, 5000],
      ['Brake pads front', 1, 80, 8000],
    ])
  })

  test('have their part number beside the figures', () => {
    const texts = [
      ...row(200, [40, 'Oil filter']),
      ...row(212, [40, 'QA-1002'], [-180, '4 x 12.50'], [-250, '50.00']),
      ...row(224, [40, 'Brake pads front']),
      ...row(236, [40, 'QA-77/B'], [-180, '1 x 80.00'], [-250, '80.00']),
    ]
    const lines = linesOn(texts)
    expect(lines.map(line => line.partNumber)).toEqual(['QA-1002', 'QA-77/B'])
    expect(lines.every(line => line.partReadings.length === 0)).toBe(true)
  })

  test('have an uncertain part number where only its shape speaks for it', () => {
    const texts = [
      ...row(200, [40, 'QA-1002 Oil filter']),
      ...row(212, [-180, '4 x 12.50'], [-250, '50.00']),
      ...row(224, [40, 'QA-77/B Brake pads front']),
      ...row(236, [-180, '1 x 80.00'], [-250, '80.00']),
    ]
    expect(linesOn(texts).map(line => line.partReadings)).toEqual([
      ['QA-1002', ''],
      ['QA-77/B', ''],
    ])
  })
})

test('goods go on after the total of one docket, and end at the total of all', () => {
  const head = row(200, [40, 'Part'], [140, 'Description'], [-350, 'Qty'], [-450, 'Price'], [-540, 'Total'])
  const lines = linesOn(
    head,
    row(220, [40, 'QA-1002'], [140, 'Oil filter'], [-350, '4'], [-450, '12.50'], [-540, '50.00']),
    row(240, [100, 'Total docket D1'], [-540, '50.00']),
    row(260, [40, 'QA-77/B'], [140, 'Brake pads front'], [-350, '1'], [-450, '80.00'], [-540, '80.00']),
    row(280, [100, 'Total docket D2'], [-540, '80.00']),
    row(320, [380, 'Total'], [-540, '130.00']),
  )
  expect(shortOf(lines)).toEqual([
    ['QA-1002', 'Oil filter', 4, 12.5, 5000],
    ['QA-77/B', 'Brake pads front', 1, 80, 8000],
  ])
})

test('descriptions that stand under the part numbers in one column are no part of them', () => {
  const head = row(200, [40, 'Item'], [-350, 'Qty'], [-450, 'Price'], [-540, 'Total'])
  const lines = linesOn(
    head,
    row(220, [40, 'Z418'], [-350, '4'], [-450, '12.50'], [-540, '50.00']),
    row(232, [40, 'Oil filter 4 cyl']),
    row(260, [40, 'DB1170-4'], [-350, '1'], [-450, '80.00'], [-540, '80.00']),
    row(272, [40, 'BRAKE PADS 4WD']),
    TOTALS,
  )
  expect(shortOf(lines)).toEqual([
    ['Z418', 'Oil filter 4 cyl', 4, 12.5, 5000],
    ['DB1170-4', 'BRAKE PADS 4WD', 1, 80, 8000],
  ])
})

test('words that goods are counted in stay where they belong to a name', () => {
  const lines = linesOn(
    row(
      220,
      [40, 'PUMP-GR14'],
      [140, 'Gear pump set'],
      [-300, '2'],
      [310, 'EA'],
      [-450, '12.50'],
      [-540, '25.00'],
    ),
    row(
      240,
      [40, 'SEAL-3318'],
      [140, 'Ram seal kit'],
      [-300, '1'],
      [310, 'EA'],
      [-450, '80.00'],
      [-540, '80.00'],
    ),
    row(400, [380, 'Sub Total'], [-540, '105.00']),
  )
  expect(lines.map(line => line.description)).toEqual(['Gear pump set', 'Ram seal kit'])
})

test('a bank’s account on the height of a charge is no line of goods, though a scan’s letters look like a count', () => {
  const head = row(
    100,
    [40, 'QTY'],
    [80, 'ITEM'],
    [150, 'DESCRIPTION'],
    [-370, 'PRICE'],
    [400, 'UNIT'],
    [-540, 'TOTAL'],
  )
  const goods = (y: number, code: string, name: string, price: string) =>
    row(y, [-50, '1'], [80, code], [150, name], [-370, price], [400, 'Each'], [-540, price])
  const page = layWords(
    [
      head,
      goods(120, 'QA-1002', 'Oil filter', '90.00'),
      goods(134, 'QA-77/B', 'Seal kit', '40.00'),
      row(180, [40, 'BSB'], [80, '733-118'], [150, 'Account5081820'], [380, 'FREIGHT'], [-540, '$0.00']),
      TOTALS,
    ].flat(),
    1,
    'ocr',
  )
  const lines = readLines([page]).flatMap(table => table.lines)
  expect(lines.map(line => line.partNumber)).toEqual(['QA-1002', 'QA-77/B'])
})
