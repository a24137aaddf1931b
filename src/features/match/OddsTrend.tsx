// How the home price of a market went: a stepped line from the first word to the last.
import { useLingui } from '@lingui/react/macro'
import type { MatchOdds } from '../../../contract/match.ts'
import styles from './OddsTrend.module.css'
import { priceText } from './odds-format.ts'
import { trendPath } from './odds-trend.ts'

interface OddsTrendProps {
  list: readonly MatchOdds[]
  market: 'handicap' | 'total' | 'win'
  /** Whose price it is. */
  label: string
}

export function OddsTrend({ list, market, label }: OddsTrendProps) {
  const { t } = useLingui()
  const prices = list.map((odds) => odds[market].home)
  const first = prices[0]
  const last = prices.at(-1)
  if (prices.length < 2 || first === undefined || last === undefined) return null
  const from = priceText(first)
  const to = priceText(last)
  return (
    <figure className={styles.trend}>
      <svg
        viewBox="0 0 100 40"
        preserveAspectRatio="none"
        className={styles.picture}
        role="img"
        aria-label={t`${label} 从 ${from} 到 ${to}`}
      >
        <path d={trendPath(prices, 100, 40)} vectorEffect="non-scaling-stroke" />
      </svg>
      <figcaption className={styles.words}>{t`${label} 从 ${from} 到 ${to}`}</figcaption>
    </figure>
  )
}
