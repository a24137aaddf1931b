// Marks a parcel as sent, with its tracking number, or rejects it with a reason: the price is refunded and the stock restored.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminParcel } from '../../../../contract/admin/money-admin.ts'
import { TextField } from '../../../ui/form/TextField.tsx'
import { subjectKeyOf } from '../decision/decision.ts'
import { pendingDecisionStore } from '../decision/pending-decision-store.ts'
import styles from '../parts/Admin.module.css'
import { AdminDialog } from '../parts/form/AdminDialog.tsx'

interface ParcelDialogProps {
  row: AdminParcel
  name: string
  end: 'sent' | 'refused'
  onClose(): void
}

export function ParcelDialog({ row, name, end, onClose }: ParcelDialogProps) {
  const { t } = useLingui()
  const subjectKey = subjectKeyOf('parcels', row.id)
  const before = pendingDecisionStore.undoneCall(subjectKey)
  // The note of one outcome must not prefill the other: a tracking number is not a reason.
  const typed = before?.path === 'POST api/Desk/endParcel' && before.body.state === end ? before.body.note : ''
  const [note, setNote] = useState(typed)
  const submit = (): void => {
    const reason = note.trim()
    pendingDecisionStore.decide({
      ...{ subjectKey, tab: 'parcels', subjectLabel: `${name} × ${row.num}`, actionLabel: end === 'sent' ? t`已寄出` : t`拒绝`, reason },
      call: { path: 'POST api/Desk/endParcel', body: { id: row.id, state: end, note: reason } },
    })
    onClose()
  }
  return (
    <AdminDialog
      title={end === 'sent' ? <Trans>标记为已寄出</Trans> : <Trans>拒绝这个包裹</Trans>}
      act={end === 'sent' ? <Trans>已寄出</Trans> : <Trans>拒绝并退回</Trans>}
      onClose={onClose}
      disabled={note.trim() === ''}
      onSubmit={submit}
    >
      <p className={styles.strong}>{`${name} × ${row.num}`}</p>
      {end === 'refused' && (
        <p className={styles.hint}>
          <Trans>价款和库存会退回。30 秒内能撤销，之后不能撤回。</Trans>
        </p>
      )}
      <TextField
        label={end === 'sent' ? <Trans>快递单号，对方会看到</Trans> : <Trans>拒绝的原因，对方会看到</Trans>}
        value={note}
        onChange={setNote}
        maxLength={200}
      />
    </AdminDialog>
  )
}
