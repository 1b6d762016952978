import type { Random } from '../random.ts'
import type { PaperType, Traits } from './paper.ts'
import type { Trade } from './trades.ts'

/** Chooses what is unusual about one paper; most of it is not. Narrow papers (till rolls) have no room for discounts and back orders. */
export function pickTraits(random: Random, type: PaperType, trade: Trade, narrow: boolean): Traits {
  const { habits } = trade
  const bill = type === 'tax-invoice'
  const inclusive = random.chance(narrow ? 0.5 : habits.inclusive)
  const lineDiscounts = !narrow && random.chance(habits.lineDiscounts)
  const invoiceDiscount =
    bill && !lineDiscounts && random.chance(0.07) ? random.pick([25, 50, 75, 100, 150]) : 0
  const numbers = pickNumbers(random, habits.unnumbered)
  const perLine = invoiceDiscount === 0 && random.chance(0.25)
  const amounts = inclusive || narrow || !perLine || lineDiscounts ? 'exclusive' : pickAmounts(random)
  const plainTotals = invoiceDiscount === 0 && !perLine
  return {
    basis: inclusive ? 'inclusive' : 'exclusive',
    gstRule: perLine ? 'per-line' : 'total',
    amounts,
    gstColumn: !narrow && (amounts !== 'exclusive' || random.chance(perLine ? 0.7 : 0.08)),
    lineDiscounts,
    netPrinted: random.chance(0.65),
    extension: random.chance(0.7) ? 'net' : 'extended',
    invoiceDiscount,
    freight: pickFreight(random, type),
    surcharge:
      bill && invoiceDiscount === 0
        ? random.weigh([
            [94, 'none'],
            [3, 'line'],
            [3, 'footer'],
          ])
        : 'none',
    numbers,
    backorders: narrow
      ? 'none'
      : random.weigh([
          [78, 'none'],
          [8, 'column'],
          [bill ? 14 : 0, 'short'],
        ]),
    items: bill ? pickCount(random, narrow) : random.int(1, 6),
    kit: bill && numbers !== 'none' && random.chance(habits.kit),
    core: bill && invoiceDiscount === 0 && random.chance(habits.core),
    levy: bill && invoiceDiscount === 0 && random.chance(habits.levy),
    ...pickRemarks(random, narrow),
    returned: bill && invoiceDiscount === 0 && random.chance(0.04),
    gstFree: bill && !inclusive && invoiceDiscount === 0 && amounts === 'exclusive' && random.chance(0.02),
    decimals: random.chance(habits.decimals),
    rounding: bill && !inclusive && plainTotals && random.chance(0.025),
    paid: bill
      ? random.weigh([
          [90, 'none'],
          [5, 'part'],
          [5, 'all'],
        ])
      : 'none',
  }
}

function pickRemarks(random: Random, narrow: boolean) {
  const groups = !narrow && random.chance(0.08)
  return {
    groups,
    groupTotals: groups && random.chance(0.5),
    comments: random.chance(0.22),
    serials: random.chance(0.08),
    mark: random.chance(0.08) ? random.pick(['*', '*', '†', '^']) : '',
  }
}

function pickNumbers(random: Random, unnumbered: number): Traits['numbers'] {
  if (random.chance(unnumbered)) return 'none'
  return random.weigh([
    [90, 'column'],
    [6, 'under'],
    [4, 'before'],
  ])
}

function pickAmounts(random: Random): Traits['amounts'] {
  return random.weigh([
    [55, 'exclusive'],
    [20, 'both'],
    [25, 'inclusive'],
  ])
}

function pickFreight(random: Random, type: PaperType): Traits['freight'] {
  if (type !== 'tax-invoice' && type !== 'pro-forma') return 'none'
  return random.weigh([
    [64, 'none'],
    [20, 'line'],
    [1, 'two-lines'],
    [15, 'footer'],
  ])
}

function pickCount(random: Random, narrow: boolean): number {
  return random.weigh([
    [30, random.int(1, 3)],
    [46, random.int(4, 8)],
    [16, narrow ? random.int(5, 9) : random.int(9, 18)],
    [8, narrow ? random.int(3, 6) : random.int(24, 60)],
  ])
}
