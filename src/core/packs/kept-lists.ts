// How much of the lists of days is on this device: what each would show without a network.
import type { AllMatchBody } from '../../../contract/match/match.ts'
import { answerLists } from './answer.ts'
import { findCopied } from './copies.ts'

/** `part`: only what this device follows, or the last results. */
export type ListKept = 'whole' | 'part' | 'none'

/** Says it of the first day of each list call, in their order: a list that shows two days is kept by the day. */
export async function keptLists(queryKeys: readonly (readonly unknown[])[]): Promise<ListKept[]> {
  const bodies = queryKeys.map(([, params]) => ({ ...(params as { body: AllMatchBody }).body, days: 1 }))
  const [copied, packed] = await Promise.all([findCopied(queryKeys), answerLists(bodies)])
  return packed.map((answer, index) => {
    if (copied[index] || answer?.part === false) return 'whole'
    return answer ? 'part' : 'none'
  })
}
