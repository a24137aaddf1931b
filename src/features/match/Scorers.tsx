// Who scored, home at the left of the ball, away at the right.
import { useLingui } from '@lingui/react/macro'
import type { Lang } from '../../../contract/limits.ts'
import type { Side } from '../../../contract/match.ts'
import { nameOf } from '../../../rules/name.ts'
import { BallGlyph } from '../../ui/glyph/BallGlyph.tsx'
import { Num } from '../../ui/Num.tsx'
import styles from './Scorers.module.css'
import { type Scorer, scorersOf, type TimelineItem } from './timeline.ts'

export function Scorers({ items, lang }: { items: readonly TimelineItem[]; lang: Lang }) {
  const home = scorersOf(items, 'home')
  const away = scorersOf(items, 'away')
  if (home.length + away.length === 0) return null
  return (
    <div className={styles.scorers}>
      <SideScorers scorers={home} side="home" lang={lang} />
      <BallGlyph size={13} className={styles.ball} />
      <SideScorers scorers={away} side="away" lang={lang} />
    </div>
  )
}

function SideScorers({ scorers, side, lang }: { scorers: readonly Scorer[]; side: Side; lang: Lang }) {
  const { t } = useLingui()
  const how = {
    open: '',
    penalty: ` ${t({ message: '点球', context: 'beside a scorer, short' })}`,
    own: ` ${t({ message: '乌龙球', context: 'beside a scorer, short' })}`,
  }
  return (
    <ul className={side === 'home' ? styles.home : undefined}>
      {scorers.map(({ player, minutes }) => (
        <li key={minutes[0]?.minute}>
          {player ? nameOf(player, lang) : t`进球`}
          {minutes.map((goal) => (
            <span key={goal.minute}>
              {' '}
              <Num>{goal.minute}</Num>
              {how[goal.how]}
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}
