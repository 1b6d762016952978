import { call } from './api.js'
import { h } from './element.js'

const app = '/auto_workshop/app#'

const entries = [
  ['Diary', '/diary'],
  ['Jobs', '/jobs'],
  ['Customers & Vehicles', '/customers'],
  ['Invoices & Bills', '/bills'],
  ['Inventory & Suppliers', '/inventory/stocks'],
  ['Service Schedules', '/schedules'],
  ['Reports', '/reports'],
  ['Timesheets', '/timesheets'],
  ['POS', '/pos'],
  ['Settings', '/settings'],
]

function quickSearch(screen) {
  const results = h('ul', { class: 'results', hidden: true })
  const find = async input => {
    const { results: found } = await call('GET', `/quick-search?q=${encodeURIComponent(input.value)}`)
    const items = found.map(({ label, href }) => h('li', {}, h('a', { href }, label)))
    results.replaceChildren(...(items.length > 0 ? items : [h('li', {}, 'Nothing found')]))
    results.hidden = false
  }
  const input = h('input', {
    type: 'text',
    'aria-label': 'Quick search',
    placeholder: 'Quick search',
    onkeydown: event => {
      if (event.key === 'Enter') screen.attempt(() => find(input))
      if (event.key === 'Escape') results.hidden = true
    },
  })
  return h('div', { class: 'quick' }, input, results)
}

async function logOut() {
  const { next } = await call('POST', '/logout')
  location.assign(next)
}

/** Who is logged in where, the quick search and the main navigation. */
export function drawHeader(screen, path) {
  const { id, name } = screen.workshop
  const isCurrent = href => path.split('/')[1] === href.split('/')[1]
  const links = entries.map(([label, href]) => {
    const text = href.startsWith('/inventory') ? screen.name('page', label) : label
    return h('a', { href: `${app}${href}`, 'aria-current': isCurrent(href) ? 'page' : null }, text)
  })
  const inventory = entries.findIndex(([, href]) => href.startsWith('/inventory'))
  const moved = screen.isMoved('page') ? links.splice(inventory, 1) : []
  const logout = h('button', { type: 'button', onclick: () => screen.attempt(logOut) }, 'Logout')
  return [
    h(
      'div',
      { class: 'top' },
      h('strong', {}, name),
      h('span', { class: 'quiet' }, `Workshop ID ${id}`),
      quickSearch(screen),
      h('span', { class: 'quiet' }, screen.username),
      logout,
      moved,
    ),
    h('nav', { class: 'main-nav', 'aria-label': 'Main' }, links),
  ]
}
