// What the score rail shows: rows of the chosen list in an order that stays, and how many each list has.
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { MatchRow } from '../../../contract/match.ts'
import { apiQuery } from '../../core/api-query.ts'
import { useFollowedIds } from '../follow/use-follow.ts'
import { hotMatchesQuery, listKey, matchesByIdQuery } from '../match/queries.ts'
import { railOrder } from './rail-order.ts'

export type RailList = 'followed' | 'hot' | 'live'
export interface Rail {
  rows: readonly MatchRow[]
  counts: Record<RailList, number | undefined>
  state: 'loading' | 'failed' | 'there'
}

const noRows: readonly MatchRow[] = []

export function useRail(list: RailList): Rail {
  const followedIds = useFollowedIds('match')
  const hot = useQuery(hotMatchesQuery())
  const hotRows = hot.data?.list ?? noRows
  const known = new Set(hotRows.map((row) => row.id))
  // Only what the hot list does not bring is asked for.
  const missing = [...followedIds].filter((id) => !known.has(id))
  const followed = useQuery({ ...matchesByIdQuery(missing), enabled: missing.length > 0 })
  const live = useQuery({ ...apiQuery(listKey, { body: { status: 'live', limit: 30 } }), enabled: list === 'live' })
  const byId = new Map([...hotRows, ...(followed.data?.list ?? noRows)].map((row) => [row.id, row]))
  const mine = [...followedIds].filter((id) => byId.has(id))
  const order = useRef<string[]>([])
  const hasFollowed = useRef(false)
  // Follows arrive a moment after the take-over: the first of them come to the front, later ones wait behind.
  if (mine.length > 0 && !hasFollowed.current) {
    hasFollowed.current = true
    order.current = []
  }
  order.current = railOrder(order.current, mine, [...known])
  const counts = { followed: mine.length, hot: hotRows.length || undefined, live: live.data?.total }
  const rowsOf = (ids: readonly string[]): MatchRow[] => ids.map((id) => byId.get(id)).filter((row) => row !== undefined)
  if (list === 'live') return { rows: live.data?.list ?? noRows, counts, state: stateOf(live) }
  if (list === 'followed')
    return {
      rows: rowsOf(order.current.filter((id) => followedIds.has(id))),
      counts,
      state: followed.isLoading ? 'loading' : followed.isError ? 'failed' : 'there',
    }
  return { rows: rowsOf(order.current), counts, state: stateOf(hot) }
}

const stateOf = (query: { isPending: boolean; isError: boolean }): Rail['state'] =>
  query.isError ? 'failed' : query.isPending ? 'loading' : 'there'
