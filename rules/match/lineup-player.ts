// Resolves players in line-ups: feeds name the players of an event, line-ups map names to ids. Pure.
import type { Lineup, LineupPlayer } from '../../contract/match/match-detail.ts'
import type { Name } from '../../contract/wire/name.ts'

export type LineupNames = Record<'home' | 'away', Pick<Lineup, 'starters' | 'substitutes'>>

const allOf = ({ home, away }: LineupNames): LineupPlayer[] =>
  [home, away].flatMap(({ starters, substitutes }) => [...starters, ...substitutes])

const isSame = (one: Name, other: Name): boolean => one.zh === other.zh && one.en === other.en

/** Ids of all players of both teams. */
export const playersOf = (lineups: LineupNames): string[] => allOf(lineups).map(({ id }) => id)

/** Ids of the players with this name. */
export const playersNamed = (lineups: LineupNames, player: Name): string[] =>
  allOf(lineups)
    .filter(({ name }) => isSame(name, player))
    .map(({ id }) => id)
