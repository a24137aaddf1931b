// Figures of a football match at any time: statistics, momentum, ratings.
import type { Lineup, LineupPlayer, Statistic, StatisticKey } from '../../../../contract/match/match-detail.ts'
import type { Side } from '../../../../contract/match/match-row.ts'
import type { SimMatch } from '../model.ts'
import type { Formation } from '../people/formation.ts'
import { coachOf, type Player } from '../people/squad.ts'
import { randomOf } from '../random.ts'
import { other } from './game.ts'
import type { FootballPlay, Incident } from './model.ts'

type Counts = Record<'shots' | 'target' | 'xg' | 'corners' | 'fouls' | 'offsides' | 'saves', number>
const none = (): Counts => ({ shots: 0, target: 0, xg: 0, corners: 0, fouls: 0, offsides: 0, saves: 0 })

function count(incidents: Incident[], at: number): Record<Side, Counts> {
  const counts = { home: none(), away: none() }
  for (const incident of incidents) {
    if (incident.at > at) break
    if (!('side' in incident)) continue
    const own = counts[incident.side]
    if (incident.kind === 'shot' || (incident.kind === 'goal' && incident.how !== 'own')) {
      own.shots += 1
      own.xg += incident.xg
      if (incident.kind === 'goal' || incident.end === 'saved') own.target += 1
      if (incident.kind === 'shot' && incident.end === 'saved') counts[other(incident.side)].saves += 1
    } else if (incident.kind === 'penalty-missed') {
      own.shots += 1
      own.xg += 0.78
      if (incident.saved) {
        own.target += 1
        counts[other(incident.side)].saves += 1
      }
    } else if (incident.kind === 'corner') own.corners += 1
    else if (incident.kind === 'foul') own.fouls += 1
    else if (incident.kind === 'offside') own.offsides += 1
  }
  return counts
}

const statistic = (key: StatisticKey, home: number, away: number, unit: Statistic['unit'] = 'count'): Statistic => ({
  key,
  home,
  away,
  unit,
})

/** Statistics at `at` milliseconds after the announced start. */
export function footballStatistics(match: SimMatch, { incidents, pressure }: FootballPlay, at: number): Statistic[] {
  const { home, away } = count(incidents, at)
  const played = pressure.filter((figure) => figure.at <= at)
  const mean = played.reduce((sum, { value }) => sum + value, 0) / Math.max(1, played.length)
  const random = randomOf(match.id, 'statistics')
  const style = random.between(-5, 5)
  const ball = Math.round(Math.max(24, Math.min(76, 50 + style + mean * 18)))
  const passes = (side: Side, share: number): number =>
    Math.round(74 + match[side].strength * 6 + (share - 50) * 0.22 + random.between(-2, 3))
  const rate = { home: random.between(0.95, 1.25), away: random.between(0.95, 1.25) }
  const pushed = (side: Side, worth: number): number =>
    Math.round(played.reduce((sum, { value }) => sum + rate[side] * worth * (1 + (side === 'home' ? value : -value) * 0.55), 0))
  return [
    statistic('possession', ball, 100 - ball, 'percent'),
    statistic('shots', home.shots, away.shots),
    statistic('shots-on-target', home.target, away.target),
    statistic('expected-goals', Math.round(home.xg * 100) / 100, Math.round(away.xg * 100) / 100, 'decimal'),
    statistic('corners', home.corners, away.corners),
    statistic('pass-accuracy', passes('home', ball), passes('away', 100 - ball), 'percent'),
    statistic('attacks', pushed('home', 1), pushed('away', 1)),
    statistic('dangerous-attacks', pushed('home', 0.46), pushed('away', 0.46)),
    statistic('fouls', home.fouls, away.fouls),
    statistic('offsides', home.offsides, away.offsides),
    statistic('saves', home.saves, away.saves),
  ]
}

/** One value per minute of play so far, from pressure and events. */
export function footballMomentum({ incidents, pressure }: FootballPlay, at: number): number[] {
  const worth: Partial<Record<Incident['kind'], number>> = { goal: 45, shot: 18, penalty: 30, corner: 9 }
  const played = pressure.filter((figure) => figure.at <= at)
  const figures: number[] = []
  // Stoppage time has no bar of its own: its strongest value goes to its base minute, so that later minutes do not shift.
  for (const { minute, value } of played) {
    const known = figures[minute - 1] ?? 0
    figures[minute - 1] = Math.abs(value * 70) > Math.abs(known) ? value * 70 : known
  }
  for (const incident of incidents) {
    if (incident.at > at) break
    const add = worth[incident.kind]
    if (!add || !('side' in incident)) continue
    const own = played.findLast((figure) => figure.at <= incident.at)
    if (own) figures[own.minute - 1] = (figures[own.minute - 1] ?? 0) + (incident.side === 'home' ? add : -add)
  }
  return figures.map((figure) => Math.max(-100, Math.min(100, Math.round(figure))))
}

const worthOf: Partial<Record<Incident['kind'], number>> = { shot: 0.08, foul: -0.04, offside: -0.03, 'penalty-missed': -0.6, penalty: 0.2 }

/** Rating points of each player's actions so far. */
function ratings({ incidents }: FootballPlay, at: number): Map<string, number> {
  const marks = new Map<string, number>()
  const add = (player: Player, worth: number): void => void marks.set(player.id, (marks.get(player.id) ?? 0) + worth)
  for (const incident of incidents) {
    if (incident.at > at) break
    if (incident.kind === 'goal') {
      if (incident.void) continue
      add(incident.player, incident.how === 'own' ? -0.9 : 1.05)
      if (incident.assist) add(incident.assist, 0.65)
    } else if (incident.kind === 'card') add(incident.player, incident.card === 'yellow' ? -0.25 : -1.3)
    else if (incident.kind === 'shot' && incident.end === 'saved') add(incident.keeper, 0.22)
    else if ('player' in incident) add(incident.player, worthOf[incident.kind] ?? 0)
  }
  return marks
}

function lineup(match: SimMatch, side: Side, formation: Formation, marks: Map<string, number> | null, off: Set<string>): Lineup {
  const shape = ({ player, x, y }: { player: Player; x: number; y: number }, played: boolean): LineupPlayer => {
    const base = 6.4 + player.skill * 0.5 + (marks ? randomOf(match.id, player.id).normal() * 0.3 : 0)
    const mark = base + (marks?.get(player.id) ?? 0)
    const rating = marks && played ? Math.round(Math.max(3, Math.min(10, mark)) * 10) / 10 : null
    const { id, number, name, position } = player
    return { id, number, name, position, x, y, rating, captain: id === formation.captain }
  }
  return {
    formation: formation.name,
    coach: coachOf(match[side]),
    starters: formation.places.map((place) => shape(place, true)),
    substitutes: formation.bench.map((player) => shape({ player, x: 50, y: 0 }, off.has(player.id))),
  }
}

/** Line-ups as announced, or with the ratings at `at` milliseconds after the start. */
export function footballLineups(match: SimMatch, play: FootballPlay, at: number | null): { home: Lineup; away: Lineup } {
  const marks = at === null ? null : ratings(play, at)
  const on = new Set(
    play.incidents.flatMap((incident) =>
      at !== null && incident.kind === 'substitution' && incident.at <= at ? [incident.player.id] : [],
    ),
  )
  return { home: lineup(match, 'home', play.formations.home, marks, on), away: lineup(match, 'away', play.formations.away, marks, on) }
}
