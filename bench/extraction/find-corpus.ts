import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface Corpus {
  folder: string
  truth: string
  /** The corpus' own program that scores readings. */
  scorer: string
}

/** The corpus in this folder (relative to the project), or the one for development; null when it lacks its truth or its scorer. */
export function findCorpus(named = '../shared/corpus/dev'): Corpus | null {
  const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
  const folder = resolve(root, named)
  const truth = join(folder, 'truth.json')
  const scorer = [folder, dirname(folder), resolve(root, '../shared/corpus')]
    .map(place => join(place, 'score.mjs'))
    .find(existsSync)
  return existsSync(truth) && scorer ? { folder, truth, scorer } : null
}
