import { call } from './api.js'
import { ask } from './dialogs.js'
import { h, table } from './element.js'

/**
 * Receives the goods of a purchase order: quantities in a dialog, a native question, and the offer of a backorder when
 * something is short. Answers with the purchase order as it stands then, or null when the person turned back.
 */
export async function processPurchase(screen, purchase) {
  const items = purchase.lines.map(line => ({
    line,
    input: h('input', {
      type: 'text',
      value: String(line.quantity),
      'aria-label': `Qty of ${line.stockNumber}`,
    }),
  }))
  const rows = items.map(({ line, input }) =>
    h(
      'tr',
      {},
      h('td', {}, `${line.stockNumber} - ${line.name}`),
      h('td', {}, String(line.quantity)),
      h('td', {}, input),
    ),
  )
  const form = table(['Stock', 'Ordered', 'Received'], rows)
  if ((await ask('Process', form, ['OK', 'Cancel'])) !== 'OK') return null
  if (!confirm(`Process purchase order ${purchase.number}?`)) return null
  const received = items.map(({ line, input }) => ({ lineId: line.id, quantity: Number(input.value) }))
  const isShort = items.some(({ line, input }) => Number(input.value) < line.quantity)
  const question = h('p', {}, 'Do you wish to create a backorder purchase order?')
  const answer = isShort ? await ask('Backorder', question, ['Yes', 'No']) : 'No'
  if (answer === null) return null
  const result = await call('POST', `/purchases/${purchase.id}/process`, {
    items: received,
    backorder: answer === 'Yes',
  })
  screen.tell(
    result.backorder ? `Processed. Purchase order ${result.backorder} holds the rest.` : 'Processed.',
  )
  return result.purchase
}
