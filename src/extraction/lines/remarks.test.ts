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
])('%s is told beside the goods', text => {
  expect(isRemark(text)).toBe(true)
})

test.each(['Brake pad set front', 'Replacement lens', 'Old English polish'])('%s names goods', text => {
  expect(isRemark(text)).toBe(false)
})
