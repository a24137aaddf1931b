// Starting line-up of a football match, with positions.
import type { SimMatch, SimTeam } from '../model.ts'
import { randomOf } from '../random.ts'
import { type Player, squadOf } from './squad.ts'

export interface Place {
  player: Player
  /** 0 to 100 across and along, from the team's own goal. */
  x: number
  y: number
}
export interface Formation {
  name: string
  places: Place[]
  bench: Player[]
  captain: string
}

/** Players per row in front of the goalkeeper, and the row's distance up the pitch. */
const shapes: Record<string, [count: number, along: number][]> = {
  '4-3-3': [
    [4, 26],
    [3, 52],
    [3, 80],
  ],
  '4-2-3-1': [
    [4, 25],
    [2, 44],
    [3, 65],
    [1, 86],
  ],
  '4-4-2': [
    [4, 26],
    [4, 54],
    [2, 82],
  ],
  '3-5-2': [
    [3, 24],
    [5, 53],
    [2, 82],
  ],
  '3-4-3': [
    [3, 24],
    [4, 52],
    [3, 80],
  ],
  '4-1-4-1': [
    [4, 25],
    [1, 41],
    [4, 62],
    [1, 86],
  ],
}
const names = Object.keys(shapes)
const benchSize = 9

/** Position across the pitch: single players in the middle, wide rows to the wings, the wings slightly further up. */
const spread = (count: number, index: number): number =>
  count === 1 ? 50 : 50 + ((index / (count - 1)) * 2 - 1) * (count > 3 ? 38 : count === 3 ? 30 : 16)

export function formationOf(match: SimMatch, team: SimTeam): Formation {
  const habit = names[randomOf(team.id, team.strength, 'shape').whole(0, names.length - 1)] as string
  const random = randomOf(match.id, team.id, 'formation')
  const name = random.chance(0.82) ? habit : random.pick(names)
  const rows = shapes[name] as [number, number][]
  const form = new Map(squadOf(team).map((player) => [player, player.skill + random.normal() * 0.22]))
  const left = [...form.keys()].sort((one, other) => (form.get(other) as number) - (form.get(one) as number))
  const take = (...positions: string[]): Player => {
    for (const position of positions) {
      const index = left.findIndex((player) => player.position === position)
      if (index >= 0) return left.splice(index, 1)[0] as Player
    }
    return left.shift() as Player
  }
  const places: Place[] = [{ player: take('GK'), x: 50, y: 6 }]
  for (const [row, [count, along]] of rows.entries()) {
    const position = row === 0 ? 'DF' : row === rows.length - 1 ? 'FW' : 'MF'
    for (let index = 0; index < count; index += 1) {
      const wing = Math.abs(spread(count, index) - 50) > 25 && row > 0 ? 3 : 0
      places.push({ player: take(position, 'MF', 'DF', 'FW'), x: Math.round(spread(count, index)), y: along + wing })
    }
  }
  const keeper = take('GK')
  const outfield = left.filter((player) => player.position !== 'GK').slice(0, benchSize - 1)
  const captain = random.pick(places.slice(1, 8)).player.id
  return { name, places, bench: [keeper, ...outfield], captain }
}
