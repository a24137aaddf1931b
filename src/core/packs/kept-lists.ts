// How much of each day's list is available offline.
import type { AllMatchBody } from '../../../contract/match/match.ts'
import { answerLists } from './answer.ts'
import { findCopied } from './copies.ts'

/** `part`: only what this device follows, or the last results. */
export type ListKept = 'whole' | 'part' | 'none'

/** Checks the first day of each list call, in order: lists of two days are reported by the day. */
export async function keptLists(queryKeys: readonly (readonly unknown[])[]): Promise<ListKept[]> {
  const bodies = queryKeys.map(([, params]) => ({ ...(params as { body: AllMatchBody }).body, days: 1 }))
  const [copied, packed] = await Promise.all([findCopied(queryKeys), answerLists(bodies)])
  return packed.map((answer, index) => {
    if (copied[index] || answer?.part === false) return 'whole'
    return answer ? 'part' : 'none'
  })
}
