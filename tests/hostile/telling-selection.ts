import { active } from './cases/active.ts'
import { bombs } from './cases/bombs.ts'
import { damaged } from './cases/damaged.ts'
import { locked } from './cases/locked.ts'
import { pageTrees } from './cases/page-trees.ts'
import { scans } from './cases/scans.ts'
import { sizes } from './cases/sizes.ts'
import { texts } from './cases/texts.ts'
import type { HostileCase } from './hostile-case.ts'

const CHOSEN = [
  '600 MB of spaces, packed',
  'two forms that paint each other',
  '201 pages',
  'a page of a billion points',
  'a user password, AES of 256 bits',
  'a blank page',
  'eight scanned pages of blobs',
  'cut off at 50 % of a plain file',
  'values in form fields with their appearance',
]

/** A few of each kind: enough to see that the server withstands them all. */
export const TELLING_SELECTION: readonly HostileCase[] = [
  ...active,
  ...bombs,
  ...damaged,
  ...locked,
  ...pageTrees,
  ...scans,
  ...sizes,
  ...texts,
].filter(({ name }) => CHOSEN.includes(name))
