import { readFileSync } from 'node:fs'

const SAMPLE_MS = 2

/**
 * Runs something and notes the largest resident memory of the processes it starts, in bytes: the kernel's own peak (VmHWM), looked up
 * every 2 ms, so that only growth within a process's last 2 ms is missed. 0 where there is no /proc.
 */
export async function watchMemory<T>(run: () => Promise<T>): Promise<{ result: T; peakBytes: number }> {
  let peakBytes = 0
  const watch = setInterval(() => {
    for (const pid of children()) peakBytes = Math.max(peakBytes, peakOf(pid))
  }, SAMPLE_MS)
  try {
    const result = await run()
    return { result, peakBytes }
  } finally {
    clearInterval(watch)
  }
}

function children(): string[] {
  return read(`/proc/self/task/${process.pid}/children`).split(' ').filter(Boolean)
}

function peakOf(pid: string): number {
  const kilobytes = /^VmHWM:\s+(\d+) kB/m.exec(read(`/proc/${pid}/status`))?.[1]
  return Number(kilobytes ?? 0) * 1024
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
