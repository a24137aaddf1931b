// Gives an article the moment at which everybody reads it, by product time in the operator's own zone.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { DeskNewsRow } from '../../../../contract/desk/news-desk.ts'
import { call } from '../../../core/api/api.ts'
import { productNow } from '../../../core/clock/product-clock.ts'
import { TextField } from '../../../ui/form/TextField.tsx'
import styles from '../parts/Desk.module.css'
import { DeskDialog } from '../parts/DeskDialog.tsx'
import { useDeskAct } from '../parts/use-desk-act.ts'
import { localInput, momentOfInput } from './banner-draft.ts'

interface ScheduleDialogProps {
  article: DeskNewsRow
  title: string
  onClose(): void
}

export function ScheduleDialog({ article, title, onClose }: ScheduleDialogProps) {
  const { t } = useLingui()
  const [at, setAt] = useState(article.state === 'waiting' ? localInput(article.published_at) : '')
  const [tried, setTried] = useState(false)
  const { busy, error, run } = useDeskAct()
  const moment = momentOfInput(at)
  const fault = moment !== null && Date.parse(moment) > productNow() ? null : t`请选择一个将来的时间`
  const submit = async (): Promise<void> => {
    setTried(true)
    if (fault || moment === null) return
    if (await run(() => call('POST api/Desk/publishNews', { body: { id: article.id, on: true, at: moment } }))) onClose()
  }
  return (
    <DeskDialog
      title={<Trans>定时发布</Trans>}
      act={<Trans>定时发布</Trans>}
      onClose={onClose}
      busy={busy}
      error={error}
      onSubmit={() => void submit()}
    >
      <p>{title}</p>
      <p className={styles.hint}>
        <Trans>到时间自动出现在所有列表里；在这之前可以改时间，也可以取消。</Trans>
      </p>
      <TextField type="datetime-local" label={<Trans>发布时间</Trans>} value={at} onChange={setAt} error={tried ? fault : null} />
    </DeskDialog>
  )
}
