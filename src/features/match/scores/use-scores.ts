// Data of /football and /basketball: the day's matches in list order, filtered by tab and league, kept stable.
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { LeagueEntry } from '../../../../contract/match/match.ts'
import type { MatchRow, Sport } from '../../../../contract/match/match-row.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { useStore } from '../../../ui/use-store.ts'
import { withCountsOf } from '../league/league-list.ts'
import { countTabs, groupRows, isHosted, isInTab, leagueRanks, orderRows, showsLive } from '../list/list-order.ts'
import type { ScoreTab } from '../list/score-tab.ts'
import { useSettled } from '../list/use-settled.ts'
import { dayMatchesQuery, leagueListQuery } from '../queries.ts'
import { useRowView } from '../row-view.ts'
import { useFollowedMatches } from '../state/followed-matches.ts'
import { useRowsById } from '../state/row/moved-rows.ts'
import { currentRow } from '../state/row/row-merge.ts'
import { rows as store } from '../state/row/row-store.ts'
import { useNowValue } from '../state/row/use-now-value.ts'
import { type MatchListRead, useMatchList } from '../state/use-match-list.ts'
import { useOpenedDay } from '../state/use-opened-day.ts'

export interface ScoresSearch {
  status?: ScoreTab
  day?: string
  league?: string
  /** Only matches with streamers. */
  hosted?: true
}
const minute = 60_000
const noLeagues: readonly LeagueEntry[] = []

export function useScores(sport: Sport, search: ScoresSearch) {
  const view = useRowView()
  const { today, opened } = useOpenedDay(view.tz)
  const nowMs = useNowValue((at) => Math.floor(at / minute)) * minute
  const day = search.day ?? opened
  const tab = search.status ?? 'all'
  const listQuery = dayMatchesQuery(sport, day, view.tz)
  const list: MatchListRead = useMatchList(listQuery)
  const leagues = useQuery(leagueListQuery(sport)).data?.list ?? noLeagues
  const { pinnedLeagues } = useStore(preferences)
  const ranks = useMemo(() => leagueRanks(pinnedLeagues, leagues), [pinnedLeagues, leagues])
  const ordered = useMemo(() => orderRows(list.rows, ranks), [list.rows, ranks])
  const followed = useFollowedMatches(ordered)
  const inLeague = useMemo(
    () => ordered.filter((row) => (!search.league || row.league_id === search.league) && (!search.hosted || isHosted(row))),
    [ordered, search.league, search.hosted],
  )
  const fresh = useMemo(
    () => inLeague.filter((row) => isInTab(row, tab, followed, nowMs)).map(({ id }) => id),
    [inLeague, tab, followed, nowMs],
  )
  const filters = [search.league ?? '', search.hosted ?? '', tab === 'followed' ? followed.size : '']
  const chosen = [sport, day, view.tz, tab, ...filters, pinnedLeagues.join(), leagues.length].join('|')
  const settled = useSettled(fresh, chosen)
  // A match that moved to another day stays in place.
  const byId = useRowsById(ordered, settled.ids)
  const groups = useMemo(() => groupRows(settled.ids.flatMap((id) => byId.get(id) ?? [])), [settled.ids, byId])
  const runs = useMemo(() => showsLive(settled.ids, byId), [settled.ids, byId])
  const isKnown = list.query.data !== undefined
  // No counts until the data has loaded: a zero would be a claim.
  const counts = useMemo(() => (isKnown ? countTabs(inLeague, followed, nowMs) : null), [isKnown, inLeague, followed, nowMs])
  const offered = useMemo(() => (day === today ? leagues : withCountsOf(leagues, list.rows)), [leagues, list.rows, day, today])
  const keyOf = (of: string) => dayMatchesQuery(sport, of, view.tz).queryKey
  return { view, today, opened, day, keyOf, tab, list, listQuery, leagues: offered, counts, groups, byId, runs, settled, ordered, chosen }
}

/** The match beside the list until the user chooses one: a hot live one, else a live one, else the first. */
export function firstFocus(rows: readonly MatchRow[]): MatchRow | undefined {
  const current = rows.map((row) => currentRow(row, store.get(row.id)))
  return (
    current.find((row) => row.hot && row.status === 'live') ??
    current.find((row) => row.status === 'live') ??
    current.find((row) => row.hot) ??
    current[0]
  )
}
