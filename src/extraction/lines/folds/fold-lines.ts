import type { Table } from '../../layout/columns/find-tables.ts'
import { foldFigures } from '../tables/settle-figures.ts'
import { dropCounting } from './drop-counting.ts'
import { foldBeginnings } from './fold-beginnings.ts'
import { foldConditions } from './fold-conditions.ts'
import { foldCountedPrices } from './fold-counted-prices.ts'
import { foldDiscounts } from './fold-discounts.ts'
import { foldHundreds } from './fold-hundreds.ts'
import { foldNamesOver } from './fold-names-over.ts'
import { foldPer } from './fold-per.ts'
import { foldReduced } from './fold-reduced.ts'
import { foldTitles } from './fold-titles.ts'
import { foldToldPrices } from './fold-told-prices.ts'

/** In this order: each takes a table with what those before it put together. */
const FOLDS = [
  dropCounting,
  foldTitles,
  foldBeginnings,
  foldFigures,
  foldCountedPrices,
  foldToldPrices,
  foldNamesOver,
  foldPer,
  foldHundreds,
  foldConditions,
  foldDiscounts,
  foldReduced,
]

/** A table whose lines of goods, where they are printed in several cells or rows, are one row each with a cell for each figure. */
export function foldLines(table: Table): Table {
  return FOLDS.reduce((one, fold) => fold(one), table)
}
