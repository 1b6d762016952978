import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const loginForm = `<!doctype html><title>Login</title><form method="post" action="/auto_workshop/login">
  <label>Workshop ID <input name="workshop"></label><label>Username <input name="user"></label>
  <label>Password <input type="password" name="password"></label><button>Login</button></form>`
const codeForm = `<!doctype html><title>Login</title><h1>One more step</h1><form method="post">
  <label>Verification code <input name="code"></label><button>Continue</button></form>`

/** A login page that asks for a code after the password, as no program can pass it. */
export async function startManualSignIn() {
  let tries = 0
  const server = createServer((request, response) => {
    if (request.method === 'POST') tries += 1
    request.resume()
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(request.method === 'POST' ? codeForm : loginForm)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    host: `127.0.0.1:${port}`,
    loginUrl: `http://127.0.0.1:${port}/auto_workshop/login`,
    /** How often the password was sent. */
    tries: () => tries,
    close: () => void server.close(),
  }
}
