// Feedback tickets from users; answers appear where the user submitted the ticket.
import { useLingui } from '@lingui/react/macro'
import type { AdminTicket } from '../../../../contract/admin/admin.ts'
import type { ApiData } from '../../../../contract/api.ts'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { AccountLink } from '../parts/AccountLink.tsx'
import styles from '../parts/Admin.module.css'
import { AdminList } from '../parts/table/AdminList.tsx'
import { AdminTable, type Column } from '../parts/table/AdminTable.tsx'
import { StateBar } from '../parts/table/StateBar.tsx'
import { useListState } from '../parts/table/use-list-state.ts'
import { useAdminRead } from '../parts/use-admin-read.ts'
import { useFormatTime } from '../parts/use-format-time.ts'
import { useTicketActs } from './use-ticket-acts.tsx'
import { useTicketKinds } from './use-ticket-kinds.ts'

type State = AdminTicket['state']

export function FeedbackTab() {
  const { t } = useLingui()
  const shown = useListState<State>('open')
  const { state, page, setPage } = shown
  const { actsOf, dialog } = useTicketActs()
  const read = useAdminRead('GET api/Desk/feedback', { state, page: String(page) })
  const formatTime = useFormatTime()
  const kinds = useTicketKinds()
  const columns: Column<AdminTicket>[] = [
    { key: 'at', head: t`时间`, cell: (row) => formatTime(row.created_at) },
    { key: 'kind', head: t`种类`, cell: (row) => kinds[row.kind] },
    { key: 'by', head: t`来自`, cell: (row) => (row.account_id ? <AccountLink id={row.account_id} /> : t`游客`) },
    { key: 'content', head: t`内容`, text: true, cell: (row) => <span className={styles.text}>{row.content}</span> },
    ...(state === 'open' ? [] : [{ key: 'answer', head: t`答复`, text: true, cell: (row: AdminTicket) => row.answer ?? '—' }]),
  ]
  return (
    <Panel>
      <StateBar<State>
        label={t`反馈的状态`}
        list={shown}
        options={[
          { value: 'open', label: t`未处理` },
          { value: 'answered', label: t`已答复` },
          { value: 'closed', label: t`已关闭` },
        ]}
      />
      <AdminList<ApiData<'GET api/Desk/feedback'>> read={read} empty={t`没有这样的反馈`} page={page} onPage={setPage}>
        {({ list }) => (
          <AdminTable label={t`反馈`} columns={columns} rows={list} rowKey={(row) => row.id} actionsHead={t`操作`} actions={actsOf} />
        )}
      </AdminList>
      {dialog}
    </Panel>
  )
}
