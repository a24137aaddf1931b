// Pending and decided horns; whether they are on sale, and their price.
import { useLingui } from '@lingui/react/macro'
import type { ApiData } from '../../../../contract/api.ts'
import type { AdminHorn, HornState } from '../../../../contract/gift/horn.ts'
import { diamonds } from '../../../core/text/amount-text.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { AccountLink } from '../parts/AccountLink.tsx'
import { AdminList } from '../parts/table/AdminList.tsx'
import { AdminTable, type Column } from '../parts/table/AdminTable.tsx'
import { StateBar } from '../parts/table/StateBar.tsx'
import { useListState } from '../parts/table/use-list-state.ts'
import { useAdminRead } from '../parts/use-admin-read.ts'
import { useFormatTime } from '../parts/use-format-time.ts'
import { useMay } from '../parts/use-may.ts'
import { HornTerms } from './HornTerms.tsx'
import { useHornActs } from './use-horn-acts.tsx'

export function HornsTab() {
  const { t } = useLingui()
  const shown = useListState<HornState>('waiting')
  const { state, page, setPage } = shown
  const { actsOf, dialog } = useHornActs()
  const read = useAdminRead('GET api/Desk/horns', { state, page: String(page) })
  const formatTime = useFormatTime()
  const may = useMay()
  const columns: Column<AdminHorn>[] = [
    { key: 'account', head: t`账号`, cell: (row) => <AccountLink id={row.account_id} name={row.user_nickname} /> },
    { key: 'text', head: t`内容`, text: true, cell: (row) => row.text },
    { key: 'price', head: t`钻石`, num: true, cell: (row) => <Num>{diamonds(row.price)}</Num> },
    { key: 'at', head: t`提交时间`, cell: (row) => formatTime(row.created_at) },
    ...(state === 'waiting' ? [] : [{ key: 'decided', head: t`处理时间`, cell: (row: AdminHorn) => formatTime(row.decided_at) }]),
    ...(state === 'refused' ? [{ key: 'reason', head: t`原因`, text: true, cell: (row: AdminHorn) => row.reason }] : []),
  ]
  return (
    <Panel>
      <StateBar<HornState>
        label={t`喇叭的状态`}
        list={shown}
        options={[
          { value: 'waiting', label: t`待审核` },
          { value: 'approved', label: t`已通过` },
          { value: 'refused', label: t`已拒绝` },
        ]}
      >
        {read.data && may('POST api/Desk/hornTerms') && (
          <HornTerms key={`${read.data.terms.open} ${read.data.terms.price}`} terms={read.data.terms} />
        )}
      </StateBar>
      <AdminList<ApiData<'GET api/Desk/horns'>> read={read} empty={t`没有这样的喇叭`} page={page} onPage={setPage}>
        {({ list }) => (
          <AdminTable
            label={t`喇叭`}
            columns={columns}
            rows={list}
            rowKey={(row) => row.id}
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
