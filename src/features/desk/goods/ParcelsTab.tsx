// Parcels of the mall: sent with a tracking number, or rejected with a refund and restored stock.
import { useLingui } from '@lingui/react/macro'
import type { ApiData } from '../../../../contract/api.ts'
import type { DeskParcel } from '../../../../contract/desk/money-desk.ts'
import { preferences } from '../../../core/preferences.ts'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { AccountLink } from '../parts/AccountLink.tsx'
import { DeskList } from '../parts/DeskList.tsx'
import { type Column, DeskTable } from '../parts/DeskTable.tsx'
import { ExportButton } from '../parts/ExportButton.tsx'
import { StateBar } from '../parts/StateBar.tsx'
import { useDeskRead } from '../parts/use-desk-read.ts'
import { useListState } from '../parts/use-list-state.ts'
import { useMoment } from '../parts/use-moment.ts'
import { useParcelActs } from './use-parcel-acts.tsx'

type State = 'waiting' | 'sent' | 'refused'

export function ParcelsTab() {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const shown = useListState<State>('waiting')
  const { state, page, setPage } = shown
  const { actsOf, dialog } = useParcelActs()
  const read = useDeskRead('GET api/Desk/parcels', { state, page: String(page) })
  const moment = useMoment()
  const columns: Column<DeskParcel>[] = [
    { key: 'goods', head: t`商品`, text: true, cell: (row) => `${row.name[lang]} × ${row.num}` },
    { key: 'account', head: t`账号`, cell: (row) => <AccountLink id={row.account_id} /> },
    { key: 'to', head: t`收件`, text: true, cell: (row) => <span translate="no">{`${row.to_name} ${row.phone} ${row.address}`}</span> },
    { key: 'at', head: t`兑换时间`, cell: (row) => moment(row.created_at) },
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
      <DeskList<ApiData<'GET api/Desk/parcels'>> read={read} empty={t`没有这样的包裹`} page={page} onPage={setPage}>
        {({ list }) => (
          <DeskTable
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
      </DeskList>
      {dialog}
    </Panel>
  )
}
