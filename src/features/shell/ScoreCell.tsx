// One match in the score rail.
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { MatchRow, Side } from '../../../contract/match.ts'
import { leagueName, teamShort } from '../../../rules/name.ts'
import { preferences } from '../../core/preferences.ts'
import { productSpeed } from '../../core/product-clock.ts'
import { Crest } from '../../ui/Crest.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Num } from '../../ui/Num.tsx'
import { useStore } from '../../ui/use-store.ts'
import { litSide } from '../match/row-moment.ts'
import { useNowValue } from '../match/use-now-value.ts'
import { useRow } from '../match/use-row.ts'
import { RowMoment } from './RowMoment.tsx'
import styles from './ScoreCell.module.css'

export const ScoreCell = memo(function ScoreCell({ row: initial }: { row: MatchRow }) {
  const row = useRow(initial)
  const { lang, hideScores } = useStore(preferences)
  const lit = useNowValue((nowMs) => (hideScores ? null : litSide(row, nowMs, productSpeed())))
  return (
    <Link to="/score-detail" search={{ type: row.sport, id: row.id }} className={classNames(styles.cell, lit && styles.lit)}>
      <span className={styles.top}>
        <span className={styles.league}>{leagueName(row, lang)}</span>
        <RowMoment row={row} className={classNames(styles.moment, row.status === 'live' && styles.live)} />
      </span>
      {(['home', 'away'] as const).map((side) => (
        <SideLine key={side} row={row} side={side} name={teamShort(row, side, lang)} hit={lit === side} hidden={hideScores} />
      ))}
    </Link>
  )
})

interface SideLineProps {
  row: MatchRow
  side: Side
  name: string
  hit: boolean
  hidden: boolean
}

function SideLine({ row, side, name, hit, hidden }: SideLineProps) {
  const hasScore = (row.status === 'live' || row.status === 'over') && !hidden
  const isOut = !hidden && row.status === 'over' && row.winner !== null && row.winner !== 'draw' && row.winner !== side
  return (
    <span className={classNames(styles.side, isOut && styles.out)}>
      <Crest
        crest={side === 'home' ? row.home_team_crest : row.away_team_crest}
        id={side === 'home' ? row.home_team_id : row.away_team_id}
        size={18}
      />
      <span className={styles.name} translate="no">
        {name}
      </span>
      <Num strong className={classNames(styles.score, hit && styles.hit)}>
        {hasScore ? (side === 'home' ? row.home_score : row.away_score) : '–'}
      </Num>
    </span>
  )
}
