// Warns before the tap if the user's own spend guard would refuse the recharge.
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { SpendLimit } from '../../../../contract/money/wallet.ts'
import { yuan } from '../../../core/text/amount-text.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import styles from '../Notice.module.css'
import { useFormatTime } from '../use-format-time.ts'

export function RechargeStop({ spendLimit, money }: { spendLimit: SpendLimit | undefined; money: number }) {
  const formatTime = useFormatTime()
  if (!spendLimit) return null
  const { minor_mode, cooling_off_until, daily_recharge_cap: cap, recharged_today: today } = spendLimit
  const until = cooling_off_until === null ? null : formatTime(cooling_off_until)
  const isOver = cap > 0 && today + money > cap
  if (!minor_mode && until === null && !isOver) return null
  return (
    <p className={styles.warn}>
      {minor_mode ? (
        <Trans>未成年人模式已打开，不能充值。</Trans>
      ) : until !== null ? (
        <Trans>
          冷静期到 <Num>{until}</Num>，在此之前不能充值。
        </Trans>
      ) : (
        <Trans>
          今天已充 <Num>{yuan(today)}</Num>，再充就超过你设的每日上限 <Num>{yuan(cap)}</Num>。
        </Trans>
      )}{' '}
      <Link to="/member" search={{ type: 1 }} hash="spend-guard">
        <Trans>查看消费守护</Trans>
      </Link>
    </p>
  )
}
