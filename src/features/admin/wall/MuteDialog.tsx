// Mutes the author of a message in its room for a chosen time. Can be undone immediately, which restores any previous mute.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { WallMessage } from '../../../../contract/admin/wall-admin.ts'
import { roomLimits } from '../../../../contract/limits/room-limits.ts'
import { call } from '../../../core/api/api.ts'
import { serverNow } from '../../../core/clock/server-time.ts'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import styles from '../parts/Admin.module.css'
import { AdminDialog } from '../parts/form/AdminDialog.tsx'
import { useAdminAction } from '../parts/use-admin-action.ts'
import { hoursUntil } from './mute-term.ts'

/** In hours. */
const terms = [1, 24, 168, roomLimits.standingHours] as const

export function MuteDialog({ room, message, onClose }: { room: string; message: WallMessage; onClose(): void }) {
  const { t } = useLingui()
  const [hours, setHours] = useState('24')
  const [reason, setReason] = useState('')
  const { busy, error, run } = useAdminAction()
  const { uid, nickname } = message
  const send = async (): Promise<void> => {
    let stood: string | null = null
    const setMute = (body: { hours: number; reason?: string }) => call('POST api/Desk/muteInRoom', { body: { id: room, uid, ...body } })
    const mute = async (): Promise<void> => {
      stood = (await setMute({ hours: Number(hours), reason: reason.trim() })).before
    }
    const takeBack = () => setMute({ hours: hoursUntil(stood, serverNow()) })
    if (await run(mute, t`${nickname} 在这个直播间被禁言 ${hours} 小时`, takeBack)) onClose()
  }
  return (
    <AdminDialog
      title={<Trans>在这个直播间禁言 {nickname}</Trans>}
      act={<Trans>禁言</Trans>}
      busy={busy}
      error={error}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <p className={styles.text}>{message.text}</p>
      <SelectField
        label={<Trans>多久</Trans>}
        value={hours}
        onChange={setHours}
        options={terms.map((term) => ({ value: String(term), label: term < 48 ? t`${term} 小时` : t`${term / 24} 天` }))}
      />
      <TextField label={<Trans>原因，房管的记录里能看到</Trans>} value={reason} onChange={setReason} maxLength={200} />
    </AdminDialog>
  )
}
