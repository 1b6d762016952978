import { expect, test } from 'vitest'
import { headerOf } from '../../testing/header-on.ts'

/** Dates in the narrow right one of three columns, their years beneath them at this place. */
const dated = (year: number) =>
  headerOf(
    [49, 100, 'Supplier'],
    [321, 100, 'Recipient'],
    [467, 100, 'Document'],
    [49, 112, 'Quandong Auto Spares'],
    [321, 112, 'Northgate Lane Automotive Pty'],
    [467, 112, 'No. INV-1098'],
    [321, 124, 'Ltd'],
    [467, 124, 'Date 10th May'],
    [321, 136, '56 Old Saleyard Road'],
    [year, 136, '2026'],
    [321, 148, 'Port Merrin SA 5699'],
    [467, 148, 'Due 24th May'],
    [year, 160, '2026'],
  )

test('a date whose column was too narrow for its year goes on with it beneath', () => {
  expect(dated(467)).toMatchObject({ invoiceDate: '2026-05-10', dueDate: '2026-05-24' })
})

test('a number of four figures on another edge is no year', () => {
  expect(dated(520)).toMatchObject({ invoiceDate: null, dueDate: null })
})
