// Balances and ledger entries of an account.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ApiData } from '../../../../contract/api.ts'
import type { Bill } from '../../../../contract/money/bill.ts'
import { typeMessages, walletMessages } from '../../../../rules/money/bill-messages.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { diamonds, grouped } from '../../../core/text/amount-text.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { useStore } from '../../../ui/use-store.ts'
import styles from '../parts/Admin.module.css'
import { AdminList } from '../parts/table/AdminList.tsx'
import { AdminTable, type Column } from '../parts/table/AdminTable.tsx'
import { ExportButton } from '../parts/table/ExportButton.tsx'
import { useAdminRead } from '../parts/use-admin-read.ts'
import { useFormatTime } from '../parts/use-format-time.ts'

export function AccountLedger({ account }: { account: string }) {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const [page, setPage] = useState(1)
  const read = useAdminRead('GET api/Desk/ledger', { account, page: String(page), limit: '50' })
  const formatTime = useFormatTime()
  const sum = (wallet: Bill['wallet'], amount: number): string => (wallet === 'gold' ? grouped(amount) : diamonds(amount))
  const columns: Column<Bill>[] = [
    { key: 'id', head: t`凭证`, cell: (row) => row.id },
    { key: 'at', head: t`时间`, cell: (row) => formatTime(row.at) },
    { key: 'type', head: t`类型`, cell: (row) => typeMessages[row.type][lang] },
    { key: 'wallet', head: t`钱包`, cell: (row) => walletMessages[row.wallet][lang] },
    {
      key: 'amount',
      head: t`数额`,
      num: true,
      cell: (row) => <Num strong>{`${row.amount > 0 ? '+' : ''}${sum(row.wallet, row.amount)}`}</Num>,
    },
    { key: 'after', head: t`余额`, num: true, cell: (row) => <Num>{sum(row.wallet, row.after)}</Num> },
    { key: 'title', head: t`内容`, text: true, cell: (row) => row.title?.[lang] ?? '—' },
    { key: 'ref', head: t`单号`, text: true, cell: (row) => <span className={styles.code}>{row.ref || '—'}</span> },
  ]
  return (
    <>
      {read.data && (
        <div className={styles.bar}>
          <span>
            <Trans>
              消费钱包 <Num strong>{diamonds(read.data.balance)}</Num>
            </Trans>
          </span>
          <span>
            <Trans>
              收益钱包 <Num strong>{diamonds(read.data.balances)}</Num>
            </Trans>
          </span>
          <span>
            <Trans>
              金币 <Num strong>{grouped(read.data.gold)}</Num>
            </Trans>
          </span>
          <ExportButton query={{ kind: 'bills', account }} total={read.data.total} />
        </div>
      )}
      <AdminList<ApiData<'GET api/Desk/ledger'>> read={read} empty={t`这个账号还没有账目`} page={page} onPage={setPage}>
        {({ list }) => <AdminTable label={t`账目`} columns={columns} rows={list} rowKey={(row) => `${row.id} ${row.wallet}`} />}
      </AdminList>
    </>
  )
}
