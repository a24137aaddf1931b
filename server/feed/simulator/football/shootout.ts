// A penalty shoot-out: five each in turn, then one each until they differ. Laws of the Game 10.
import type { Side } from '../../../../contract/match/match-row.ts'
import { second } from '../days.ts'
import type { Game } from './game.ts'

const kicksEach = 5
const scoredRate = 0.75

/** Whether one side can no longer catch up. */
function settled([home, away]: [number, number], taken: [number, number]): boolean {
  const left = (side: 0 | 1): number => Math.max(0, kicksEach - taken[side])
  if (taken[0] < kicksEach || taken[1] < kicksEach) return home > away + left(1) || away > home + left(0)
  return taken[0] === taken[1] && home !== away
}

export function shootOut(game: Game): void {
  const { random } = game
  const taken: [number, number] = [0, 0]
  let side: Side = random.chance(0.5) ? 'home' : 'away'
  while (!settled(game.kicks, taken)) {
    const index = side === 'home' ? 0 : 1
    const scored = random.chance(scoredRate)
    const player = game.sides[side].taker(taken[index])
    game.kick({ kind: 'kick', key: game.key('h'), side, player, scored })
    taken[index] += 1
    if (scored) game.kicks[index] += 1
    game.now += random.whole(38, 62) * second
    side = side === 'home' ? 'away' : 'home'
  }
}
