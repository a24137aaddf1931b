// What a follow without a choice of its own tells by the switches, whatever the sport and whatever else is followed. Pure; the pages
// of matches fetch it, so that players and streamers are the server's own matter.

import type { AlertSettings } from '../../contract/alert.ts'
import type { AlertKind } from '../../contract/follow.ts'
import { effectiveChoice } from './alert-choice.ts'

/** Between them they have every kind that a switch allows. */
const sports = ['football', 'basketball']

export function usualKinds(kind: 'match' | 'team' | 'league', settings: AlertSettings): AlertKind[] {
  const one = { id: '1', league_id: '1', home_team_id: '1', away_team_id: '1' }
  return [...new Set(sports.flatMap((sport) => effectiveChoice([{ kind, id: '1', events: [] }], settings, { ...one, sport }).kinds))]
}
