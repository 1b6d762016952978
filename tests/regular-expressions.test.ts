import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { analyse } from 'scslre'
import { parseAst } from 'vite'
import { expect, test, vi } from 'vitest'

const ROOT = path.join(import.meta.dirname, '..')

/** Whether a text can make its matching try exponentially many ways: a paper with such a text would hold up its reader until that is stopped. */
function isExponential(expression: RegExp): boolean {
  return analyse(expression).reports.some(({ exponential }) => exponential)
}

/** The regular expressions that a file writes out. */
function literalsIn(file: string): RegExp[] {
  const found: RegExp[] = []
  const lang = file.endsWith('.tsx') ? 'tsx' : 'ts'
  // Every node passes here, whatever its kind.
  JSON.stringify(parseAst(readFileSync(path.join(ROOT, file), 'utf8'), { lang }), (_, node: unknown) => {
    const regex = (node as { regex?: { pattern: string; flags: string } } | null)?.regex
    if (regex) found.push(new RegExp(regex.pattern, regex.flags))
    return node
  })
  return found
}

test.each([/^(?:[A-Z]\w* ?)+, owner$/i, /^(?:\w*[a-z]\w* )+(?=.*\d)/])('%s would be found', expression => {
  expect(isExponential(expression)).toBe(true)
})

test('no regular expression that is written out takes exponential time', () => {
  const files = globSync('{src,start}/**/*.{ts,tsx}', { cwd: ROOT })
  const literals = files.flatMap(file => literalsIn(file).map(expression => ({ file, expression })))
  expect(literals.length).toBeGreaterThan(1000)
  expect(literals.filter(({ expression }) => isExponential(expression))).toEqual([])
})

test('nor does any that is put together from pieces when the rules of the reader are loaded', async () => {
  const built: RegExp[] = []
  const construct = (target: typeof RegExp, pieces: [string, string?]) => {
    const expression = new target(...pieces)
    built.push(expression)
    return expression
  }
  vi.stubGlobal('RegExp', new Proxy(RegExp, { construct }))
  for (const file of globSync('src/extraction/{header,lines,normalise,values,vocabulary}/**/*.ts', {
    cwd: ROOT,
  }))
    if (!file.endsWith('.test.ts')) await import(path.join(ROOT, file))
  vi.unstubAllGlobals()
  expect(built.length).toBeGreaterThan(50)
  expect(built.filter(isExponential)).toEqual([])
})
