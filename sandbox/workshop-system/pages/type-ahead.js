import { call } from './api.js'
import { h } from './element.js'

const textOf = item => (item.name === '' ? item.number : `${item.number} - ${item.name}`)

let lastList = 0

/**
 * The stock field: type, wait for the list, pick with ArrowDown and Enter or with the mouse. `choice` holds the picked
 * item's id, or the number of a stock item to be created; typing again undoes the pick.
 */
export function typeAhead(screen, start, onCreate) {
  lastList += 1
  const choice = { stockId: start?.stockId ?? null, newStockNumber: '' }
  const list = h('ul', { role: 'listbox', id: `stock-list-${lastList}`, class: 'options', hidden: true })
  let options = []
  let active = -1
  let timer
  let latest = 0

  const close = () => {
    clearTimeout(timer)
    latest += 1
    options = []
    active = -1
    list.hidden = true
    input.setAttribute('aria-expanded', 'false')
  }
  const pick = option => {
    input.value = option.value
    Object.assign(choice, option.choice)
    close()
    if (choice.newStockNumber !== '') onCreate()
  }
  const mark = () => {
    for (const [index, element] of [...list.children].entries()) {
      element.setAttribute('aria-selected', String(index === active))
    }
  }
  const load = async () => {
    latest += 1
    const mine = latest
    const { items, create } = await call('GET', `/stock-lookup?q=${encodeURIComponent(input.value)}`)
    if (mine !== latest) return
    options = items.map(item => ({
      label: textOf(item),
      value: textOf(item),
      choice: { stockId: item.id, newStockNumber: '' },
    }))
    if (create !== null) {
      options.push({
        label: `Create stock "${create}"`,
        value: create,
        choice: { stockId: null, newStockNumber: create },
      })
    }
    list.replaceChildren(
      ...options.map(option => h('li', { role: 'option', onmousedown: () => pick(option) }, option.label)),
    )
    active = -1
    mark()
    list.hidden = options.length === 0
    input.setAttribute('aria-expanded', String(!list.hidden))
  }
  const input = h('input', {
    type: 'text',
    role: 'combobox',
    autocomplete: 'off',
    'aria-expanded': 'false',
    'aria-autocomplete': 'list',
    'aria-controls': list.id,
    value: start === null ? '' : textOf({ number: start.stockNumber, name: start.name }),
    oninput: () => {
      choice.stockId = null
      choice.newStockNumber = ''
      clearTimeout(timer)
      timer = setTimeout(() => screen.attempt(load), 200)
    },
    onblur: close,
    onkeydown: event => {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault()
        if (options.length > 0)
          active = (active + (event.key === 'ArrowDown' ? 1 : -1) + options.length) % options.length
        mark()
      } else if (event.key === 'Enter') {
        event.preventDefault()
        if (options[active]) pick(options[active])
      } else if (event.key === 'Escape') close()
    },
  })
  return { input, list, choice }
}
