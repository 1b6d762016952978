import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { findVariant, firstVariant, type Variant } from '../variants.ts'
import { openCommitLog, readEntries } from './commit-log.ts'
import type { Change, Commit, JournalEntry, StockItem, Workshop } from './records.ts'

type Entry = Commit | { variant: string }

export type Memory = {
  workshops: ReadonlyMap<string, Workshop>
  variant: () => Variant
  setVariant: (variant: Variant) => void
  /** Stores the changes and their journal entries together; on the disk when it returns. */
  commit: (commit: Commit) => void
  /** Forgets every workshop; the markup variant stays. */
  empty: () => void
  close: () => void
}

const builtInStock: StockItem[] = [
  { id: 1, number: 'FREIGHT', name: 'Freight' },
  { id: 2, number: 'LAB', name: 'Labour' },
  { id: 3, number: 'PART', name: 'Part' },
  { id: 4, number: 'ROUNDING', name: 'Rounding' },
]

/** A workshop with nothing but the built-in stock items. */
export function newWorkshop(id: string): Workshop {
  return {
    id,
    name: `Workshop ${id}`,
    users: new Map(),
    suppliers: new Map(),
    stock: new Map(builtInStock.map(item => [item.id, item])),
    purchases: new Map(),
    bills: new Map(),
    journal: [],
  }
}

function apply(workshops: Map<string, Workshop>, commit: Commit): void {
  const workshop = workshops.get(commit.workshopId) ?? newWorkshop(commit.workshopId)
  workshops.set(workshop.id, workshop)
  if (commit.workshopName !== undefined) workshop.name = commit.workshopName
  for (const change of commit.changes) {
    const table = workshop[change.table] as Map<string | number, unknown>
    if (change.record === null) table.delete(change.key)
    else table.set(change.key, change.record)
  }
  workshop.journal.push(...commit.journal)
}

const tables = ['users', 'suppliers', 'stock', 'purchases', 'bills'] as const

/** One commit that rebuilds the workshop, so that the log starts short. */
function asOneCommit(workshop: Workshop): Commit {
  const changes = tables.flatMap(table =>
    [...workshop[table]].map(([key, record]) => ({ table, key, record }) as Change),
  )
  return { workshopId: workshop.id, workshopName: workshop.name, changes, journal: workshop.journal }
}

/** Opens what the folder remembers; the caller closes it. One process at a time. */
export function openMemory(folder: string): Memory {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, 'commits.jsonl')
  const workshops = new Map<string, Workshop>()
  let variant = firstVariant
  for (const entry of readEntries(path) as Entry[]) {
    if ('variant' in entry) variant = findVariant(entry.variant) ?? firstVariant
    else apply(workshops, entry)
  }
  const log = openCommitLog(path, [{ variant: variant.name }, ...[...workshops.values()].map(asOneCommit)])
  return {
    workshops,
    variant: () => variant,
    setVariant(next) {
      log.append({ variant: next.name })
      variant = next
    },
    commit(commit) {
      log.append(commit)
      apply(workshops, commit)
    },
    empty() {
      log.replace([{ variant: variant.name }])
      workshops.clear()
    },
    close: log.close,
  }
}

/** The next free id of a table; ids of a kind start at `from`. */
export function nextId(table: ReadonlyMap<number, unknown>, from: number): number {
  return Math.max(from - 1, ...table.keys()) + 1
}

/** A journal entry of now. */
export function entry(
  user: string,
  action: JournalEntry['action'],
  target: string,
  detail: JournalEntry['detail'],
): JournalEntry {
  return { at: new Date().toISOString(), user, action, target, detail }
}
