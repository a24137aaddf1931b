// How a pack looks by its age, and how the budget of the device is shared among the kinds of what it keeps. Pure.
import { type PackName, packNames } from '../../core/packs/packs.ts'
import type { PackRecord } from '../../core/storage/db.ts'

/** Milliseconds after which a pack is called old. */
const oldAfter = 86_400_000

export type PackLook = 'none' | 'good' | 'old'

/** `now`: real milliseconds. */
export function packLook(pack: PackRecord | undefined, now: number): PackLook {
  if (!pack || pack.bytes === 0) return 'none'
  return now - pack.savedAt > oldAfter ? 'old' : 'good'
}

/** `other`: answers that were saved in passing. */
export type BudgetKind = PackName | 'other'
export interface BudgetPart {
  kind: BudgetKind
  bytes: number
}

/** What takes room, the largest first; answers saved in passing last. */
export function budgetParts(packs: ReadonlyMap<string, PackRecord>, copyBytes: number): BudgetPart[] {
  const parts = packNames
    .map((kind): BudgetPart => ({ kind, bytes: packs.get(kind)?.bytes ?? 0 }))
    .sort((left, right) => right.bytes - left.bytes)
  return [...parts, { kind: 'other' as const, bytes: copyBytes }].filter(({ bytes }) => bytes > 0)
}
