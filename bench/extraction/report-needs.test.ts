import { expect, test } from 'vitest'
import { percentile, reportNeeds } from './report-needs.ts'

const need = (milliseconds: number, megabytes: number) => ({ milliseconds, peakBytes: megabytes * 1e6 })

test('a percentile is one of the values, by nearest rank', () => {
  expect(percentile([30, 10, 20], 0.5)).toBe(20)
  expect(percentile([30, 10, 20], 0.95)).toBe(30)
})

test('digital and scanned documents are reported apart, each beside its baseline', () => {
  const lines = reportNeeds(
    [
      { pages: 2, scanned: false, ours: need(400, 200), pdftotext: need(40, 20) },
      { pages: 1, scanned: true, ours: need(9000, 600), pdftotext: need(30, 20) },
    ],
    '1.0',
  )
  const rows = lines.map(line => line.trim().split(/ {2,}/))
  expect(rows).toContainEqual(['ours', '200', '400', '400', '100', '200', '200'])
  expect(rows).toContainEqual(['ratio', '10.0x', '10.0x', '10.0x', '10.0x', '10.0x', '10.0x'])
  expect(rows).toContainEqual(['ratio', '300.0x', '300.0x', '300.0x', '30.0x', '30.0x', '30.0x'])
})

test('without the baseline the figures stand alone and say so', () => {
  const lines = reportNeeds([{ pages: 1, scanned: false, ours: need(400, 200), pdftotext: null }], null)
  expect(lines.join('\n')).toContain('not installed')
  expect(lines.join('\n')).not.toContain('ratio')
})
