// How much of each day's list is available offline.
import type { AllMatchBody } from '../../../contract/match/match.ts'
import { findCopied } from './copies.ts'
import { readLists } from './read-packs.ts'

/** `part`: only what this device follows, or the last results. */
export type ListAvailability = 'whole' | 'part' | 'none'

/** Checks the first day of each list call, in order: lists of two days are reported by the day. */
export async function findListAvailability(queryKeys: readonly (readonly unknown[])[]): Promise<ListAvailability[]> {
  const bodies = queryKeys.map(([, params]) => ({ ...(params as { body: AllMatchBody }).body, days: 1 }))
  const [copied, packed] = await Promise.all([findCopied(queryKeys), readLists(bodies)])
  return packed.map((result, index) => {
    if (copied[index] || result?.part === false) return 'whole'
    return result ? 'part' : 'none'
  })
}
