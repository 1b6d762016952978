import { errorSentence } from '#web/lib/error-sentence.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

interface LoadFailureProps {
  title: string
  error: unknown
  onRetry: () => void
}

/** What could not be loaded, why, and the way to try again. */
export function LoadFailure({ title, error, onRetry }: LoadFailureProps) {
  return (
    <Banner
      tone="error"
      title={title}
      action={
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {errorSentence(error)}
    </Banner>
  )
}
