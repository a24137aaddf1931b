// Odds of a row, for information only: the handicap above, the total below, movements with arrows.
import { Trans, useLingui } from '@lingui/react/macro'
import type { Sport } from '../../../../contract/match/match-row.ts'
import type { MatchOdds, OddsLine } from '../../../../contract/match/odds.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { OddsPrice } from './OddsPrice.tsx'
import { handicapText, totalText } from './odds-format.ts'
import styles from './RowOdds.module.css'
import { useLiveOdds } from './use-live-odds.ts'

export function RowOdds({ sport, odds }: { sport: Sport; odds: MatchOdds | null }) {
  const { t } = useLingui()
  useLiveOdds(sport)
  if (!odds)
    return (
      <span className={styles.none} aria-hidden="true">
        -
      </span>
    )
  const line = (word: string, of: OddsLine, text: string) => (
    <>
      <em className={styles.word}>{word}</em>
      <OddsPrice price={of.home} move={of.home_move} />
      <Num className={styles.line}>{text}</Num>
      <OddsPrice price={of.away} move={of.away_move} />
    </>
  )
  return (
    <span className={styles.odds} aria-hidden="true">
      {line(t({ message: '让', context: 'odds, handicap, one character' }), odds.handicap, handicapText(odds.handicap.line))}
      {line(t({ message: '大', context: 'odds, total, one character' }), odds.total, totalText(odds.total.line))}
    </span>
  )
}

/** The note below every list that shows odds. */
export function OddsDisclaimer() {
  return (
    <p className={styles.disclaimer}>
      <Trans>指数仅供观赛参考，本站不提供投注。可在“显示”里关闭。</Trans>
    </p>
  )
}
