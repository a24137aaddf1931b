// 我的 on a phone: how the app looks, and under it what comes with the words of the personal centre.
import { Trans, useLingui } from '@lingui/react/macro'
import { Dialog } from '../../../ui/layer/Dialog.tsx'
import type { OpenProps } from '../../../ui/layer/OpenedLater.tsx'
import { deviceWords } from '../../../ui/words/device-words.ts'
import { WithWords } from '../../../ui/words/WithWords.tsx'
import { LookChoice } from './LookChoice.tsx'
import { MoreChoices } from './MoreChoices.tsx'
import styles from './MoreSheet.module.css'

export function MoreSheet({ open, onOpenChange }: OpenProps) {
  const { t } = useLingui()
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t`我的`}>
      <div className={styles.body}>
        <section className={styles.part}>
          <h3>
            <Trans>外观</Trans>
          </h3>
          {/* Outside: another language leaves what was pressed where it is. */}
          <LookChoice />
        </section>
        <WithWords catalogs={deviceWords} waiting={<div className={styles.waiting} />}>
          <MoreChoices onLeave={() => onOpenChange(false)} />
        </WithWords>
      </div>
    </Dialog>
  )
}
