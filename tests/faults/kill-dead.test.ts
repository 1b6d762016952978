import { sweep } from './support/kill-sweep.ts'

sweep('dead')
