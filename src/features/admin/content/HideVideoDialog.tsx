// Hides a video; its author sees the reason.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { videoLimits } from '../../../../contract/limits/video-limits.ts'
import { call } from '../../../core/api/api.ts'
import { TextField } from '../../../ui/form/TextField.tsx'
import { subjectKeyOf } from '../decision/decision.ts'
import { pendingDecisionStore } from '../decision/pending-decision-store.ts'
import { AdminDialog } from '../parts/form/AdminDialog.tsx'
import { useAdminForm } from '../parts/form/use-admin-form.ts'

interface HideVideoDialogProps {
  id: string
  title: string
  /** Not published yet: the author is waiting for this decision. */
  isWaiting: boolean
  onClose(): void
}

export function HideVideoDialog({ id, title, isWaiting, onClose }: HideVideoDialogProps) {
  const { t } = useLingui()
  const subjectKey = subjectKeyOf('videos', id)
  const before = pendingDecisionStore.undoneCall(subjectKey)
  const [reason, setReason] = useState((before?.path === 'POST api/Desk/decideVideo' && before.body.reason) || '')
  const faults = { reason: reason.trim() === '' ? t`请填写原因` : null }
  const { faultOf, attempt, send, dialog } = useAdminForm(faults, onClose)
  const submit = (): void => {
    if (!attempt()) return
    const path = 'POST api/Desk/decideVideo'
    const hide = { id, act: 'hide', reason } as const
    if (isWaiting) {
      pendingDecisionStore.decide({
        subjectKey,
        tab: 'videos',
        subjectLabel: title,
        actionLabel: t`下架`,
        reason,
        call: { path, body: hide },
      })
      onClose()
      return
    }
    // A public video disappears immediately, and can be restored.
    const undo = (): Promise<unknown> => call(path, { body: { id, act: 'show' } })
    send(() => call(path, { body: hide }), t`已下架：${title}`, undo)
  }
  return (
    <AdminDialog {...dialog} title={<Trans>下架视频</Trans>} act={<Trans>下架</Trans>} onSubmit={submit}>
      <p>{title}</p>
      <TextField
        label={<Trans>原因，作者会看到</Trans>}
        value={reason}
        onChange={setReason}
        maxLength={videoLimits.reason}
        error={faultOf('reason')}
      />
    </AdminDialog>
  )
}
