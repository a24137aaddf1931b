// Confirms that money is approved, sent or refunded; the decision can then be undone for a while.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminWithdrawal } from '../../../../contract/admin/money-admin.ts'
import type { RefusalReason } from '../../../../contract/money/withdrawal.ts'
import { maskName } from '../../../../rules/money/payout-account.ts'
import { yuan } from '../../../core/text/amount-text.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { subjectKeyOf } from '../decision/decision.ts'
import { pendingDecisionStore } from '../decision/pending-decision-store.ts'
import styles from '../parts/Admin.module.css'
import { AdminDialog } from '../parts/form/AdminDialog.tsx'

interface WithdrawalDialogProps {
  row: AdminWithdrawal
  act: 'approve' | 'refuse' | 'paid'
  title: string
  onClose(): void
}

export function WithdrawalDialog({ row, act, title, onClose }: WithdrawalDialogProps) {
  const { t } = useLingui()
  const subjectKey = subjectKeyOf('withdrawals', row.id)
  const before = pendingDecisionStore.undoneCall(subjectKey)
  const typed = before?.path === 'POST api/Desk/decideWithdrawal' ? before.body : undefined
  const [reason, setReason] = useState<RefusalReason>(typed?.reason ?? 'account-wrong')
  const [note, setNote] = useState(typed?.note ?? '')
  const reasons: Record<RefusalReason, string> = {
    'account-wrong': t`收款账号不对`,
    'name-differs': t`姓名和实名不一致`,
    'not-verified': t`没有实名认证`,
    suspicious: t`资金来源可疑`,
    other: t`其他`,
  }
  const body = {
    id: row.id,
    act,
    ...(act === 'refuse' && { reason }),
    ...(act !== 'approve' && note.trim() !== '' && { note: note.trim() }),
  }
  const submit = (): void => {
    const fullReason = [act === 'refuse' && reasons[reason], body.note].filter(Boolean).join(' · ')
    pendingDecisionStore.decide({
      ...{
        subjectKey,
        tab: 'withdrawals',
        subjectLabel: `${maskName(row.holder)} ${yuan(row.money)}`,
        actionLabel: title,
        reason: fullReason,
      },
      call: { path: 'POST api/Desk/decideWithdrawal', body },
    })
    onClose()
  }
  return (
    <AdminDialog title={title} onClose={onClose} act={title} onSubmit={submit}>
      <dl className={styles.facts}>
        <div>
          <dt>
            <Trans>金额</Trans>
          </dt>
          <dd>
            <Num strong>{yuan(row.money)}</Num>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>收款</Trans>
          </dt>
          <dd translate="no">{`${row.bank} ${row.holder} ${row.number}`}</dd>
        </div>
      </dl>
      <p className={styles.hint}>
        {act === 'approve' ? (
          row.needed > 1 ? (
            <Trans>超过限额，要两人分别批准。批准后还要打款并标记。</Trans>
          ) : (
            <Trans>批准后请打款，再标记为已打款。</Trans>
          )
        ) : act === 'paid' ? (
          <Trans>只在钱已经转出之后标记。30 秒内能撤销，之后不能撤回。</Trans>
        ) : (
          <Trans>拒绝后钻石退回对方的收益钱包。30 秒内能撤销，之后不能撤回。</Trans>
        )}
      </p>
      {act === 'refuse' && (
        <SelectField
          label={<Trans>拒绝的原因</Trans>}
          value={reason}
          onChange={(value) => setReason(value as RefusalReason)}
          options={(Object.entries(reasons) as [RefusalReason, string][]).map(([value, label]) => ({ value, label }))}
        />
      )}
      {act !== 'approve' && (
        <TextField
          label={act === 'paid' ? <Trans>转账流水号</Trans> : <Trans>补充说明，对方会看到</Trans>}
          value={note}
          onChange={setNote}
          maxLength={200}
        />
      )}
    </AdminDialog>
  )
}
