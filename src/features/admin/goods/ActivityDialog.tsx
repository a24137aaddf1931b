// Adds or edits an activity: its link, and its start and end.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminActivity } from '../../../../contract/admin/task-admin.ts'
import { call } from '../../../core/api/api.ts'
import { TextField } from '../../../ui/form/TextField.tsx'
import { localInput, timestampOfInput } from '../content/banner-draft.ts'
import styles from '../parts/Admin.module.css'
import { AdminDialog } from '../parts/form/AdminDialog.tsx'
import { isNamed, NameFields } from '../parts/form/NameFields.tsx'
import { isOwnPath } from '../parts/form/own-path.ts'
import { useAdminForm } from '../parts/form/use-admin-form.ts'

export function ActivityDialog({ known, onClose }: { known: AdminActivity | null; onClose(): void }) {
  const { t } = useLingui()
  const [id] = useState(() => known?.id ?? crypto.randomUUID())
  const [title, setTitle] = useState(known?.title ?? { zh: '', en: '', vi: '' })
  const [path, setPath] = useState(known?.path ?? '')
  const [from, setFrom] = useState(localInput(known?.starts_at ?? null))
  const [until, setUntil] = useState(localInput(known?.ends_at ?? null))
  const [starts_at, ends_at] = [timestampOfInput(from), timestampOfInput(until)]
  const faults = {
    title: isNamed(title) ? null : t`三种语言都要填写`,
    path: isOwnPath(path) ? null : t`填写本站的路径，如 /schedule`,
    from: starts_at === null ? t`请选择时间` : null,
    until: ends_at === null ? t`请选择时间` : from >= until ? t`结束要晚于开始` : null,
  }
  const { faultOf, attempt, send, dialog } = useAdminForm(faults, onClose)
  const submit = (): void => {
    if (!attempt() || starts_at === null || ends_at === null) return
    const body = { id, title, path: path.trim(), starts_at, ends_at }
    send(() => call('POST api/Desk/putActivity', { body }))
  }
  return (
    <AdminDialog
      {...dialog}
      title={known ? <Trans>修改活动</Trans> : <Trans>新建活动</Trans>}
      act={<Trans>保存</Trans>}
      width={560}
      onSubmit={submit}
    >
      <fieldset className={styles.set}>
        <legend>{t`标题`}</legend>
        <div className={styles.pair}>
          <NameFields value={title} onChange={setTitle} error={faultOf('title')} />
        </div>
      </fieldset>
      <TextField
        label={<Trans>点击后去哪里</Trans>}
        value={path}
        onChange={setPath}
        maxLength={200}
        spellCheck={false}
        error={faultOf('path')}
      />
      <div className={styles.pair}>
        <TextField type="datetime-local" label={<Trans>开始时间</Trans>} value={from} onChange={setFrom} error={faultOf('from')} />
        <TextField type="datetime-local" label={<Trans>结束时间</Trans>} value={until} onChange={setUntil} error={faultOf('until')} />
      </div>
    </AdminDialog>
  )
}
