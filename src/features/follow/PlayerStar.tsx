// Follow star of a player: shown only if a follow would send alerts by default, or to unfollow an existing one.
import type { Sport } from '../../../contract/match/match-row.ts'
import { isPlayerAlerted } from './choice/alert-offer.ts'
import { FollowStar } from './FollowStar.tsx'
import { useFollow } from './use-follow.ts'

interface PlayerStarProps {
  id: string
  name: string
  sport: Sport
  /** The team whose squad lists the player. */
  team: string
  size?: number
  tone?: 'surface' | 'ground'
  className?: string
}

export function PlayerStar({ id, name, sport, team, ...rest }: PlayerStarProps) {
  const { followed } = useFollow('player', id, name)
  if (!followed && !isPlayerAlerted(sport)) return null
  return <FollowStar kind="player" id={id} name={name} known={{ player: { sport, team } }} {...rest} />
}
