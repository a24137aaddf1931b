// The score rail: the rows of the selected list in a stable order, and the count of each list.
import { useRef } from 'react'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import { type ApiQueryOptions, apiQuery } from '../../core/api/api-query.ts'
import { preferences } from '../../core/store/preferences.ts'
import { useStore } from '../../ui/use-store.ts'
import { useFollowedIds } from '../follow/use-follow.ts'
import { hotMatchesQuery, listKey, matchesByIdQuery } from '../match/queries.ts'
import { useRowView } from '../match/row-view.ts'
import { useFollowedMatches } from '../match/state/followed-matches.ts'
import { useNowValue } from '../match/state/row/use-now-value.ts'
import { useMatchList } from '../match/state/use-match-list.ts'
import { useWide } from '../match/use-wide.ts'
import { firstDay } from './first-day.ts'
import { railOrder } from './rail-order.ts'

export type RailList = 'followed' | 'hot' | 'live'
export interface Rail {
  rows: readonly MatchRow[]
  /** Undefined while unknown. */
  counts: Record<RailList, number | undefined>
  state: 'loading' | 'failed' | 'there'
}

/** Live matches of all sports, up to the rail's maximum. */
const liveQuery: ApiQueryOptions<typeof listKey> = apiQuery(listKey, { body: { status: 'live', limit: 30 } })

export function useRail(list: RailList): Rail {
  const followedIds = useFollowedIds('match')
  const hot = useMatchList(hotMatchesQuery())
  const hotIds = hot.rows.map((row) => row.id)
  // Fetches only the followed matches that the hot list lacks.
  const missing = [...followedIds].filter((id) => !hotIds.includes(id))
  const others = useMatchList({ ...matchesByIdQuery(missing), enabled: missing.length > 0 })
  // The tab shows the count of live matches. Phones have no tabs, and the first render does without it.
  const knowsLive = useWide() || list === 'live'
  const live = useMatchList({ ...liveQuery, enabled: knowsLive })
  const playing = useFollowedTeams()
  const byId = new Map([...hot.rows, ...(missing.length > 0 ? others.rows : []), ...playing].map((row) => [row.id, row]))
  const followed = useFollowedMatches([...byId.values()])
  const order = useOrder([...followed], hotIds)
  const counts = { followed: followed.size, hot: hotIds.length || undefined, live: live.query.data?.total }
  const rowsOf = (ids: readonly string[]): MatchRow[] => ids.map((id) => byId.get(id)).filter((row) => row !== undefined)
  if (list === 'live') return { rows: live.rows, counts, state: stateOf(live.query) }
  if (list === 'followed') {
    return { rows: rowsOf(order.filter((id) => followed.has(id))), counts, state: missing.length > 0 ? stateOf(others.query) : 'there' }
  }
  return { rows: rowsOf(order), counts, state: stateOf(hot.query) }
}

/** Live matches of followed teams. Reads two days: matches later today are known in advance, and late at night some started yesterday. */
function useFollowedTeams(): MatchRow[] {
  const teams = [...useFollowedIds('team')].sort()
  const { tz } = useRowView()
  const day = useNowValue((nowMs) => firstDay(nowMs, tz))
  const isAsked = teams.length > 0
  const { rows } = useMatchList({ ...apiQuery(listKey, { body: { team_ids: teams, day, days: 2, tz, limit: 500 } }), enabled: isAsked })
  return isAsked ? rows.filter(({ status }) => status === 'live') : []
}

/**
 * Follows load shortly after hydration. The first ones move to the front, later ones are appended; when the guide ends, all follows move to
 * the front.
 */
function useOrder(followed: readonly string[], hot: readonly string[]): readonly string[] {
  const { guided } = useStore(preferences)
  const order = useRef<readonly string[]>([])
  const hadFollowed = useRef(false)
  const wasGuided = useRef(guided)
  if (followed.length > 0 && (!hadFollowed.current || wasGuided.current !== guided)) {
    hadFollowed.current = true
    order.current = []
  }
  wasGuided.current = guided
  order.current = railOrder(order.current, followed, hot)
  return order.current
}

const stateOf = (query: { isPending: boolean; isLoadingError: boolean }): Rail['state'] =>
  query.isLoadingError ? 'failed' : query.isPending ? 'loading' : 'there'
