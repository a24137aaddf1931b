// Time column of a row: start, running minute or state, and below it the most urgent note.
import { Trans, useLingui } from '@lingui/react/macro'
import { minuteParts } from '../../../../rules/match/format-minute.ts'
import { ageText, timeOf } from '../../../core/text/format.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { stateWord } from '../messages/match-messages.ts'
import { RowNote } from './RowNote.tsx'
import styles from './RowTime.module.css'
import type { RowPart } from './row-part.ts'

/** `day`: in lists without days, the day of a match that is not today. */
export function RowTime({ row, pulse, hidden, view, day }: RowPart & { day: string }) {
  const { i18n } = useLingui()
  const word = stateWord(pulse.word, row, i18n)
  const { part, clock } = minuteParts(pulse.minute, row.sport, view.lang)
  const isUpcoming = row.status === 'upcoming'
  const isMoved = row.original_time !== null && (isUpcoming || row.status === 'postponed')
  return (
    <span className={styles.time} aria-hidden="true">
      {word || part ? (
        <b className={classNames(styles.word, row.status === 'postponed' && styles.struckState)}>{word ?? part}</b>
      ) : (
        <Num strong className={styles.minute}>
          {isUpcoming ? timeOf(row.match_time, view.tz) : clock}
        </Num>
      )}
      {!word && part && clock && pulse.age === 0 && <Num className={styles.clock}>{clock}</Num>}
      {day && <span className={styles.day}>{day}</span>}
      {isMoved && row.original_time && <s className={styles.struck}>{timeOf(row.original_time, view.tz)}</s>}
      {!hidden && row.phase !== 'half-time' && row.half_home_score !== null && row.half_away_score !== null && row.sport === 'football' && (
        <span className={styles.half}>
          <Trans>
            半 <Num>{`${row.half_home_score}-${row.half_away_score}`}</Num>
          </Trans>
        </span>
      )}
      <span className={styles.note}>
        {pulse.age > 0 ? (
          <span className={styles.stale}>{ageText(pulse.age, view.lang)}</span>
        ) : (
          <RowNote row={row} note={pulse.note} hidden={hidden} />
        )}
      </span>
    </span>
  )
}
