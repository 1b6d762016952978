import { expect, test } from 'vitest'
import { hideSecrets, needsEvidence } from './failure-evidence.ts'
import { RunFailure } from './ports.ts'

const PASSWORD = 'canary "7f\\3a'

test('the password is hidden wherever it stands', () => {
  const snapshot = `- heading "Bill"\n- text: it was ${PASSWORD} once\n- textbox "Qty": "2"`
  expect(hideSecrets(snapshot, PASSWORD, false)).toBe(
    '- heading "Bill"\n- text: it was (hidden) once\n- textbox "Qty": "2"',
  )
})

test.each([
  ['quoted', `- text: ${JSON.stringify(PASSWORD)}`],
  ['in an address', `- link "x":\n  - /url: /go?p=${encodeURIComponent(PASSWORD)}`],
])('nothing of a page is kept that shows the password %s', (_, snapshot) => {
  expect(hideSecrets(snapshot, PASSWORD, false)).toBe(
    '(The page showed the password: nothing of it is kept.)',
  )
})

test('of the login page no field keeps what stands in it, on the line or below', () => {
  const snapshot = [
    '- form:',
    '  - textbox "Workshop ID": wattle',
    '  - textbox "User: name" [active]: robot',
    '  - textbox "Password":',
    '    - /placeholder: Password',
    '    - text: another secret',
    '  - button "Enter"',
  ].join('\n')
  expect(hideSecrets(snapshot, PASSWORD, true).split('\n')).toEqual([
    '- form:',
    '  - textbox "Workshop ID": (hidden)',
    '  - textbox "User: (hidden)',
    '  - textbox "Password": (hidden)',
    '  - button "Enter"',
  ])
})

test('a refusal of the business needs no evidence, everything else does', () => {
  expect(needsEvidence(new RunFailure('refused', 'already billed'))).toBe(false)
  for (const kind of ['page-changed', 'not-proven', 'unavailable'] as const)
    expect(needsEvidence(new RunFailure(kind, 'x'))).toBe(true)
  expect(needsEvidence(new TypeError('x'))).toBe(true)
})
