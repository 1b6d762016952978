import { markDifferences } from './mark-differences.ts'
import type { ReviewLine } from './review-row.ts'

interface PartNumberReadingsProps {
  id: string
  line: ReviewLine
  onChoose: (partNumber: string) => void
}

/** What a doubtful part number may be; choosing one settles it. The characters in doubt stand out. */
export function PartNumberReadings({ id, line, onChoose }: PartNumberReadingsProps) {
  const { partNumber, part_number_readings: readings } = line
  const choices = [...new Set([partNumber, ...readings])].filter(Boolean)
  return (
    <div className="mt-1.5 grid gap-1">
      <p id={id} className="flex gap-1 text-xs text-uncertain">
        <span aria-hidden>⚠</span>
        {choices.length > 1 ? 'Doubtful: choose what the PDF says' : 'Doubtful: compare with the PDF'}
      </p>
      <div className="flex flex-wrap gap-1">
        {choices.map(choice => (
          <button
            key={choice}
            type="button"
            aria-label={`Part number is ${choice}`}
            onClick={() => onChoose(choice)}
            className="min-h-6 cursor-pointer rounded-control border border-control px-2 font-code text-sm text-ink hover:bg-sunken pointer-coarse:min-h-11"
          >
            {markDifferences(choice, choices).map(({ text, differs, at }) =>
              differs ? (
                <mark key={at} className="bg-uncertain-soft font-semibold text-uncertain underline">
                  {text}
                </mark>
              ) : (
                <span key={at}>{text}</span>
              ),
            )}
          </button>
        ))}
      </div>
    </div>
  )
}
