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
      const { next, challenge } = await call('POST', '/login', {
        workshopId: workshopId.input.value,
        username: username.input.value,
        password: password.input.value,
      })
      if (challenge) drawChallenge(screen, challenge)
      else location.assign(next)
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

/** What stands between the right password and the app. Nothing here lets anybody through: a person is needed. */
function drawChallenge(screen, challenge) {
  const { look } = screen
  const code = h('input', { type: 'text', autocomplete: 'one-time-code', inputmode: 'numeric' })
  const goOn = label => h('button', { type: 'button', class: 'main' }, label)
  const content = {
    'ask-code': () => [
      h('h1', {}, 'Two-step verification'),
      h('p', {}, 'We have sent a 6-digit code to the phone ending in 88.'),
      look.placeholderField('Verification code', code),
      goOn('Verify'),
    ],
    'ask-captcha': () => [
      h('h1', {}, 'One more step'),
      h('p', {}, 'Please confirm that you are not a robot.'),
      look.check('I am not a robot', h('input', { type: 'checkbox' })),
      goOn('Continue'),
    ],
  }
  screen.draw(content[challenge])
}

const screen = await openScreen('login')
document.querySelector('#main').replaceChildren(screen.element)
drawLogin(screen)
screen.tell(endings[new URLSearchParams(location.search).get('ended')])
