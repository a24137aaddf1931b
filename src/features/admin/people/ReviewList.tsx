// Applications by state, with masked data; pending ones open the decision dialog. Shared by all kinds.
import { useLingui } from '@lingui/react/macro'
import type { ApiData } from '../../../../contract/api.ts'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { AccountLink } from '../parts/AccountLink.tsx'
import { AdminList } from '../parts/table/AdminList.tsx'
import { AdminTable, type Column } from '../parts/table/AdminTable.tsx'
import { StateBar } from '../parts/table/StateBar.tsx'
import { useListState } from '../parts/table/use-list-state.ts'
import { useAdminRead } from '../parts/use-admin-read.ts'
import { useFormatTime } from '../parts/use-format-time.ts'
import type { Review } from './ReviewDialog.tsx'
import { useReviewActs } from './use-review-acts.tsx'

type ReviewKey = 'GET api/Desk/verifications' | 'GET api/Desk/applications' | 'GET api/Desk/experts'
type State = 'waiting' | 'settled' | 'refused'
type RowOf<K extends ReviewKey> = ApiData<K>['list'][number]

interface ReviewListProps<K extends ReviewKey, Seen> {
  of: K
  /** Labels of the list and of its state filter. */
  label: string
  stateLabel: string
  /** The API's name of the approved state. */
  settled: 'verified' | 'approved'
  /** Columns between the account and the submission time. */
  columns: readonly Column<RowOf<K>>[]
  review: Review<RowOf<K>, Seen>
}

export function ReviewList<K extends ReviewKey, Seen>({ of, label, stateLabel, settled, columns: own, review }: ReviewListProps<K, Seen>) {
  const { t } = useLingui()
  const shown = useListState<State>('waiting')
  const { state, page, setPage } = shown
  const { actsOf, dialog } = useReviewActs(review)
  const asked = { state: state === 'settled' ? settled : state, page: String(page) }
  const read = useAdminRead(of, asked as Parameters<typeof useAdminRead<K>>[1])
  const formatTime = useFormatTime()
  const columns: Column<RowOf<K>>[] = [
    { key: 'account', head: t`账号`, cell: (row) => <AccountLink id={row.account_id} name={row.user_nickname} /> },
    ...own,
    { key: 'sent', head: t`提交时间`, cell: (row) => formatTime(row.sent_at) },
    ...(state === 'waiting'
      ? []
      : [
          { key: 'by', head: t`处理人`, cell: (row: RowOf<K>) => row.settled_by ?? '—' },
          { key: 'at', head: t`处理时间`, cell: (row: RowOf<K>) => formatTime(row.settled_at) },
        ]),
    ...(state === 'refused' ? [{ key: 'reason', head: t`原因`, text: true, cell: (row: RowOf<K>) => row.reason }] : []),
  ]
  return (
    <Panel>
      <StateBar<State>
        label={stateLabel}
        list={shown}
        options={[
          { value: 'waiting', label: t`待审核` },
          { value: 'settled', label: t`已通过` },
          { value: 'refused', label: t`已拒绝` },
        ]}
      />
      <AdminList<ApiData<K>> read={read} empty={t`没有这样的申请`} page={page} onPage={setPage}>
        {({ list }) => (
          <AdminTable
            label={label}
            columns={columns}
            rows={list as RowOf<K>[]}
            rowKey={(row) => row.account_id}
            {...(state === 'waiting' && {
              actionsHead: t`操作`,
              actions: actsOf,
            })}
          />
        )}
      </AdminList>
      {dialog}
    </Panel>
  )
}
