import { markDifferences } from './mark-differences.ts'

interface ReadingsProps {
  /** What the choices are for, such as `Part number`. */
  name: string
  id?: string
  value: string
  /** Likeliest first. */
  readings: readonly string[]
  onChoose: (reading: string) => void
}

/** What a doubtful value may be; choosing one settles it. The characters in doubt stand out. */
export function Readings({ name, id, value, readings, onChoose }: ReadingsProps) {
  const choices = [...new Set([value, ...readings])].filter(Boolean)
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
            aria-label={`${name} is ${choice}`}
            onClick={() => onChoose(choice)}
            className="min-h-6 cursor-pointer rounded-control border border-control px-2 text-left font-code text-sm wrap-anywhere text-ink hover:bg-sunken pointer-coarse:min-h-11"
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
