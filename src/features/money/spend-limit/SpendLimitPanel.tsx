// The spend guard: the user's own spending limits. Tightening applies at once, loosening after a day.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { SpendLimit } from '../../../../contract/money/wallet.ts'
import { diamonds, yuan } from '../../../core/text/amount-text.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { spendLimitQuery } from '../money-queries.ts'
import notices from '../Notice.module.css'
import { useFormatTime } from '../use-format-time.ts'
import { CoolingOff } from './CoolingOff.tsx'
import { LimitField } from './LimitField.tsx'
import { MinorMode } from './MinorMode.tsx'
import styles from './SpendLimitPanel.module.css'

export function SpendLimitPanel() {
  const { t } = useLingui()
  const { data, isLoadingError, refetch } = useQuery(spendLimitQuery())
  return (
    <Panel padded aria-labelledby="spend-guard" className={styles.panel}>
      <SectionHead id="spend-guard" title={<Trans>消费守护</Trans>} note={<Trans>收紧立即生效，放宽要等 24 小时</Trans>} />
      {isLoadingError ? (
        <ErrorState onRetry={() => refetch()} />
      ) : data ? (
        <Inside spendLimit={data} />
      ) : (
        <SkeletonRows count={4} label={t`数据加载中，请稍候！`} />
      )}
    </Panel>
  )
}

function Inside({ spendLimit }: { spendLimit: SpendLimit }) {
  return (
    <>
      <Pending spendLimit={spendLimit} />
      <LimitField
        field="confirm_over"
        digits={1}
        units={spendLimit.confirm_over}
        title={<Trans>单笔确认</Trans>}
        text={<Trans>一次花这么多钻石时再问一遍</Trans>}
      />
      <LimitField
        field="daily_cap"
        digits={1}
        units={spendLimit.daily_cap}
        title={<Trans>每日消费上限</Trans>}
        text={
          <Trans>
            今天已用 <Num>{diamonds(spendLimit.spent_today)}</Num> 钻石
          </Trans>
        }
      />
      <LimitField
        field="daily_recharge_cap"
        digits={2}
        units={spendLimit.daily_recharge_cap}
        title={<Trans>每日充值上限</Trans>}
        text={
          <Trans>
            今天已充 <Num>{yuan(spendLimit.recharged_today)}</Num>
          </Trans>
        }
      />
      <CoolingOff until={spendLimit.cooling_off_until} />
      <MinorMode on={spendLimit.minor_mode} />
    </>
  )
}

/** Loosened limits that are not in effect yet. */
function Pending({ spendLimit }: { spendLimit: SpendLimit }) {
  const { t } = useLingui()
  const formatTime = useFormatTime()
  const { pending } = spendLimit
  if (!pending) return null
  const from = formatTime(pending.from)
  const none = t`不限`
  const changes = [
    pending.confirm_over !== spendLimit.confirm_over && `${t`单笔确认`} ${pending.confirm_over ? diamonds(pending.confirm_over) : none}`,
    pending.daily_cap !== spendLimit.daily_cap && `${t`每日消费上限`} ${pending.daily_cap ? diamonds(pending.daily_cap) : none}`,
    pending.daily_recharge_cap !== spendLimit.daily_recharge_cap &&
      `${t`每日充值上限`} ${pending.daily_recharge_cap ? yuan(pending.daily_recharge_cap) : none}`,
  ].filter(Boolean)
  return (
    <p className={notices.info}>
      <Trans>
        放宽的设置从 <Num>{from}</Num> 起生效：
      </Trans>
      {changes.join(' · ')}
    </p>
  )
}
