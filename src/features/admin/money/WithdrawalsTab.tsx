// Withdrawals: approve, with a second operator where required, reject with a reason, mark as paid.
import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminWithdrawal } from '../../../../contract/admin/money-admin.ts'
import type { ApiData } from '../../../../contract/api.ts'
import type { WithdrawalState } from '../../../../contract/money/withdrawal.ts'
import { diamonds, yuan } from '../../../core/text/amount-text.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { AccountLink } from '../parts/AccountLink.tsx'
import styles from '../parts/Admin.module.css'
import { AdminList } from '../parts/table/AdminList.tsx'
import { AdminTable, type Column } from '../parts/table/AdminTable.tsx'
import { ExportButton } from '../parts/table/ExportButton.tsx'
import { useListState } from '../parts/table/use-list-state.ts'
import { useAdminRead } from '../parts/use-admin-read.ts'
import { useFormatTime } from '../parts/use-format-time.ts'
import { useMay } from '../parts/use-may.ts'
import { TermsForm } from './TermsForm.tsx'
import { payeeOf, useWithdrawalActs, useWithdrawalStates } from './use-withdrawal-acts.tsx'

export function WithdrawalsTab() {
  const { t } = useLingui()
  const { state, page, setState, setPage } = useListState<WithdrawalState | ''>('')
  const { actsOf, dialog } = useWithdrawalActs()
  const read = useAdminRead('GET api/Desk/withdrawals', { ...(state !== '' && { state }), page: String(page) })
  const formatTime = useFormatTime()
  const may = useMay()
  const states = useWithdrawalStates()
  const comma = t({ message: '、', context: 'between the items of a list' })
  const columns: Column<AdminWithdrawal>[] = [
    { key: 'account', head: t`账号`, cell: (row) => <AccountLink id={row.account_id} /> },
    { key: 'money', head: t`金额`, num: true, cell: (row) => <Num strong>{yuan(row.money)}</Num> },
    { key: 'coin', head: t`钻石`, num: true, cell: (row) => <Num>{diamonds(row.coin)}</Num> },
    {
      key: 'to',
      head: t`收款`,
      text: true,
      cell: (row) => <span translate="no">{payeeOf(row)}</span>,
    },
    { key: 'at', head: t`申请时间`, cell: (row) => formatTime(row.created_at) },
    {
      key: 'state',
      head: t`状态`,
      cell: (row) =>
        row.state === 'waiting' && row.needed > 1 ? `${states.waiting} (${row.approved_by.length}/${row.needed})` : states[row.state],
    },
    { key: 'by', head: t`批准人`, cell: (row) => row.approved_by.join(comma) || '—' },
    { key: 'note', head: t`备注`, text: true, cell: (row) => row.note || '—' },
  ]
  return (
    <div className={styles.stack}>
      {read.data && may('POST api/Desk/withdrawalTerms') && <TermsForm terms={read.data.terms} />}
      <Panel>
        <div className={styles.bar}>
          <SelectField
            label={<Trans>状态</Trans>}
            value={state}
            onChange={(value) => setState(value as WithdrawalState | '')}
            options={[
              { value: '', label: t`待审核和待打款` },
              ...(Object.entries(states) as [WithdrawalState, string][]).map(([value, label]) => ({ value, label })),
            ]}
          />
          <ExportButton query={{ kind: 'withdrawals', ...(state !== '' && { state }) }} total={read.data?.total} />
        </div>
        <AdminList<ApiData<'GET api/Desk/withdrawals'>> read={read} empty={t`没有这样的提现`} page={page} onPage={setPage}>
          {({ list }) => (
            <AdminTable
              label={t({ message: '提现', context: 'those that wait at the desk' })}
              columns={columns}
              rows={list}
              rowKey={(row) => row.id}
              actionsHead={t`操作`}
              actions={actsOf}
            />
          )}
        </AdminList>
      </Panel>
      {dialog}
    </div>
  )
}
