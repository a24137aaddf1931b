// Face of the player of an event, if the line-up identifies them.
import type { MatchDetail } from '../../../../contract/match/match-detail.ts'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { faceTeamOf } from '../league/face-team.ts'
import { PlayerFace } from '../league/PlayerFace.tsx'
import type { TimelineItem } from '../messages/timeline.ts'

interface EventFaceProps {
  item: Pick<TimelineItem, 'type' | 'side' | 'player'>
  row: MatchRow
  lineups: MatchDetail['lineups']
}

export function EventFace({ item: { type, side, player }, row, lineups }: EventFaceProps) {
  if (!side || !player || !lineups) return null
  // An own goal is listed for the other side.
  const own = type === 'own-goal' ? (side === 'home' ? 'away' : 'home') : side
  const { starters, substitutes } = lineups[own]
  const found = [...starters, ...substitutes].find(({ name }) => name.en === player.en)
  if (!found) return null
  return <PlayerFace id={found.id} team={faceTeamOf(row, own)} number={found.number} position={found.position} size={24} />
}
