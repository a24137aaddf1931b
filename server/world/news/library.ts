// Reference data for the demonstration articles: teams, leagues, people, and current matches.
import type { MatchEvent } from '../../../contract/match/match-event.ts'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import type { Name } from '../../../contract/wire/name.ts'
import type { FeedLeague, FeedTeam } from '../../features/match/feed-message.ts'
import { pick } from '../../feed/names/pick.ts'
import type { NewsMatch } from './match-slots.ts'
import type { Fill } from './write.ts'

export interface Library {
  leagues: ReadonlyMap<string, FeedLeague>
  teams: ReadonlyMap<string, FeedTeam>
  /** Finished ones newest first, then upcoming ones soonest first. */
  matches: NewsMatch[]
  /** Recent players of each team. */
  players: ReadonlyMap<string, Name[]>
}

/** For a team without known players. */
const aRegular: Name = { zh: '一名主力球员', en: 'a first-team regular', vi: 'một trụ cột' }

/** The players named in events, by team; an own goal's player belongs to the other team. */
export function playersOf(matches: readonly { row: MatchRow; events: readonly MatchEvent[] }[]): Map<string, Name[]> {
  const found = new Map<string, Map<string, Name>>()
  for (const { row, events } of matches)
    for (const { player, team, type } of events) {
      if (!player || !team || type === 'own-goal') continue
      const id = team === 'home' ? row.home_team_id : row.away_team_id
      const names = found.get(id) ?? new Map<string, Name>()
      names.set(player.zh, player)
      found.set(id, names)
    }
  return new Map([...found].map(([id, names]) => [id, [...names.values()].sort((a, b) => (a.zh < b.zh ? -1 : 1))]))
}

/** Fills the slots of the world: {hxcl-lj}, {hxcl-lj.s}, {hxcl}, {p:hxcl-lj}, {p2:hxcl-lj}. */
export function fillWorld({ leagues, teams, players }: Library): Fill {
  return (slot) => {
    const person = /^p(2?):(.+)$/.exec(slot)
    if (person) {
      const id = person[2] as string
      if (!teams.has(id)) return undefined
      const names = players.get(id) ?? []
      if (names.length === 0) return aRegular
      const first = pick(`player of ${id}`, names.length)
      return names[(first + (person[1] ? 1 : 0)) % names.length]
    }
    const short = slot.endsWith('.s')
    const named = teams.get(short ? slot.slice(0, -2) : slot) ?? leagues.get(short ? slot.slice(0, -2) : slot)
    return short ? named?.short : named?.name
  }
}
