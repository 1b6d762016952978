import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { DocketMark } from '#web/features/shell/docket-mark.tsx'
import { MAIN_ID, SkipLink } from '#web/features/shell/skip-link.tsx'

interface AccountPageProps {
  title: string
  lead: string
  children: ReactNode
  /** The other way in, below the form. */
  otherwise: ReactNode
}

/** The frame of the sign-in pages: the mark, one heading, one form. */
export function AccountPage({ title, lead, children, otherwise }: AccountPageProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="px-4 py-4 md:px-6">
        <Link
          to="/"
          className="inline-flex items-center gap-2.5 rounded-control py-1 font-semibold text-ink-strong"
        >
          <DocketMark className="h-7 text-accent" />
          Docket
        </Link>
      </header>
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className="mx-auto w-full max-w-md grow px-4 pt-6 pb-16 outline-none md:pt-12"
      >
        <h1 className="text-2xl font-semibold">{title}</h1>
        <p className="mt-2 text-ink-quiet">{lead}</p>
        <div className="mt-6 rounded-card border border-hairline bg-raised p-4 md:p-6">{children}</div>
        <p className="mt-4 text-ink-quiet">{otherwise}</p>
      </main>
    </div>
  )
}

/** A link inside a sentence. */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="rounded-control py-1 font-medium text-accent underline underline-offset-2 hover:no-underline"
    >
      {children}
    </Link>
  )
}
