// Data of everything that this device follows: names in the user's language, sports, crests, next matches.
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { FollowKind } from '../../../../contract/follow/follow.ts'
import type { Lang } from '../../../../contract/limits/limits.ts'
import type { LeagueEntry } from '../../../../contract/match/match.ts'
import type { MatchRow, Sport } from '../../../../contract/match/match-row.ts'
import { isAwaitingResult } from '../../../../rules/match/match-clock.ts'
import { compare } from '../../../../rules/text/compare.ts'
import { nameOf, teamName } from '../../../../rules/text/name/name.ts'
import { apiQuery } from '../../../core/api/api-query.ts'
import type { FollowRecord } from '../../../core/storage/db.ts'
import { useStore } from '../../../ui/use-store.ts'
import type { Followed as Choice } from '../../follow/choice/alert-offer.ts'
import { followKey, followStore } from '../../follow/follow-store.ts'
import { leagueListQuery, listKey, matchesByIdQuery } from '../queries.ts'
import { useRowView } from '../row-view.ts'
import { useNowValue } from './row/use-now-value.ts'
import { type MatchListRead, useMatchList } from './use-match-list.ts'
import { useOpenedDay } from './use-opened-day.ts'

export interface FollowedEntity {
  name: string
  sport: Sport
  /** For a match, or a team's matches: what the alert choice inherits from. */
  match?: Pick<MatchRow, 'league_id' | 'home_team_id' | 'away_team_id'>
  row?: MatchRow
  /** For a team: its crest, and its current or next match. */
  crest?: string
  next?: MatchRow
  league?: LeagueEntry
  /** For a player: their team. */
  team?: string
}
export interface Followed {
  of(kind: FollowKind, id: string): FollowedEntity | undefined
  /** Followed and reserved matches. */
  matches: MatchListRead
  /** Matches of followed teams in the next two weeks. */
  ofTeams: MatchListRead
}

const days = 14
const hour = 3_600_000

const fromMatch = (row: MatchRow, lang: Lang): FollowedEntity => ({
  name: `${teamName(row, 'home', lang)} vs ${teamName(row, 'away', lang)}`,
  sport: row.sport,
  match: { league_id: row.league_id, home_team_id: row.home_team_id, away_team_id: row.away_team_id },
  row,
})

/** Builds a team from the first of its matches that is not over, or from any. */
export function fromTeam(id: string, rows: readonly MatchRow[], lang: Lang, nowMs: number): FollowedEntity | undefined {
  const own = rows.filter((row) => row.home_team_id === id || row.away_team_id === id)
  const running = own.filter((row) => row.status === 'live' || (row.status === 'upcoming' && !isAwaitingResult(row, nowMs)))
  const next = running.sort((left, right) => compare(left.match_time, right.match_time))[0]
  const known = next ?? own[0]
  if (!known) return undefined
  const side = known.home_team_id === id ? 'home' : 'away'
  const crest = side === 'home' ? known.home_team_crest : known.away_team_crest
  const match = { league_id: leagueOf(own), home_team_id: id, away_team_id: '' }
  return { name: teamName(known, side, lang), sport: known.sport, match, crest, next }
}

/** The league of a team: the most frequent one among its matches, since cups are rarer. */
function leagueOf(rows: readonly Pick<MatchRow, 'league_id'>[]): string {
  const counts = new Map<string, number>()
  for (const { league_id } of rows) counts.set(league_id, (counts.get(league_id) ?? 0) + 1)
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0])[0]
}

/** Parameters of an entity's alert choice: the same wherever it is shown and changed. */
export const choiceOf = (kind: FollowKind, id: string, entity: FollowedEntity | undefined): Choice => ({
  kind,
  id,
  sport: entity?.sport ?? null,
  match: entity?.match,
})

/** A player as of the follow: no list contains players. */
export const fromPlayer = (follow: Pick<FollowRecord, 'name' | 'player'> | undefined): FollowedEntity | undefined =>
  follow?.player && { name: follow.name, ...follow.player }

export function useFollowed(): Followed {
  const { follows, reservations } = useStore(followStore)
  const { lang, tz } = useRowView()
  // Uses the day on which the list opened, so that it does not empty at midnight while the user reads.
  const { opened } = useOpenedDay(tz)
  const nowMs = useNowValue((at) => Math.floor(at / hour)) * hour
  const idsOf = (kind: FollowKind): string[] => [...follows.values()].filter((follow) => follow.kind === kind).map(({ id }) => id)
  const matchIds = [...new Set([...idsOf('match'), ...reservations.keys()])]
  const teamIds = idsOf('team').sort()
  const matches = useMatchList({ ...matchesByIdQuery(matchIds), enabled: matchIds.length > 0 })
  const ofTeams = useMatchList({
    ...apiQuery(listKey, { body: { team_ids: teamIds, day: opened, days, tz, limit: 500 } }),
    enabled: teamIds.length > 0,
  })
  const leagues = useQuery({ ...leagueListQuery(), enabled: idsOf('league').length > 0 }).data?.list
  return useMemo(() => {
    const all = [...matches.rows, ...ofTeams.rows]
    const byId = new Map(all.map((row) => [row.id, row]))
    const of = (kind: FollowKind, id: string): FollowedEntity | undefined => {
      if (kind === 'match') {
        const row = byId.get(id)
        return row && fromMatch(row, lang)
      }
      if (kind === 'team') return fromTeam(id, all, lang, nowMs)
      if (kind === 'player') return fromPlayer(follows.get(followKey(kind, id)))
      const league = kind === 'league' ? leagues?.find((entry) => entry.id === id) : undefined
      return league && { name: nameOf(league.name, lang), sport: league.sport, league }
    }
    return { of, matches, ofTeams }
  }, [matches, ofTeams, leagues, follows, lang, nowMs])
}
