// Ends a broadcast, with a reason for its streamer. Can be undone for half a minute.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { WallRoom } from '../../../../contract/admin/wall-admin.ts'
import { TextField } from '../../../ui/form/TextField.tsx'
import { subjectKeyOf } from '../decision/decision.ts'
import { pendingDecisionStore } from '../decision/pending-decision-store.ts'
import styles from '../parts/Admin.module.css'
import { AdminDialog } from '../parts/form/AdminDialog.tsx'
import { useWallTitle } from './use-wall-title.ts'

export function EndBroadcastDialog({ one: { room, broadcast }, onClose }: { one: WallRoom; onClose(): void }) {
  const { t } = useLingui()
  const subjectKey = subjectKeyOf('wall', room.id)
  const before = pendingDecisionStore.undoneCall(subjectKey)
  const [reason, setReason] = useState(before?.path === 'POST api/Desk/endBroadcast' ? before.body.reason : '')
  const title = useWallTitle(room)
  const trimmed = reason.trim()
  const submit = (): void => {
    pendingDecisionStore.decide({
      ...{ subjectKey, tab: 'wall', subjectLabel: title, actionLabel: t`结束直播`, reason: trimmed },
      call: { path: 'POST api/Desk/endBroadcast', body: { id: room.id, broadcast, reason: trimmed } },
    })
    onClose()
  }
  return (
    <AdminDialog
      title={<Trans>结束直播</Trans>}
      act={<Trans>结束这场直播</Trans>}
      onClose={onClose}
      disabled={trimmed === ''}
      onSubmit={submit}
    >
      <p className={styles.strong}>{`${title} · ${room.nickname}`}</p>
      <p className={styles.hint}>
        <Trans>30 秒内能撤销。结束后主播可以再开播；不想让他再播，请封禁账号。</Trans>
      </p>
      <TextField label={<Trans>原因，主播会看到</Trans>} value={reason} onChange={setReason} maxLength={200} />
    </AdminDialog>
  )
}
