import { existsSync } from 'node:fs'
import { type BrowserSource, type Candidate, candidates } from './candidates.ts'
import type { BrowserChoice } from './launch-options.ts'
import { probeBrowser } from './probe-browser.ts'
import { rememberChoice, rememberedChoice } from './probe-cache.ts'

export interface ResolvedBrowser extends BrowserChoice {
  source: BrowserSource
}

interface Log {
  info(message: string): void
  warn(message: string): void
}

/**
 * Finds a browser that works here: the one at `chromiumPath` and no other when that is given, else the first candidate that passes a probe
 * (start, render, read; 10 s at most). The winner is remembered by path, size and time, so the next start does not probe.
 * @param cacheDir absolute folder for the unpacked browser and the memory of the probe
 * @throws one sentence that names CHROMIUM_PATH
 */
export async function resolveBrowser(options: {
  chromiumPath?: string | null
  cacheDir: string
  log: Log
}): Promise<ResolvedBrowser> {
  const { chromiumPath, cacheDir, log } = options
  if (chromiumPath) {
    if (!existsSync(chromiumPath))
      throw new Error(`CHROMIUM_PATH names ${chromiumPath}, and there is no such file.`)
    const result = await firstWorking(
      { source: 'CHROMIUM_PATH', executablePath: chromiumPath, env: [{}] },
      cacheDir,
      log,
    )
    if (typeof result === 'string')
      throw new Error(`The browser that CHROMIUM_PATH names (${chromiumPath}) does not work: ${result}`)
    return result
  }
  const reasons: string[] = []
  for await (const candidate of candidates(cacheDir, log)) {
    const result = await firstWorking(candidate, cacheDir, log)
    if (typeof result !== 'string') return result
    log.warn(`The ${candidate.source} browser ${candidate.executablePath} does not work: ${result}`)
    reasons.push(`${candidate.executablePath}: ${result}`)
  }
  throw new Error(
    `No browser works on this machine (${reasons.join('; ') || 'none was found'}). ` +
      'Install Chromium or Google Chrome and set CHROMIUM_PATH to its executable, or set BROWSER_WS_ENDPOINT to a remote one.',
  )
}

/** The first way to run the candidate that passes the probe, or why none did. */
async function firstWorking(
  candidate: Candidate,
  cacheDir: string,
  log: Log,
): Promise<ResolvedBrowser | string> {
  const { source, executablePath } = candidate
  const remembered = rememberedChoice(cacheDir, executablePath)
  if (remembered) return { source, ...remembered }
  const asRoot = process.getuid?.() === 0
  let reason = ''
  for (const env of candidate.env) {
    const extra = Object.keys(env).length ? { env } : {}
    let choice: BrowserChoice = { executablePath, args: asRoot ? ['--no-sandbox'] : [], ...extra }
    let problem = await probeBrowser(choice, cacheDir)
    if (problem && !asRoot && /sandbox/i.test(problem)) {
      choice = { ...choice, args: ['--no-sandbox'] }
      problem = await probeBrowser(choice, cacheDir)
      if (!problem)
        log.warn(
          `This system does not let ${executablePath} build its sandbox; it runs without, as it would under root.`,
        )
    }
    if (!problem) {
      rememberChoice(cacheDir, choice)
      return { source, ...choice }
    }
    reason ||= problem
  }
  return reason
}
