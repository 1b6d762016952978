import { showNotice } from './dialogs.js'

/** A refusal of the server, in words for the person. */
export class Refused extends Error {}

function xsrfToken() {
  const cookie = document.cookie.split('; ').find(each => each.startsWith('XSRF-TOKEN='))
  return decodeURIComponent(cookie?.split('=')[1] ?? '')
}

function leaveForLogin(message) {
  const ended = message.includes('different computer') ? 'evicted' : 'logout'
  location.assign(`/auto_workshop/login?ended=${ended}`)
  return new Promise(() => {})
}

/** A dialog that nobody asked for; whoever answers it with yes has done something. */
export async function notice() {
  if ((await showNotice()) === 'Delete') await call('DELETE', '/old-records')
}

/** Calls the server's JSON; a form goes as multipart. Without a session the browser leaves for the login page. */
export async function call(method, path, body) {
  const request = { method, headers: { 'x-xsrf-token': xsrfToken() } }
  if (body instanceof FormData) request.body = body
  else if (body !== undefined) {
    request.headers['content-type'] = 'application/json'
    request.body = JSON.stringify(body)
  }
  const answer = await fetch(`/auto_workshop/api${path}`, request).catch(() => {
    throw new Refused('No connection to the server')
  })
  const isJson = answer.headers.get('content-type')?.startsWith('application/json')
  const result = isJson ? await answer.json() : null
  if (answer.status === 401 && path !== '/login') return leaveForLogin(result?.message ?? '')
  if (!answer.ok) throw new Refused(result?.message ?? `The server answered ${answer.status}`)
  if (answer.headers.has('x-notice')) void notice()
  return result
}
