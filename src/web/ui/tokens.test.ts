import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const STATES = ['ready', 'missing', 'uncertain', 'error', 'info']
const SURFACES = ['paper', 'raised', 'sunken']

/** [ink, ground, least contrast]: 4.5 for text, 3 for the parts of a control and for bars (WCAG 2.2, 1.4.3 and 1.4.11). */
const PAIRS: [string, string, number][] = [
  ...['ink-strong', 'ink', 'ink-quiet', 'accent'].flatMap(ink =>
    SURFACES.map(ground => [ink, ground, 4.5] as [string, string, number]),
  ),
  ...STATES.flatMap(state => [
    [state, `${state}-soft`, 4.5] as [string, string, number],
    ['ink', `${state}-soft`, 4.5] as [string, string, number],
    [state, 'raised', 4.5] as [string, string, number],
    [state, 'paper', 4.5] as [string, string, number],
    [`${state}-fill`, 'raised', 3] as [string, string, number],
  ]),
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-hover', 4.5],
  ['accent', 'accent-soft', 4.5],
  ['on-error', 'error-fill', 4.5],
  ['paper', 'ink-strong', 4.5],
  ['control', 'raised', 3],
  ['control', 'paper', 3],
]

const THEMES = readThemes(readFileSync(new URL('./tokens.css', import.meta.url), 'utf8'))

for (const [theme, colours] of Object.entries(THEMES)) {
  test.for(PAIRS)(`in the ${theme} theme %s on %s has a contrast of at least %d`, ([ink, ground, least]) => {
    const front = colours[ink]
    const back = colours[ground]
    if (front === undefined || back === undefined) throw new Error(`tokens.css lacks ${ink} or ${ground}`)
    expect(contrast(front, back)).toBeGreaterThanOrEqual(least)
  })
}

/** Relative luminance of every `--name: light-dark(oklch(…), oklch(…))`. */
function readThemes(css: string): Record<'light' | 'dark', Record<string, number>> {
  const themes: Record<'light' | 'dark', Record<string, number>> = { light: {}, dark: {} }
  const colour = String.raw`oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)`
  const declaration = new RegExp(String.raw`--([\w-]+): light-dark\(${colour}, ${colour}\)`, 'g')
  for (const [, name = '', ...numbers] of css.matchAll(declaration)) {
    const [l1 = 0, c1 = 0, h1 = 0, l2 = 0, c2 = 0, h2 = 0] = numbers.map(Number)
    themes.light[name] = luminance(l1, c1, h1)
    themes.dark[name] = luminance(l2, c2, h2)
  }
  return themes
}

/** OKLCH → linear sRGB (clipped, as a screen does) → WCAG relative luminance. Matrices: Ottosson, "A perceptual color space". */
function luminance(lightness: number, chroma: number, hue: number): number {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clip = (value: number) => Math.min(1, Math.max(0, value))
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}
