// Blocks a user with a reason, or unblocks them. Either can be undone for a while.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminUser } from '../../../../contract/admin/admin.ts'
import { serverNow } from '../../../core/clock/server-time.ts'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { subjectKeyOf } from '../decision/decision.ts'
import { pendingDecisionStore } from '../decision/pending-decision-store.ts'
import styles from '../parts/Admin.module.css'
import { AdminDialog } from '../parts/form/AdminDialog.tsx'
import { blockEnd, blockTerm, blockTerms, longestTerm } from './block-term.ts'

interface BlockDialogProps {
  user: AdminUser
  /** Whether a permanent block is allowed. */
  forGood: boolean
  onClose(): void
}

export function BlockDialog({ user, forGood, onClose }: BlockDialogProps) {
  const { t } = useLingui()
  const subjectKey = subjectKeyOf('users', user.id)
  const before = pendingDecisionStore.undoneCall(subjectKey)
  const typed = before?.path === 'POST api/Desk/blockUser' ? before.body : undefined
  const [reason, setReason] = useState(typed?.reason ?? '')
  const terms = blockTerms.filter((term) => forGood || term !== '')
  const [days, setDays] = useState(() => (typed || forGood ? blockTerm(typed?.until, serverNow()) : longestTerm))
  const on = user.blocked_at === null
  const name = user.user_nickname
  const submit = (): void => {
    const until = blockEnd(days, serverNow())
    const trimmed = reason.trim()
    pendingDecisionStore.decide({
      ...{ subjectKey, tab: 'users', subjectLabel: name, actionLabel: on ? t`封禁` : t`解除封禁` },
      ...(on && { reason: trimmed }),
      call: { path: 'POST api/Desk/blockUser', body: { id: user.id, on, ...(on && { reason: trimmed, ...(until && { until }) }) } },
    })
    onClose()
  }
  return (
    <AdminDialog
      title={on ? <Trans>封禁 {name}</Trans> : <Trans>解除 {name} 的封禁</Trans>}
      act={on ? <Trans>封禁</Trans> : <Trans>解除封禁</Trans>}
      onClose={onClose}
      disabled={on && reason.trim() === ''}
      onSubmit={submit}
    >
      <p className={styles.hint}>
        {on ? (
          <Trans>全部设备下线，也不能再登录。钱包里的钱原样保留。30 秒内能撤销，之后可以解除封禁。</Trans>
        ) : (
          <Trans>解除后对方可以重新登录。</Trans>
        )}
      </p>
      {on && (
        <SelectField
          label={<Trans>多久</Trans>}
          value={days}
          onChange={setDays}
          options={terms.map((term) => ({ value: term, label: term === '' ? t`永久` : t`${term} 天` }))}
        />
      )}
      {on && <TextField label={<Trans>原因，记入操作日志</Trans>} value={reason} onChange={setReason} maxLength={200} />}
    </AdminDialog>
  )
}
