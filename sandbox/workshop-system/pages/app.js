import { drawAddBill } from './add-bill-screen.js'
import { Refused } from './api.js'
import { drawBill } from './bill-screen.js'
import { h } from './element.js'
import { drawHeader } from './header.js'
import { drawInventoryTabs } from './inventory-tabs.js'
import { drawList, lists } from './list-screen.js'
import { drawPurchase } from './purchase-screen.js'
import { openScreen } from './screen.js'

const plainScreens = {
  '/diary': 'Diary',
  '/jobs': 'Jobs',
  '/customers': 'Customers & Vehicles',
  '/schedules': 'Service Schedules',
  '/reports': 'Reports',
  '/timesheets': 'Timesheets',
  '/pos': 'POS',
  '/settings': 'Settings',
  '/inventory/kits': 'Kits',
  '/inventory/categories': 'Stock Categories',
  '/inventory/stock-takes': 'Stock-takes',
  '/inventory/price-groups': 'Price Groups',
}

function drawPlain(screen, title) {
  screen.draw(() => [h('h1', {}, title), h('p', {}, 'Nothing here in this sandbox.')])
}

/** Which screen an address means: its kind, and how to draw it. */
function findRoute() {
  const hash = location.hash.slice(1) || '/diary'
  const newer = /^\/mdweb\/workshops\/purchases\/(\d+)/.exec(location.pathname)
  const path = newer ? `/inventory/purchases/${newer[1]}${location.hash.slice(1)}` : hash
  const [, purchaseId, part = ''] = /^\/inventory\/purchases\/(\d+)(\/.*)?$/.exec(path) ?? []
  if (purchaseId && part === '/add-bill') {
    return { path, kind: 'add-bill', draw: screen => drawAddBill(screen, purchaseId) }
  }
  if (purchaseId) {
    const tab = part === '/bills' ? 'bills' : 'items'
    return { path, kind: 'purchase', draw: screen => drawPurchase(screen, purchaseId, tab) }
  }
  const [, billId] = /^\/bills\/(\d+)$/.exec(path) ?? []
  if (billId) return { path, kind: 'bill', draw: screen => drawBill(screen, billId) }
  if (path in lists) return { path, kind: 'list', draw: screen => drawList(screen, lists[path]) }
  return { path, kind: 'plain', draw: screen => drawPlain(screen, plainScreens[path] ?? 'Page not found') }
}

let latest = 0

/** Draws the screen of the address, unless the person has gone on meanwhile. */
async function show() {
  latest += 1
  const mine = latest
  const main = document.querySelector('#main')
  const { path, kind, draw } = findRoute()
  main.setAttribute('aria-busy', 'true')
  main.replaceChildren(h('p', { class: 'quiet' }, 'Loading…'))
  try {
    const screen = await openScreen(kind)
    if (mine !== latest) return
    document.querySelector('#header').replaceChildren(...drawHeader(screen, path))
    const tabs = path.startsWith('/inventory') ? [drawInventoryTabs(path)] : []
    main.replaceChildren(...tabs, screen.element)
    await screen.attempt(async () => draw(screen))
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    if (mine === latest) main.replaceChildren(h('div', { role: 'alert', class: 'alert' }, error.message))
  } finally {
    if (mine === latest) main.removeAttribute('aria-busy')
  }
}

window.addEventListener('hashchange', show)
void show()
