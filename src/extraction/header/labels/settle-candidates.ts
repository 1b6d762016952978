import type { Candidate } from './labels.ts'

/** The best value, and whether another is as well announced, or one that asks about it. Equal values strengthen each other. */
export function settleCandidates<T>(
  candidates: readonly Candidate<T>[],
  key: (value: T) => string,
): { best: Candidate<T> | null; disputed: boolean } {
  const byKey = new Map<string, { first: Candidate<T>; score: number }>()
  for (const candidate of candidates) {
    const known = byKey.get(key(candidate.value))
    if (known) known.score += 0.02
    else byKey.set(key(candidate.value), { first: candidate, score: candidate.weight })
  }
  const ranked = [...byKey.values()].sort((a, b) => b.score - a.score)
  const [first, second] = ranked
  if (!first || !second) return { best: first?.first ?? null, disputed: false }
  const best = first.first
  const rivals = candidates.filter(one => key(one.value) !== key(best.value))
  const asksUpTo = Math.max(...[best, ...rivals].map(one => one.asksUpTo ?? 0))
  return { best, disputed: best.weight - second.first.weight < 0.05 || best.weight <= asksUpTo }
}
