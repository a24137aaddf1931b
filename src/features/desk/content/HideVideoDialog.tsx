// Takes a video away from its audience; its author reads why.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { videoLimits } from '../../../../contract/limits/video-limits.ts'
import { call } from '../../../core/api/api.ts'
import { TextField } from '../../../ui/form/TextField.tsx'
import { DeskDialog } from '../parts/DeskDialog.tsx'
import { useDeskAct } from '../parts/use-desk-act.ts'

interface HideVideoDialogProps {
  id: string
  title: string
  /** Everybody sees it: then hiding it can be taken back. */
  isShown: boolean
  onClose(): void
}

export function HideVideoDialog({ id, title, isShown, onClose }: HideVideoDialogProps) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const { busy, error, run } = useDeskAct()
  const submit = async (): Promise<void> => {
    setTried(true)
    if (reason.trim() === '') return
    const decide = (act: 'hide' | 'show'): Promise<unknown> =>
      call('POST api/Desk/decideVideo', { body: { id, act, ...(act === 'hide' && { reason }) } })
    const undo = isShown ? () => decide('show') : undefined
    if (await run(() => decide('hide'), t`已下架：${title}`, undo)) onClose()
  }
  return (
    <DeskDialog
      title={<Trans>下架视频</Trans>}
      act={<Trans>下架</Trans>}
      onClose={onClose}
      busy={busy}
      error={error}
      onSubmit={() => void submit()}
    >
      <p>{title}</p>
      <TextField
        label={<Trans>原因，作者会看到</Trans>}
        value={reason}
        onChange={setReason}
        maxLength={videoLimits.reason}
        error={tried && reason.trim() === '' ? t`请填写原因` : null}
      />
    </DeskDialog>
  )
}
