import type { Random } from '../random.ts'

const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]

/** Whether eleven digits are an ABN: one off the first, weighted, divisible by 89 (Australian Business Register). */
export function isAbn(digits: string): boolean {
  if (!/^[1-9]\d{10}$/.test(digits)) return false
  const total = WEIGHTS.reduce((sum, weight, i) => sum + weight * (Number(digits[i]) - (i === 0 ? 1 : 0)), 0)
  return total % 89 === 0
}

export function makeAbn(random: Random): string {
  const rest = random.digits(9)
  for (let check = 10; check < 100; check++) if (isAbn(`${check}${rest}`)) return `${check}${rest}`
  throw new Error(`No check digits for ${rest}`)
}
