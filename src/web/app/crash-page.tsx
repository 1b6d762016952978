import { Button } from '#web/ui/button.tsx'

/** Stands where a page broke, or where its code could not be fetched. */
export function CrashPage({ error }: { error: unknown }) {
  return (
    <main className="mx-auto grid max-w-md gap-4 px-4 py-24">
      <h1 className="text-2xl font-semibold">This page stopped working</h1>
      <p>Nothing you sent was lost. Reload the page; if it stops again, the detail below helps support.</p>
      <p>
        <Button variant="primary" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      </p>
      <details>
        <summary className="cursor-pointer text-ink-quiet">Technical detail</summary>
        <pre className="mt-2 overflow-x-auto rounded-control bg-sunken p-3 font-code text-sm whitespace-pre-wrap">
          {error instanceof Error ? error.message : String(error)}
        </pre>
      </details>
    </main>
  )
}
