import type { Page } from 'playwright-core'
import { fieldsByLabel } from './browse/find-control.ts'
import { LOGIN } from './labels.ts'
import { type FailureEvidence, RunFailure, type RunJournal } from './ports.ts'

/** Milliseconds for each of the two: the page may be the very thing that hangs. */
const TAKEN_WITHIN = 4_000
const LONGEST_SNAPSHOT = 40_000
const LARGEST_SCREENSHOT = 2_000_000
const MASK = '(hidden)'

/** A business refusal needs no picture: its sentence says it all. */
export function needsEvidence(error: unknown): boolean {
  return !(error instanceof RunFailure && error.kind === 'refused')
}

/** Keeps what the page shows at the end of a failed run. Never throws: the failure itself must be told in any case. */
export async function keepEvidence(page: Page, password: string, journal: RunJournal): Promise<void> {
  const evidence = await gatherEvidence(page, password).catch(() => null)
  // A run that may not write any more, or a database that is away, has a failure of its own to tell.
  if (evidence) await journal.failureSeen(evidence).catch(() => undefined)
}

/**
 * What the page shows, without secrets: what stands in login fields is hidden, the password is hidden wherever it stands, and a page
 * that asks for a password or shows it gets no screenshot. Null when the page is gone.
 */
export async function gatherEvidence(page: Page, password: string): Promise<FailureEvidence | null> {
  if (page.isClosed()) return null
  const snapshot = await page.locator('body').ariaSnapshot({ timeout: TAKEN_WITHIN })
  const asksForPassword = (await page.locator('input[type=password]').count()) > 0
  const isSafe = !asksForPassword && !holds(snapshot, password) && !(await showsPassword(page, password))
  return {
    url: withoutQuery(page.url()),
    ariaSnapshot: hideSecrets(snapshot, password, asksForPassword).slice(0, LONGEST_SNAPSHOT),
    screenshot: isSafe ? await takeScreenshot(page) : null,
  }
}

/** @param hideFields hides what stands in any field: on the login page each of them is a secret. */
export function hideSecrets(snapshot: string, password: string, hideFields: boolean): string {
  const fieldsHidden = hideFields ? hideFieldValues(snapshot) : snapshot
  const hidden = password === '' ? fieldsHidden : fieldsHidden.replaceAll(password, MASK)
  // Quoted or escaped, the same password reads otherwise: then nothing of the page is kept.
  return holds(hidden, password) ? '(The page showed the password: nothing of it is kept.)' : hidden
}

/** A field's value stands behind its colon, or in the lines below it that are further in. */
function hideFieldValues(snapshot: string): string {
  let fieldIndent = Number.POSITIVE_INFINITY
  return snapshot
    .split('\n')
    .flatMap(line => {
      const indent = line.search(/\S|$/)
      if (indent > fieldIndent) return []
      const [, field] = /^(\s*- (?:textbox|combobox|searchbox|spinbutton)\b.*?):(?: .*)?$/.exec(line) ?? []
      fieldIndent = field === undefined ? Number.POSITIVE_INFINITY : indent
      return field === undefined ? line : `${field}: ${MASK}`
    })
    .join('\n')
}

/** Whether a text holds the password in whatever quoting or escaping. */
function holds(text: string, password: string): boolean {
  const plain = (words: string) => words.replace(/[^\p{L}\p{N}]/gu, '')
  if (text.includes(password) || text.includes(encodeURIComponent(password))) return password !== ''
  return plain(password).length >= 4 && plain(text).includes(plain(password))
}

async function showsPassword(page: Page, password: string): Promise<boolean> {
  return page.evaluate(secret => {
    const fields = [...document.querySelectorAll('input, textarea')] as HTMLInputElement[]
    const shown = [document.body.innerText, ...fields.map(field => field.value)]
    return secret !== '' && shown.some(text => text.includes(secret))
  }, password)
}

async function takeScreenshot(page: Page): Promise<Uint8Array | null> {
  const mask = [LOGIN.workshopId, LOGIN.username].map(name => fieldsByLabel(page, name))
  const picture = await page.screenshot({ timeout: TAKEN_WITHIN, mask }).catch(() => null)
  return picture && picture.length <= LARGEST_SCREENSHOT ? picture : null
}

/** The route of a client-side app stands after the hash, so that stays; a query may carry anything and goes, also behind the hash. */
function withoutQuery(address: string): string {
  const url = URL.parse(address)
  if (!url) return ''
  const [route = ''] = url.hash.split('?')
  return `${url.origin}${url.pathname}${route}`.slice(0, 500)
}
