// 我的 on phones: the user's profile and pages, the appearance, and below it the parts that need the catalog of the personal centre.
import { Trans, useLingui } from '@lingui/react/macro'
import { sessionStore } from '../../../core/session/session.ts'
import { Dialog } from '../../../ui/layer/Dialog.tsx'
import type { LaterPart } from '../../../ui/layer/later-part.ts'
import type { OpenProps } from '../../../ui/layer/OpenedLater.tsx'
import { useLater } from '../../../ui/layer/use-later.ts'
import { deviceMessages } from '../../../ui/messages/device-messages.ts'
import { WithMessages } from '../../../ui/messages/WithMessages.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { AppearanceChoice } from './AppearanceChoice.tsx'
import { MoreChoices, OwnPlaces, ownRows } from './MoreChoices.tsx'
import styles from './MoreSheet.module.css'

export interface MoreSheetProps extends OpenProps {
  /** The profile, from another feature. */
  own: LaterPart<{ onClose(): void }>
}

export function MoreSheet({ open, onOpenChange, own }: MoreSheetProps) {
  const { t } = useLingui()
  const { phase } = useStore(sessionStore)
  const Own = useLater(own)
  const close = (): void => onOpenChange(false)
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t`我的`}>
      <div className={styles.body}>
        <div>
          {Own ? <Own onClose={close} /> : <div className={styles.own} data-out={phase === 'out' || undefined} />}
          <WithMessages catalogs={deviceMessages} waiting={<div className={styles.rows} style={{ '--rows': ownRows(phase === 'in') }} />}>
            <OwnPlaces onLeave={close} />
          </WithMessages>
        </div>
        <section className={styles.part}>
          <h3>
            <Trans>外观</Trans>
          </h3>
          {/* Outside WithMessages: a language change must not remount the pressed control. */}
          <AppearanceChoice />
        </section>
        <WithMessages catalogs={deviceMessages} waiting={<div className={styles.waiting} />}>
          <MoreChoices onLeave={close} />
        </WithMessages>
      </div>
    </Dialog>
  )
}
