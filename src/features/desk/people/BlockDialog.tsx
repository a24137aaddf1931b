// Keeps a user out, with the reason; or lets him in again.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { DeskUser } from '../../../../contract/desk/desk.ts'
import { call } from '../../../core/api/api.ts'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import styles from '../parts/Desk.module.css'
import { DeskDialog } from '../parts/DeskDialog.tsx'
import { useDeskAct } from '../parts/use-desk-act.ts'

const day = 86_400_000
/** Days that a block may last; empty: for good. */
const terms = ['1', '3', '7', '30', '90', '365', ''] as const

export function BlockDialog({ user, onClose }: { user: DeskUser; onClose(): void }) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  const [days, setDays] = useState('')
  const { busy, error, run } = useDeskAct()
  const on = user.blocked_at === null
  const name = user.user_nickname
  const submit = async (): Promise<void> => {
    const until = days === '' ? undefined : new Date(Date.now() + Number(days) * day).toISOString()
    const body = { id: user.id, on, ...(on && { reason: reason.trim(), until }) }
    const block = (): Promise<unknown> => call('POST api/Desk/blockUser', { body })
    const unblock = (): Promise<unknown> => call('POST api/Desk/blockUser', { body: { id: user.id, on: false } })
    if (await (on ? run(block, t`已封禁：${name}`, unblock) : run(block))) onClose()
  }
  return (
    <DeskDialog
      title={on ? <Trans>封禁 {name}</Trans> : <Trans>解除 {name} 的封禁</Trans>}
      act={on ? <Trans>封禁</Trans> : <Trans>解除封禁</Trans>}
      onClose={onClose}
      busy={busy}
      error={error}
      disabled={on && reason.trim() === ''}
      onSubmit={() => void submit()}
    >
      <p className={styles.hint}>
        {on ? <Trans>全部设备立即下线，也不能再登录。钱包里的钱原样保留。</Trans> : <Trans>解除后对方可以重新登录。</Trans>}
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
    </DeskDialog>
  )
}
