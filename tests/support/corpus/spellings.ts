// Maps the spellings of a file to teams, as the adapter identifies them.
import type { Imported } from '../../../server/feed/openfootball/fixtures.ts'
import type { RawSeason } from './raw-season.ts'

export interface Spellings {
  /** The team of a spelling; the spelling itself if the adapter read none of its matches. */
  idOf: (spelling: string) => string
  /** All spellings of a team. */
  ofTeam: (id: string) => string[]
  /** Spellings that were identified as one team. */
  merged: string[][]
  /** Matches of a team against itself: two teams were identified as one. */
  againstItself: string[]
}

export function spellingsOf(raw: RawSeason, { fixtures, matches }: Imported): Spellings {
  const written = new Map(raw.matches.map((match) => [match.path, match]))
  const ids = new Map<string, string>()
  const againstItself: string[] = []
  for (const [index, { record }] of matches.entries()) {
    const [fixture, match] = [fixtures[index], written.get(record.path)]
    if (!fixture || !match) continue
    ids.set(match.home, fixture.home_team_id).set(match.away, fixture.away_team_id)
    if (fixture.home_team_id === fixture.away_team_id)
      againstItself.push(`${record.path}: ${match.home} and ${match.away} are taken for one team`)
  }
  const spellings = new Map<string, string[]>()
  for (const [spelling, id] of ids) spellings.set(id, [...(spellings.get(id) ?? []), spelling])
  return {
    idOf: (spelling) => ids.get(spelling) ?? spelling,
    ofTeam: (id) => spellings.get(id) ?? [id],
    merged: [...spellings.values()].filter(({ length }) => length > 1),
    againstItself,
  }
}
