/** Chance from a seed: the same seed prints the same exam on every machine. */
export interface Random {
  /** 0 up to 1. */
  next(): number
  /** A whole number from `least` to `most`, both included. */
  int(least: number, most: number): number
  chance(share: number): boolean
  pick<T>(list: readonly T[]): T
  /** Picks by weight. */
  weigh<T>(choices: readonly (readonly [weight: number, value: T])[]): T
  shuffle<T>(list: readonly T[]): T[]
  /** `count` decimal digits; the first is never 0. */
  digits(count: number): string
  letters(count: number): string
  /** An independent stream, so that a change in one place does not move every later choice. */
  fork(label: string): Random
}

const LETTERS = 'ABCDEFGHJKLMNPRSTVWX'

/** The mulberry32 generator over a 32-bit seed. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  const pick = <T>(list: readonly T[]) => list[int(0, list.length - 1)] as T
  const shuffle = <T>(list: readonly T[]) => {
    const left = [...list]
    return list.map(() => left.splice(int(0, left.length - 1), 1)[0] as T)
  }
  const weigh = <T>(choices: readonly (readonly [number, T])[]) => {
    let point = next() * choices.reduce((sum, [weight]) => sum + weight, 0)
    for (const [weight, value] of choices) {
      point -= weight
      if (point < 0) return value
    }
    return choices.at(-1)?.[1] as T
  }
  return {
    next,
    int,
    chance: share => next() < share,
    pick,
    weigh,
    shuffle,
    digits: count => Array.from({ length: count }, (_, i) => int(i === 0 ? 1 : 0, 9)).join(''),
    letters: count => Array.from({ length: count }, () => pick([...LETTERS])).join(''),
    fork: label => seededRandom(hash(`${seed}/${label}`)),
  }
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return value >>> 0
}
