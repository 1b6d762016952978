/** Lines, from which on some of their numbers may be missing: back orders without an amount are no lines. */
const LEAST = 3
/** Numbers to each line, with those missing. */
const WIDEST = 1.5

/** The numbers of all lines count them, from one or a higher step on (1, 2, 3; 10, 20, 30; 1, 2, 4). */
export function areInTurn(numbers: readonly number[], step: number): boolean {
  const most = step * numbers.length * (numbers.length < LEAST ? 1 : WIDEST)
  const isRising = numbers.every((number, i) => number % step === 0 && number > (numbers[i - 1] ?? 0))
  return isRising && (numbers.at(-1) ?? 0) <= most
}
