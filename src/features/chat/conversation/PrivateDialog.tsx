// Private chat in a dialog over any page.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Dialog } from '../../../ui/layer/Dialog.tsx'
import { roomMessages } from '../../../ui/messages/room-messages.ts'
import { WithMessages } from '../../../ui/messages/WithMessages.tsx'
import { PrivateChat } from './PrivateChat.tsx'
import styles from './PrivateDialog.module.css'

export function PrivateDialog({ onClose }: { onClose(): void }) {
  return (
    <WithMessages catalogs={roomMessages}>
      <Inside onClose={onClose} />
    </WithMessages>
  )
}

function Inside({ onClose }: { onClose(): void }) {
  const { t } = useLingui()
  const [id, setId] = useState<string | null>(null)
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={<Trans>私信</Trans>} width={880}>
      <section className={styles.inside} aria-label={t`私信`}>
        <PrivateChat id={id} onOpen={setId} onLeave={onClose} />
      </section>
    </Dialog>
  )
}
