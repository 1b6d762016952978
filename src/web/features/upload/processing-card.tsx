import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import type { Activity } from './busy.ts'
import { DropZone } from './drop-zone.tsx'
import { FileList } from './file-list.tsx'
import { ProviderChoice } from './provider-choice.tsx'
import type { ChosenFile } from './review-state.ts'
import { analyzeLabel, jobsRun } from './start-rules.ts'
import type { ReadingProgress } from './use-analysis.ts'

interface ProcessingCardProps {
  files: ChosenFile[]
  activity: Activity
  progress: ReadingProgress | null
  provider: Parameters<typeof ProviderChoice>[0]
  /** The one thing to do next on this page. */
  isNextStep: boolean
  onFiles: (files: File[]) => void
  onRemove: (key: number) => void
  onAnalyze: () => void
  onStop: () => void
}

export function ProcessingCard(props: ProcessingCardProps) {
  const { files, activity, progress, provider, isNextStep, onFiles, onRemove, onAnalyze, onStop } = props
  const reading = activity.analysisRunning || activity.startingAnalysis
  return (
    <Card title="Invoice Processing">
      <div className="grid gap-4">
        <DropZone onFiles={onFiles} />
        <FileList files={files} onRemove={onRemove} />
        <div className="flex flex-wrap items-end gap-3">
          <div className="w-56 max-md:w-full">
            <ProviderChoice {...provider} />
          </div>
          <Button
            variant={isNextStep && files.length > 0 ? 'primary' : 'secondary'}
            pending={reading}
            disabledReason={reading ? undefined : blockedReason(files, activity)}
            onClick={onAnalyze}
            className="max-md:w-full"
          >
            {analyzeLabel(activity)}
          </Button>
          {progress && <Button onClick={onStop}>Stop</Button>}
        </div>
      </div>
      <div role="status">{progress && <Reading {...progress} />}</div>
    </Card>
  )
}

function Reading({ number, total, fileName }: ReadingProgress) {
  return (
    <div className="mt-4 grid grid-cols-1 gap-2">
      <p className="truncate">
        <span className="font-medium text-ink-strong">{`Reading file ${number} of ${total}`}</span>
        <span className="text-ink-quiet"> {fileName}</span>
      </p>
      <ProgressBar value={number - 1} max={total} tone="accent" label="Files read" />
    </div>
  )
}

function blockedReason(files: ChosenFile[], activity: Activity): string | undefined {
  if (jobsRun(activity)) return 'Wait until the automation jobs have ended.'
  if (files.length === 0) return 'Choose one or more PDFs first.'
  return undefined
}
