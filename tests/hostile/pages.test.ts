import { bombs } from './cases/bombs.ts'
import { pageTrees } from './cases/page-trees.ts'
import { sizes } from './cases/sizes.ts'
import { texts } from './cases/texts.ts'
import { tryHostilePdfs } from './try-hostile-pdfs.ts'

tryHostilePdfs([...pageTrees, ...bombs, ...sizes, ...texts])
