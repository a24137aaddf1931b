// Feedback tickets from users; answers appear where the user submitted the ticket.
import { useLingui } from '@lingui/react/macro'
import type { ApiData } from '../../../../contract/api.ts'
import type { DeskTicket } from '../../../../contract/desk/desk.ts'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { AccountLink } from '../parts/AccountLink.tsx'
import styles from '../parts/Desk.module.css'
import { DeskList } from '../parts/DeskList.tsx'
import { type Column, DeskTable } from '../parts/DeskTable.tsx'
import { StateBar } from '../parts/StateBar.tsx'
import { useDeskRead } from '../parts/use-desk-read.ts'
import { useListState } from '../parts/use-list-state.ts'
import { useMoment } from '../parts/use-moment.ts'
import { useTicketActs } from './use-ticket-acts.tsx'
import { useTicketKinds } from './use-ticket-kinds.ts'

type State = DeskTicket['state']

export function FeedbackTab() {
  const { t } = useLingui()
  const shown = useListState<State>('open')
  const { state, page, setPage } = shown
  const { actsOf, dialog } = useTicketActs()
  const read = useDeskRead('GET api/Desk/feedback', { state, page: String(page) })
  const moment = useMoment()
  const kinds = useTicketKinds()
  const columns: Column<DeskTicket>[] = [
    { key: 'at', head: t`时间`, cell: (row) => moment(row.created_at) },
    { key: 'kind', head: t`种类`, cell: (row) => kinds[row.kind] },
    { key: 'by', head: t`来自`, cell: (row) => (row.account_id ? <AccountLink id={row.account_id} /> : t`游客`) },
    { key: 'content', head: t`内容`, text: true, cell: (row) => <span className={styles.text}>{row.content}</span> },
    ...(state === 'open' ? [] : [{ key: 'answer', head: t`答复`, text: true, cell: (row: DeskTicket) => row.answer ?? '—' }]),
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
      <DeskList<ApiData<'GET api/Desk/feedback'>> read={read} empty={t`没有这样的反馈`} page={page} onPage={setPage}>
        {({ list }) => (
          <DeskTable label={t`反馈`} columns={columns} rows={list} rowKey={(row) => row.id} actionsHead={t`操作`} actions={actsOf} />
        )}
      </DeskList>
      {dialog}
    </Panel>
  )
}
