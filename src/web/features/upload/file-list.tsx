import { X } from 'lucide-react'
import { formatMegabytes } from '#web/ui/format.ts'
import type { ChosenFile } from './review-state.ts'

interface FileListProps {
  files: ChosenFile[]
  onRemove: (key: number) => void
}

export function FileList({ files, onRemove }: FileListProps) {
  if (files.length === 0) return null
  return (
    <section aria-labelledby="selected-files">
      <h3 id="selected-files" className="mb-2 font-medium text-ink-strong">
        Selected Files ({files.length})
      </h3>
      {/* In the tab order, because a list that scrolls must be reachable by keyboard. */}
      <ul
        tabIndex={0}
        aria-labelledby="selected-files"
        className="max-h-48 divide-y divide-hairline overflow-y-auto rounded-control border border-hairline"
      >
        {files.map(({ key, file }) => (
          <li key={key} className="flex items-center gap-3 py-1 pr-1 pl-3">
            <span className="min-w-0 grow truncate" title={file.name}>
              {file.name}
            </span>
            <span className="shrink-0 text-sm text-ink-quiet tabular-nums">{formatMegabytes(file.size)}</span>
            <button
              type="button"
              aria-label={`Remove ${file.name}`}
              onClick={() => onRemove(key)}
              className="grid size-7 shrink-0 cursor-pointer place-items-center rounded-control text-ink-quiet hover:bg-sunken hover:text-ink-strong pointer-coarse:size-11"
            >
              <X aria-hidden className="size-4" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
