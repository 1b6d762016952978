import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import layers from '../layers.json' with { type: 'json' }

const ROOT = path.join(import.meta.dirname, '..')
const SOURCE = /\.(ts|tsx|mjs|js)$/
const TEST = /\.test\.tsx?$/
const ALIASES: Record<string, string> = { '#sandbox/': 'sandbox/' }
for (const layer of ['domain', 'contracts', 'extraction', 'workshop', 'server', 'web'])
  ALIASES[`#${layer}/`] = `src/${layer}/`

type Layer = { may: string[]; packages: string[] }
const { $comment: _, ...folders } = layers as unknown as Record<string, Layer> & { $comment: string }

/** What is wrong with one import of one file, or null. */
function verdict(file: string, specifier: string, rules: Record<string, Layer>): string | null {
  const layer = layerOf(file, rules)
  if (!layer) return null
  const { may, packages } = rules[layer] ?? { may: [], packages: [] }
  const target = targetOf(file, specifier)
  if (target.kind === 'package')
    return packages.includes(target.name) ? null : `${file} imports the package ${target.name}`
  const inside = [layer, ...may].some(folder => target.path.startsWith(`${folder}/`))
  // A narrower layer inside an allowed folder is a layer of its own; the folder's permission covers it.
  return inside ? null : `${file} imports ${target.path}`
}

function layerOf(file: string, rules: Record<string, Layer>): string | undefined {
  return Object.keys(rules)
    .filter(folder => file.startsWith(`${folder}/`))
    .sort((a, b) => b.length - a.length)[0]
}

function targetOf(
  file: string,
  specifier: string,
): { kind: 'file'; path: string } | { kind: 'package'; name: string } {
  const alias = Object.keys(ALIASES).find(prefix => specifier.startsWith(prefix))
  if (alias) return { kind: 'file', path: `${ALIASES[alias]}${specifier.slice(alias.length)}` }
  if (specifier.startsWith('.')) return { kind: 'file', path: path.join(path.dirname(file), specifier) }
  if (isBuiltin(specifier)) return { kind: 'package', name: 'node' }
  const parts = specifier.split('/')
  return { kind: 'package', name: parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/') }
}

function importsOf(text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  const found = code.matchAll(
    /(?:^|[\s;}])(?:import|export)\s[^'"`;()]*?from\s*['"]([^'"]+)['"]|(?:^|[\s;])import\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/g,
  )
  return [...found].map(match => match[1] ?? match[2] ?? match[3] ?? '')
}

const files = ['src', 'sandbox', 'start'].flatMap(top =>
  readdirSync(path.join(ROOT, top), { recursive: true, encoding: 'utf8' })
    .map(name => `${top}/${name}`)
    .filter(name => SOURCE.test(name) && !TEST.test(name) && !name.includes('/pages/')),
)

describe('layers', () => {
  test('every file imports only what layers.json allows its folder', () => {
    const problems = files.flatMap(file =>
      importsOf(readFileSync(path.join(ROOT, file), 'utf8')).map(specifier =>
        verdict(file, specifier, folders),
      ),
    )
    expect(problems.filter(Boolean)).toEqual([])
    expect(files.length).toBeGreaterThan(100)
  })

  test('nothing of the sandbox is imported by the product, nor the other way round', () => {
    const crossing = files.flatMap(file =>
      importsOf(readFileSync(path.join(ROOT, file), 'utf8'))
        .map(specifier => targetOf(file, specifier))
        .filter(
          target =>
            target.kind === 'file' && target.path.startsWith('sandbox/') !== file.startsWith('sandbox/'),
        )
        .map(() => file),
    )
    expect(crossing).toEqual([])
  })

  test('a wrong direction, a foreign package and a dynamic import are all noticed', () => {
    expect(verdict('src/domain/money.ts', '#server/config.ts', folders)).toContain('src/server/config.ts')
    expect(verdict('src/domain/money.ts', 'zod', folders)).toContain('zod')
    expect(verdict('src/web/ui/button.tsx', '../lib/api.ts', folders)).toContain('src/web/lib/api.ts')
    expect(verdict('src/server/billing/usage.ts', 'fastify', folders)).toContain('fastify')
    expect(importsOf("const x = await import('#server/config.ts')")).toEqual(['#server/config.ts'])
    expect(
      importsOf("export { x } from './x.ts'\nimport './y.css'\nimport a, { type B } from \"b\""),
    ).toEqual(['./x.ts', './y.css', 'b'])
  })
})
