import type { Reporter, TestModule } from 'vitest/node'

declare module 'vitest' {
  interface TaskMeta {
    /** Whether the job completed, where an honest failure is allowed too. */
    completed?: boolean
  }
}

interface Tally {
  runs: number
  held: number
  /** Of those that were allowed to fail with a true message, these did. */
  failed: number
}

/** Prints at the end how often each fault was provoked and how often what is promised held. Test names begin with their fault. */
export default class FaultTable implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tallies = new Map<string, Tally>()
    for (const module of modules)
      for (const test of module.children.allTests()) {
        const fault = /^F\d+/.exec(test.name)?.[0]
        if (!fault || test.result().state === 'skipped') continue
        const tally = tallies.get(fault) ?? { runs: 0, held: 0, failed: 0 }
        tally.runs += 1
        if (test.result().state === 'passed') tally.held += 1
        if (test.meta().completed === false) tally.failed += 1
        tallies.set(fault, tally)
      }
    const rows = [...tallies].sort(([left], [right]) => Number(left.slice(1)) - Number(right.slice(1)))
    const lines = rows.map(([fault, { runs, held, failed }]) => line(fault, runs, held, failed))
    const head = line('fault', 'runs', 'held', 'held by an honest failure')
    process.stdout.write(`\n${[head, ...lines].join('\n')}\n`)
  }
}

function line(fault: string, ...cells: (string | number)[]): string {
  const widths = [6, 6, 27]
  return fault.padEnd(6) + cells.map((cell, index) => String(cell).padStart(widths[index] ?? 0)).join('')
}
