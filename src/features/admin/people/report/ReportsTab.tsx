// Reports, grouped by object: one decision settles all reports of an object.
import { useLingui } from '@lingui/react/macro'
import type { AdminReport } from '../../../../../contract/admin/community-admin.ts'
import type { ApiData } from '../../../../../contract/api.ts'
import { Num } from '../../../../ui/figure/Num.tsx'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { AccountLink } from '../../parts/AccountLink.tsx'
import styles from '../../parts/Admin.module.css'
import { AdminList } from '../../parts/table/AdminList.tsx'
import { AdminTable, type Column } from '../../parts/table/AdminTable.tsx'
import { ExportButton } from '../../parts/table/ExportButton.tsx'
import { StateBar } from '../../parts/table/StateBar.tsx'
import { useListState } from '../../parts/table/use-list-state.ts'
import { useAdminRead } from '../../parts/use-admin-read.ts'
import { useFormatTime } from '../../parts/use-format-time.ts'
import { decisionMessages, reportKindMessages, reportReasonMessages } from './report-messages.ts'
import { useReportActs } from './use-report-acts.tsx'

type State = 'waiting' | 'decided'

export function ReportsTab() {
  const { t } = useLingui()
  const shown = useListState<State>('waiting')
  const { state, page, setPage } = shown
  const { actsOf, dialog } = useReportActs()
  const read = useAdminRead('GET api/Desk/reports', { state, page: String(page) })
  const formatTime = useFormatTime()
  const columns: Column<AdminReport>[] = [
    { key: 'at', head: t`最近举报`, cell: (row) => formatTime(row.last_at) },
    { key: 'kind', head: t`种类`, cell: (row) => t(reportKindMessages[row.kind]) },
    { key: 'by', head: t`作者`, cell: (row) => <AccountLink id={row.person.id} /> },
    { key: 'shown', head: t`内容`, text: true, cell: (row) => <span className={styles.text}>{row.shown}</span> },
    {
      key: 'reasons',
      head: t`理由`,
      text: true,
      cell: (row) => row.reasons.map(({ reason, count }) => `${t(reportReasonMessages[reason])} ${count}`).join(' · '),
    },
    { key: 'reports', head: t`次数`, num: true, cell: (row) => <Num>{row.reports}</Num> },
    ...(state === 'waiting'
      ? []
      : [{ key: 'decision', head: t`结果`, cell: (row: AdminReport) => (row.decision ? t(decisionMessages[row.decision]) : '—') }]),
  ]
  return (
    <Panel>
      <StateBar<State>
        label={t`举报的状态`}
        list={shown}
        options={[
          { value: 'waiting', label: t`未处理` },
          { value: 'decided', label: t`已处理` },
        ]}
      >
        <ExportButton query={{ kind: 'reports', state }} total={read.data?.total} />
      </StateBar>
      <AdminList<ApiData<'GET api/Desk/reports'>> read={read} empty={t`没有这样的举报`} page={page} onPage={setPage}>
        {({ list }) => (
          <AdminTable
            label={t({ message: '举报', context: 'those that wait at the desk' })}
            columns={columns}
            rows={list}
            rowKey={(row) => `${row.kind}.${row.id}`}
            actionsHead={t`操作`}
            actions={actsOf}
          />
        )}
      </AdminList>
      {dialog}
    </Panel>
  )
}
