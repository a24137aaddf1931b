// 发给朋友: sends a card of a room, a scheme or goods into a conversation, or to a followed user.
import { Trans, useLingui } from '@lingui/react/macro'
import type { ChatCard } from '../../../core/chat/card.ts'
import { Dialog } from '../../../ui/layer/Dialog.tsx'
import type { OpenProps } from '../../../ui/layer/OpenedLater.tsx'
import { roomMessages } from '../../../ui/messages/room-messages.ts'
import { WithMessages } from '../../../ui/messages/WithMessages.tsx'
import { CardReceivers } from './CardReceivers.tsx'
import { useSendCard } from './use-send-card.ts'

export interface SendCardProps extends OpenProps {
  card: ChatCard
}

/** The opening page may have loaded only its own messages, so the dialog loads its own. */
export function SendCardDialog(props: SendCardProps) {
  return (
    <WithMessages catalogs={roomMessages}>
      <Inside {...props} />
    </WithMessages>
  )
}

function Inside({ card, open, onOpenChange }: SendCardProps) {
  const { t } = useLingui()
  const send = useSendCard(card)
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={<Trans>发给朋友</Trans>} text={card.title}>
      <section aria-label={t`发给谁`}>
        <CardReceivers
          onChoose={(who) => {
            onOpenChange(false)
            send(who)
          }}
        />
      </section>
    </Dialog>
  )
}
