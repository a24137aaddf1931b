// Money calls that were left without an answer: asked about at the start and when the network is back, and told of.
import type { MessageDescriptor } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import { network } from '../../core/api/freshness.ts'
import { settleMoney } from '../../core/money/settle-money.ts'
import { sessionStore } from '../../core/session/session.ts'
import { readUser } from '../../core/session/session-life.ts'
import { sessionWords } from '../../features/login/session-words.ts'
import type { Toast } from '../../ui/layer/toast.ts'

/** Answers what asks at once, for when it is known who is signed in. */
export function startMoneyCare(queryClient: QueryClient, say: (word: MessageDescriptor, tone: Toast['tone']) => void): () => void {
  async function settle(): Promise<void> {
    if (sessionStore.get().phase !== 'in' || !network.get()) return
    const ends = new Set(await settleMoney())
    if (ends.has('nothing')) say(sessionWords.moneyNothing, 'plain')
    if (!ends.has('done')) return
    say(sessionWords.moneyDone, 'ok')
    await readUser()
    await queryClient.invalidateQueries()
  }
  const settleSoon = (): void => void settle().catch((error: unknown) => console.error('lost money calls were not asked about', error))
  network.subscribe(settleSoon)
  return settleSoon
}
