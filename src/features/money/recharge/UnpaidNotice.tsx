// Offers to resume an unpaid order before the user creates another one.
import { Trans } from '@lingui/react/macro'
import { ExternalLink } from 'lucide-react'
import type { RechargeOrder } from '../../../../contract/money/recharge.ts'
import { diamonds, yuan } from '../../../core/text/amount-text.ts'
import { SteadyButton } from '../../../ui/button/SteadyButton.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { useFormatTime } from '../use-format-time.ts'
import styles from './UnpaidNotice.module.css'
import { useGoOn } from './use-recharge.ts'

export function UnpaidNotice({ order }: { order: RechargeOrder }) {
  const formatTime = useFormatTime()
  const goOn = useGoOn()
  const { coin, give, money, created_at } = order
  return (
    <div className={styles.unpaid} data-unpaid={order.id}>
      <p>
        <b>
          <Trans>有一笔订单还没付款</Trans>
        </b>
        <span>
          <Trans>
            <Num>{yuan(money)}</Num>，<Num>{diamonds(coin + give)}</Num> 钻石
          </Trans>
          {' · '}
          <Num>{formatTime(created_at)}</Num>
        </span>
      </p>
      <SteadyButton size="sm" variant="primary" onClick={() => goOn(order)}>
        <Trans>继续付款</Trans>
        <ExternalLink size={14} aria-hidden="true" />
      </SteadyButton>
    </div>
  )
}
