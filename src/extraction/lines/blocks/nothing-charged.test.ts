import { expect, test } from 'vitest'
import { row } from '../../testing/lay-words.ts'
import { linesOn, shortOf, TOTALS } from '../../testing/lines-on.ts'

test('a paragraph of which nothing was supplied is no line', () => {
  const columns = [130, 215, 300, 380, 450, 540]
  const item = (y: number, name: string, ...figures: string[]) => [
    ...row(y, [40, name]),
    ...row(y + 11, ...columns.map((x, i): [number, string] => [-x, figures[i] ?? ''])),
  ]
  const lines = linesOn(
    item(200, 'HC-187 Hand cleaner 1 L', '1', '', '1', '50.00', '5.00', '50.00'),
    item(230, 'CC-385 Coolant green', '1', '1', '0', '45.95', '0.00', '0.00'),
    item(260, 'GO-778 Gear oil bulk', '2', '', '2', '40.00', '8.00', '80.00'),
    TOTALS,
  )
  expect(lines.map(line => line.description)).toEqual(['Hand cleaner 1 L', 'Gear oil bulk'])
})

test('of noughts among the counts and the totals of a row one says that nothing was sent', () => {
  const columns = [350, 395, 425, 505, 560]
  const item = (y: number, name: string, ...figures: string[]) =>
    row(y, [40, name], ...columns.map((x, i): [number, string] => [-x, figures[i] ?? '']))
  const lines = linesOn(
    item(200, 'HC-187 Hand cleaner 1 L', '2.000', '2.000', '', '50.0000', '100.00'),
    item(212, 'CC-385 Coolant green', '6.000', '0.000', '6.000', '21.5000', '0.00'),
    item(224, 'GO-778 Gear oil bulk', '3.000', '3.000', '', '10.0000', '30.00'),
    TOTALS,
  )
  expect(lines.map(line => [line.description, line.quantity])).toEqual([
    ['Hand cleaner 1 L', 2],
    ['Gear oil bulk', 3],
  ])
})

test('goods given away were sent, though a count and the net price are noughts', () => {
  const item = (y: number, name: string) =>
    row(
      y,
      [40, name],
      [-340, '1'],
      [-370, '1'],
      [-400, '0'],
      [-450, '250.00'],
      [-500, '0.00'],
      [-560, '0.00'],
    )
  const lines = linesOn(item(200, 'HC-187 Alternator'), item(212, 'CC-385 Regulator'))
  expect(lines.map(line => [line.partNumber.slice(0, 6), line.quantity])).toEqual([
    ['HC-187', 1],
    ['CC-385', 1],
  ])
})

test('where nothing is charged, what was sent is not what counts the lines', () => {
  const item = (y: number, name: string, figures: [count: string, sent: string, price: string]) => [
    ...row(y, [40, name]),
    ...row(y + 12, [-120, figures[0]], [-210, figures[1]], [-380, figures[1]], [-460, figures[2]]),
    ...row(y + 12, [-540, figures[2]]),
  ]
  const lines = linesOn(
    item(200, 'WW64/37 Axle stands', ['1', '1', '130.00']),
    item(234, 'AE62/61 Towbar', ['2', '2', '0.00']),
    item(268, 'WP57/48 Wiring harness', ['3', '1', '0.00']),
    item(302, 'PJ28/60 Tow ball', ['4', '1', '0.00']),
    TOTALS,
  )
  expect(lines.map(line => line.quantity)).toEqual([1, 2, 1, 1])
})

test('a count as if it were money is no price of goods that cost nothing', () => {
  const item = (y: number, name: string, count: string, price: string) => [
    ...row(y, [40, name]),
    ...row(y + 12, [-210, count], [-390, price], [-540, price]),
  ]
  const lines = linesOn(
    item(200, 'HC-187 Hand cleaner', '1.00', '130.00'),
    item(234, 'AE-661 Towbar bracket', '1.00', '0.00'),
    item(268, 'WP-548 Wiring harness', '2.00', '0.00'),
    TOTALS,
  )
  expect(lines.map(line => [line.partNumber, line.quantity])).toEqual([
    ['HC-187', 1],
    ['AE-661', 1],
    ['WP-548', 2],
  ])
})

