// The league of one match where many stand in a list: its mark, and its name, which leads to its page.
import { Link } from '@tanstack/react-router'
import type { Lang } from '../../../../contract/limits/limits.ts'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { leagueName } from '../../../../rules/text/name.ts'
import { classNames } from '../../../ui/class-names.ts'
import { LeagueMark } from '../../../ui/picture/LeagueMark.tsx'
import { dataPath } from '../../league/data-link.ts'
import styles from './RowLeague.module.css'

export function RowLeague({ row, lang, size = 18, className }: { row: MatchRow; lang: Lang; size?: number; className?: string }) {
  const name = leagueName(row, lang)
  const path = dataPath(row.sport)
  const shown = { className: styles.name, title: name, translate: 'no', children: name } as const
  return (
    <span className={classNames(styles.league, className)} aria-hidden={path ? undefined : true}>
      <LeagueMark mark={row.league_mark} name={name} color={row.league_color} size={size} />
      {path ? <Link to={path} search={{ league: row.league_id }} {...shown} /> : <span {...shown} />}
    </span>
  )
}
