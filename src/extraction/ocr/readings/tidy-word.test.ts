import { expect, test } from 'vitest'
import { tidyWord } from './tidy-word.ts'

test.each([
  ['|', ''],
  ['[22.40|', '22.40'],
  ['15—APR', '15-APR'],
  ['IC~4402', 'IC-4402'],
  ['$l2.5O', '$12.50'],
  ['1,O4S.00', '1,045.00'],
  ['§483.10', '$483.10'],
  ['$5B8-81B', 'S5B8-81B'],
  ['$1,746.36:', '$1,746.36'],
  ['10%"', '10%'],
  ['XDN4465]', 'XDN4465)'],
  ['4138-7268}', '4138-7268'],
  ['H4]', 'H4'],
  ['CW--14P', 'CW-14P'],
  ['SI|-228873', 'SI-228873'],
])('%s is tidied to %s', (seen, tidy) => {
  expect(tidyWord(seen)).toBe(tidy)
})

test.each(['SP-IL0O1B', 'BOIL', 'CAP-1.1', 'AW-25-2.0', 'LOSS.SO', 'KI|204'])(
  '%s could be a code or a word and is left alone',
  code => {
    expect(tidyWord(code)).toBe(code)
  },
)
