// Paginated bills of a range and a type, with the income and expenses of each wallet.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Receipt } from 'lucide-react'
import { useState } from 'react'
import type { BillRange, BillType } from '../../../../contract/money/bill.ts'
import { preferences, shownZone } from '../../../core/store/preferences.ts'
import { Pager } from '../../../ui/button/Pager.tsx'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { CachedNote } from '../../alert/CachedNote.tsx'
import { type BillFilter, billsQuery, pageSize } from '../money-queries.ts'
import { BillFilters } from './BillFilters.tsx'
import { BillRow } from './BillRow.tsx'
import { BillSums } from './BillSums.tsx'
import { ExportButton } from './ExportButton.tsx'
import { ReceiptDialog } from './ReceiptDialog.tsx'

export function BillList() {
  const { t } = useLingui()
  const tz = shownZone(useStore(preferences))
  const [range, setRange] = useState<BillRange>('month')
  const [type, setType] = useState<BillType | null>(null)
  const [page, setPage] = useState(1)
  const [receipt, setReceipt] = useState<string | null>(null)
  const filter: BillFilter = { range, tz, ...(type && { type }) }
  const query = billsQuery(filter, page)
  // Keeps the previous page while the next one loads, so that the list does not jump.
  const { data, isLoadingError, isPlaceholderData, refetch } = useQuery({ ...query, placeholderData: (previous) => previous })
  return (
    <>
      <BillFilters
        range={range}
        type={type}
        onRange={(next) => {
          setRange(next)
          setPage(1)
        }}
        onType={(next) => {
          setType(next)
          setPage(1)
        }}
        end={data && data.total > 0 && <ExportButton filter={filter} />}
      />
      <CachedNote queryKey={query.queryKey} />
      {data && <BillSums sums={data.sums} />}
      {isLoadingError ? (
        <ErrorState onRetry={() => refetch()} />
      ) : !data ? (
        <SkeletonRows label={t`数据加载中，请稍候！`} />
      ) : data.list.length === 0 ? (
        <EmptyState icon={<Receipt />} title={<Trans>这段时间没有账单</Trans>} text={<Trans>换一个时间范围或类型看看。</Trans>} />
      ) : (
        <>
          <ul aria-busy={isPlaceholderData}>
            {data.list.map((bill) => (
              <BillRow key={`${bill.id} ${bill.wallet} ${bill.amount}`} bill={bill} onOpen={setReceipt} />
            ))}
          </ul>
          <Pager page={page} total={data.total} size={pageSize} onPage={setPage} />
        </>
      )}
      <ReceiptDialog id={receipt} onClose={() => setReceipt(null)} />
    </>
  )
}
