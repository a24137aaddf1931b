// Names that lead to their pages: a league, a team, a player. A league without a page, or where nobody knows who is meant: the name
// alone.
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Sport } from '../../../contract/match/match-row.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './DataLink.module.css'
import { dataPath, teamPath } from './data-link.ts'

export interface DataLinkProps {
  sport: Sport
  /** `player` is the id, or the English name where events name him alone; he is found among those of the team. */
  to: { league: string } | { team: string; player?: string }
  className?: string
  title?: string
  children: ReactNode
}

export function DataLink({ sport, to, className, title, children }: DataLinkProps) {
  const path = 'league' in to ? dataPath(sport) : teamPath(sport)
  // Ids are at most 64 long, names of players 80.
  const isKnown = !('player' in to) || to.player === undefined || (to.player !== '' && to.player.length <= 80)
  return path && isKnown ? (
    <Link to={path} search={to} className={classNames(styles.name, className)} title={title} translate="no">
      {children}
    </Link>
  ) : (
    <span className={className} title={title} translate="no">
      {children}
    </span>
  )
}
