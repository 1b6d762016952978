/**
 * Prints a fresh exam for the built-in reader: supplier invoices in PDF with the truth beside them, in the shape of the shared corpus.
 *   node bench/exam/make.ts --seed N --count 40 --out DIR [--scans 0.25] [--each 1] [--strange 0]
 * The same seed gives the same papers. Read them with `npm run bench:extraction -- DIR`.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openBrowser } from '#server/browser/open-browser.ts'
import { planExam } from './plan-exam.ts'
import { printFile } from './print/print-file.ts'
import { scanFile } from './print/scan-file.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    count: { type: 'string', default: '40' },
    scans: { type: 'string', default: '0.25' },
    each: { type: 'string', default: '1' },
    strange: { type: 'string', default: '0' },
    out: { type: 'string' },
  },
})
const seed = values.seed === undefined ? Date.now() % 1_000_000 : Number(values.seed)
const [count, scans, each, strange] = [values.count, values.scans, values.each, values.strange].map(
  Number,
) as [number, number, number, number]
const { out } = values

if (
  !out ||
  !Number.isInteger(seed) ||
  !Number.isInteger(count) ||
  count < 1 ||
  !(each >= 1) ||
  !(scans >= 0 && scans <= 1) ||
  !(strange >= 0 && strange <= 1)
) {
  console.error(
    'node bench/exam/make.ts --seed N --count 40 --out DIR [--scans 0.25] [--each 1] [--strange 0]',
  )
  process.exitCode = 1
} else {
  await makeExam(out)
}

async function makeExam(folder: string): Promise<void> {
  console.info(`Seed ${seed}: ${count} documents, ${Math.round(100 * scans)} % scans, into ${folder}`)
  await mkdir(folder, { recursive: true })
  const browser = await openBrowser({ cacheDir: path.resolve('.docket/cache'), log: console })
  const truth: unknown[] = []
  try {
    for (const exam of planExam(seed, count, scans, each, strange)) {
      const printed = await printFile(browser, exam)
      const pdf = exam.kind === 'scan' ? await scanFile(browser, exam.random, printed.pdf) : printed.pdf
      await writeFile(path.join(folder, exam.file), pdf)
      const { file, layout, kind, features } = exam
      truth.push({
        file,
        layout: layout.name,
        kind,
        producer: layout.by,
        features,
        documents: withPages(exam.documents, printed.pages),
      })
    }
  } finally {
    await browser.close()
  }
  await writeFile(path.join(folder, 'truth.json'), `${JSON.stringify(truth, null, 1)}\n`)
  console.info(`${truth.length} documents printed`)
}

/** Pages counted from 1 through the file. */
function withPages<Document>(documents: Document[], counts: number[]): Document[] {
  let next = 1
  return documents.map((document, i) => ({
    ...document,
    pages: Array.from({ length: counts[i] ?? 0 }, () => next++),
  }))
}
