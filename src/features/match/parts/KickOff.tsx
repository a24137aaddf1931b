// In place of the plates before a match has a score: day, time and countdown.
import { useLingui } from '@lingui/react/macro'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { dayOf } from '../../../core/text/format.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { stateWord } from '../messages/match-messages.ts'
import { startTime } from '../messages/start-time.ts'
import { weekdayDate } from '../messages/weekday-date.ts'
import type { RowView } from '../row-view.ts'
import { useNowValue } from '../state/row/use-now-value.ts'
import type { Pulse } from '../state/row/use-pulse.ts'
import { Countdown } from './Countdown.tsx'
import styles from './KickOff.module.css'

export function KickOff({ row, pulse, view }: { row: MatchRow; pulse: Pulse; view: RowView }) {
  const { i18n } = useLingui()
  const { lang, tz } = view
  const date = dayOf(row.match_time, tz)
  const today = useNowValue((nowMs) => dayOf(nowMs, tz))
  const off = row.status !== 'upcoming'
  const word = stateWord(pulse.word, row, i18n)
  return (
    <div className={styles.start}>
      {word && pulse.word !== 'time-tbc' && (
        <b className={styles.word} aria-hidden="true">
          {word}
        </b>
      )}
      <span className={classNames(styles.day, off && styles.off)}>{weekdayDate(date, lang, today)}</span>
      <Num strong className={classNames(styles.time, off && styles.off)}>
        {startTime(row, tz, i18n)}
      </Num>
      {!off && !row.time_tbc && (
        <span className={styles.left}>
          <Countdown start={row.match_time} />
        </span>
      )}
    </div>
  )
}
