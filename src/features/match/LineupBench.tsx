// The bench, or the starters of a sport without a pitch, in two columns: number, name, rating.
import { useLingui } from '@lingui/react/macro'
import type { Lang } from '../../../contract/limits.ts'
import type { LineupPlayer, MatchDetail, MatchRow, Side } from '../../../contract/match.ts'
import { nameOf, teamShort } from '../../../rules/name.ts'
import { Num } from '../../ui/Num.tsx'
import styles from './LineupBench.module.css'
import { marksOf } from './lineup-place.ts'
import type { TimelineItem } from './timeline.ts'

interface LineupBenchProps {
  lineups: NonNullable<MatchDetail['lineups']>
  row: MatchRow
  items: readonly TimelineItem[]
  lang: Lang
  starters?: boolean
}

export function LineupBench({ lineups, row, items, lang, starters = false }: LineupBenchProps) {
  const column = (side: Side) => (
    <div>
      <h3 className={styles.team} translate="no">
        {teamShort(row, side, lang)}
      </h3>
      <ul>
        {(starters ? lineups[side].starters : lineups[side].substitutes).map((player) => (
          <BenchRow key={player.id} player={player} side={side} items={items} lang={lang} />
        ))}
      </ul>
    </div>
  )
  return (
    <div className={styles.columns}>
      {column('home')}
      {column('away')}
    </div>
  )
}

function BenchRow({ player, side, items, lang }: { player: LineupPlayer; side: Side; items: readonly TimelineItem[]; lang: Lang }) {
  const { t } = useLingui()
  const marks = marksOf(player, side, items)
  return (
    <li className={styles.row}>
      <Num strong className={styles.number}>
        {player.number}
      </Num>
      <span className={styles.name} translate="no">
        {nameOf(player.name, lang)}
      </span>
      {marks.in && <i className={styles.in} role="img" aria-label={t`替补上场`} />}
      {player.rating !== null && <Num className={styles.rating}>{player.rating.toFixed(1)}</Num>}
    </li>
  )
}
