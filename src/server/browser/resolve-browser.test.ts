import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { embeddedArchives } from './embedded-chromium.ts'
import { openBrowser } from './open-browser.ts'
import { type ResolvedBrowser, resolveBrowser } from './resolve-browser.ts'

const quiet = { info: () => {}, warn: () => {} }
let cacheDir: string
let found: ResolvedBrowser

beforeAll(() => {
  cacheDir = mkdtempSync(path.join(tmpdir(), 'docket-browser-'))
})
afterAll(() => rmSync(cacheDir, { recursive: true, force: true, maxRetries: 3 }))

describe('a browser on this machine', () => {
  test.runIf(embeddedArchives())(
    'a kill while the browser is being unpacked leaves nothing that looks unpacked',
    async () => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', unpackScript()], {
        stdio: 'inherit',
      })
      while (!readdirSync(cacheDir).some(name => name.includes('.aside-'))) await sleep(5)
      await sleep(300)
      child.kill('SIGKILL')
      await once(child, 'exit')
      expect(readdirSync(cacheDir)).toEqual([expect.stringContaining('.aside-')])
    },
    30_000,
  )

  test('a browser that renders text is found without any setting, after such a kill too', async () => {
    found = await resolveBrowser({ cacheDir, log: quiet })
    expect(existsSync(found.executablePath)).toBe(true)
    expect(found.args.includes('--no-sandbox') || process.getuid?.() !== 0).toBe(true)
    expect(readdirSync(cacheDir).filter(name => name.includes('.aside-'))).toEqual([])
    const browser = await openBrowser({ cacheDir, log: quiet })
    const page = await browser.newPage()
    await page.setContent('<h1>Tax invoice</h1>')
    expect(await page.innerText('h1')).toBe('Tax invoice')
    await browser.close()
  }, 60_000)

  test('a browser that passed is not tried again until its file changes', async () => {
    const { file, starts } = countingBrowser()
    const options = { chromiumPath: file, cacheDir, log: quiet }
    expect(await resolveBrowser(options)).toMatchObject({ source: 'CHROMIUM_PATH', executablePath: file })
    await resolveBrowser(options)
    expect(starts()).toBe(1)
    utimesSync(file, new Date(), new Date(Date.now() - 60_000))
    await resolveBrowser(options)
    expect(starts()).toBe(2)
  }, 60_000)

  test('the browser gets none of our environment', async () => {
    process.env.DOCKET_SECRET_OF_TEST = 'never-to-be-seen'
    const seen = path.join(cacheDir, 'environment')
    const file = script('showing-browser', `env > ${seen}; exit 1`)
    await resolveBrowser({ chromiumPath: file, cacheDir, log: quiet }).catch(() => {})
    delete process.env.DOCKET_SECRET_OF_TEST
    expect(readFileSync(seen, 'utf8')).toContain('HOME=')
    expect(readFileSync(seen, 'utf8')).not.toContain('never-to-be-seen')
  }, 30_000)
})

describe('a setting that does not work is an error, never another browser', () => {
  test('CHROMIUM_PATH names no file', async () => {
    const chromiumPath = path.join(cacheDir, 'missing')
    await expect(resolveBrowser({ chromiumPath, cacheDir, log: quiet })).rejects.toThrow(
      `CHROMIUM_PATH names ${chromiumPath}, and there is no such file.`,
    )
  })

  test('CHROMIUM_PATH names a program that is no browser', async () => {
    const chromiumPath = script('broken-browser', 'exit 1')
    await expect(resolveBrowser({ chromiumPath, cacheDir, log: quiet })).rejects.toThrow(
      `The browser that CHROMIUM_PATH names (${chromiumPath}) does not work`,
    )
  }, 30_000)

  test('the remote browser cannot be reached, and its secret path is not told', async () => {
    const opening = openBrowser({ wsEndpoint: 'ws://127.0.0.1:9/secret-path', cacheDir, log: quiet })
    const error = (await opening.catch((reason: unknown) => reason)) as Error
    expect(error.message).toBe('The remote browser of BROWSER_WS_ENDPOINT (127.0.0.1:9) cannot be reached.')
  }, 30_000)
})

function unpackScript(): string {
  const archives = embeddedArchives()
  return `
    import { unpackChromium } from ${JSON.stringify(new URL('./embedded-chromium.ts', import.meta.url).href)}
    await unpackChromium(${JSON.stringify(archives?.folder)}, ${JSON.stringify(`${cacheDir}/chromium-${archives?.version}`)})`
}

/** The browser that was found, behind a script that notes each start. */
function countingBrowser(): { file: string; starts: () => number } {
  const notes = path.join(cacheDir, 'starts')
  const env = Object.entries(found.env ?? {}).map(([name, value]) => `export ${name}='${value}'; `)
  const file = script(
    'counting-browser',
    `echo x >> ${notes}; ${env.join('')}exec '${found.executablePath}' "$@"`,
  )
  return { file, starts: () => readFileSync(notes, 'utf8').length / 2 }
}

function script(name: string, body: string): string {
  const file = path.join(cacheDir, name)
  writeFileSync(file, `#!/bin/sh\n${body}\n`, { mode: 0o755 })
  return file
}
