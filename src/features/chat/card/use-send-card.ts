// Sends a card into a conversation and displays the outcome as a toast, since the conversation itself is not on screen.
import { useLingui } from '@lingui/react/macro'
import { network } from '../../../core/api/freshness.ts'
import { type ChatCard, chatCard } from '../../../core/chat/card.ts'
import { toast } from '../../../ui/layer/toast/toast.ts'
import { privateChat } from '../private-chat.ts'
import { usePrivateFailureMessages } from '../private-failure-messages.ts'

/** Milliseconds after which a card that is neither delivered nor failed is reported as waiting. */
const patience = 3_000

export interface Receiver {
  conversationID: string
  name: string
}

export function useSendCard(card: ChatCard): (who: Receiver) => void {
  const { t } = useLingui()
  const messages = usePrivateFailureMessages()
  return ({ conversationID, name }) => {
    const { service } = privateChat.get()
    if (!service) return
    let key: string | null = null
    // The outbox retries once the connection or the server is back; the user is notified of the delay.
    const late = setTimeout(() => {
      leave()
      toast(network.get() ? t`还没发出去，会自动再发给 ${name}` : t`现在离线，联网后发给 ${name}`, { tone: 'plain' })
    }, patience)
    const leave = service.listen((event) => {
      if (event.kind !== 'message' || event.message.key !== key || event.message.status === 'waiting') return
      leave()
      clearTimeout(late)
      if (event.message.status === 'failed') toast(messages.ofName(event.message.failure), { tone: 'danger' })
      else toast(t`已发给 ${name}`, { tone: 'ok' })
    })
    service.send(conversationID, { type: 'custom', custom: chatCard(card) }).then(
      (message) => {
        key = message.key
      },
      (error: unknown) => {
        leave()
        clearTimeout(late)
        console.warn('card not queued', error)
        toast(t`没有发出去，请再试一次`, { tone: 'danger' })
      },
    )
  }
}
