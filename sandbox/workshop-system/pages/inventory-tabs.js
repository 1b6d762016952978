import { h } from './element.js'

const tabs = [
  ['Stocks', '/inventory/stocks'],
  ['Kits', '/inventory/kits'],
  ['Suppliers', '/inventory/suppliers'],
  ['Stock Categories', '/inventory/categories'],
  ['Purchase Orders', '/inventory/purchases'],
  ['Stock-takes', '/inventory/stock-takes'],
  ['Price Groups', '/inventory/price-groups'],
]

/** The tabs of Inventory & Suppliers. */
export function drawInventoryTabs(path) {
  const links = tabs.map(([label, href]) => {
    const isCurrent = path === href || path.startsWith(`${href}/`)
    return h('a', { href: `/auto_workshop/app#${href}`, 'aria-current': isCurrent ? 'page' : null }, label)
  })
  return h('nav', { class: 'tabs', 'aria-label': 'Inventory & Suppliers' }, links)
}
