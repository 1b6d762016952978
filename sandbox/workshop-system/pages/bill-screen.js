import { call } from './api.js'
import { facts, h, table } from './element.js'
import { showDate } from './presentation.js'
import { drawTotals, readRow } from './purchase-screen.js'

function storedFiles(bill) {
  if (bill.attachments.length === 0) return h('p', { class: 'quiet' }, 'No attachments')
  const items = bill.attachments.map(({ name, bytes, href }) =>
    h('li', {}, h('a', { href }, name), ' ', h('span', { class: 'quiet' }, `${Math.ceil(bytes / 1024)} kB`)),
  )
  return h('ul', { class: 'files', 'aria-label': 'Stored files' }, items)
}

/** The upload control: it stores a chosen file at once, or on a button of its own. */
function uploadControl(screen, bill, onStored) {
  const { look } = screen
  const upload = () =>
    screen.attempt(async () => {
      const [file] = input.files
      if (file === undefined) return
      screen.tell('Uploading…')
      const form = new FormData()
      form.append('file', file)
      const stored = await call('POST', `/bills/${bill.id}/attachments`, form)
      onStored(stored.bill)
      screen.tell(`${file.name} stored`)
    })
  const startsItself = look.attachesOn === 'choice'
  const input = h('input', {
    type: 'file',
    accept: 'application/pdf,.pdf',
    onchange: () => (startsItself ? upload() : null),
  })
  const field = look.field(screen.name('attach', 'Attachments'), input)
  return h('div', { class: 'upload' }, field, startsItself ? null : look.action('Upload', upload))
}

/** A bill with its lines, totals and attachments. */
export async function drawBill(screen, billId) {
  const { look } = screen
  const draw = bill =>
    screen.draw(() => [
      h('h1', {}, `Bill ${bill.invoiceNumber}`),
      facts([
        ['Invoice Number', bill.invoiceNumber],
        ['Date', showDate(bill.date)],
        ['Supplier', bill.supplier],
        [
          'Purchase Order',
          h('a', { href: look.purchaseHref(bill.purchase.id, '/bills') }, bill.purchase.number),
        ],
      ]),
      table(
        look.lineColumns,
        bill.lines.map(line => readRow(look, line)),
        { class: 'lines' },
      ),
      drawTotals(look, bill),
      screen.put('attach', uploadControl(screen, bill, draw)),
      storedFiles(bill),
    ])
  draw((await call('GET', `/bills/${billId}`)).bill)
}
