// Figures of a basketball match at any time: statistics, momentum, line-ups with ratings.
import type { Lineup, LineupPlayer, Statistic, StatisticKey } from '../../../../contract/match/match-detail.ts'
import type { Side } from '../../../../contract/match/match-row.ts'
import type { SimMatch } from '../model.ts'
import { coachOf, type Player, squadOf } from '../people/squad.ts'
import type { BasketballPlay, Incident } from './model.ts'

type Counts = Record<
  'made' | 'tried' | 'threes' | 'threesTried' | 'free' | 'freeTried' | 'rebounds' | 'assists' | 'steals' | 'blocks' | 'lost' | 'fouls',
  number
>
const none = (): Counts => ({
  made: 0,
  tried: 0,
  threes: 0,
  threesTried: 0,
  free: 0,
  freeTried: 0,
  rebounds: 0,
  assists: 0,
  steals: 0,
  blocks: 0,
  lost: 0,
  fouls: 0,
})
const opposite = (side: Side): Side => (side === 'home' ? 'away' : 'home')

function countOne(counts: Record<Side, Counts>, incident: Incident): void {
  if (!('side' in incident)) return
  const own = counts[incident.side]
  const rival = counts[opposite(incident.side)]
  if (incident.kind === 'points' || incident.kind === 'miss') {
    const made = incident.kind === 'points' ? 1 : 0
    if (incident.manner === 'free') {
      own.free += made
      own.freeTried += 1
      return
    }
    own.made += made
    own.tried += 1
    if (incident.manner === 'three') {
      own.threes += made
      own.threesTried += 1
    }
    if (incident.kind === 'points') own.assists += incident.assist ? 1 : 0
    else {
      if (incident.rebound) counts[incident.rebound.side].rebounds += 1
      if (incident.by) rival.blocks += 1
    }
  } else if (incident.kind === 'turnover') {
    own.lost += 1
    if (incident.steal) rival.steals += 1
  } else if (incident.kind === 'foul') own.fouls += 1
}

const share = (made: number, tried: number): number => (tried === 0 ? 0 : Math.round((made / tried) * 100))

/** Statistics at `at` milliseconds after the announced start. */
export function basketballStatistics({ incidents }: BasketballPlay, at: number): Statistic[] {
  const counts = { home: none(), away: none() }
  for (const incident of incidents) {
    if (incident.at > at) break
    countOne(counts, incident)
  }
  const { home, away } = counts
  const plain = (key: StatisticKey, of: keyof Counts): Statistic => ({ key, home: home[of], away: away[of], unit: 'count' })
  return [
    { key: 'field-goals', home: share(home.made, home.tried), away: share(away.made, away.tried), unit: 'percent' },
    { key: 'three-points', home: share(home.threes, home.threesTried), away: share(away.threes, away.threesTried), unit: 'percent' },
    { key: 'free-throws', home: share(home.free, home.freeTried), away: share(away.free, away.freeTried), unit: 'percent' },
    plain('rebounds', 'rebounds'),
    plain('assists', 'assists'),
    plain('steals', 'steals'),
    plain('blocks', 'blocks'),
    plain('turnovers', 'lost'),
    plain('fouls', 'fouls'),
  ]
}

/** One value per minute played: who scored more in this minute and the one before. */
export function basketballMomentum({ incidents }: BasketballPlay, at: number): number[] {
  const swings: number[] = []
  for (const incident of incidents) {
    if (incident.at > at) break
    while (swings.length < incident.minute) swings.push(0)
    if (incident.kind === 'points')
      swings[incident.minute - 1] = (swings[incident.minute - 1] as number) + (incident.side === 'home' ? incident.count : -incident.count)
  }
  return swings.map((swing, index) => Math.max(-100, Math.min(100, Math.round((swing + (swings[index - 1] ?? 0) * 0.5) * 14))))
}

/** Positions of the five on court, with their names. */
const spots: [position: string, x: number, y: number][] = [
  ['PG', 50, 28],
  ['SG', 22, 44],
  ['SF', 78, 48],
  ['PF', 34, 72],
  ['C', 62, 84],
]

function worth(incidents: Incident[], at: number): Map<string, number> {
  const marks = new Map<string, number>()
  const add = (player: Player | null | undefined, mark: number): void => {
    if (player) marks.set(player.id, (marks.get(player.id) ?? 0) + mark)
  }
  for (const incident of incidents) {
    if (incident.at > at) break
    if (incident.kind === 'points') {
      add(incident.player, incident.count * 0.11)
      add(incident.assist, 0.16)
    } else if (incident.kind === 'miss') {
      add(incident.player, -0.07)
      add(incident.by, 0.2)
      add(incident.rebound?.player, 0.08)
    } else if (incident.kind === 'turnover') {
      add(incident.player, -0.18)
      add(incident.steal, 0.2)
    }
  }
  return marks
}

function lineup(match: SimMatch, side: Side, starters: Player[], marks: Map<string, number> | null): Lineup {
  const bench = squadOf(match[side]).filter((player) => !starters.some(({ id }) => id === player.id))
  const shape = ({ id, number, name, position }: Player, spot?: (typeof spots)[number]): LineupPlayer => {
    const mark = marks?.get(id)
    const rating = mark === undefined ? (marks && spot ? 6 : null) : Math.round(Math.max(3, Math.min(10, 6 + mark)) * 10) / 10
    return {
      id,
      number,
      name,
      position: spot?.[0] ?? position,
      x: spot?.[1] ?? 50,
      y: spot?.[2] ?? 0,
      rating,
      captain: id === starters[0]?.id,
    }
  }
  // Guards bring the ball up; centres play under the basket.
  const order = ['G', 'F', 'C']
  const five = starters.toSorted((one, other) => order.indexOf(one.position) - order.indexOf(other.position))
  return {
    formation: '',
    coach: coachOf(match[side]),
    starters: five.map((player, index) => shape(player, spots[index])),
    substitutes: bench.map((player) => shape(player)),
  }
}

export function basketballLineups(
  match: SimMatch,
  { incidents, starters }: BasketballPlay,
  at: number | null,
): { home: Lineup; away: Lineup } {
  const marks = at === null ? null : worth(incidents, at)
  return { home: lineup(match, 'home', starters.home, marks), away: lineup(match, 'away', starters.away, marks) }
}
