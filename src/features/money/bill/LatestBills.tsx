// The last five bills on the wallet page, and a link to all of them.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Receipt } from 'lucide-react'
import { useState } from 'react'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { CachedNote } from '../../alert/CachedNote.tsx'
import { billsQuery } from '../money-queries.ts'
import notices from '../Notice.module.css'
import { BillRow } from './BillRow.tsx'
import { ReceiptDialog } from './ReceiptDialog.tsx'

const shown = 5

export function LatestBills() {
  const { t } = useLingui()
  const query = billsQuery({}, 1, shown)
  const { data, isLoadingError, refetch } = useQuery(query)
  const [receipt, setReceipt] = useState<string | null>(null)
  return (
    <Panel padded aria-labelledby="latest-bills">
      <SectionHead
        id="latest-bills"
        title={<Trans>最近明细</Trans>}
        more={
          <span className={notices.note}>
            <Link to="/member" search={{ type: 2 }}>
              <Trans>全部账单</Trans>
            </Link>
          </span>
        }
      />
      <CachedNote queryKey={query.queryKey} />
      {isLoadingError ? (
        <ErrorState onRetry={() => refetch()} />
      ) : !data ? (
        <SkeletonRows count={shown} label={t`数据加载中，请稍候！`} />
      ) : data.list.length === 0 ? (
        <EmptyState icon={<Receipt />} title={<Trans>还没有账单</Trans>} text={<Trans>充值、签到、兑换后，每一笔都会记在这里。</Trans>} />
      ) : (
        <ul>
          {data.list.map((bill) => (
            <BillRow key={`${bill.id} ${bill.wallet}`} bill={bill} onOpen={setReceipt} />
          ))}
        </ul>
      )}
      <ReceiptDialog id={receipt} onClose={() => setReceipt(null)} />
    </Panel>
  )
}
