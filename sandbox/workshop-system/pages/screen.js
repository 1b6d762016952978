import { call, notice, Refused } from './api.js'
import { h } from './element.js'
import { lookOf } from './presentation.js'

const otherLabels = {
  page: 'Parts & Vendors',
  login: 'Enter',
  search: 'Find',
  open: 'Details',
  lookup: 'Item',
  'save-line': 'Apply',
  'remove-line': 'Discard',
  process: 'Receive',
  'save-bill': 'Post',
  'open-bill': 'Details',
  attach: 'Documents',
}

/**
 * Asks the server how the screen looks and draws into `main`. `name` and `put` give the control of a step its label and
 * its place, which are others when the page has "changed".
 */
export async function openScreen(screenName) {
  const path = screenName === 'login' ? '/login-screen' : `/screens/${screenName}`
  const { variant, faults, workshop, username } = await call('GET', path)
  const alert = h('div', { role: 'alert', class: 'alert' })
  const status = h('div', { role: 'status', class: 'status' })
  const body = h('div', {})
  const elsewhere = h('div', { class: 'elsewhere' })
  if (faults.modal) void notice()
  const say = (box, message) => box.replaceChildren(...(message ? [message] : []))
  return {
    look: lookOf(variant),
    workshop,
    username,
    element: h('div', { class: 'screen' }, alert, status, body, elsewhere),
    /** Draws the screen anew. */
    draw(content) {
      elsewhere.replaceChildren()
      body.replaceChildren(...content().flat().filter(Boolean))
    },
    isRenamed: step => faults.rename.includes(step),
    isMoved: step => faults.move.includes(step),
    name: (step, label) => (faults.rename.includes(step) ? otherLabels[step] : label),
    put(step, element) {
      if (!faults.move.includes(step)) return element
      elsewhere.append(element)
      return null
    },
    tell: message => say(status, message),
    /** Does something that the server may refuse; tells why, and answers whether it worked. */
    async attempt(work) {
      say(alert, '')
      say(status, '')
      try {
        await work()
        return true
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        say(alert, error.message)
        return false
      }
    },
  }
}

/** The link that opens a row's document: it stands in the first column, or, once the page has changed, elsewhere. */
export function rowLink(screen, step, text, href) {
  const link = h('a', { href }, screen.name(step, text))
  const first = screen.isRenamed(step) ? [text, ' ', link] : [link]
  return screen.isMoved(step) ? { first: [text], last: [link] } : { first, last: [] }
}
