import { call } from './api.js'
import { facts, h, table } from './element.js'
import { editLine } from './line-editor.js'
import { showDate } from './presentation.js'
import { processPurchase } from './process-dialog.js'
import { rowLink } from './screen.js'

const stockText = line => (line.name === '' ? line.stockNumber : `${line.stockNumber} - ${line.name}`)

const readCells = {
  Stock: line => stockText(line),
  Description: line => line.description,
  Qty: line => String(line.quantity),
  Rate: (line, look) => look.money(line.unitPrice),
  'Discount %': line => (line.discountPercent === 0 ? '' : String(line.discountPercent)),
  'Incl. GST': line => (line.includesGst ? 'Yes' : ''),
  'GST Free': line => (line.gstFree ? 'Yes' : ''),
  Total: (line, look) => look.money(line.total),
}

const numeric = new Set(['Qty', 'Rate', 'Discount %', 'Total'])

/** Rows of lines as they stand, for a purchase order or a bill. */
export function readRow(look, line, attributes = {}, ...more) {
  const cells = look.lineColumns.map(title =>
    h('td', { class: numeric.has(title) ? 'number' : '' }, readCells[title](line, look)),
  )
  return h('tr', attributes, cells, more)
}

export function drawTotals(look, { subtotal, gst, total }) {
  const rows = [
    ['Total Excl. GST', look.money(subtotal)],
    ['GST', look.money(gst)],
    ['Total', look.money(total)],
  ]
  return facts(rows, 'totals')
}

function lineRow(screen, line, open) {
  const { look } = screen
  const badge = line.billed ? 'Billed' : ''
  if (look.opensLineBy === 'button')
    return readRow(look, line, {}, h('td', {}, look.action('Edit', open), ' ', badge))
  const attributes = { class: 'opens', title: 'Click to edit', onclick: open }
  return readRow(look, line, attributes, h('td', {}, badge))
}

function drawItems(screen, purchase, state, redraw) {
  const { look } = screen
  const open = lineId => {
    if (state.editing !== lineId) redraw({ editing: lineId })
  }
  const editor =
    state.editing === null
      ? null
      : editLine(screen, purchase, purchase.lines.find(line => line.id === state.editing) ?? null, {
          onSaved: saved => redraw({ purchase: saved, editing: null }),
          onCancel: () => redraw({ editing: null }),
        })
  const editorActions = editor?.actions()
  const isInLine = look.lineActionsStand === 'line'
  const editRow = () =>
    h(
      'tr',
      { class: 'editing' },
      look.lineColumns.map(title => h('td', {}, editor.cells[title]())),
      h('td', { class: 'actions' }, isInLine ? editorActions : null),
    )
  const rows = purchase.lines.map(line =>
    line.id === state.editing ? editRow() : lineRow(screen, line, () => open(line.id)),
  )
  if (state.editing === 'new') rows.push(editRow())
  return [
    table([...look.lineColumns, ''], rows, { class: 'lines' }),
    editor && !isInLine ? h('div', { class: 'actions' }, editorActions) : null,
    h(
      'p',
      {},
      look.addItem(() => open('new')),
    ),
    drawTotals(look, purchase),
  ]
}

function drawBills(screen, purchase) {
  if (purchase.bills.length === 0) return [h('p', {}, 'No bills')]
  const rows = purchase.bills.map(bill => {
    const link = rowLink(screen, 'open-bill', bill.invoiceNumber, `/auto_workshop/app#/bills/${bill.id}`)
    return h(
      'tr',
      {},
      h('td', {}, link.first),
      h('td', {}, showDate(bill.date)),
      h('td', {}, bill.supplier),
      h('td', { class: 'number' }, screen.look.money(bill.total)),
      link.last.length ? h('td', {}, link.last) : null,
    )
  })
  return [table(['Invoice Number', 'Date', 'Supplier', 'Total'], rows)]
}

/** A purchase order with its items, edited in place, and its bills. */
export async function drawPurchase(screen, purchaseId, tab) {
  const { look } = screen
  const state = { ...(await call('GET', `/purchases/${purchaseId}`)), editing: null }
  const redraw = change => {
    Object.assign(state, change)
    screen.draw(content)
    if (change?.editing) document.querySelector('tr.editing [role=combobox]')?.focus()
  }
  const process = async () => {
    const purchase = await processPurchase(screen, state.purchase)
    if (purchase !== null) redraw({ purchase, editing: null })
  }
  const go = part => {
    location.assign(look.purchaseHref(purchaseId, part))
  }
  const content = () => {
    const { purchase } = state
    return [
      h('h1', {}, `Purchase Order ${purchase.number}`),
      facts([
        ['Number', purchase.number],
        ['Reference', purchase.reference || '-'],
        ['Supplier', purchase.supplier],
        ['Status', purchase.status],
      ]),
      h(
        'div',
        { class: 'actions' },
        screen.put(
          'process',
          look.action(screen.name('process', 'Process'), () => screen.attempt(process)),
        ),
        look.action('Add Bill', () => go('/add-bill')),
      ),
      look.tabList([
        look.tab('Items', tab === 'items', () => go('')),
        look.tab('Bills', tab === 'bills', () => go('/bills')),
      ]),
      tab === 'bills' ? drawBills(screen, purchase) : drawItems(screen, purchase, state, redraw),
    ].flat()
  }
  screen.draw(content)
}
