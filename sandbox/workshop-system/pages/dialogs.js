import { h } from './element.js'

/** Opens a dialog in front of the page; answers with the label of the button, or null when it was closed. */
export function ask(title, content, labels) {
  return new Promise(resolve => {
    const close = answer => {
      dialog.remove()
      resolve(answer)
    }
    const buttons = labels.map(label => h('button', { type: 'button', onclick: () => close(label) }, label))
    const dialog = h(
      'dialog',
      { 'aria-label': title, oncancel: () => close(null) },
      h('h2', {}, title),
      content,
      h('div', { class: 'actions' }, buttons),
    )
    document.body.append(dialog)
    dialog.showModal()
  })
}

/** A dialog that nobody asked for. */
export function showNotice() {
  return ask(
    'Old records',
    h('p', {}, '214 documents are older than seven years. Do you want to delete them now?'),
    ['Delete', 'Remind me later'],
  )
}
