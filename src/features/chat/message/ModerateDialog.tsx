// Chooses how long a user is muted or kicked.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { Dialog } from '../../../ui/layer/Dialog.tsx'
import styles from './ModerateDialog.module.css'

/** Durations on offer, in hours. */
const spans = [1, 6, 24, 72, 168, 720]
const usual = '24'

interface ModerateDialogProps {
  asks: { act: 'mute' | 'kick'; nickname: string } | null
  onClose(): void
  onSend(hours: number): void
}

export function ModerateDialog({ asks, onClose, onSend }: ModerateDialogProps) {
  const { t } = useLingui()
  const [hours, setHours] = useState(usual)
  // Resets the duration for each new action.
  useEffect(() => {
    if (asks) setHours(usual)
  }, [asks])
  const isMute = asks?.act !== 'kick'
  const name = asks?.nickname ?? ''
  return (
    <Dialog
      open={asks !== null}
      onOpenChange={(open) => !open && onClose()}
      title={isMute ? <Trans>禁言 {name}</Trans> : <Trans>请出 {name}</Trans>}
      text={isMute ? <Trans>期间还能看，不能发言。</Trans> : <Trans>会马上离开，期间不能再进来。</Trans>}
      width={360}
    >
      <div className={styles.form}>
        <SelectField
          label={<Trans>多久</Trans>}
          value={hours}
          onChange={setHours}
          options={spans.map((one) => ({ value: String(one), label: one < 72 ? t`${one} 小时` : t`${one / 24} 天` }))}
        />
        <div className={styles.acts}>
          <Button onClick={onClose}>
            <Trans>取消</Trans>
          </Button>
          <Button variant="primary" onClick={() => onSend(Number(hours))}>
            {isMute ? <Trans>禁言</Trans> : <Trans>请出</Trans>}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
