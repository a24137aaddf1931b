// The price history of a market: a chart that loads its library when the user opens it, and a text equivalent.
import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import type { MatchOdds } from '../../../../contract/match/odds.ts'
import { lazyPart } from '../../../ui/layer/lazy-part.ts'
import styles from './OddsTrend.module.css'
import type { Market } from './odds-columns.ts'
import { priceText } from './odds-format.ts'

const OddsChart = lazyPart(async () => (await import('./OddsChart.tsx')).OddsChart)

export interface OddsTrendProps {
  /** Oldest first. */
  list: readonly MatchOdds[]
  market: Market
  /** Names of the prices: home or over, draw, away or under. */
  heads: readonly [home: string, draw: string, away: string]
  label: string
  tz: string
}

export function OddsTrend({ list, market, heads, label, tz }: OddsTrendProps) {
  const { t } = useLingui()
  const first = list[0]?.[market]
  const last = list.at(-1)?.[market]
  if (list.length < 2 || !first || !last) return null
  const sentence = (name: string, before: number, after: number): string => {
    const [from, to] = [priceText(before), priceText(after)]
    return t`${name} 从 ${from} 到 ${to}`
  }
  const sides = [sentence(heads[0], first.home, last.home), sentence(heads[2], first.away, last.away)]
  return (
    <figure className={styles.trend}>
      <div className={styles.picture} role="img" aria-label={`${label}: ${sides.join(' · ')}`}>
        <Suspense>
          <OddsChart list={list} market={market} tz={tz} />
        </Suspense>
      </div>
      <figcaption className={styles.words}>
        <span className={styles.home}>{sides[0]}</span>
        <span className={styles.away}>{sides[1]}</span>
      </figcaption>
    </figure>
  )
}
