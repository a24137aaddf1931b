// Schedules the publication of an article, by product time in the operator's time zone.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminNewsRow } from '../../../../contract/admin/news-admin.ts'
import { call } from '../../../core/api/api.ts'
import { productNow } from '../../../core/clock/product-clock.ts'
import { TextField } from '../../../ui/form/TextField.tsx'
import styles from '../parts/Admin.module.css'
import { AdminDialog } from '../parts/form/AdminDialog.tsx'
import { useAdminForm } from '../parts/form/use-admin-form.ts'
import { localInput, timestampOfInput } from './banner-draft.ts'

interface ScheduleDialogProps {
  article: AdminNewsRow
  title: string
  onClose(): void
}

export function ScheduleDialog({ article, title, onClose }: ScheduleDialogProps) {
  const { t } = useLingui()
  const [at, setAt] = useState(article.state === 'waiting' ? localInput(article.published_at) : '')
  const timestamp = timestampOfInput(at)
  const faults = { at: timestamp !== null && Date.parse(timestamp) > productNow() ? null : t`请选择一个将来的时间` }
  const { faultOf, attempt, send, dialog } = useAdminForm(faults, onClose)
  const submit = (): void => {
    if (!attempt() || timestamp === null) return
    send(() => call('POST api/Desk/publishNews', { body: { id: article.id, on: true, at: timestamp } }))
  }
  return (
    <AdminDialog {...dialog} title={<Trans>定时发布</Trans>} act={<Trans>定时发布</Trans>} onSubmit={submit}>
      <p>{title}</p>
      <p className={styles.hint}>
        <Trans>到时间自动出现在所有列表里；在这之前可以改时间，也可以取消。</Trans>
      </p>
      <TextField type="datetime-local" label={<Trans>发布时间</Trans>} value={at} onChange={setAt} error={faultOf('at')} />
    </AdminDialog>
  )
}
