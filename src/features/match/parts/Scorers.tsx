// Scorers: home on the left of the ball, away on the right.
import { useLingui } from '@lingui/react/macro'
import type { Lang } from '../../../../contract/limits/limits.ts'
import type { MatchRow, Side } from '../../../../contract/match/match-row.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { BallGlyph } from '../../../ui/glyph/BallGlyph.tsx'
import { DataLink } from '../league/DataLink.tsx'
import { type Scorer, scorersOf, type TimelineItem, teamOf } from '../messages/timeline.ts'
import styles from './Scorers.module.css'

interface ScorersProps {
  items: readonly TimelineItem[]
  lang: Lang
  /** If set, names link to the players' pages. */
  row?: MatchRow
}

export function Scorers({ items, lang, row }: ScorersProps) {
  const home = scorersOf(items, 'home')
  const away = scorersOf(items, 'away')
  if (home.length + away.length === 0) return null
  return (
    <div className={classNames(styles.scorers, row && styles.linked)}>
      <SideScorers scorers={home} side="home" lang={lang} row={row} />
      <BallGlyph size={13} className={styles.ball} />
      <SideScorers scorers={away} side="away" lang={lang} row={row} />
    </div>
  )
}

function SideScorers({ scorers, side, lang, row }: Omit<ScorersProps, 'items'> & { scorers: readonly Scorer[]; side: Side }) {
  const { t } = useLingui()
  const how = {
    open: '',
    penalty: ` ${t({ message: '点球', context: 'beside a scorer, short' })}`,
    own: ` ${t({ message: '乌龙球', context: 'beside a scorer, short' })}`,
  }
  return (
    <ul className={side === 'home' ? styles.home : undefined}>
      {scorers.map(({ player, minutes }) => (
        <li key={minutes[0]?.seq}>
          {player && row ? (
            <DataLink
              sport={row.sport}
              to={{
                team: teamOf(
                  row,
                  side,
                  minutes.every(({ how: by }) => by === 'own'),
                ),
                player: player.en,
              }}
              className={styles.name}
            >
              {nameOf(player, lang)}
            </DataLink>
          ) : (
            <span className={styles.name}>{player ? nameOf(player, lang) : t`进球`}</span>
          )}
          {minutes.map((goal) => (
            <span key={goal.seq}>
              <Num>{goal.minute}</Num>
              {how[goal.how]}
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}
