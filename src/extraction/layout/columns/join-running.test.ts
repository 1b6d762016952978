import { expect, test } from 'vitest'
import { columnsAt, layWords, row } from '../../testing/lay-words.ts'
import { findTables } from './find-tables.ts'

const line = columnsAt(40, 140, -350, -450, -540)
const headingsOver = (...texts: ReturnType<typeof row>[]) => {
  const heads = row(
    100,
    [40, 'Stock code'],
    [140, 'Size'],
    [175, 'Description'],
    [-350, 'Qty'],
    [-450, 'Unit'],
    [-540, 'Total'],
  )
  const [table] = findTables([layWords([heads, ...texts].flat())])[0] ?? []
  return table?.columns.map(({ heading }) => heading)
}

test('two headings over texts that run on under both are one', () => {
  const headings = headingsOver(
    line(120, 'TR-1002', '235/45R18 98Y Dunmarra', '2', '50.00', '100.00'),
    line(134, 'AL-17/B', 'Alloy wheel satin black', '4', '80.00', '320.00'),
    line(148, 'HB-67', 'Hub ring kit', '4', '4.00', '16.00'),
  )
  expect(headings).toEqual(['Stock code', 'Size Description', 'Qty', 'Unit', 'Total'])
})

test('two headings over texts that begin under each of them are two', () => {
  const apart = columnsAt(40, 140, 175, -350, -450, -540)
  const headings = headingsOver(
    apart(120, 'TR-1002', '18in', 'Alloy wheel', '2', '50.00', '100.00'),
    apart(134, 'AL-17/B', '17in', 'Steel wheel', '4', '80.00', '320.00'),
    apart(148, 'HB-67', '67mm', 'Hub ring kit', '4', '4.00', '16.00'),
  )
  expect(headings).toEqual(['Stock code', 'Size', 'Description', 'Qty', 'Unit', 'Total'])
})
