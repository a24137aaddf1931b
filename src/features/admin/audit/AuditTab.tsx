// Audit log of the admin console: actor, action, object, time and changes. Append-only.
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { AdminAction, AuditEntry } from '../../../../contract/admin/admin-audit.ts'
import type { ApiData, ApiQuery } from '../../../../contract/api.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { readAdminId } from '../admin-tab.ts'
import styles from '../parts/Admin.module.css'
import { AdminList } from '../parts/table/AdminList.tsx'
import { AdminTable, type Column } from '../parts/table/AdminTable.tsx'
import { ExportButton } from '../parts/table/ExportButton.tsx'
import { useAdminRead } from '../parts/use-admin-read.ts'
import { useFormatTime } from '../parts/use-format-time.ts'
import { actMessages } from './act-messages.ts'
import { changesOf } from './changes.ts'

const nothing = { by: '', act: '', subject: '', from: '', to: '' }
type Filter = typeof nothing

/** `account`: filters by the affected user. */
export function AuditTab({ account }: { account?: string }) {
  const { t } = useLingui()
  const start = account ? { ...nothing, subject: `user ${account}` } : nothing
  const [draft, setDraft] = useState<Filter>(start)
  const [asked, setAsked] = useState<Filter>(start)
  const [page, setPage] = useState(1)
  const wanted = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''))
  const read = useAdminRead('GET api/Desk/audit', { ...wanted, page: String(page) } as ApiQuery<'GET api/Desk/audit'>)
  const formatTime = useFormatTime()
  const set = (name: keyof Filter) => (value: string) => setDraft({ ...draft, [name]: value })
  const fault = draft.by.trim() === '' || readAdminId(draft.by.trim()) ? null : t`请填写账号，如 100007`
  const find = (event: FormEvent): void => {
    event.preventDefault()
    if (fault) return
    setAsked({ ...draft, by: draft.by.trim(), subject: draft.subject.trim() })
    setPage(1)
  }
  const columns: Column<AuditEntry>[] = [
    { key: 'at', head: t`时间`, cell: (row) => formatTime(row.at) },
    { key: 'by', head: t`操作人`, cell: (row) => (row.by === 'console' ? t`服务器命令行` : row.by) },
    { key: 'act', head: t`操作`, cell: (row) => t(actMessages[row.act]) },
    { key: 'subject', head: t`对象`, cell: (row) => <span className={styles.code}>{row.subject}</span> },
    { key: 'changes', head: t`变化`, text: true, cell: (row) => <Changes entry={row} /> },
  ]
  return (
    <Panel>
      <form className={styles.bar} onSubmit={find} noValidate>
        <TextField type="search" label={<Trans>操作人账号</Trans>} value={draft.by} onChange={set('by')} error={fault} />
        <SelectField
          label={<Trans>操作</Trans>}
          value={draft.act}
          onChange={set('act')}
          options={[
            { value: '', label: t`全部` },
            ...(Object.keys(actMessages) as AdminAction[]).map((value) => ({ value, label: t(actMessages[value]) })),
          ]}
        />
        <TextField type="search" label={<Trans>对象</Trans>} value={draft.subject} onChange={set('subject')} maxLength={100} />
        <TextField type="date" label={<Trans>从（UTC）</Trans>} value={draft.from} onChange={set('from')} />
        <TextField type="date" label={<Trans>到（UTC）</Trans>} value={draft.to} onChange={set('to')} />
        <Button type="submit" variant="primary">
          <Trans>查找</Trans>
        </Button>
        <ExportButton query={{ ...wanted, kind: 'audit' } as ApiQuery<'GET api/Desk/export'>} total={read.data?.total} />
      </form>
      <AdminList<ApiData<'GET api/Desk/audit'>> read={read} empty={t`没有这样的记录`} page={page} onPage={setPage}>
        {({ list }) => <AdminTable label={t`操作日志`} columns={columns} rows={list} rowKey={(row) => String(row.id)} />}
      </AdminList>
    </Panel>
  )
}

function Changes({ entry }: { entry: AuditEntry }) {
  const changes = changesOf(entry.before, entry.after)
  if (changes.length === 0) return '—'
  return (
    <ul translate="no">
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <span className={styles.quiet}>{field} </span>
          {before !== null && after !== null ? `${before} → ${after}` : (after ?? `${before} →`)}
        </li>
      ))}
    </ul>
  )
}
