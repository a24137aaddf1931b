// Rejects a horn with a reason for its sender, and refunds the price.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminHorn } from '../../../../contract/gift/horn.ts'
import { diamonds } from '../../../core/text/amount-text.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { subjectKeyOf } from '../decision/decision.ts'
import { pendingDecisionStore } from '../decision/pending-decision-store.ts'
import styles from '../parts/Admin.module.css'
import { AdminDialog } from '../parts/form/AdminDialog.tsx'

export function HornDialog({ horn, onClose }: { horn: AdminHorn; onClose(): void }) {
  const { t } = useLingui()
  const subjectKey = subjectKeyOf('horns', horn.id)
  const before = pendingDecisionStore.undoneCall(subjectKey)
  const [reason, setReason] = useState((before?.path === 'POST api/Desk/decideHorn' && before.body.reason) || '')
  const common = [t`内容不合规定`, t`含有广告或联系方式`, t`人身攻击`]
  const refuse = (): void => {
    pendingDecisionStore.decide({
      ...{ subjectKey, tab: 'horns', subjectLabel: horn.text, actionLabel: t`拒绝`, reason: reason.trim() },
      call: { path: 'POST api/Desk/decideHorn', body: { id: horn.id, act: 'refuse', reason: reason.trim() } },
    })
    onClose()
  }
  return (
    <AdminDialog
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
    </AdminDialog>
  )
}
