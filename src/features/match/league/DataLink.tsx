// Links a name to the page of its league, team or player. Renders plain text for a league without a page and for unknown players.
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Sport } from '../../../../contract/match/match-row.ts'
import { classNames } from '../../../ui/class-names.ts'
import styles from './DataLink.module.css'
import { dataPath, teamPath } from './data-link.ts'

export interface DataLinkProps {
  sport: Sport
  /** `player` is the id, or the English name if events give only the name; the lookup searches the players of the team. */
  to: { league: string } | { team: string; player?: string }
  className?: string
  title?: string
  children: ReactNode
}

export function DataLink({ sport, to, className, title, children }: DataLinkProps) {
  const path = 'league' in to ? dataPath(sport) : teamPath(sport)
  // Ids have at most 64 characters, names of players 80.
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
