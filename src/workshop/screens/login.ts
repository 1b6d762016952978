import { setTimeout as wait } from 'node:timers/promises'
import { letUseCache } from '../browse/browser-cache.ts'
import { pageChanged, TryAgain } from '../browse/failures.ts'
import { actionsByName, fieldsByLabel, isThere, need } from '../browse/find-control.ts'
import { shownMessage } from '../browse/read-screen.ts'
import type { Visit } from '../browse/visit.ts'
import { LOGIN, NAVIGATION } from '../labels.ts'
import { RunFailure, type WorkshopLogin } from '../ports.ts'

const DOING = 'logging in'
const LOOK_EVERY = 25
/** How long the page after the login may take to show something that is known, ms. */
const SIGN_WITHIN = 5_000

/**
 * Signs in once. Success shows as the password field going away.
 * @returns the address that the workshop system leads to after the login.
 * @throws RunFailure refused for a wrong password (never tried twice) and for a page that only a person can pass; TryAgain when nobody answers.
 */
export async function logIn(visit: Visit, login: WorkshopLogin): Promise<string> {
  // An old login page may hold what is valid only once; its refusal would read as a wrong password.
  await letUseCache(visit, false)
  await openLoginPage(visit, login.loginUrl)
  const { page } = visit
  const password = await need(fieldsByLabel(page, LOGIN.password), DOING, 'Password')
  await (await need(fieldsByLabel(page, LOGIN.workshopId), DOING, 'Workshop ID')).fill(login.workshopId)
  await (await need(fieldsByLabel(page, LOGIN.username), DOING, 'Username')).fill(login.username)
  await password.fill(login.password)
  const button = await need(actionsByName(page, LOGIN.submit), DOING, 'Login')
  await visit.singleSend.begin()
  const mark = visit.answers.mark()
  await button.click()
  await waitForOutcome(visit, mark)
  await letUseCache(visit, true)
  return page.url()
}

async function openLoginPage(visit: Visit, loginUrl: string): Promise<void> {
  const { page, answerWithin } = visit
  const response = await page
    .goto(loginUrl, { waitUntil: 'domcontentloaded', timeout: answerWithin })
    .catch(error => {
      visit.signal.throwIfAborted()
      throw new TryAgain('MechanicDesk is not responding: its login page did not open.', {
        cause: error,
        wasTimeout: error instanceof Error && error.name === 'TimeoutError',
      })
    })
  if ((response?.status() ?? 200) >= 400)
    throw new TryAgain(`MechanicDesk answered ${response?.status()} for its login page.`)
  const password = fieldsByLabel(page, LOGIN.password)
  await password
    .first()
    .waitFor({ timeout: answerWithin / 2 })
    .catch(() => undefined)
  visit.signal.throwIfAborted()
  if ((await password.count()) > 0) return
  await refuseManualSignIn(visit)
  const failed = visit.answers.since(0).find(answer => answer.status === null || answer.status >= 500)
  if (failed) throw new TryAgain(`MechanicDesk answered ${failed.status ?? 'nothing'} for its login page.`)
}

async function waitForOutcome(visit: Visit, mark: number): Promise<void> {
  const deadline = Date.now() + visit.answerWithin
  const password = fieldsByLabel(visit.page, LOGIN.password)
  let goneSince: number | null = null
  while (Date.now() < deadline) {
    visit.signal.throwIfAborted()
    if (visit.surprise !== null) throw pageChanged(DOING, `MechanicDesk asked "${visit.surprise}"`)
    const isPending = visit.answers.isPending(mark)
    const isStillThere = (await password.count().catch(() => 1)) > 0
    if (!isPending && !isStillThere) {
      if (await isThere(actionsByName(visit.page, NAVIGATION.inventory)).catch(() => false)) return
      await refuseManualSignIn(visit)
      goneSince ??= Date.now()
      // No word that is known: the next screen says what it misses.
      if (Date.now() - goneSince > SIGN_WITHIN) return
    } else goneSince = null
    if (!isPending && isStillThere && visit.answers.since(mark).length > 0) {
      await judgeLogin(visit, mark)
      await refuseManualSignIn(visit)
    }
    await wait(LOOK_EVERY)
  }
  throw new TryAgain(`MechanicDesk did not answer within ${visit.answerWithin / 1000} s while ${DOING}.`, {
    wasTimeout: true,
  })
}

/** The login form still stands after an answer: says why, or returns to wait on. */
async function judgeLogin(visit: Visit, mark: number): Promise<void> {
  const answer = visit.answers.since(mark).find(one => one.method !== 'GET')
  if (!answer) return
  if (answer.status === null) throw new TryAgain(`MechanicDesk broke the connection while ${DOING}.`)
  const said = (await shownMessage(visit).catch(() => '')) || answer.message
  const saysNo = answer.status < 400 && LOGIN.refused.test(said)
  if ([400, 401, 403, 422].includes(answer.status) || saysNo) throw wrongPassword(said)
  if (answer.status >= 400) throw new TryAgain(`MechanicDesk answered ${answer.status} while ${DOING}.`)
}

function wrongPassword(said: string): RunFailure {
  const reason = said ? ` It said: “${said.replace(/\.$/, '')}”.` : ''
  return new RunFailure(
    'refused',
    `MechanicDesk refused the username or password.${reason} Nothing was changed, and Docket does not try it again: correct them in Settings.`,
    { wrongPassword: true },
  )
}

/** @throws RunFailure refused that names what only a person can give. */
async function refuseManualSignIn(visit: Visit): Promise<void> {
  const asked = (await isAskedFor(visit, LOGIN.asksForCode))
    ? 'MechanicDesk asks for a code sent to a phone or e-mail, or shown by an app'
    : (await isAskedFor(visit, LOGIN.asksForCaptcha))
      ? 'MechanicDesk asks to prove that a person is there (a captcha)'
      : null
  if (asked === null) return
  throw new RunFailure(
    'refused',
    `${asked}: it needs manual sign-in. Nothing was changed. Sign in once by hand, or give Docket a MechanicDesk user that is not asked.`,
  )
}

async function isAskedFor({ page }: Visit, words: RegExp): Promise<boolean> {
  const asking = page.getByText(words).or(page.getByLabel(words)).or(page.getByPlaceholder(words))
  return isThere(asking.filter({ visible: true })).catch(() => false)
}
