import { useEffect, useRef } from 'react'
import type { Job } from '#contracts/automation.ts'
import { Card } from '#web/ui/card.tsx'

interface LogsPanelProps {
  job: Job | null
  running: boolean
}

/** The log of one job as it happens: errors red, successes green, the rest grey, each with its mark. */
export function LogsPanel({ job, running }: LogsPanelProps) {
  const logs = job?.logs ?? []
  const end = useFollowedEnd(logs.length)
  return (
    <Card
      title="Real-time Logs"
      actions={job && <span className="text-sm text-ink-quiet">{job.fileName}</span>}
    >
      {logs.length === 0 ? (
        <p className="text-ink-quiet">{running ? 'Waiting for logs...' : 'No automation running'}</p>
      ) : (
        // In the tab order, because a log that scrolls must be reachable by keyboard.
        <div
          ref={end}
          role="log"
          tabIndex={0}
          aria-label="Automation log"
          className="grid max-h-72 gap-1 overflow-y-auto text-sm"
        >
          {logs.map(log => (
            <LogLine key={log.id} {...log} />
          ))}
        </div>
      )}
    </Card>
  )
}

const LOOKS: Record<string, { mark: string; word: string; colour: string }> = {
  error: { mark: '✕', word: 'Error: ', colour: 'text-error' },
  success: { mark: '✓', word: 'Success: ', colour: 'text-ready' },
}

function LogLine({ level, message, timestamp }: Job['logs'][number]) {
  const { mark, word, colour } = LOOKS[level] ?? { mark: '·', word: '', colour: 'text-ink-quiet' }
  return (
    <p className={`flex gap-2 ${colour}`}>
      <time dateTime={timestamp} className="shrink-0 tabular-nums">
        {new Date(timestamp).toLocaleTimeString('en-AU', { hour12: false })}
      </time>
      <span aria-hidden className="w-3 shrink-0 text-center">
        {mark}
      </span>
      <span className="min-w-0 wrap-anywhere">
        <span className="sr-only">{word}</span>
        {message}
      </span>
    </p>
  )
}

const NEAR_END_PX = 48

/** Keeps the newest line in view, unless the person has scrolled back to read. */
function useFollowedEnd(count: number) {
  const box = useRef<HTMLDivElement>(null)
  const heightBefore = useRef(0)
  useEffect(() => {
    const element = box.current
    if (!element || count === 0) return
    const wasAtEnd = element.scrollTop + element.clientHeight >= heightBefore.current - NEAR_END_PX
    if (wasAtEnd) element.scrollTop = element.scrollHeight
    heightBefore.current = element.scrollHeight
  }, [count])
  return box
}
