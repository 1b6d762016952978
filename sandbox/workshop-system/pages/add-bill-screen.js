import { call } from './api.js'
import { facts, h, table } from './element.js'

/** Add Bill: which items the supplier sent, under which invoice number and date. Items on a bill are not offered. */
export async function drawAddBill(screen, purchaseId) {
  const { look } = screen
  const { purchase } = await call('GET', `/purchases/${purchaseId}`)
  const items = purchase.lines
    .filter(line => !line.billed)
    .map(line => ({ line, box: h('input', { type: 'checkbox', checked: look.itemsStartTicked }) }))
  const invoiceNumber = h('input', { type: 'text', value: look.presetNumber(purchase) })
  const date = look.dateInput()
  const save = look.action(
    screen.name('save-bill', 'Save'),
    async () => {
      if (save.hasAttribute('disabled')) return
      save.setAttribute('disabled', '')
      await screen.attempt(async () => {
        const { bill } = await call('POST', `/purchases/${purchase.id}/bills`, {
          invoiceNumber: invoiceNumber.value,
          date: look.readDate(date),
          lineIds: items.filter(({ box }) => box.checked).map(({ line }) => line.id),
        })
        location.assign(look.afterBill({ bill, purchase }))
      })
      save.removeAttribute('disabled')
    },
    true,
  )
  const cancel = look.action('Cancel', () => location.assign(look.purchaseHref(purchase.id, '')))
  const rows = items.map(({ line, box }) =>
    h(
      'tr',
      {},
      h('td', {}, look.check(`${line.stockNumber} - ${line.name}`, box)),
      h('td', {}, line.description),
      h('td', { class: 'number' }, String(line.quantity)),
      h('td', { class: 'number' }, look.money(line.unitPrice)),
      h('td', { class: 'number' }, look.money(line.total)),
    ),
  )
  screen.draw(() => [
    h('h1', {}, 'Add Bill'),
    facts([
      ['Purchase Order', purchase.number],
      ['Supplier', purchase.supplier],
    ]),
    look.field(look.invoiceNumberLabel, invoiceNumber),
    look.field(look.dateLabel, date),
    table(['Item', 'Description', 'Qty', 'Rate', 'Total'], rows),
    h('div', { class: 'actions' }, screen.put('save-bill', save), cancel),
  ])
}
