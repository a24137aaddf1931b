// Audit log of the admin console: actor, action, object, time and changes. Append-only.
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { ApiData, ApiQuery } from '../../../../contract/api.ts'
import type { AuditEntry, DeskAct } from '../../../../contract/desk/desk-audit.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { readDeskId } from '../desk-tab.ts'
import styles from '../parts/Desk.module.css'
import { DeskList } from '../parts/DeskList.tsx'
import { type Column, DeskTable } from '../parts/DeskTable.tsx'
import { ExportButton } from '../parts/ExportButton.tsx'
import { useDeskRead } from '../parts/use-desk-read.ts'
import { useMoment } from '../parts/use-moment.ts'
import { actWords } from './act-words.ts'
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
  const read = useDeskRead('GET api/Desk/audit', { ...wanted, page: String(page) } as ApiQuery<'GET api/Desk/audit'>)
  const moment = useMoment()
  const set = (name: keyof Filter) => (value: string) => setDraft({ ...draft, [name]: value })
  const fault = draft.by.trim() === '' || readDeskId(draft.by.trim()) ? null : t`请填写账号，如 100007`
  const find = (event: FormEvent): void => {
    event.preventDefault()
    if (fault) return
    setAsked({ ...draft, by: draft.by.trim(), subject: draft.subject.trim() })
    setPage(1)
  }
  const columns: Column<AuditEntry>[] = [
    { key: 'at', head: t`时间`, cell: (row) => moment(row.at) },
    { key: 'by', head: t`操作人`, cell: (row) => (row.by === 'console' ? t`服务器命令行` : row.by) },
    { key: 'act', head: t`操作`, cell: (row) => t(actWords[row.act]) },
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
            ...(Object.keys(actWords) as DeskAct[]).map((value) => ({ value, label: t(actWords[value]) })),
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
      <DeskList<ApiData<'GET api/Desk/audit'>> read={read} empty={t`没有这样的记录`} page={page} onPage={setPage}>
        {({ list }) => <DeskTable label={t`操作日志`} columns={columns} rows={list} rowKey={(row) => String(row.id)} />}
      </DeskList>
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
