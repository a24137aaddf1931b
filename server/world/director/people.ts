// People on the pitch: 22 slots of two formations, the referee and assistants, and the wearers of each shirt over time.
import type { Side } from '../../../contract/match/match-row.ts'
import type { FootballPlay } from '../../feed/simulator/football/model.ts'
import type { Player } from '../../feed/simulator/people/squad.ts'

export const sides = ['home', 'away'] as const
export const opponent = (side: Side): Side => (side === 'home' ? 'away' : 'home')

/** Indexes of bodies: 0 to 10 the home side by slot, 11 to 21 the away side, then the officials. */
export const bodies = 25
export const playerBodies = 22
export const refereeBody = 22
export const assistantBodies = [23, 24] as const
export const bodyOf = (side: Side, slot: number): number => (side === 'home' ? slot : 11 + slot)
export const sideOf = (body: number): Side => (body < 11 ? 'home' : 'away')
export const slotOf = (body: number): number => body % 11
export const keeperOf = (side: Side): number => bodyOf(side, 0)

export interface Roster {
  /** The body of a player `at` seconds after the scheduled start; null if not on the pitch. */
  bodyOfPlayer(side: Side, player: Player, at: number): number | null
  /** According to the script: whether a body has been sent off by then. */
  isSentOff(body: number, at: number): boolean
  sentOffs: { body: number; at: number }[]
  changes: { body: number; at: number; on: Player; off: Player }[]
  starters: Player[]
}

/** Slots keep their players until the script substitutes them. Times in seconds after the scheduled start. */
export function rosterOf({ incidents, formations }: FootballPlay): Roster {
  const starters = sides.flatMap((side) => formations[side].places.map(({ player }) => player))
  const wearers: { at: number; id: string }[][] = starters.map(({ id }) => [{ at: Number.NEGATIVE_INFINITY, id }])
  const changes: Roster['changes'] = []
  const find = (side: Side, id: string, at: number): number | null => {
    for (let slot = 0; slot < 11; slot += 1) {
      const body = bodyOf(side, slot)
      if (wearers[body]?.findLast((wearer) => wearer.at <= at)?.id === id) return body
    }
    return null
  }
  for (const incident of incidents) {
    if (incident.kind !== 'substitution') continue
    const at = incident.at / 1000
    const body = find(incident.side, incident.out.id, at)
    if (body === null) continue
    wearers[body]?.push({ at, id: incident.player.id })
    changes.push({ body, at, on: incident.player, off: incident.out })
  }
  const sentOffs = incidents.flatMap((incident) => {
    if (incident.kind !== 'card' || incident.card === 'yellow' || incident.void) return []
    const body = find(incident.side, incident.player.id, incident.at / 1000)
    return body === null ? [] : [{ body, at: incident.at / 1000 }]
  })
  return {
    bodyOfPlayer: (side, player, at) => find(side, player.id, at),
    isSentOff: (body, at) => sentOffs.some((one) => one.body === body && one.at <= at),
    sentOffs,
    changes,
    starters,
  }
}
