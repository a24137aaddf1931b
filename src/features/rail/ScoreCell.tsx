// One match in the score rail.
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ComponentType, memo } from 'react'
import type { MatchRow, Side } from '../../../contract/match/match-row.ts'
import { minuteParts } from '../../../rules/match/format-minute.ts'
import { leagueName, teamShort } from '../../../rules/text/name/name.ts'
import { ageText } from '../../core/text/format.ts'
import { classNames } from '../../ui/class-names.ts'
import { Num } from '../../ui/figure/Num.tsx'
import { useLater } from '../../ui/layer/use-later.ts'
import { Crest } from '../../ui/picture/Crest.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { matchSearch } from '../match/match-link.ts'
import { stateWord } from '../match/messages/match-messages.ts'
import { matchSentence } from '../match/messages/match-sentence.ts'
import { otherDay } from '../match/messages/other-day.ts'
import { startTime } from '../match/messages/start-time.ts'
import { rowGame } from '../match/row/row-game.ts'
import { type RowView, useRowView } from '../match/row-view.ts'
import { useNowValue } from '../match/state/row/use-now-value.ts'
import { type Pulse, usePulse } from '../match/state/row/use-pulse.ts'
import { useRow } from '../match/state/row/use-row.ts'
import { sideScore } from '../match/state/side-score.ts'
import { useHidden } from '../spoiler/revealed.ts'
import styles from './ScoreCell.module.css'

export const ScoreCell = memo(function ScoreCell({ row: initial }: { row: MatchRow }) {
  const { i18n } = useLingui()
  const row = useRow(initial)
  const pulse = usePulse(row)
  const view = useRowView()
  const hidden = useHidden(row)
  const highlighted = hidden ? null : pulse.highlighted
  const day = useNowValue((nowMs) => (row.status === 'upcoming' ? otherDay(row.match_time, nowMs, view) : ''))
  const Game = useLater(rowGame, Boolean(row.game) && !hidden)
  return (
    <Link to="/score-detail" search={matchSearch(row)} className={classNames(styles.cell, highlighted && styles.lit)}>
      <VisuallyHidden>{matchSentence(row, pulse, { i18n, ...view, hidden, day })}</VisuallyHidden>
      <span aria-hidden="true">
        <span className={styles.top}>
          <span className={styles.league}>{leagueName(row, view.lang)}</span>
          <MatchTime row={row} pulse={pulse} view={view} day={day} />
        </span>
        {(['home', 'away'] as const).map((side) => (
          <SideLine
            key={side}
            row={row}
            side={side}
            name={teamShort(row, side, view.lang)}
            hit={highlighted === side}
            hidden={hidden}
            Game={Game}
          />
        ))}
      </span>
    </Link>
  )
})

/** The start (with its day unless it is today), the running minute or a status word; the age of the data once it is stale. */
function MatchTime({ row, pulse, view, day }: { row: MatchRow; pulse: Pulse; view: RowView; day: string }) {
  const { i18n } = useLingui()
  const word = stateWord(pulse.word, row, i18n)
  if (row.status === 'upcoming' && (!word || pulse.word === 'time-tbc'))
    return (
      <span className={styles.moment}>
        {day} <Num>{startTime(row, view.tz, i18n)}</Num>
      </span>
    )
  if (pulse.age > 0) return <span className={styles.moment}>{ageText(pulse.age, view.lang)}</span>
  const className = classNames(styles.moment, pulse.live && styles.live)
  if (word) return <span className={className}>{word}</span>
  const { part, clock } = minuteParts(pulse.minute, row.sport, view.lang)
  return (
    <span className={className}>
      {part} <Num strong={pulse.live}>{clock}</Num>
    </span>
  )
}

interface SideLineProps {
  row: MatchRow
  side: Side
  name: string
  hit: boolean
  hidden: boolean
  /** The current game of tennis and badminton, once its component has loaded. */
  Game?: ComponentType<{ row: MatchRow; side: Side; hidden: boolean }>
}

function SideLine({ row, side, name, hit, hidden, Game }: SideLineProps) {
  const isOut = !hidden && row.status === 'over' && row.winner !== null && row.winner !== 'draw' && row.winner !== side
  return (
    <span className={classNames(styles.side, isOut && styles.out)}>
      <Crest
        crest={side === 'home' ? row.home_team_crest : row.away_team_crest}
        id={side === 'home' ? row.home_team_id : row.away_team_id}
        size={18}
      />
      <span className={styles.names} translate="no">
        <span className={styles.code}>{row[`${side}_team_code`] || name}</span>
        <span>{name}</span>
      </span>
      {Game && <Game row={row} side={side} hidden={hidden} />}
      <Num strong className={classNames(styles.score, hit && styles.hit)}>
        {sideScore(row, side, hidden)}
      </Num>
    </span>
  )
}
