// The state of a pack by its age, and the shares of the storage budget by kind. Pure.
import { type PackName, packNames } from '../../core/packs/packs.ts'
import type { PackRecord } from '../../core/storage/db.ts'

/** Age in milliseconds after which a pack counts as old. */
const oldAfter = 86_400_000

export type PackFreshness = 'none' | 'good' | 'old'

/** `now`: real time in milliseconds. */
export function packFreshness(pack: PackRecord | undefined, now: number): PackFreshness {
  if (!pack || pack.bytes === 0) return 'none'
  return now - pack.savedAt > oldAfter ? 'old' : 'good'
}

/** `other`: responses that were cached while browsing. */
export type BudgetKind = PackName | 'other'
export interface BudgetPart {
  kind: BudgetKind
  bytes: number
}

/** The kinds that use space, largest first; cached responses last. */
export function budgetParts(packs: ReadonlyMap<string, PackRecord>, copyBytes: number): BudgetPart[] {
  const parts = packNames
    .map((kind): BudgetPart => ({ kind, bytes: packs.get(kind)?.bytes ?? 0 }))
    .sort((left, right) => right.bytes - left.bytes)
  return [...parts, { kind: 'other' as const, bytes: copyBytes }].filter(({ bytes }) => bytes > 0)
}
