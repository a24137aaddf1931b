// The players on court. The script names active players but no substitutions: a player comes on in the stoppage before being named, for the
// one who is not needed for the longest time.
import type { Side } from '../../../../contract/match/match-row.ts'
import type { BasketballPlay, Incident } from '../../../feed/simulator/basketball/model.ts'
import type { Player } from '../../../feed/simulator/people/squad.ts'
import { opponent, sides } from '../../director/people.ts'

export interface Wearer {
  /** Seconds after the scheduled start from which the player has this slot. */
  from: number
  player: Player
}
export interface Change {
  body: number
  /** Seconds between which the clock is stopped, and at which the substitution happens. */
  since: number
  until: number
  at: number
}
export interface Lineups {
  /** For each body, in chronological order. */
  wearers: Wearer[][]
  changes: Change[]
}

/** Minimum seconds of a stopped clock for a substitution. */
const stoppage = 14

/** The players involved in an event. */
export function handsOf(incident: Incident): [Side, Player][] {
  if (incident.kind === 'phase' || incident.kind === 'timeout') return []
  const { side, player } = incident
  const all: [Side, Player | null][] = [[side, player]]
  if (incident.kind === 'points') all.push([side, incident.assist])
  else if (incident.kind === 'turnover') all.push([opponent(side), incident.steal])
  else if (incident.kind === 'foul') all.push([opponent(side), incident.on])
  else {
    all.push([opponent(side), incident.by])
    if (incident.rebound) all.push([incident.rebound.side, incident.rebound.player])
  }
  return all.filter((one): one is [Side, Player] => one[1] !== null)
}

interface Spell {
  since: number
  until: number
  incidents: Incident[]
}
/** Groups of events between which substitutions are possible. */
function spellsOf(incidents: readonly Incident[]): Spell[] {
  const spells: Spell[] = [{ since: Number.NEGATIVE_INFINITY, until: Number.NEGATIVE_INFINITY, incidents: [] }]
  for (const [index, incident] of incidents.entries()) {
    const last = incidents[index - 1]
    const stood = last ? (incident.at - last.at) / 1000 - Math.max(0, last.left - incident.left) : 0
    const isFree = 'manner' in incident && incident.manner === 'free'
    if (last && stood >= stoppage && !isFree) {
      const since = last.at / 1000
      spells.push({ since, until: since + stood - 1, incidents: [] })
    }
    spells.at(-1)?.incidents.push(incident)
  }
  return spells
}

const order = ['G', 'F', 'C']
/** Smaller players first: they bring the ball up. */
const bySize = (one: Player, other: Player): number =>
  order.indexOf(one.position) - order.indexOf(other.position) || other.skill - one.skill

function lineupOf(side: Side, starters: readonly Player[], spells: readonly Spell[]): { wearers: Wearer[][]; changes: Change[] } {
  const five = starters.toSorted(bySize)
  const wearers = five.map((player): Wearer[] => [{ from: Number.NEGATIVE_INFINITY, player }])
  const changes: Change[] = []
  const named = spells.map(({ incidents }) => {
    const ids = new Map<string, Player>()
    for (const incident of incidents) for (const [whose, player] of handsOf(incident)) if (whose === side) ids.set(player.id, player)
    return ids
  })
  const nextOf = (id: string, from: number): number => {
    const at = named.findIndex((ids, index) => index >= from && ids.has(id))
    return at < 0 ? Number.POSITIVE_INFINITY : at
  }
  for (const [number, ids] of named.entries()) {
    const { since, until } = spells[number] as Spell
    for (const [id, player] of ids) {
      if (five.some((one) => one.id === id)) continue
      const free = five.map((one, slot) => ({ slot, next: nextOf(one.id, number), isLike: one.position === player.position }))
      const leaving = free.sort((one, other) => other.next - one.next || Number(other.isLike) - Number(one.isLike))[0]
      if (!leaving || leaving.next <= number) continue
      const { slot } = leaving
      five[slot] = player
      const at = since + Math.min(11, (until - since) * 0.5)
      wearers[slot]?.push({ from: at, player })
      changes.push({ body: side === 'home' ? slot : 5 + slot, since, until, at })
    }
  }
  return { wearers, changes }
}

export function lineupsOf({ incidents, starters }: BasketballPlay): Lineups {
  const spells = spellsOf(incidents)
  const [home, away] = sides.map((side) => lineupOf(side, starters[side], spells)) as [Lineups, Lineups]
  return { wearers: [...home.wearers, ...away.wearers], changes: [...home.changes, ...away.changes] }
}

/** The body of a player; null if not on court. */
export function bodyOf({ wearers }: Lineups, side: Side, player: Player, at: number): number | null {
  const first = side === 'home' ? 0 : 5
  for (let body = first; body < first + 5; body += 1)
    if (wearers[body]?.findLast(({ from }) => from <= at)?.player.id === player.id) return body
  return null
}
