// Below a table: for each team level with the next one, the criterion that ranks it higher, with both figures.
import { Trans, useLingui } from '@lingui/react/macro'
import type { Lang } from '../../../../../contract/limits/limits.ts'
import type { Sport } from '../../../../../contract/match/match-row.ts'
import type { StandingRow, Standings } from '../../../../../contract/match/standings.ts'
import type { TieBreak } from '../../../../../contract/match/table-order.ts'
import { nameOf } from '../../../../../rules/text/name/name.ts'
import { useCovered } from '../../../spoiler/revealed.ts'
import styles from './TieReasons.module.css'
import { coverOf } from './table-cover.ts'
import { useTieMessages } from './tie-messages.ts'

export interface TieReasonsProps {
  standings: Standings
  lang: Lang
  sport: Sport
  /** As in StandingsTableProps. */
  match?: string
}

/** Formats a rate as percent, a difference with its sign, and other values unchanged. */
function figureText(by: TieBreak, value: number): string {
  if (by.endsWith('rate')) return `${Math.round(value * 1000) / 10}%`
  const isDifference = by.endsWith('difference')
  return isDifference && value > 0 ? `+${value}` : String(value).replace('-', '−')
}

export function TieReasons({ standings, lang, sport, match }: TieReasonsProps) {
  const { t } = useLingui()
  const messages = useTieMessages(sport)
  const covered = useCovered(coverOf(standings, match))
  const level = standings.rows.flatMap((row, index) => {
    const next = standings.rows[index + 1]
    // Before the first match there is nothing to explain.
    return row.reason && next && row.played > 0 ? [{ row, reason: row.reason, next }] : []
  })
  if (covered || level.length === 0) return null
  const name = (row: StandingRow): string => nameOf(row.team, lang)
  const equal = sport === 'basketball' ? messages['win-rate'] : messages.points
  const sentence = ({ row, next, reason: { by, own, other, among } }: (typeof level)[number]): string => {
    const [one, two] = [name(row), name(next)]
    if (by === 'level') return t`${one} 与 ${two}：各项相同，先后不分名次`
    const [figure, less] = [figureText(by, own), figureText(by, other)]
    const word = messages[by]
    return among > 2
      ? t`${one} 与 ${two}（${among} 队${equal}相同）：${word} ${figure} 对 ${less}`
      : t`${one} 与 ${two}（${equal}相同）：${word} ${figure} 对 ${less}`
  }
  return (
    <details className={styles.box}>
      <summary className={styles.title}>
        {sport === 'basketball' ? <Trans>胜率相同球队的排名依据</Trans> : <Trans>同分球队的排名依据</Trans>}
      </summary>
      <ul className={styles.list}>
        {level.map((one) => (
          <li key={one.row.team_id}>{sentence(one)}</li>
        ))}
      </ul>
    </details>
  )
}
