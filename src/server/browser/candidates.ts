import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import {
  embeddedArchives,
  embeddedFolder,
  ownLibrariesAndFonts,
  unpackChromium,
} from './embedded-chromium.ts'

export type BrowserSource = 'CHROMIUM_PATH' | 'playwright' | 'embedded' | 'system'

/** A browser that may work. `env` lists the additions to try, in order. */
export interface Candidate {
  source: BrowserSource
  executablePath: string
  env: Record<string, string>[]
}

interface Log {
  info(message: string): void
  warn(message: string): void
}

const SYSTEM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/bin/microsoft-edge-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
]

/**
 * The browsers of this machine, best first: Playwright's own build, the embedded one (its version is pinned by the lockfile, and it needs a
 * third of a desktop browser's memory), the system's. The embedded one is unpacked only when its turn comes.
 */
export async function* candidates(cacheDir: string, log: Log): AsyncGenerator<Candidate> {
  const own = playwrightBuild()
  if (own && existsSync(own)) yield { source: 'playwright', executablePath: own, env: [{}] }

  const embedded = await unpackedEmbedded(cacheDir, log)
  if (embedded) yield embedded

  for (const executablePath of SYSTEM_PATHS)
    if (existsSync(executablePath)) yield { source: 'system', executablePath, env: [{}] }
}

async function unpackedEmbedded(cacheDir: string, log: Log): Promise<Candidate | null> {
  const archives = embeddedArchives()
  if (!archives) return null
  const folder = embeddedFolder(cacheDir, archives.version)
  if (!existsSync(folder)) log.info('Unpacking the embedded browser (once, about 5 s).')
  try {
    const executablePath = await unpackChromium(archives.folder, folder)
    return { source: 'embedded', executablePath, env: [{}, ownLibrariesAndFonts(folder)] }
  } catch (error) {
    // A full disk must not keep a browser of the system from being used.
    log.warn(`The embedded browser could not be unpacked to ${folder}: ${(error as Error).message}`)
    return null
  }
}

function playwrightBuild(): string | null {
  try {
    return chromium.executablePath()
  } catch {
    return null // Playwright has no build for this platform.
  }
}
