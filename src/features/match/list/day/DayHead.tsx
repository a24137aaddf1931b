// Header of a day in a list of tickets: 今天, 7 月 18 日 周六 · 3 场; or 正在进行.
import { Trans } from '@lingui/react/macro'
import { lost } from '../../../../core/socket/hearing.ts'
import { dateText, dayLabel, dayOf, weekday } from '../../../../core/text/format.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { LiveDot } from '../../../../ui/figure/LiveDot.tsx'
import { useStore } from '../../../../ui/use-store.ts'
import type { RowView } from '../../row-view.ts'
import { useNowValue } from '../../state/row/use-now-value.ts'
import styles from './DayHead.module.css'

interface DayHeadProps {
  day: string
  count: number
  view: RowView
  /** For the group of live matches, whatever their day. */
  live?: boolean
}

export function DayHead({ day, count, view, live = false }: DayHeadProps) {
  const { lang, tz } = view
  const isLost = useStore(lost)
  const today = useNowValue((nowMs) => dayOf(nowMs, tz))
  return (
    <h2 className={styles.day}>
      {live ? (
        <span className={classNames(styles.running, !isLost && styles.live)}>
          <LiveDot tone={isLost ? 'stale' : 'live'} /> <Trans>正在进行</Trans>
        </span>
      ) : (
        <span>{dayLabel(day, lang, today)}</span>
      )}
      <small>
        {live ? (
          <Trans>{count} 场</Trans>
        ) : (
          <Trans>
            {dateText(day, lang, today)} {weekday(day, lang)} · {count} 场
          </Trans>
        )}
      </small>
    </h2>
  )
}
