/** Makes an element: `on…` functions become listeners, true and false set or leave out an attribute. */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value)
    else if (value === true) element.setAttribute(name, '')
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, value)
  }
  element.append(...children.flat().filter(child => child !== null && child !== undefined))
  return element
}

const numeric = new Set(['Qty', 'Rate', 'Discount %', 'Total'])

/** Columns of amounts stand at the right. */
export function table(titles, rows, attributes = {}) {
  return h(
    'table',
    attributes,
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        titles.map(title => h('th', { scope: 'col', class: numeric.has(title) ? 'number' : null }, title)),
      ),
    ),
    h('tbody', {}, rows),
  )
}

/** Names and values of a document's head or totals. */
export function facts(pairs, className = 'facts') {
  return h(
    'dl',
    { class: className },
    pairs.map(([name, value]) => h('div', {}, h('dt', {}, name), h('dd', {}, value))),
  )
}
