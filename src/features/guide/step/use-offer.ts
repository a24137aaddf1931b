// The leagues and teams that the guide offers: the teams of the selected leagues, otherwise of the first ones. Works offline from the
// cache.
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { TeamRef } from '../../../../contract/match/data.ts'
import type { LeagueEntry, MatchList } from '../../../../contract/match/match.ts'
import { apiQuery } from '../../../core/api/api-query.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { useStore } from '../../../ui/use-store.ts'
import { followStore } from '../../follow/follow-store.ts'
import { hotMatchesQuery, leagueListQuery } from '../../match/queries.ts'
import { mixedLeagues, offeredTeams, rankLeagues, teamsOfRows } from '../offer.ts'

export interface Offer {
  leagues: readonly LeagueEntry[]
  teams: readonly TeamRef[]
  state: 'loading' | 'failed' | 'there'
  retry(): void
}

/** Followed leagues in the order of selection. */
function useChosenLeagues(): readonly string[] {
  const { follows } = useStore(followStore)
  return useMemo(
    () =>
      [...follows.values()]
        .filter(({ kind }) => kind === 'league')
        .sort((left, right) => left.at - right.at)
        .map(({ id }) => id),
    [follows],
  )
}

/** Teams that play now or soon, from the home page's cache at the time of opening: a match that starts later moves no tile. */
function usePlaying(): readonly string[] {
  const queryClient = useQueryClient()
  const [playing] = useState(() => teamsOfRows(queryClient.getQueryData<MatchList>(hotMatchesQuery().queryKey)?.list ?? []))
  return playing
}

export function useOffer(): Offer {
  const { lang } = useStore(preferences)
  const first = usePlaying()
  const query = useQuery(leagueListQuery())
  const leagues = useMemo(() => rankLeagues(query.data?.list ?? [], lang), [query.data, lang])
  const chosen = useChosenLeagues()
  const known = chosen.filter((id) => leagues.some((league) => league.id === id))
  const asked = known.length > 0 ? known : leagues.slice(0, mixedLeagues).map(({ id }) => id)
  const pages = useQueries({ queries: asked.map((league_id) => apiQuery('GET api/Data/league', { query: { league_id } })) })
  const isPending = pages.some((page) => page.isPending)
  const there = pages.flatMap(({ data }) => (data ? [data.teams] : []))
  // Mixed leagues interleave, so their teams appear together once all have loaded. The teams of selected leagues may be appended one by
  // one.
  const isLoading = query.isPending || (isPending && (known.length === 0 || there.length === 0))
  const isFailed = query.isLoadingError || (asked.length > 0 && !isPending && there.length === 0)
  return {
    leagues,
    teams: isLoading ? [] : offeredTeams({ lists: there, chosen: known.length > 0, first }),
    state: isLoading ? 'loading' : isFailed ? 'failed' : 'there',
    retry: () => {
      void query.refetch()
      for (const page of pages) void page.refetch()
    },
  }
}
