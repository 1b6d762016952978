import { expect, test } from 'vitest'
import { row } from '../testing/lay-words.ts'
import { linesOn } from '../testing/lines-on.ts'
import { isRemark } from './remarks.ts'

test.each([
  '** Thank you',
  'Serial: 3N-228817',
  'Batch 26H0417',
  'Special',
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
  'Fitted to GA-55107',
  'ordered 20998367, superseded by 21707132',
  '4 PAL = 80.000 LT',
  'Backorder ETA 21-Jul',
  'Ordered in error - carton unopened',
  'Not required, unopened',
  'Wrong side ordered - returned unused',
  'Faulty. Original invoice 00026418',
  'Standard item ID (0160): 9330286609444',
  'replacesOE 81204-AB10',
  'OEM No. 81204-AB10',
  'Mfr no. 81204-AB10',
  'Maker’s part number: 4410',
  'EAN 9331184002215',
  'Cross ref ZK219',
  'RRP $449.00 inc',
  'Rego ABC 123',
  'Tracking WT-26-00419',
  'Tracking 99',
  'Manifest 2201',
  'Certificate 7741',
  'Permit B-22',
  'Rego KESTRL',
  'Kit comprises the items below, supplied',
  'Set consists of two arms',
  'Kit includes bolts',
  'Replaced by part no. AB-12',
  'Old part no: AB-12',
  'Tag 58820 Ex 2017 dual cab',
  'DOT 0426, blackwall',
  'ITEMS BELOW FOR TRAILER',
  'LOOSE CARTON - SIGNED FOR BY DEB',
])('%s is told beside the goods', text => {
  expect(isRemark(text)).toBe(true)
})

test.each([
  'Brake pad set front',
  'Wrong way alarm buzzer',
  'Replacement lens',
  'Tag axle kit',
  'DOT 4 brake fluid',
  'Old stock clearance wiper',
  'Parts washer',
  'Old English polish',
  'Ex-gearbox mount',
  'Data serial cable',
  'Engine 2.4 job lot',
  'Price label roll',
  'Fitted to suit Navara',
  '4 L EP2',
  'OE quality brake pads 12 mm',
  'Barcode reader',
  'rego as advised',
  'Rego LABEL',
  'Manifest 220',
  'REGO LABEL',
  'Rego label holder',
  'includes springs and u-bolts',
  'Kit, includes springs',
  'kit includes springs',
])('%s names goods', text => {
  expect(isRemark(text)).toBe(false)
})

test('a remark that goes on in the next row is no part of the name there either', () => {
  const lines = linesOn(
    row(100, [40, 'Stock Tag'], [140, 'Part'], [-420, 'Qty'], [-480, 'Each'], [-540, 'Price']),
    row(120, [40, 'R104418'], [140, 'ENGINE ASSY'], [-420, '1'], [-480, '950.00'], [-540, '950.00']),
    row(132, [140, 'Ex 2014 Brolan wagon, Odo 148,220']),
    row(144, [140, 'km, Eng BR24-118204']),
    row(160, [40, 'R098822'], [140, 'HEADLAMP LEFT'], [-420, '1'], [-480, '140.00'], [-540, '140.00']),
    row(172, [140, 'with bracket']),
    row(220, [380, 'Sub total'], [-540, '1,090.00']),
  )
  expect(lines.map(one => one.description)).toEqual(['ENGINE ASSY', 'HEADLAMP LEFT with bracket'])
})

test('what a kit is made up of is no part of its name, nor where that goes on in the next row', () => {
  const lines = linesOn(
    row(100, [40, 'Stock Tag'], [140, 'Part'], [-420, 'Qty'], [-480, 'Each'], [-540, 'Price']),
    row(
      120,
      [40, 'R104418'],
      [140, 'Roof rack kit, with brackets'],
      [-420, '1'],
      [-480, '950.00'],
      [-540, '950.00'],
    ),
    row(132, [140, 'Kit comprises the three items below, supplied']),
    row(144, [140, 'as a set']),
    row(160, [40, 'R098822'], [140, 'Side steps'], [-420, '1'], [-480, '140.00'], [-540, '140.00']),
    row(220, [380, 'Sub total'], [-540, '1,090.00']),
  )
  expect(lines.map(one => one.description)).toEqual(['Roof rack kit, with brackets', 'Side steps'])
})
