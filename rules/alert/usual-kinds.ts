// What a follow without a choice of its own tells by the switches, whatever the sport and whatever else is followed. Pure.

import type { AlertSettings } from '../../contract/alert.ts'
import type { AlertKind, Follow, FollowKind } from '../../contract/follow.ts'
import { effectiveChoice, playerChoice, streamerChoice } from './alert-choice.ts'

/** Between them they have every kind that a switch allows. */
const sports = ['football', 'basketball']

export function usualKinds(kind: FollowKind, settings: AlertSettings): AlertKind[] {
  const follow: Follow = { kind, id: 'one', events: [] }
  if (kind === 'player') return playerChoice(follow, settings)
  if (kind === 'streamer') return streamerChoice(follow, settings) ? ['live'] : []
  const match = { id: 'one', league_id: 'one', home_team_id: 'one', away_team_id: 'one' }
  return [...new Set(sports.flatMap((sport) => effectiveChoice([follow], settings, { ...match, sport }).kinds))]
}
