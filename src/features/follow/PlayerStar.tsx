// The star of a player: only where a follow of him would tell something by itself, or to give up one that is there.
import type { Sport } from '../../../contract/match/match-row.ts'
import { isPlayerTold } from './alert-offer.ts'
import { FollowStar } from './FollowStar.tsx'
import { useFollow } from './use-follow.ts'

interface PlayerStarProps {
  id: string
  name: string
  sport: Sport
  /** Among whose players he is found. */
  team: string
  size?: number
  tone?: 'surface' | 'ground'
  className?: string
}

export function PlayerStar({ id, name, sport, team, ...look }: PlayerStarProps) {
  const { followed } = useFollow('player', id, name)
  if (!followed && !isPlayerTold(sport)) return null
  return <FollowStar kind="player" id={id} name={name} known={{ player: { sport, team } }} {...look} />
}
