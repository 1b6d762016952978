import { findTables, type Table } from '../layout/columns/find-tables.ts'
import { type PageLayout, wordsOfRow } from '../layout/lay-out.ts'
import { isOcr } from '../pdf/page.ts'
import { explainedMarks } from '../vocabulary/note-marks.ts'
import { readBlocks, readForms } from './blocks/read-blocks.ts'
import { chooseProven, chooseReading } from './choose-reading.ts'
import { doubtAlikes } from './codes/doubts/doubt-alikes.ts'
import { doubtAsOthers } from './codes/doubts/doubt-as-others.ts'
import { doubtCounting } from './codes/doubts/doubt-counting.ts'
import { doubtMarked } from './codes/doubts/doubt-marked.ts'
import { doubtNameless } from './codes/doubts/doubt-nameless.ts'
import { doubtNoughts } from './codes/doubts/doubt-noughts.ts'
import { doubtOddShape } from './codes/doubts/doubt-odd-shape.ts'
import { doubtRaised } from './codes/doubts/doubt-raised.ts'
import { doubtShelved } from './codes/doubts/doubt-shelved.ts'
import { doubtShortened } from './codes/doubts/doubt-shortened.ts'
import { doubtSpoken } from './codes/doubts/doubt-spoken.ts'
import { doubtTwoNumbers } from './codes/doubts/doubt-two-numbers.ts'
import { doubtUnannounced } from './codes/doubts/doubt-unannounced.ts'
import { doubtUntaken } from './codes/doubts/doubt-untaken.ts'
import { dropRepeatedCodes } from './codes/drop-repeated-code.ts'
import { dropRepeatedCount } from './codes/drop-repeated-count.ts'
import { settleByShape } from './codes/known-shape.ts'
import { settleSizes } from './codes/settle-sizes.ts'
import { withoutAnnouncement } from './codes/without-announcement.ts'
import { withoutBorders } from './codes/without-borders.ts'
import { withoutCustomersNumbers } from './codes/without-customers-numbers.ts'
import { foldLines } from './folds/fold-lines.ts'
import { noteTexts } from './note-texts.ts'
import { withPricesOfAll } from './price-of-all.ts'
import type { PrintedLine, PrintedTable } from './printed-line.ts'
import { withoutShelves } from './shelf-headings.ts'
import { cardTables } from './tables/card-tables.ts'
import { readTables } from './tables/read-tables.ts'
import { tablesOfStacks } from './tables/stacked-columns.ts'
import { stackedTables } from './tables/stacked-tables.ts'

/** The lines of goods on a document's pages, as printed. Tables that share their headings (one a page) are read as one. */
export function readLines(all: readonly PageLayout[]): PrintedTable[] {
  const pages = all.map(page => ({
    ...page,
    rows: page.rows.filter(row => !row.isAside).map(withoutCustomersNumbers),
  }))
  const rows = all.flatMap(page => page.rows)
  const notes = noteTexts(rows)
  const marks = explainedMarks(notes, isOcr(rows.flatMap(wordsOfRow)))
  const read = (tables: readonly Table[]) => {
    const whole = tables.map(table => foldLines(withoutShelves(table, pages)))
    const readings = readTables(whole, pages, marks)
    return chooseProven([...readings, ...readings.flatMap(one => withPricesOfAll(one))], pages)
  }
  // Headings on two heights are read as one as well, and then lose what stands under their upper words.
  const seen = [cardTables(pages), stackedTables(pages), tablesOfStacks(pages), ...findTables(pages)].filter(
    tables => tables.length > 0,
  )
  const ways = [...seen.map(read), readForms(pages, marks), readBlocks(pages, marks)]
  return chooseReading(ways, all).map(table => ({
    ...table,
    lines: doubted(
      { ...table, lines: settled(dropRepeatedCodes(withoutAnnouncement(table.lines))) },
      pages,
      notes,
    ),
  }))
}

function settled(lines: readonly PrintedLine[]): PrintedLine[] {
  return settleSizes(settleByShape(dropRepeatedCount(withoutBorders(lines))))
}

function doubted(table: PrintedTable, pages: readonly PageLayout[], notes: readonly string[]): PrintedLine[] {
  const untaken = doubtUntaken(table, pages)
  const lines = doubtTwoNumbers(
    doubtUnannounced(table.headed ? untaken : doubtShelved(untaken, pages), pages),
  )
  return doubtCounting(
    doubtNoughts(
      doubtAsOthers(
        doubtAlikes(
          doubtOddShape(doubtShortened(doubtNameless(doubtMarked(doubtRaised(doubtSpoken(lines), notes))))),
        ),
      ),
    ),
  )
}
