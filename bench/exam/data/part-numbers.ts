import type { Random } from '../random.ts'

type Shape = (random: Random) => string

/** The shapes of part numbers, by how often a supplier keeps to them. */
const SHAPES: [weight: number, name: string, shape: Shape][] = [
  [8, 'letters-dash-digits', r => `${r.letters(2)}-${r.digits(4)}`],
  [
    6,
    'letters-digits',
    r => `${r.letters(r.int(1, 3))}${r.digits(r.int(3, 5))}${r.chance(0.4) ? r.letters(1) : ''}`,
  ],
  [5, 'all-digits', r => r.digits(r.int(5, 9))],
  [4, 'oem-dashes', r => `${r.int(10, 90)}${r.digits(3)}-0${r.letters(1)}${r.digits(3)}`],
  [
    3,
    'with-spaces',
    r => `${r.int(1, 9)}${r.letters(1)}${r.int(0, 9)} ${r.digits(3)} ${r.digits(3)} ${r.letters(2)}`,
  ],
  [2, 'with-spaces', r => `${r.letters(2)} ${r.digits(3)} ${r.digits(2)}`],
  [2, 'with-slash', r => `${r.digits(3)}-${r.digits(3)}/${r.letters(1)}`],
  [2, 'with-slash', r => `${r.letters(2)}${r.digits(2)}/${r.digits(2)}`],
  [2, 'with-dots', r => `${r.int(11, 99)}.${r.int(11, 99)}.${r.int(1, 9)}.${r.digits(3)}.${r.digits(3)}`],
  [2, 'with-dots', r => `${r.letters(2)}.${r.digits(4)}.${r.int(1, 9)}`],
  [
    3,
    'confusable',
    r =>
      `${r.pick(['B0', 'SO', 'I1', 'O0', 'Z2', 'S5'])}${r.pick(['IL', '1O', '0S', 'B8', 'l1'])}-${r.digits(2)}${r.pick(['O', '0', 'I', 'S', 'B'])}`,
  ],
  [2, 'leading-zeros', r => `00${r.digits(4)}`],
  [1, 'like-a-date', r => `${r.int(10, 28)}/${r.int(10, 12)}/${r.int(11, 19)}`],
  [1, 'like-a-price', r => `${r.int(12, 88)}.${r.int(10, 95)}`],
  [1, 'like-a-fraction', r => `${r.int(10, 30)}-${r.int(11, 40)}/${r.int(20, 60)}`],
  [1, 'short', r => r.pick([r.digits(2), `${r.letters(1)}${r.int(1, 9)}`, r.digits(3)])],
  [2, 'long', r => `${r.letters(3)}${r.digits(5)}-${r.digits(3)}-${r.letters(2)}`],
  [2, 'three-groups', r => `${r.letters(2)}-${r.letters(1)}${r.int(1, 9)}-${r.digits(2)}`],
  [1, 'with-hash', r => `${r.letters(2)}${r.digits(3)}#${r.int(1, 9)}`],
  [1, 'with-plus', r => `${r.letters(2)}${r.digits(3)}+`],
  [1, 'lower-case', r => `${r.letters(2).toLowerCase()}${r.digits(3)}-${r.letters(1).toLowerCase()}`],
  [1, 'word-like', r => `${r.pick(['FILTER', 'HOSE', 'CLAMP', 'DISC', 'GLOBE'])}-${r.digits(3)}`],
]

export interface NumberMaker {
  features: string[]
  make(): string
}

/** A supplier's habit: one or two shapes, kept over the whole invoice, at times with the supplier's own letters before them. */
export function partNumberMaker(random: Random, short: string): NumberMaker {
  const pick = () => random.weigh(SHAPES.map(shape => [shape[0], shape] as const))
  const usual = pick()
  const shapes = random.chance(0.55) ? [usual, pick()] : [usual]
  const prefix = random.chance(0.08) ? `${short}-` : ''
  const used = new Set<string>()
  return {
    features: [
      ...shapes.map(shape => `part-number-${shape[1]}`),
      ...(prefix ? ['part-number-supplier-prefix'] : []),
    ],
    make() {
      for (;;) {
        const [, name, shape] = random.chance(0.7) ? usual : (shapes.at(-1) ?? usual)
        const number = `${prefix}${shape(random)}`
        // A short shape runs out soon; a repeated number then only costs a digit.
        const fresh =
          used.has(number) && name === 'short' ? `${number}${random.int(0, 9)}${random.int(0, 9)}` : number
        if (used.has(fresh)) continue
        used.add(fresh)
        return fresh
      }
    },
  }
}
