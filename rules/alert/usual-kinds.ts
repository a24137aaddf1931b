// Alert kinds that a follow without its own choice sends by the switches, in any sport and beside any other follows. Pure; match pages load
// it, so code for players and streamers stays on the server.

import type { AlertSettings } from '../../contract/alert.ts'
import type { AlertKind } from '../../contract/follow/follow.ts'
import { effectiveChoice } from './alert-choice.ts'

/** Together they have every kind that a switch enables. */
const sports = ['football', 'basketball']

export function usualKinds(kind: 'match' | 'team' | 'league', settings: AlertSettings): AlertKind[] {
  const one = { id: '1', league_id: '1', home_team_id: '1', away_team_id: '1' }
  return [...new Set(sports.flatMap((sport) => effectiveChoice([{ kind, id: '1', events: [] }], settings, { ...one, sport }).kinds))]
}
