// The plays of a scheme: pick, line, price, confidence and outcome.
import { Trans } from '@lingui/react/macro'
import type { SettledPlay } from '../../../../contract/expert/scheme.ts'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import type { PlayOutcome } from '../../../../contract/match/play.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { Tag, type TagProps } from '../../../ui/figure/Tag.tsx'
import { priceText } from '../../match/odds/odds-format.ts'
import { useHidden } from '../../spoiler/revealed.ts'
import { usePlayMessages } from '../play-messages.ts'
import styles from './PlayList.module.css'

const tones: Record<PlayOutcome, TagProps['tone']> = {
  open: 'plain',
  won: 'accent',
  'half-won': 'accent',
  push: 'plain',
  'half-lost': 'void',
  lost: 'void',
  void: 'void',
}

export function PlayList({ plays, match }: { plays: readonly SettledPlay[]; match: MatchRow }) {
  const messages = usePlayMessages()
  const hidden = useHidden(match)
  return (
    <ul className={styles.list}>
      {plays.map((play) => (
        <li key={play.type}>
          <span className={styles.type}>{messages.type(play.type, match.sport)}</span>
          <b className={styles.pick}>{messages.pick(play, match)}</b>
          <span className={styles.facts}>
            {play.price !== null && (
              <span>
                <Trans>
                  锁定时赔率 <Num>{priceText(play.price)}</Num>
                </Trans>
              </span>
            )}
            <span>
              <Trans>
                把握 <Num>{play.confidence}%</Num>
              </Trans>
            </span>
          </span>
          {!hidden && play.outcome !== 'open' && <Tag tone={tones[play.outcome]}>{messages.outcomes[play.outcome]}</Tag>}
        </li>
      ))}
    </ul>
  )
}