test('what is owed by its age beneath the totals is no line of goods at nothing', () => {
  const item = (y: number, name: string, code: string, price: string) => [
    ...row(y, [40, name]),
    ...row(y + 12, [40, code], [130, '1'], [138, 'x'], [150, price], [-300, price]),
  ]
  const lines = linesOn(
    item(200, 'Hand cleaner', 'HC 187 02', '100.00'),
    item(224, 'Towbar bracket', 'AE 661 14', '30.00'),
    TOTALS,
    row(424, [380, 'Total Amount'], [-540, '$143.00']),
    row(440, [40, 'Current'], [125, '30'], [170, '60'], [215, '90']),
    row(452, [120, 'Days'], [165, 'Days'], [210, 'Days+']),
    row(464, [-80, '143.00'], [-140, '418.10'], [-185, '0.00'], [-230, '0.00']),
  )
  expect(lines.map(line => line.partNumber)).toEqual(['HC 187 02', 'AE 661 14'])
})

test('dashes where the others have price and total charge nothing', () => {
  const item = (y: number, code: string, name: string, ...figures: string[]) => [
    ...row(y, [40, code], [120, name]),
    ...row(y + 11, ...[160, 240, 440, 540].map((x, i): [number, string] => [-x, figures[i] ?? ''])),
  ]
  const lines = linesOn(
    item(200, '5530.118.27', 'Clutch kit complete', '1', '1', '130.00', '130.00'),
    item(230, '5530.204.11', 'Release bearing', '2', '2', '-', '-'),
    item(260, '5530.317.40', 'Alignment tool', '1', '0', '-', '-'),
    row(290, [40, 'Made up by Ray'], [-160, '1'], [-300, '-'], [-420, '-']),
    TOTALS,
  )
  expect(shortOf(lines)).toEqual([
    ['5530.118.27', 'Clutch kit complete', 1, 130, 13000],
    ['5530.204.11', 'Release bearing', 2, 0, 0],
  ])
})

test('dashes stand for price and total also behind the sign between them', () => {
  const item = (y: number, name: string, code: string, from: string, total: string) => [
    ...row(y, [10, name]),
    ...row(y + 11, [10, code], [100, from], [-210, total]),
  ]
  const lines = linesOn(
    item(200, 'Belt kit with pulleys', 'BK-771', '1 x 130.00', '130.00'),
    item(224, 'Tensioner pulley', 'TP-772', '1 x -', '-'),
    item(248, 'Idler pulley', 'IP-773', '2 x -', '-'),
    TOTALS,
  )
  expect(shortOf(lines).slice(1)).toEqual([
    ['TP-772', 'Tensioner pulley', 1, 0, 0],
    ['IP-773', 'Idler pulley', 2, 0, 0],
  ])
})

test.each(['Incl', 'N/C', '-'])('goods of a kit, with %s for price and total, are lines', nothing => {
  const item = (y: number, name: string, count: string, price: string, total = price) => [
    ...row(y, [40, name]),
    ...row(y + 11, [-130, count], [300, 'EA'], [-420, price], [-540, total]),
  ]
  const lines = linesOn(
    item(200, 'HC-187 Towbar kit', '1', '50.00'),
    item(230, 'CC-385 Tow ball', '2', nothing),
    item(260, 'GO-778 Gear oil', '2', '40.00', '80.00'),
    TOTALS,
  )
  expect(shortOf(lines)).toEqual([
    ['HC-187', 'Towbar kit', 1, 50, 5000],
    ['CC-385', 'Tow ball', 2, 0, 0],
    ['GO-778', 'Gear oil', 2, 40, 8000],
  ])
})
