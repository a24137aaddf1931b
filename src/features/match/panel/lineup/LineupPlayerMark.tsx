// A player on the pitch: face, shirt with number, name, rating, and events. The mark links to the player's page; a star follows
// them.
import { useLingui } from '@lingui/react/macro'
import type { Lang } from '../../../../../contract/limits/limits.ts'
import type { LineupPlayer } from '../../../../../contract/match/match-detail.ts'
import type { MatchRow, Side } from '../../../../../contract/match/match-row.ts'
import { nameOf } from '../../../../../rules/text/name/name.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { CardShape } from '../../../../ui/figure/CardShape.tsx'
import { Num } from '../../../../ui/figure/Num.tsx'
import { BallGlyph } from '../../../../ui/glyph/BallGlyph.tsx'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx'
import { PlayerStar } from '../../../follow/PlayerStar.tsx'
import { DataLink } from '../../league/DataLink.tsx'
import { faceTeamOf } from '../../league/face-team.ts'
import { PlayerFace } from '../../league/PlayerFace.tsx'
import type { TimelineItem } from '../../messages/timeline.ts'
import styles from './LineupPlayerMark.module.css'
import { marksOf, placeOf, shortPerson } from './lineup-place.ts'

interface LineupPlayerMarkProps {
  player: LineupPlayer
  side: Side
  row: MatchRow
  items: readonly TimelineItem[]
  best: number
  lang: Lang
}

export function LineupPlayerMark({ player, side, row, items, best, lang }: LineupPlayerMarkProps) {
  const { t } = useLingui()
  const { left, top } = placeOf(player, side)
  const team = side === 'home' ? row.home_team_id : row.away_team_id
  const marks = marksOf(player, side, items)
  const name = nameOf(player.name, lang)
  return (
    <li className={styles.player} style={{ insetInlineStart: `${left}%`, insetBlockStart: `${top}%` }}>
      <span className={styles.face}>
        <PlayerFace id={player.id} team={faceTeamOf(row, side)} number={player.number} position={player.position} size={40} />
        <VisuallyHidden>{player.number}</VisuallyHidden>
        {marks.goals > 0 && <BallGlyph size={15} className={styles.ball} role="img" aria-label={t`进球 ${marks.goals}`} />}
        {(marks.red || marks.yellow) && (
          <CardShape color={marks.red ? 'red' : 'yellow'} label={marks.red ? t`红牌` : t`黄牌`} className={styles.card} />
        )}
      </span>
      <span className={styles.line}>
        <DataLink sport={row.sport} to={{ team, player: player.id }} className={styles.name} title={name}>
          <span className={styles.text}>{shortPerson(name)}</span>
        </DataLink>
        {player.captain && (
          <abbr title={t`队长`} className={styles.captain}>
            C
          </abbr>
        )}
        {marks.out && <i className={styles.out} role="img" aria-label={t`被换下`} />}
      </span>
      {player.rating !== null && (
        <Num className={classNames(styles.rating, player.rating === best && styles.best)} aria-label={t`评分 ${player.rating.toFixed(1)}`}>
          {player.rating.toFixed(1)}
        </Num>
      )}
      <PlayerStar id={player.id} name={name} sport={row.sport} team={team} size={13} tone="ground" className={styles.star} />
    </li>
  )
}
