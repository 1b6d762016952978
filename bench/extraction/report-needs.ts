import type { Measured, Need } from './measure.ts'

const MEGABYTE = 1_000_000

/** Lines that say what our reader needed beside pdftotext, digital and scanned documents apart. */
export function reportNeeds(measured: readonly Measured[], version: string | null): string[] {
  const baseline = version
    ? `pdftotext ${version} -bbox-layout, in the same run on the same files`
    : 'no baseline: pdftotext (poppler-utils) is not installed'
  return [
    `Time and peak memory (RSS) of each document's own process, its start included; ${baseline}.`,
    ...describe(
      'digital',
      measured.filter(document => !document.scanned),
    ),
    ...describe(
      'scanned (the baseline does not read pictures)',
      measured.filter(document => document.scanned),
    ),
  ]
}

function describe(kind: string, documents: readonly Measured[]): string[] {
  if (documents.length === 0) return [`${kind}: none`]
  const pages = sum(documents.map(document => document.pages))
  const ours = figures(
    documents.map(document => document.ours),
    pages,
  )
  const theirs = documents.flatMap(document => document.pdftotext ?? [])
  const head = `${kind}: ${documents.length} documents, ${pages} pages`
  if (theirs.length < documents.length) return [head, row('ours', ours)]
  const base = figures(theirs, pages)
  const ratios = ours.map((figure, i) => figure / (base[i] || Number.NaN))
  const ratioRow = row('ratio', ratios, ratio => `${ratio.toFixed(1)}x`)
  return [head, HEADING, row('ours', ours), row('pdftotext', base), ratioRow]
}

const COLUMNS = ['ms/page', 'ms p50', 'ms p95', 'MB/page', 'MB p50', 'MB p95']
const HEADING = ['', ...COLUMNS].map(cell).join('')

/** In the order of COLUMNS; p50 and p95 are of documents, MB/page is the documents' peaks over their pages. */
function figures(needs: readonly Need[], pages: number): number[] {
  const milliseconds = needs.map(need => need.milliseconds)
  const megabytes = needs.map(need => need.peakBytes / MEGABYTE)
  return [milliseconds, megabytes].flatMap(values => [
    sum(values) / pages,
    percentile(values, 0.5),
    percentile(values, 0.95),
  ])
}

function row(name: string, values: readonly number[], show = (value: number) => value.toFixed(0)): string {
  return [name, ...values.map(show)].map(cell).join('')
}

function cell(text: string): string {
  return text.padStart(10)
}

/** The nearest rank: a value that was measured. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
