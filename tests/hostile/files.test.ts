import { active } from './cases/active.ts'
import { damaged } from './cases/damaged.ts'
import { locked } from './cases/locked.ts'
import { otherFiles } from './cases/other-files.ts'
import { scans } from './cases/scans.ts'
import { tryHostilePdfs } from './try-hostile-pdfs.ts'

tryHostilePdfs([...otherFiles, ...damaged, ...locked, ...active, ...scans])
