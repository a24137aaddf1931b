// Plays a football match from kick-off to final whistle. Deterministic per match.
import type { Phase, Side } from '../../../../contract/match/match-row.ts'
import { minute, second } from '../days.ts'
import type { SimMatch } from '../model.ts'
import { formationOf } from '../people/formation.ts'
import { randomOf } from '../random.ts'
import { abandon } from './abandon.ts'
import { attack, foul, offside, restart } from './attack.ts'
import { Game } from './game.ts'
import type { FootballPlay } from './model.ts'
import { shootOut } from './shootout.ts'

/** Goals of an average side against an average one, at home and away. */
const base: Record<Side, number> = { home: 1.42, away: 1.14 }
/** Average conversion rate of a shot, and rates per minute and side of other events. */
const shotWorth = 0.105
const rates = { foul: 0.115, offside: 0.019, corner: 0.036, penalty: 0.0012, injury: 0.002, spell: 0.11 }

/** Upper bound of the strength gap: the best beat the last, but not by fourteen goals. */
const widest = 1.3

/** Expected goals of each side in ninety minutes. */
export function expectedGoals(match: SimMatch): Record<Side, number> {
  const { home, away } = match
  const gap = widest * Math.tanh((home.strength - away.strength) / widest)
  const open = home.leaning + away.leaning
  return { home: base.home * Math.exp(0.55 * gap + open), away: base.away * Math.exp(-0.55 * gap + open) }
}

interface Period {
  phase: Phase
  /** Minutes on the clock at its start, and its length. */
  from: number
  minutes: number
  /** Goal rate relative to the mean: about 45 of 100 goals fall in the first half. */
  tempo: number
}
const halves: [Period, Period] = [
  { phase: 'first-half', from: 0, minutes: 45, tempo: 0.92 },
  { phase: 'second-half', from: 45, minutes: 45, tempo: 1.08 },
]
const extra: [Period, Period] = [
  { phase: 'extra-first', from: 90, minutes: 15, tempo: 1 },
  { phase: 'extra-second', from: 105, minutes: 15, tempo: 1 },
]

/** Plays to the end, or to the abandonment. `brief` skips details that decide nothing: the outcome is the same. */
export function playFootball(match: SimMatch, brief = false): FootballPlay {
  const random = randomOf(match.id, 'football')
  const formations = { home: formationOf(match, match.home), away: formationOf(match, match.away) }
  const game = new Game(match, random, formations, expectedGoals(match), brief)
  game.now = random.whole(5, 70) * second
  playPeriod(game, halves[0])
  game.stop('half-time')
  game.now += random.whole(870, 960) * second
  playPeriod(game, halves[1])
  if (match.decides && game.level()) playExtra(game)
  game.stop('finished')
  const winner = game.winner()
  const { pressure, score } = game
  const play: FootballPlay = { incidents: game.finish(), formations, pressure, length: Math.round(game.now), score, winner }
  return match.abandoned === null ? play : abandon(play, match.abandoned)
}

function playExtra(game: Game): void {
  game.stop('extra-break')
  game.now += game.random.whole(270, 330) * second
  playPeriod(game, extra[0])
  game.stop('extra-half-time')
  game.now += game.random.whole(60, 120) * second
  playPeriod(game, extra[1])
  if (!game.level()) return
  game.stop('shoot-out')
  game.now += game.random.whole(150, 210) * second
  shootOut(game)
}

function playPeriod(game: Game, period: Period): void {
  const { random } = game
  game.begin(period.phase, period.from, period.minutes)
  let length = period.minutes
  for (let passed = 0; passed < length; passed += 1) {
    game.nextMinute(passed)
    if (passed === period.minutes - 1) {
      const added = game.addedTime(period.minutes === 45)
      length += added
      game.addAddedTime(added, passed, random.whole(5, 35))
    }
    playMinute(game, passed, period.tempo)
  }
  const end = game.periodStart + length * minute + random.whole(0, 35) * second
  game.now = Math.max(end, game.busy + random.whole(4, 12) * second)
}

type Doing = (game: Game, side: Side) => void
const corner: Doing = (game, side) => game.corner(side)
const injury: Doing = (game, side) => game.hurt(side)
const change: Doing = (game, side) => game.change(side, null)
const spell: Doing = (game, side) => game.record({ kind: 'spell', side, player: game.sides[side].outfield() })

/** All events of a minute in order of seconds; none while the ball is dead. */
function playMinute(game: Game, passed: number, tempo: number): void {
  const { random } = game
  const plans: { second: number; side: Side; doing: Doing }[] = []
  const plan = (side: Side, chance: number, doing: Doing): void => {
    if (random.chance(chance)) plans.push({ second: random.next() * 59, side, doing })
  }
  for (const side of ['home', 'away'] as const) {
    const push = game.push(side)
    plan(side, ((game.expected[side] / 95 / shotWorth) * push * tempo) / 1.02, attack)
    plan(side, rates.foul * (1.5 - push / 2), foul)
    plan(side, rates.offside * push, offside)
    plan(side, rates.corner * push, corner)
    plan(side, rates.penalty * push, restart)
    plan(side, rates.injury, injury)
    plan(side, rates.spell * push, spell)
    plan(side, game.changeChance(side), change)
  }
  for (const { second: at, side, doing } of plans.sort((one, two) => one.second - two.second)) {
    const startsAt = game.periodStart + passed * minute + at * second
    if (startsAt < game.busy) continue
    game.now = startsAt
    doing(game, side)
  }
}
