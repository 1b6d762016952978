import { DocketMark } from '#web/features/shell/docket-mark.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

/** The start page. */
export function HomePage() {
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl content-center justify-items-start px-4 py-16 md:px-6">
      <DocketMark className="h-14 text-accent" />
      <h1 className="mt-6 text-3xl font-semibold tracking-tight">Docket</h1>
      <p className="mt-3 text-lg">
        Docket reads your suppliers' invoices, then updates the purchase order in MechanicDesk, creates the
        bill and attaches the PDF.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/login" variant="primary">
          Sign in
        </ButtonLink>
        <ButtonLink to="/register">Create account</ButtonLink>
      </div>
    </main>
  )
}
