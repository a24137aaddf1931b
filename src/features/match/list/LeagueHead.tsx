// Header of a league in a list: mark, name, round; pin, star, table and fold on the right.
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ChevronDown, ChevronUp, Pin, TableProperties } from 'lucide-react'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { leagueName } from '../../../../rules/text/name/name.ts'
import { classNames } from '../../../ui/class-names.ts'
import { LeagueMark } from '../../../ui/picture/LeagueMark.tsx'
import { FollowStar } from '../../follow/FollowStar.tsx'
import { dataPath } from '../league/data-link.ts'
import { roundText } from '../messages/match-messages.ts'
import type { RowView } from '../row-view.ts'
import styles from './LeagueHead.module.css'

export interface LeagueHeadProps {
  row: MatchRow
  count: number
  view: RowView
  folded: boolean
  pinned: boolean
  onFold(): void
  onPin(): void
  /** Absent if the league has no table. */
  onTable?(): void
}

export function LeagueHead({ row, count, view, folded, pinned, onFold, onPin, onTable }: LeagueHeadProps) {
  const { t, i18n } = useLingui()
  const name = leagueName(row, view.lang)
  const path = dataPath(row.sport)
  const Fold = folded ? ChevronDown : ChevronUp
  return (
    <div className={styles.head}>
      <LeagueMark mark={row.league_mark} name={name} color={row.league_color} />
      <h2 className={styles.name}>
        {path ? (
          <Link to={path} search={{ league: row.league_id }} className={styles.link}>
            {name}
          </Link>
        ) : (
          name
        )}
      </h2>
      <small className={styles.round}>{roundText(row, view.lang, i18n)}</small>
      <span className={styles.acts}>
        <button
          type="button"
          className={classNames(styles.act, styles.pin, pinned && styles.pinned)}
          aria-pressed={pinned}
          aria-label={pinned ? t`取消置顶 ${name}` : t`置顶 ${name}`}
          onClick={onPin}
        >
          <Pin size={16} aria-hidden="true" fill={pinned ? 'currentColor' : 'none'} />
        </button>
        <FollowStar kind="league" id={row.league_id} name={name} size={18} className={styles.act} />
        {onTable && (
          <button type="button" className={classNames(styles.act, styles.table)} aria-label={t`${name} 积分榜`} onClick={onTable}>
            <TableProperties size={16} aria-hidden="true" />
          </button>
        )}
        <button
          type="button"
          className={styles.act}
          aria-expanded={!folded}
          aria-label={folded ? t`展开 ${name}，${count} 场` : t`收起 ${name}`}
          onClick={onFold}
        >
          <Fold size={16} aria-hidden="true" />
        </button>
      </span>
    </div>
  )
}
