// A league's square tag: one white character on its colour, or two Latin letters in languages that read these.
import { useLingui } from '@lingui/react/macro'
import { leagueSign } from '../../../rules/crest/league-sign.ts'
import { classNames } from '../class-names.ts'
import styles from './LeagueMark.module.css'

export interface LeagueMarkProps {
  mark: string
  /** In the language of the page. */
  name: string
  /** #rrggbb, dark enough for white text. */
  color: string
  size?: number
  className?: string
}

export function LeagueMark({ mark, name, color, size = 20, className }: LeagueMarkProps) {
  const { i18n } = useLingui()
  const sign = leagueSign(mark, name, i18n.locale)
  return (
    <span
      className={classNames(styles.mark, className)}
      style={{ width: size, height: size, background: color, fontSize: Math.round(size * (sign.length > 1 ? 0.45 : 0.6)) }}
      aria-hidden="true"
    >
      {sign}
    </span>
  )
}
