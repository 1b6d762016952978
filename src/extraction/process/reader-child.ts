import { readPdf } from './read-pdf.ts'
import { answerTask } from './reader-task.ts'

answerTask(readPdf)
