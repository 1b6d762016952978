import { h } from './element.js'

/** All that differs between the markups. A driver that leans on one of them fails on the other. */

const dollars = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

function isoToday() {
  const now = new Date()
  const two = number => String(number).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** `dd/mm/yyyy` as ISO, or nothing. */
function isoDate(text) {
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? []
  return year === undefined ? '' : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

export const showDate = iso => iso.split('-').reverse().join('/')

let lastId = 0

const classic = {
  field: (label, input) => h('label', { class: 'field' }, h('span', {}, label), input),
  check: (label, input) => h('label', { class: 'check' }, input, ` ${label}`),
  placeholderField: (label, input) => classic.field(label, input),
  action: (label, onclick, isMain = false) =>
    h('button', { type: 'button', class: isMain ? 'main' : '', onclick }, label),
  addItem: onclick => link('+ Item', onclick),
  tab: (label, isCurrent, onclick) =>
    h('button', { type: 'button', role: 'tab', 'aria-selected': String(isCurrent), onclick }, label),
  tabList: tabs => h('div', { role: 'tablist', class: 'tabs' }, tabs),
  money: amount => (amount < 0 ? `-$${dollars.format(-amount)}` : `$${dollars.format(amount)}`),
  lineColumns: ['Stock', 'Description', 'Qty', 'Rate', 'Discount %', 'Incl. GST', 'GST Free', 'Total'],
  purchaseColumns: ['Number', 'Reference', 'Supplier', 'Status', 'Total'],
  opensLineBy: 'row',
  lineActionsStand: 'line',
  newLine: { quantity: '1', includesGst: false },
  itemsStartTicked: true,
  invoiceNumberLabel: 'Invoice Number',
  dateLabel: 'Date',
  presetNumber: () => '',
  dateInput: () => h('input', { type: 'date', value: isoToday() }),
  readDate: input => input.value,
  attachesOn: 'choice',
  afterBill: ({ bill }) => `/auto_workshop/app#/bills/${bill.id}`,
  purchaseHref: (id, part) => `/auto_workshop/app#/inventory/purchases/${id}${part}`,
}

function link(label, onclick) {
  return h(
    'a',
    {
      href: '#',
      onclick: event => {
        event.preventDefault()
        onclick()
      },
    },
    label,
  )
}

function named(attribute) {
  return (label, input) => {
    input.setAttribute(attribute, label)
    return input
  }
}

const modern = {
  field: named('aria-label'),
  check: (label, input) => {
    lastId += 1
    input.setAttribute('aria-labelledby', `named-${lastId}`)
    return h('span', { class: 'check' }, h('span', { id: `named-${lastId}` }, label), ' ', input)
  },
  placeholderField: named('placeholder'),
  action: (label, onclick, isMain = false) => {
    const action = link(label, onclick)
    action.className = isMain ? 'action main' : 'action'
    return action
  },
  addItem: onclick => h('button', { type: 'button', onclick }, '+ Item'),
  tab: (label, isCurrent, onclick) => {
    const tab = link(label, onclick)
    if (isCurrent) tab.setAttribute('aria-current', 'page')
    return tab
  },
  tabList: tabs => h('nav', { class: 'tabs', 'aria-label': 'Purchase order' }, tabs),
  money: amount => dollars.format(amount),
  lineColumns: ['Qty', 'Stock', 'Total', 'Rate', 'Incl. GST', 'GST Free', 'Discount %', 'Description'],
  purchaseColumns: ['Status', 'Supplier', 'Number', 'Total', 'Reference'],
  opensLineBy: 'button',
  lineActionsStand: 'page',
  newLine: { quantity: '', includesGst: true },
  itemsStartTicked: false,
  invoiceNumberLabel: 'Supplier Invoice No.',
  dateLabel: 'Invoice Date',
  presetNumber: purchase => purchase.number,
  dateInput: () => h('input', { type: 'text', placeholder: 'dd/mm/yyyy' }),
  readDate: input => isoDate(input.value),
  attachesOn: 'button',
  afterBill: ({ purchase }) => modern.purchaseHref(purchase.id, '/bills'),
  purchaseHref: (id, part) => `/mdweb/workshops/purchases/${id}${part === '' ? '' : `#${part}`}`,
}

const looks = { classic, modern }

export const lookOf = variant => looks[variant]
