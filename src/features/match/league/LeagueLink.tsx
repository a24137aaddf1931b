// A league in the side menu or in the picker: mark, name, and the numbers of live matches and of matches on the day.
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Pin } from 'lucide-react'
import type { Lang } from '../../../../contract/limits/limits.ts'
import type { LeagueEntry } from '../../../../contract/match/match.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { lost } from '../../../core/socket/hearing.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { LeagueMark } from '../../../ui/picture/LeagueMark.tsx'
import { useStore } from '../../../ui/use-store.ts'
import styles from './LeagueLink.module.css'
import { togglePin } from './pinned-leagues.ts'

export interface LeagueLinkProps {
  league: LeagueEntry
  lang: Lang
  path: '/football' | '/basketball' | '/schedule'
  search: Record<string, unknown>
  chosen: boolean
  pinned: boolean
  /** Whether Tab reaches this row; arrow keys reach the others. */
  stop: boolean
  onChoose?(): void
}

export function LeagueLink({ league, lang, path, search, chosen, pinned, stop, onChoose }: LeagueLinkProps) {
  const { t } = useLingui()
  const name = nameOf(league.name, lang)
  const isLost = useStore(lost)
  return (
    <div className={classNames(styles.row, chosen && styles.chosen)}>
      <Link
        to={path}
        search={{ ...search, league: chosen ? undefined : league.id } as never}
        activeOptions={{ exact: true, includeSearch: true }}
        replace
        resetScroll={false}
        className={styles.link}
        tabIndex={stop ? undefined : -1}
        aria-current={chosen ? 'true' : undefined}
        onClick={onChoose}
      >
        <LeagueMark mark={league.mark} name={name} color={league.color} />
        <span className={styles.name} title={name}>
          {name}
        </span>
        {league.live > 0 && (
          <Num strong className={classNames(!isLost && styles.live)} aria-label={t`${league.live} 场进行中`}>
            {league.live}
          </Num>
        )}
        {league.today > 0 && (
          <Num className={styles.today} aria-label={t`${league.today} 场比赛`}>
            {league.today}
          </Num>
        )}
      </Link>
      <button
        type="button"
        className={classNames(styles.pin, pinned && styles.pinned)}
        tabIndex={stop ? undefined : -1}
        aria-pressed={pinned}
        aria-label={pinned ? t`取消置顶 ${name}` : t`置顶 ${name}`}
        onClick={() => togglePin(league.id)}
      >
        <Pin size={14} aria-hidden="true" fill={pinned ? 'currentColor' : 'none'} />
      </button>
    </div>
  )
}
