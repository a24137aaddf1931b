// A hit rate always with its sample, its interval and the longest losing run.
import { Trans } from '@lingui/react/macro'
import type { ExpertRecord } from '../../../../contract/expert/expert.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import styles from './RecordLine.module.css'
import { interval, percent } from './rate-text.ts'

export function RecordLine({ record }: { record: ExpertRecord }) {
  const { sample, rate, low, high, longest_losing } = record
  if (rate === null)
    return (
      <span className={styles.line}>
        <Trans>还没有结算过</Trans>
      </span>
    )
  return (
    <span className={styles.line}>
      <span>
        <Trans>
          命中 <Num strong>{percent(rate)}</Num>
        </Trans>
      </span>
      <span>
        <Trans>
          区间 <Num>{interval(low, high)}</Num>
        </Trans>
      </span>
      <span>
        <Trans>
          共 <Num>{sample}</Num> 项
        </Trans>
      </span>
      <span>
        <Trans>
          最长连错 <Num>{longest_losing}</Num>
        </Trans>
      </span>
    </span>
  )
}
