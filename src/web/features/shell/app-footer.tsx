/** The version, and the two links that have no target yet (spec section 1). */
export function AppFooter() {
  return (
    <footer className="border-t border-hairline">
      <div className="mx-auto flex w-full max-w-7xl flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-4 text-sm text-ink-quiet md:px-6">
        <p>v1.0.0</p>
        <div className="flex gap-4">
          <PlaceholderLink>Documentation</PlaceholderLink>
          <PlaceholderLink>Support</PlaceholderLink>
        </div>
      </div>
    </footer>
  )
}

function PlaceholderLink({ children }: { children: string }) {
  return (
    <span role="link" aria-disabled="true" className="py-1">
      {children}
    </span>
  )
}
