import { ButtonLink } from '#web/ui/button.tsx'
import { DocketMark } from './docket-mark.tsx'

/** Every address without a page (texts: spec section 2). */
export function NotFoundPage() {
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center justify-items-start gap-4 px-4 py-16">
      <DocketMark className="h-10 text-accent" />
      <h1 className="text-2xl font-semibold">Page Not Found</h1>
      <p>Did you forget to add the page to the router?</p>
      <ButtonLink to="/" variant="primary">
        Go to the start page
      </ButtonLink>
    </main>
  )
}
