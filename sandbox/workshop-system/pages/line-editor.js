import { call } from './api.js'
import { h } from './element.js'
import { typeAhead } from './type-ahead.js'

const emptyLine = look => ({
  stockNumber: '',
  name: '',
  description: '',
  quantity: look.newLine.quantity,
  unitPrice: '',
  discountPercent: 0,
  includesGst: look.newLine.includesGst,
  gstFree: false,
})

const numberOf = input => {
  const text = input.value.replace(/[$,\s]/g, '')
  return text === '' ? null : Number(text)
}

const box = isChecked => h('input', { type: 'checkbox', checked: isChecked })

/** The inputs of a line by its columns, and its Save, Cancel and Remove. `line` is null for a new one. */
export function editLine(screen, purchase, line, { onSaved, onCancel }) {
  const { look } = screen
  const start = line ?? emptyLine(look)
  const text = value => h('input', { type: 'text', value: String(value), inputmode: 'decimal' })
  const description = h('input', { type: 'text', value: start.description })
  const quantity = text(start.quantity)
  const rate = text(start.unitPrice === '' ? '' : start.unitPrice.toFixed(2))
  const discount = text(start.discountPercent)
  const total = h('input', { type: 'text', readonly: true })
  const includesGst = box(start.includesGst)
  const gstFree = box(start.gstFree)
  const stock = typeAhead(screen, line, () => {
    description.placeholder = 'Name of the new stock item'
    description.focus()
  })
  const showTotal = () => {
    const amount = numberOf(quantity) * numberOf(rate) * (1 - numberOf(discount) / 100)
    total.value = Number.isFinite(amount) ? amount.toFixed(2) : ''
  }
  for (const input of [quantity, rate, discount]) input.addEventListener('input', showTotal)
  showTotal()

  const path = `/purchases/${purchase.id}/lines${line === null ? '' : `/${line.id}`}`
  const send = async (button, method, body) => {
    button.setAttribute('disabled', '')
    await screen.attempt(async () => onSaved((await call(method, path, body)).purchase))
    button.removeAttribute('disabled')
  }
  const save = look.action(
    screen.name('save-line', 'Save'),
    () => {
      if (save.hasAttribute('disabled')) return
      void send(save, line === null ? 'POST' : 'PUT', {
        ...stock.choice,
        description: description.value,
        quantity: numberOf(quantity),
        unitPrice: numberOf(rate),
        discountPercent: numberOf(discount) ?? 0,
        includesGst: includesGst.checked,
        gstFree: gstFree.checked,
      })
    },
    true,
  )
  const remove = look.action(screen.name('remove-line', 'Remove'), () => {
    if (confirm(`Remove ${start.stockNumber} from the purchase order?`)) void send(remove, 'DELETE')
  })
  const cancel = look.action('Cancel', onCancel)
  const lookup = h(
    'div',
    { class: 'lookup' },
    look.field(screen.name('lookup', 'stock no - name'), stock.input),
    stock.list,
  )
  return {
    cells: {
      Stock: () => screen.put('lookup', lookup),
      Description: () => look.field('Description', description),
      Qty: () => look.field('Qty', quantity),
      Rate: () => look.field('Rate', rate),
      'Discount %': () => look.field('Discount %', discount),
      'Incl. GST': () => look.check('Incl. GST', includesGst),
      'GST Free': () => look.check('GST Free', gstFree),
      Total: () => look.field('Total', total),
    },
    actions: () => [
      screen.put('save-line', save),
      cancel,
      line === null ? null : screen.put('remove-line', remove),
    ],
    focus: () => stock.input.focus(),
  }
}
