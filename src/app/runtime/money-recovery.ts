// Settles payments with an unknown result at the start, after a login and when the network returns, and notifies the user of each
// result.
import type { MessageDescriptor } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import { network } from '../../core/api/freshness.ts'
import { openCalls } from '../../core/money/pending-payments.ts'
import { settleMoney } from '../../core/money/settle-money.ts'
import { doubts } from '../../core/money/unknown-outcome.ts'
import { sessionStore } from '../../core/session/session.ts'
import { readUser } from '../../core/session/session-life.ts'
import { sessionMessages } from '../../features/account/session-messages.ts'
import type { Toast } from '../../ui/layer/toast/toast.ts'

/** Milliseconds until a retry when the server did not respond although the network was up. */
const askAgain = 60_000

/** Returns a function that settles immediately, for when the user becomes known. */
export function startMoneyRecovery(
  queryClient: QueryClient,
  showToast: (word: MessageDescriptor, tone: Toast['tone']) => void,
): () => void {
  let account = ''
  let isAsking = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function settle(): Promise<void> {
    if (isAsking || sessionStore.get().phase !== 'in' || !network.get()) return
    isAsking = true
    const ends = new Set(
      await settleMoney().finally(() => {
        isAsking = false
      }),
    )
    if ((await openCalls()).length > 0) settleLater()
    if (ends.has('nothing')) showToast(sessionMessages.moneyNothing, 'plain')
    if (!ends.has('done')) return
    showToast(sessionMessages.moneyDone, 'ok')
    await readUser()
    await queryClient.invalidateQueries()
  }
  const settleSoon = (): void => void settle().catch((error: unknown) => console.error('settling of pending payments failed', error))
  function settleLater(): void {
    clearTimeout(timer)
    timer = setTimeout(settleSoon, askAgain)
  }
  network.subscribe(settleSoon)
  doubts.listen(settleLater)
  // The account's next login settles payments that were pending when its login ended.
  sessionStore.subscribe(() => {
    const { phase, user } = sessionStore.get()
    const next = phase === 'in' ? (user?.id ?? account) : ''
    if (next === account) return
    account = next
    if (account !== '') settleSoon()
  })
  return settleSoon
}
