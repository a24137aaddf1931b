// Recharge orders with their states; a paid one shows its receipt.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CreditCard, ExternalLink } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { RechargeOrder, RechargeState } from '../../../contract/money/recharge.ts'
import { openDialog } from '../../core/session/open-dialog.ts'
import { diamonds, yuan } from '../../core/text/amount-text.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Pager } from '../../ui/button/Pager.tsx'
import { SteadyButton } from '../../ui/button/SteadyButton.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Num } from '../../ui/figure/Num.tsx'
import { Tag, type TagProps } from '../../ui/figure/Tag.tsx'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../ui/state/Skeleton.tsx'
import { useStore } from '../../ui/use-store.ts'
import { CachedNote } from '../alert/CachedNote.tsx'
import row from './bill/BillRow.module.css'
import { ReceiptDialog } from './bill/ReceiptDialog.tsx'
import { ordersQuery, pageSize } from './money-queries.ts'
import { rechargeNow } from './recharge/recharge-now.ts'
import { useGoOn } from './recharge/use-recharge.ts'
import { useFormatTime } from './use-format-time.ts'

export function OrderList() {
  const { t } = useLingui()
  const [page, setPage] = useState(1)
  const [receipt, setReceipt] = useState<string | null>(null)
  const query = ordersQuery(page)
  const { data, isLoadingError, refetch } = useQuery({ ...query, placeholderData: (previous) => previous })
  // Refetches when the pending order changes.
  const { phase } = useStore(rechargeNow)
  // biome-ignore lint/correctness/useExhaustiveDependencies: refetches whenever the pending order changes
  useEffect(() => void refetch(), [phase])
  if (isLoadingError) return <ErrorState onRetry={() => refetch()} />
  if (!data) return <SkeletonRows label={t`数据加载中，请稍候！`} />
  if (data.total === 0)
    return (
      <EmptyState
        icon={<CreditCard />}
        title={<Trans>还没有充值订单</Trans>}
        action={
          <Button variant="primary" onClick={() => openDialog('recharge')}>
            <Trans>去充值</Trans>
          </Button>
        }
      />
    )
  return (
    <>
      <CachedNote queryKey={query.queryKey} />
      <ul>
        {data.list.map((order) => (
          <Order key={order.id} order={order} onOpen={setReceipt} />
        ))}
      </ul>
      <Pager page={page} total={data.total} size={pageSize} onPage={setPage} />
      <ReceiptDialog id={receipt} onClose={() => setReceipt(null)} />
    </>
  )
}

const tones: Record<RechargeState, TagProps['tone']> = { open: 'warn', paid: 'accent', closed: 'void', failed: 'danger' }

function Order({ order, onOpen }: { order: RechargeOrder; onOpen(id: string): void }) {
  const { t } = useLingui()
  const formatTime = useFormatTime()
  const goOn = useGoOn()
  const { state, states, coin, give, money, created_at, bill_id, pay } = order
  const names = { sandbox: t`沙盒支付（演示）`, stripe: t`银行卡（Stripe）`, alipay: t`支付宝` }
  const messages: Record<RechargeState, string> = { open: t`待支付`, paid: t`已到账`, closed: t`已关闭`, failed: t`支付失败` }
  const inside = (
    <>
      <span className={row.icon}>
        <CreditCard size={18} aria-hidden="true" />
      </span>
      <span className={row.words}>
        <b>
          <Trans>
            充值 <Num>{yuan(money)}</Num>
          </Trans>
        </b>
        <small>
          {names[order.method]} · <Num>{formatTime(created_at)}</Num>
        </small>
        {states.slice(1).map((one) => (
          <small key={one.at}>
            {messages[one.state]} · <Num>{formatTime(one.at)}</Num>
          </small>
        ))}
      </span>
      <Tag tone={tones[state]}>{messages[state]}</Tag>
      <Num strong className={classNames(row.sum, state === 'paid' ? row.diamond : row.idle)}>
        {`${state === 'paid' ? '+' : ''}${diamonds(coin + give)}`}
      </Num>
    </>
  )
  return (
    <li className={row.item} data-order={state}>
      {bill_id ? (
        <button type="button" className={row.row} onClick={() => onOpen(bill_id)}>
          {inside}
        </button>
      ) : (
        <div className={row.row}>{inside}</div>
      )}
      {pay && (
        <div className={row.further}>
          <SteadyButton size="sm" variant="primary" onClick={() => goOn(order)}>
            <Trans>继续付款</Trans>
            <ExternalLink size={14} aria-hidden="true" />
          </SteadyButton>
        </div>
      )}
    </li>
  )
}
