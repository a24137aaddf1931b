// Stub of a ticket: the start, and below it the state, the round or the original time of a moved match.
import { Trans, useLingui } from '@lingui/react/macro'
import { minuteParts } from '../../../../rules/match/format-minute.ts'
import { ageText, dayOf, timeOf, weekday } from '../../../core/text/format.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { roundText, stateWord } from '../messages/match-messages.ts'
import { startTime } from '../messages/start-time.ts'
import type { RowPart } from '../row/row-part.ts'
import styles from './TicketStub.module.css'

export function TicketStub({ row, pulse, view }: RowPart) {
  const { i18n } = useLingui()
  const { lang, tz } = view
  return (
    <span className={classNames(styles.stub, row.status === 'postponed' && styles.off)} aria-hidden="true">
      <Num strong className={styles.time}>
        {startTime(row, tz, i18n)}
      </Num>
      <small className={styles.line}>
        {pulse.age > 0 ? <span className={styles.stale}>{ageText(pulse.age, lang)}</span> : <State row={row} pulse={pulse} view={view} />}
      </small>
    </span>
  )
}

function State({ row, pulse, view }: Pick<RowPart, 'row' | 'pulse' | 'view'>) {
  const { i18n } = useLingui()
  const { lang, tz } = view
  // An unknown time is already shown in place of the time.
  const word = pulse.word === 'time-tbc' ? null : stateWord(pulse.word, row, i18n)
  if (word) return <span className={classNames(pulse.live && styles.live)}>{word}</span>
  if (row.status === 'live') {
    const { part, clock } = minuteParts(pulse.minute, row.sport, lang)
    return (
      <span className={classNames(pulse.live && styles.live)}>
        {part} <Num strong={pulse.live}>{clock}</Num>
      </span>
    )
  }
  if (pulse.word === 'soon')
    return (
      <span className={styles.soon}>
        <Trans>即将开赛</Trans>
      </span>
    )
  if (row.original_time) {
    const day = dayOf(row.original_time, tz)
    const sameDay = day === dayOf(row.match_time, tz)
    return (
      <>
        <s>{sameDay ? <Num>{timeOf(row.original_time, tz)}</Num> : weekday(day, lang)}</s> <Trans>改期</Trans>
      </>
    )
  }
  // For a stop of a tour only the round: the town before it is in the match's header.
  return roundText(row, lang, i18n).replace(/^[^:]+: /, '')
}
