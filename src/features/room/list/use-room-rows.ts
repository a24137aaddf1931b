// Loads the matches of a list of rooms into the row store, which the scores on the images read.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import type { RoomCard } from '../../../../contract/room/room-card.ts'
import { matchesByIdQuery } from '../../match/queries.ts'
import { rows } from '../../match/state/row/row-store.ts'
import { useSyncedRows } from '../../match/state/use-match-list.ts'

type MatchRoom = Pick<RoomCard, 'match_id'>
const none: readonly MatchRow[] = []

/** Loads the matches of these rooms; returns them by id as fetched. The store holds later updates. */
export function useRoomRows(rooms: readonly MatchRoom[]): ReadonlyMap<string, MatchRow> {
  const ids = [...new Set(rooms.flatMap(({ match_id }) => match_id ?? []))]
  const options = matchesByIdQuery(ids)
  const { data, dataUpdatedAt } = useQuery({ ...options, enabled: ids.length > 0, placeholderData: keepPreviousData })
  const list = data?.list ?? none
  useSyncedRows(list, options.queryKey, dataUpdatedAt)
  return useMemo(() => new Map(list.map((row) => [row.id, row])), [list])
}

/** The match from this window's row store; undefined if it is not there. */
export function useKnownRow(matchId: string | null): MatchRow | undefined {
  const id = matchId ?? ''
  const subscribe = useCallback((listener: () => void) => rows.subscribe(id, listener, false), [id])
  return useSyncExternalStore(
    subscribe,
    () => rows.get(id),
    () => undefined,
  )
}
