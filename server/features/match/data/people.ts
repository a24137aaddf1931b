// Player identity: events name players, line-ups and box scores also give ids. A player's key is the id if known, else the English name.
import type { LeaderKind, PlayerFigure, SquadPlayer } from '../../../../contract/match/data.ts'
import type { Lineup } from '../../../../contract/match/match-detail.ts'
import type { Name } from '../../../../contract/wire/name.ts'
import type { BasketballCount, FootballCount } from './store.ts'

export type Known = Pick<SquadPlayer, 'number' | 'name' | 'position'> & { key: string }

/** Two names are equal if both the Chinese and the English are. */
export const nameKey = ({ zh, en }: Name): string => `${zh}\n${en}`

/** All players in a team's line-ups, by name; on conflict the first line-up wins. */
export function peopleOf(lineups: readonly Lineup[]): Map<string, Known> {
  const people = new Map<string, Known>()
  for (const { starters, substitutes } of lineups)
    for (const { id, number, name, position } of [...starters, ...substitutes])
      if (!people.has(nameKey(name))) people.set(nameKey(name), { key: id, number, name, position })
  return people
}

export const footballKinds = ['goals', 'assists', 'yellow-cards', 'red-cards'] as const satisfies LeaderKind[]
export const basketballKinds = ['points', 'rebounds', 'assists', 'steals', 'blocks', 'threes'] as const satisfies LeaderKind[]

export const footballFigure = (count: FootballCount, kind: (typeof footballKinds)[number]): number =>
  kind === 'yellow-cards' ? count.yellow : kind === 'red-cards' ? count.red : count[kind]
/** Average per match, rounded to one decimal. */
export const basketballFigure = (count: BasketballCount, kind: (typeof basketballKinds)[number]): number =>
  Math.round((count[kind] / Math.max(1, count.played)) * 10) / 10

export const footballFigures = (count: FootballCount | undefined): PlayerFigure[] =>
  footballKinds.map((kind) => ({ kind, value: count ? footballFigure(count, kind) : 0 }))
export const basketballFigures = (count: BasketballCount): PlayerFigure[] =>
  basketballKinds.map((kind) => ({ kind, value: basketballFigure(count, kind) }))
