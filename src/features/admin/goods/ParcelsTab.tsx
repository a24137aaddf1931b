// Parcels of the mall: sent with a tracking number, or rejected with a refund and restored stock.
import { useLingui } from '@lingui/react/macro'
import type { AdminParcel } from '../../../../contract/admin/money-admin.ts'
import type { ApiData } from '../../../../contract/api.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { AccountLink } from '../parts/AccountLink.tsx'
import { AdminList } from '../parts/table/AdminList.tsx'
import { AdminTable, type Column } from '../parts/table/AdminTable.tsx'
import { ExportButton } from '../parts/table/ExportButton.tsx'
import { StateBar } from '../parts/table/StateBar.tsx'
import { useListState } from '../parts/table/use-list-state.ts'
import { useAdminRead } from '../parts/use-admin-read.ts'
import { useFormatTime } from '../parts/use-format-time.ts'
import { useParcelActs } from './use-parcel-acts.tsx'

type State = 'waiting' | 'sent' | 'refused'

export function ParcelsTab() {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const shown = useListState<State>('waiting')
  const { state, page, setPage } = shown
  const { actsOf, dialog } = useParcelActs()
  const read = useAdminRead('GET api/Desk/parcels', { state, page: String(page) })
  const formatTime = useFormatTime()
  const columns: Column<AdminParcel>[] = [
    { key: 'goods', head: t`商品`, text: true, cell: (row) => `${row.name[lang]} × ${row.num}` },
    { key: 'account', head: t`账号`, cell: (row) => <AccountLink id={row.account_id} /> },
    { key: 'to', head: t`收件`, text: true, cell: (row) => <span translate="no">{`${row.to_name} ${row.phone} ${row.address}`}</span> },
    { key: 'at', head: t`兑换时间`, cell: (row) => formatTime(row.created_at) },
    { key: 'note', head: t`备注`, text: true, cell: (row) => row.note || '—' },
  ]
  return (
    <Panel>
      <StateBar<State>
        label={t`包裹的状态`}
        list={shown}
        options={[
          { value: 'waiting', label: t`待寄出` },
          { value: 'sent', label: t`已寄出` },
          { value: 'refused', label: t`已拒绝` },
        ]}
      >
        <ExportButton query={{ kind: 'parcels', state }} total={read.data?.total} />
      </StateBar>
      <AdminList<ApiData<'GET api/Desk/parcels'>> read={read} empty={t`没有这样的包裹`} page={page} onPage={setPage}>
        {({ list }) => (
          <AdminTable
            label={t`包裹`}
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
