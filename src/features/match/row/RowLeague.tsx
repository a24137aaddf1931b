// League of a match in a mixed list: its mark, and its name, linked to its page.
import type { Lang } from '../../../../contract/limits/limits.ts'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { leagueName } from '../../../../rules/text/name/name.ts'
import { classNames } from '../../../ui/class-names.ts'
import { LeagueMark } from '../../../ui/picture/LeagueMark.tsx'
import { DataLink } from '../league/DataLink.tsx'
import { dataPath } from '../league/data-link.ts'
import styles from './RowLeague.module.css'

export function RowLeague({ row, lang, size = 18, className }: { row: MatchRow; lang: Lang; size?: number; className?: string }) {
  const name = leagueName(row, lang)
  return (
    <span className={classNames(styles.league, className)} aria-hidden={dataPath(row.sport) ? undefined : true}>
      <LeagueMark mark={row.league_mark} name={name} color={row.league_color} size={size} />
      <DataLink sport={row.sport} to={{ league: row.league_id }} className={styles.name} title={name}>
        {name}
      </DataLink>
    </span>
  )
}
