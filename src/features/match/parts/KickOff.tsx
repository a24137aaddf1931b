// Where the plates will stand: day and time of a match that has no score yet, and how long until then.
import { Trans, useLingui } from '@lingui/react/macro'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { dayOf, timeOf } from '../../../core/text/format.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import type { RowView } from '../row-view.ts'
import { useNowValue } from '../state/use-now-value.ts'
import type { Pulse } from '../state/use-pulse.ts'
import { dayWords } from '../words/day-words.ts'
import { stateWord } from '../words/match-words.ts'
import styles from './KickOff.module.css'

const minute = 60_000
const day = 24 * 60

export function KickOff({ row, pulse, view }: { row: MatchRow; pulse: Pulse; view: RowView }) {
  const { i18n } = useLingui()
  const { lang, tz } = view
  const date = dayOf(row.match_time, tz)
  const off = row.status !== 'upcoming'
  const word = stateWord(pulse.word, row, i18n)
  return (
    <div className={styles.start}>
      {word && (
        <b className={styles.word} aria-hidden="true">
          {word}
        </b>
      )}
      <span className={classNames(styles.day, off && styles.off)}>{dayWords(date, lang)}</span>
      <Num strong className={classNames(styles.time, off && styles.off)}>
        {timeOf(row.match_time, tz)}
      </Num>
      {!off && <Countdown start={row.match_time} />}
    </div>
  )
}

/** 2 小时 10 分后开赛, from a day before on. */
function Countdown({ start }: { start: string }) {
  const left = useNowValue((nowMs) => Math.ceil((Date.parse(start) - nowMs) / minute))
  if (left > day) return null
  const hours = Math.floor(left / 60)
  const minutes = left % 60
  return (
    <span className={styles.left}>
      {left <= 0 ? (
        <Trans>即将开赛</Trans>
      ) : hours > 0 ? (
        <Trans>
          {hours} 小时 {minutes} 分后开赛
        </Trans>
      ) : (
        <Trans>{minutes} 分钟后开赛</Trans>
      )}
    </span>
  )
}
