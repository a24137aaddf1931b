// Attacks of a football side, and the other side's defence.
import type { ReviewReason } from '../../../../contract/match/match-event.ts'
import type { Side } from '../../../../contract/match/match-row.ts'
import { second } from '../days.ts'
import type { Player } from '../people/squad.ts'
import { type Game, other } from './game.ts'
import type { Manner } from './model.ts'

/** Shares of goals that are reviewed, and of those that are disallowed. About 1 goal in 12 is reviewed. */
const reviewed = 0.085
const overturned = 0.45
/** Shares of goals with a wrong scorer at first, and of attacks that a feed mistakes for a goal. */
const misnamed = 0.015
const phantom = 0.0009
const ownGoal = 0.03
const converted = 0.77

function mannerOf(game: Game): { manner: Manner; xg: number } {
  const { random } = game
  const luck = random.next()
  if (luck < 0.16) return { manner: 'header', xg: random.between(0.04, 0.2) }
  if (luck < 0.4) return { manner: 'long', xg: random.between(0.015, 0.05) }
  if (luck < 0.45) return { manner: 'free-kick', xg: random.between(0.04, 0.08) }
  if (luck < 0.53) return { manner: 'counter', xg: random.between(0.12, 0.35) }
  if (luck < 0.6) return { manner: 'tap', xg: random.between(0.28, 0.55) }
  return { manner: 'foot', xg: random.between(0.05, 0.17) }
}

export function attack(game: Game, side: Side): void {
  const { random } = game
  const { manner, xg } = mannerOf(game)
  const eleven = game.sides[side]
  const player = eleven.shooter(manner === 'header')
  if (random.chance(xg)) {
    score(game, side, player, manner, xg)
    return
  }
  if (random.chance(phantom)) {
    mistake(game, side, player, xg)
    return
  }
  const luck = random.next()
  const end = luck < 0.3 ? 'saved' : luck < 0.58 ? 'blocked' : luck < 0.97 ? 'wide' : 'post'
  game.record({ kind: 'shot', side, player, keeper: game.sides[other(side)].keeper, end, manner, xg })
  game.rest(12)
  if ((end === 'saved' || end === 'blocked') && random.chance(0.33)) {
    game.now += random.whole(4, 9) * second
    game.corner(side)
  }
}

const reasons: ReviewReason[] = ['offside', 'offside', 'offside', 'offside', 'handball', 'foul', 'foul', 'out-of-play']

function score(game: Game, side: Side, shooter: Player, manner: Manner, xg: number): void {
  const { random } = game
  const own = random.chance(ownGoal)
  const player = own ? game.sides[other(side)].defender() : shooter
  const assist = own || manner === 'free-kick' || random.chance(0.26) ? null : game.sides[side].helper(shooter)
  const looked = !own && random.chance(reviewed)
  const cancelled = looked && random.chance(overturned)
  const key = game.goal({ side, player, assist, how: own ? 'own' : 'open', manner, void: cancelled, xg: own ? 0 : xg })
  if (looked) game.review(key, side, random.pick(reasons), { void: cancelled, of: 'goal', player })
  if (looked || own || !assist || !random.chance(misnamed)) return
  // The reported assist was really the last to touch the ball.
  const at = game.now + random.whole(130, 340) * second
  game.record({ kind: 'scorer', key: game.key('n'), side, player: assist, assist: null, target: key }, at)
}

/** A mistaken goal: the score goes up and silently down again. */
function mistake(game: Game, side: Side, player: Player, xg: number): void {
  const [home, away] = game.score
  game.goal({ side, player, assist: null, how: 'open', manner: 'foot', void: true, xg })
  const at = game.now + game.random.whole(30, 44) * second
  game.record({ kind: 'score', key: game.key('r'), score: [home, away] }, at)
}

/** `side` is awarded a penalty. */
export function restart(game: Game, side: Side): void {
  const { random } = game
  const by = game.sides[other(side)].defender()
  game.record({ kind: 'penalty', side, player: game.sides[side].outfield(), by })
  if (random.chance(0.3)) {
    game.now += random.whole(10, 20) * second
    game.card(other(side), by, 'yellow')
  }
  game.now += random.whole(60, 100) * second
  const player = game.sides[side].taker()
  if (random.chance(converted)) {
    game.goal({ side, player, assist: null, how: 'penalty', manner: 'foot', void: false, xg: 0.78 })
    return
  }
  const keeper = game.sides[other(side)].keeper
  game.record({ kind: 'penalty-missed', key: game.key('p'), side, player, keeper, saved: random.chance(0.65) })
  game.rest(25)
}

/** `side` commits a foul. */
export function foul(game: Game, side: Side): void {
  const { random } = game
  const player = game.sides[side].fouler()
  game.record({ kind: 'foul', side, player, on: game.sides[other(side)].outfield() })
  game.rest(15)
  const luck = random.next()
  if (luck > 0.175) return
  game.now += random.whole(6, 14) * second
  if (luck > 0.0045) {
    game.card(side, player, 'yellow')
    return
  }
  const looked = random.chance(0.35)
  const cancelled = looked && random.chance(0.35)
  const key = game.card(side, player, 'red', cancelled)
  if (looked) game.review(key, side, 'red-card', { void: cancelled, of: 'card', player })
}

export function offside(game: Game, side: Side): void {
  game.record({ kind: 'offside', side, player: game.sides[side].shooter(false) })
  game.rest(12)
}
