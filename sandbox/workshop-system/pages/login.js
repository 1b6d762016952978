import { call } from './api.js'
import { h } from './element.js'
import { openScreen } from './screen.js'

const endings = {
  evicted: 'Please login. You have been logged in from a different computer.',
  logout: 'Please login.',
}

function field(screen, label, attributes) {
  const input = h('input', { required: true, ...attributes })
  return { input, element: screen.look.placeholderField(label, input) }
}

function drawLogin(screen) {
  const workshopId = field(screen, 'Workshop ID', { name: 'workshop_id', autocomplete: 'organization' })
  const username = field(screen, 'Username', { name: 'username', autocomplete: 'username' })
  const password = field(screen, 'Password', {
    name: 'password',
    type: 'password',
    autocomplete: 'current-password',
  })
  const button = h('button', { type: 'submit', class: 'main', form: 'login' }, screen.name('login', 'Login'))
  const submit = async event => {
    event.preventDefault()
    button.disabled = true
    await screen.attempt(async () => {
      const { next } = await call('POST', '/login', {
        workshopId: workshopId.input.value,
        username: username.input.value,
        password: password.input.value,
      })
      location.assign(next)
    })
    button.disabled = false
  }
  const fields = [workshopId.element, username.element, password.element]
  screen.draw(() => [
    h('h1', {}, 'MechanicDesk'),
    h('p', { class: 'quiet' }, 'Sandbox: a stand-in, not the real system.'),
    h('form', { id: 'login', onsubmit: submit }, fields, screen.put('login', button)),
  ])
}

const screen = await openScreen('login')
document.querySelector('#main').replaceChildren(screen.element)
drawLogin(screen)
screen.tell(endings[new URLSearchParams(location.search).get('ended')])
