// Reports, grouped by object: one decision settles all reports of an object.
import { useLingui } from '@lingui/react/macro'
import type { ApiData } from '../../../../contract/api.ts'
import type { DeskReport } from '../../../../contract/desk/community-desk.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { AccountLink } from '../parts/AccountLink.tsx'
import styles from '../parts/Desk.module.css'
import { DeskList } from '../parts/DeskList.tsx'
import { type Column, DeskTable } from '../parts/DeskTable.tsx'
import { ExportButton } from '../parts/ExportButton.tsx'
import { StateBar } from '../parts/StateBar.tsx'
import { useDeskRead } from '../parts/use-desk-read.ts'
import { useListState } from '../parts/use-list-state.ts'
import { useMoment } from '../parts/use-moment.ts'
import { decisionWords, reportKindWords, reportReasonWords } from './report-words.ts'
import { useReportActs } from './use-report-acts.tsx'

type State = 'waiting' | 'decided'

export function ReportsTab() {
  const { t } = useLingui()
  const shown = useListState<State>('waiting')
  const { state, page, setPage } = shown
  const { actsOf, dialog } = useReportActs()
  const read = useDeskRead('GET api/Desk/reports', { state, page: String(page) })
  const moment = useMoment()
  const columns: Column<DeskReport>[] = [
    { key: 'at', head: t`最近举报`, cell: (row) => moment(row.last_at) },
    { key: 'kind', head: t`种类`, cell: (row) => t(reportKindWords[row.kind]) },
    { key: 'by', head: t`作者`, cell: (row) => <AccountLink id={row.person.id} /> },
    { key: 'shown', head: t`内容`, text: true, cell: (row) => <span className={styles.text}>{row.shown}</span> },
    {
      key: 'reasons',
      head: t`理由`,
      text: true,
      cell: (row) => row.reasons.map(({ reason, count }) => `${t(reportReasonWords[reason])} ${count}`).join(' · '),
    },
    { key: 'reports', head: t`次数`, num: true, cell: (row) => <Num>{row.reports}</Num> },
    ...(state === 'waiting'
      ? []
      : [{ key: 'decision', head: t`结果`, cell: (row: DeskReport) => (row.decision ? t(decisionWords[row.decision]) : '—') }]),
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
      <DeskList<ApiData<'GET api/Desk/reports'>> read={read} empty={t`没有这样的举报`} page={page} onPage={setPage}>
        {({ list }) => (
          <DeskTable
            label={t({ message: '举报', context: 'those that wait at the desk' })}
            columns={columns}
            rows={list}
            rowKey={(row) => `${row.kind}.${row.id}`}
            actionsHead={t`操作`}
            actions={actsOf}
          />
        )}
      </DeskList>
      {dialog}
    </Panel>
  )
}
