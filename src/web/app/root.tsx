import '@fontsource-variable/inter'
import '@fontsource/commit-mono/400.css'
import '@fontsource/commit-mono/600.css'
import './app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { createQueryClient } from '#web/lib/queries.ts'
import { Toaster } from '#web/ui/toast.tsx'
import { TooltipProvider } from '#web/ui/tooltip.tsx'
import { CrashPage } from './crash-page.tsx'

/** The document of every page. The theme follows the system by CSS alone, so nothing flashes and no inline script is needed. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/touch-icon.png" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  const [queries] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queries}>
      <TooltipProvider>
        <Outlet />
        <Toaster />
      </TooltipProvider>
    </QueryClientProvider>
  )
}

/** What an address that was not rendered at build time shows until its code is there. */
export function HydrateFallback() {
  return <p className="p-6 text-ink-quiet">Loading...</p>
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <CrashPage error={error} />
}
