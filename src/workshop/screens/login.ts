import { setTimeout as wait } from 'node:timers/promises'
import { pageChanged, TryAgain } from '../browse/failures.ts'
import { actionsByName, fieldsByLabel, need } from '../browse/find-control.ts'
import { shownMessage, type Visit } from '../browse/visit.ts'
import { LOGIN } from '../labels.ts'
import { RunFailure, type WorkshopLogin } from '../ports.ts'

const DOING = 'logging in'
const LOOK_EVERY = 100

/**
 * Signs in once. Success shows as the password field going away.
 * @returns the address that the workshop system leads to after the login.
 * @throws RunFailure refused for a wrong password (never tried twice) and for a page that only a person can pass; TryAgain when nobody answers.
 */
export async function logIn(visit: Visit, login: WorkshopLogin): Promise<string> {
  await openLoginPage(visit, login.loginUrl)
  const { page } = visit
  const password = await need(fieldsByLabel(page, LOGIN.password), DOING, 'Password')
  await (await need(fieldsByLabel(page, LOGIN.workshopId), DOING, 'Workshop ID')).fill(login.workshopId)
  await (await need(fieldsByLabel(page, LOGIN.username), DOING, 'Username')).fill(login.username)
  await password.fill(login.password)
  const button = await need(actionsByName(page, LOGIN.submit), DOING, 'Login')
  const mark = visit.answers.mark()
  await button.click()
  await waitForOutcome(visit, mark)
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
  while (Date.now() < deadline) {
    visit.signal.throwIfAborted()
    if (visit.surprise !== null) throw pageChanged(DOING, `MechanicDesk asked "${visit.surprise}"`)
    const isPending = visit.answers.isPending(mark)
    const isStillThere = (await password.count().catch(() => 1)) > 0
    if (!isPending) await refuseManualSignIn(visit)
    if (!isPending && !isStillThere) return
    const answers = visit.answers.since(mark)
    if (!isPending && answers.length > 0) await judgeLogin(visit, mark)
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

async function refuseManualSignIn(visit: Visit): Promise<void> {
  const asked = visit.page.getByText(LOGIN.needsPerson).or(visit.page.getByLabel(LOGIN.needsPerson))
  if (
    (await asked
      .filter({ visible: true })
      .count()
      .catch(() => 0)) === 0
  )
    return
  throw new RunFailure(
    'refused',
    'MechanicDesk needs manual sign-in: it asks for a verification code or captcha. Nothing was changed. Sign in once by hand, or give Docket a user without it.',
  )
}
