import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { LaunchOptions } from 'playwright-core'

/** A browser that was found, with what it needs to run here. */
export interface BrowserChoice {
  executablePath: string
  /** Either empty, or `--no-sandbox`. */
  args: string[]
  /** Only what it needs beyond `bareEnvironment`. */
  env?: Record<string, string>
}

/**
 * Options for Playwright. Its own signal handlers are off: they close the browser and leave Node running. The environment is bare, so that no
 * key of ours lies in the memory of a process that runs other people's pages.
 */
export function launchOptions(choice: BrowserChoice, cacheDir: string): LaunchOptions {
  return {
    executablePath: choice.executablePath,
    args: choice.args,
    // Playwright switches the sandbox off unless it is told otherwise.
    chromiumSandbox: !choice.args.includes('--no-sandbox'),
    env: { ...bareEnvironment(cacheDir), ...choice.env },
    headless: true,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  }
}

function bareEnvironment(cacheDir: string): Record<string, string> {
  const home = path.join(cacheDir, 'browser-home')
  mkdirSync(home, { recursive: true, mode: 0o700 })
  return { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: home, TMPDIR: tmpdir(), LANG: 'C.UTF-8' }
}
