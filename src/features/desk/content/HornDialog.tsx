// Refuses a horn with a reason that its sender reads; its price goes back.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { DeskHorn } from '../../../../contract/horn.ts'
import { diamonds } from '../../../core/text/amount-text.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { rowKey } from '../hold/decision.ts'
import { deskHold } from '../hold/desk-hold.ts'
import styles from '../parts/Desk.module.css'
import { DeskDialog } from '../parts/DeskDialog.tsx'

export function HornDialog({ horn, onClose }: { horn: DeskHorn; onClose(): void }) {
  const { t } = useLingui()
  const key = rowKey('horns', horn.id)
  const before = deskHold.undone(key)
  const [reason, setReason] = useState((before?.path === 'POST api/Desk/decideHorn' && before.body.reason) || '')
  const common = [t`内容不合规定`, t`含有广告或联系方式`, t`人身攻击`]
  const refuse = (): void => {
    deskHold.decide({
      ...{ key, kind: 'horns', about: horn.text, done: t`拒绝`, reason: reason.trim() },
      call: { path: 'POST api/Desk/decideHorn', body: { id: horn.id, act: 'refuse', reason: reason.trim() } },
    })
    onClose()
  }
  return (
    <DeskDialog
      title={<Trans>拒绝喇叭</Trans>}
      onClose={onClose}
      disabled={reason.trim() === ''}
      act={<Trans>拒绝并退回 {diamonds(horn.price)} 钻石</Trans>}
      onSubmit={refuse}
    >
      <p className={styles.text}>{horn.text}</p>
      <TextField label={<Trans>拒绝的原因，对方会看到</Trans>} value={reason} onChange={setReason} maxLength={200} autoFocus />
      <div className={styles.pictures}>
        {common.map((text) => (
          <Button key={text} size="sm" onClick={() => setReason(text)}>
            {text}
          </Button>
        ))}
      </div>
    </DeskDialog>
  )
}
