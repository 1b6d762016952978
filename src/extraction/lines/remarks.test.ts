import { expect, test } from 'vitest'
import { isRemark } from './remarks.ts'

test.each([
  '** Thank you',
  'Serial: 3N-228817',
  'Batch 26H0417',
  'Superseded number, same fit',
  'Back order to follow under separate invoice',
  'Old unit returned 21/01',
  'Thank you for your order',
  'Cylinder serials PR-118204, PR-118209',
  'Damaged in transit',
  'W/TY 30 DAYS',
  'EX 2011 NISSAN X-TRAIL',
  'Out 02/03/2026 Off hire 06/03/2026',
  '165 SCM - Job No 7958',
  'Gross price 96.00 less customer discount 15.00 %',
  'Your material number: CVJ27',
  'Promo 15% off, was 189.00',
])('%s is told beside the goods', text => {
  expect(isRemark(text)).toBe(true)
})

test.each([
  'Brake pad set front',
  'Replacement lens',
  'Old English polish',
  'Ex-gearbox mount',
  'Data serial cable',
  'Engine 2.4 job lot',
  'Price label roll',
])('%s names goods', text => {
  expect(isRemark(text)).toBe(false)
})
