// The bench, or the starters of a sport without a pitch, in two columns: face, number, name, rating, and the follow star where alerts
// exist.
import { Trans, useLingui } from '@lingui/react/macro'
import type { Lang } from '../../../../../contract/limits/limits.ts'
import type { LineupPlayer, MatchDetail } from '../../../../../contract/match/match-detail.ts'
import type { MatchRow, Side } from '../../../../../contract/match/match-row.ts'
import { nameOf, teamShort } from '../../../../../rules/text/name/name.ts'
import { Num } from '../../../../ui/figure/Num.tsx'
import { Crest } from '../../../../ui/picture/Crest.tsx'
import { PlayerStar } from '../../../follow/PlayerStar.tsx'
import { DataLink } from '../../league/DataLink.tsx'
import { faceTeamOf } from '../../league/face-team.ts'
import { PlayerFace } from '../../league/PlayerFace.tsx'
import type { TimelineItem } from '../../messages/timeline.ts'
import styles from './LineupBench.module.css'
import { marksOf } from './lineup-place.ts'

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
      <h3 className={styles.team}>
        <Crest crest={side === 'home' ? row.home_team_crest : row.away_team_crest} id={teamId(row, side)} size={18} />
        <DataLink sport={row.sport} to={{ team: teamId(row, side) }}>
          {teamShort(row, side, lang)}
        </DataLink>
      </h3>
      <ul>
        {(starters ? lineups[side].starters : lineups[side].substitutes).map((player) => (
          <BenchRow key={player.id} player={player} side={side} items={items} lang={lang} row={row} />
        ))}
      </ul>
      <p className={styles.coach}>
        <PlayerFace id={lineups[side].coach.en} team={faceTeamOf(row, side)} isCoach size={32} />
        <Trans>主帅 {nameOf(lineups[side].coach, lang)}</Trans>
      </p>
    </div>
  )
  return (
    <div className={styles.columns}>
      {column('home')}
      {column('away')}
    </div>
  )
}

interface BenchRowProps extends Pick<LineupBenchProps, 'items' | 'lang' | 'row'> {
  player: LineupPlayer
  side: Side
}

const teamId = (row: MatchRow, side: Side): string => (side === 'home' ? row.home_team_id : row.away_team_id)

function BenchRow({ player, side, items, lang, row }: BenchRowProps) {
  const { t } = useLingui()
  const marks = marksOf(player, side, items)
  const name = nameOf(player.name, lang)
  return (
    <li className={styles.row}>
      <PlayerFace id={player.id} team={faceTeamOf(row, side)} number={player.number} position={player.position} size={32} />
      <Num strong className={styles.number}>
        {player.number}
      </Num>
      <DataLink sport={row.sport} to={{ team: teamId(row, side), player: player.id }} className={styles.name} title={name}>
        {name}
      </DataLink>
      {marks.in && <i className={styles.in} role="img" aria-label={t`替补上场`} />}
      {player.rating !== null && <Num className={styles.rating}>{player.rating.toFixed(1)}</Num>}
      <PlayerStar id={player.id} name={name} sport={row.sport} team={teamId(row, side)} size={16} className={styles.star} />
    </li>
  )
}
