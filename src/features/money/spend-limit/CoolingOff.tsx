// The cooling-off period: no spending and no recharge until its end. It can be extended, not shortened.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import { useFormatTime } from '../use-format-time.ts'
import { ConfirmStep } from './ConfirmStep.tsx'
import styles from './SpendLimitPanel.module.css'
import { useSpendLimitChange } from './use-spend-limit-change.ts'

const lengths = { '24': 24, '72': 72, '168': 168, '720': 720 } as const
type Hours = keyof typeof lengths
const periods = Object.keys(lengths) as Hours[]

export function CoolingOff({ until }: { until: string | null }) {
  const { t } = useLingui()
  const formatTime = useFormatTime()
  const [asked, setAsked] = useState(false)
  const [hours, setHours] = useState<Hours>('24')
  const { busy, failure, change } = useSpendLimitChange()
  const messages: Record<Hours, string> = { '24': t`1 天`, '72': t`3 天`, '168': t`7 天`, '720': t`30 天` }
  const begin = async (): Promise<void> => {
    if (await change({ cooling_off: lengths[hours] }, t`冷静期已开始`)) setAsked(false)
  }
  return (
    <div className={styles.row} data-limit="cooling_off">
      <div className={styles.words}>
        <b>
          <Trans>冷静期</Trans>
        </b>
        <small>
          {until ? (
            <Trans>
              到 <Num>{formatTime(until)}</Num> 为止，不能消费和充值
            </Trans>
          ) : (
            <Trans>一段时间里不能消费和充值，开始后不能提前结束</Trans>
          )}
        </small>
      </div>
      <Button size="sm" onClick={() => setAsked(true)}>
        {until ? <Trans>延长</Trans> : <Trans>开始</Trans>}
      </Button>
      <ConfirmStep
        open={asked}
        onOpenChange={setAsked}
        title={<Trans>开始冷静期</Trans>}
        text={<Trans>冷静期里不能消费和充值，只能延长，不能提前结束。收益和提现不受影响。</Trans>}
        act={<Trans>开始</Trans>}
        busy={busy}
        failure={failure}
        onConfirm={begin}
      >
        <Segmented<Hours>
          label={t`多久`}
          value={hours}
          onChange={setHours}
          options={periods.map((value) => ({ value, label: messages[value] }))}
        />
      </ConfirmStep>
    </div>
  )
}
