// Keeps a user out, with the reason; or lets him in again.
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { DeskUser } from '../../../../contract/desk/desk.ts'
import { call } from '../../../core/api/api.ts'
import { TextField } from '../../../ui/form/TextField.tsx'
import styles from '../parts/Desk.module.css'
import { DeskDialog } from '../parts/DeskDialog.tsx'
import { useDeskAct } from '../parts/use-desk-act.ts'

export function BlockDialog({ user, onClose }: { user: DeskUser; onClose(): void }) {
  const [reason, setReason] = useState('')
  const { busy, error, run } = useDeskAct()
  const on = user.blocked_at === null
  const submit = async (): Promise<void> => {
    const body = { id: user.id, on, ...(on && { reason: reason.trim() }) }
    if (await run(() => call('POST api/Desk/blockUser', { body }))) onClose()
  }
  const name = user.user_nickname
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
      {on && <TextField label={<Trans>原因，记入操作日志</Trans>} value={reason} onChange={setReason} maxLength={200} />}
    </DeskDialog>
  )
}
