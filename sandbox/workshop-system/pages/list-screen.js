import { call } from './api.js'
import { h, table } from './element.js'
import { showDate } from './presentation.js'
import { rowLink } from './screen.js'

/** The lists: where their rows come from, and what each column shows. A column `opens` when it holds the row's link. */
export const lists = {
  '/inventory/purchases': {
    title: 'Purchase Orders',
    source: '/purchases',
    columns: look => look.purchaseColumns,
    cells: {
      Number: 'number',
      Reference: 'reference',
      Supplier: 'supplier',
      Status: 'status',
      Total: (row, look) => look.money(row.total),
    },
    opens: 'Number',
    href: row => row.href,
  },
  '/inventory/stocks': {
    title: 'Stocks',
    source: '/stocks',
    columns: () => ['Stock No', 'Name'],
    cells: { 'Stock No': 'number', Name: 'name' },
  },
  '/inventory/suppliers': {
    title: 'Suppliers',
    source: '/suppliers',
    columns: () => ['Name', 'ABN'],
    cells: { Name: 'name', ABN: 'abn' },
  },
  '/bills': {
    title: 'Bills',
    source: '/bills',
    columns: () => ['Invoice Number', 'Date', 'Supplier', 'Total'],
    cells: {
      'Invoice Number': 'invoiceNumber',
      Date: row => showDate(row.date),
      Supplier: 'supplier',
      Total: (row, look) => look.money(row.total),
    },
    opens: 'Invoice Number',
    href: row => `/auto_workshop/app#/bills/${row.id}`,
  },
}

function drawRow(screen, list, row) {
  const valueOf = cell => (typeof cell === 'string' ? row[cell] : cell(row, screen.look))
  const titles = list.columns(screen.look)
  const link = list.opens ? rowLink(screen, 'open', valueOf(list.cells[list.opens]), list.href(row)) : null
  const cells = titles.map(title =>
    h(
      'td',
      { class: title === 'Total' ? 'number' : '' },
      title === list.opens ? link.first : valueOf(list.cells[title]),
    ),
  )
  return h('tr', {}, cells, link?.last.length ? h('td', {}, link.last) : null)
}

function drawPager(screen, { page, pages }, go) {
  const step = (label, target) => {
    const action = screen.look.action(label, () => go(target))
    if (target === page || target < 1 || target > pages) {
      action.setAttribute(action.tagName === 'BUTTON' ? 'disabled' : 'aria-disabled', 'true')
    }
    return action
  }
  return h(
    'nav',
    { class: 'pager', 'aria-label': 'Pages' },
    step('First', 1),
    step('Previous', page - 1),
    h('span', { 'aria-current': 'page' }, String(page)),
    step('Next', page + 1),
    step('Last', pages),
  )
}

/** A list with its Search box and pager; the box searches a moment after the last key, or on Enter. */
export async function drawList(screen, list) {
  const content = h('div', { class: 'list' })
  let timer
  let latest = 0
  const load = async page => {
    clearTimeout(timer)
    latest += 1
    const mine = latest
    content.setAttribute('aria-busy', 'true')
    try {
      const query = new URLSearchParams({ search: search.value, page: String(page) })
      const found = await call('GET', `${list.source}?${query}`)
      if (mine !== latest) return
      const rows = found.rows.map(row => drawRow(screen, list, row))
      const shown = rows.length > 0 ? table(list.columns(screen.look), rows) : h('p', {}, 'Nothing found')
      content.replaceChildren(
        shown,
        drawPager(screen, found, next => {
          if (next !== found.page && next >= 1 && next <= found.pages) screen.attempt(() => load(next))
        }),
      )
    } finally {
      if (mine === latest) content.removeAttribute('aria-busy')
    }
  }
  const loadFirst = () => screen.attempt(() => load(1))
  const search = h('input', {
    type: 'text',
    oninput: () => {
      clearTimeout(timer)
      timer = setTimeout(loadFirst, 300)
    },
    onkeydown: event => {
      if (event.key === 'Enter') loadFirst()
    },
  })
  screen.draw(() => [
    h('h1', {}, list.title),
    screen.put('search', screen.look.placeholderField(screen.name('search', 'Search'), search)),
    content,
  ])
  await load(1)
}
