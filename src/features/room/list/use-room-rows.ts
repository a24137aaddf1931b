// The matches that the rooms of a list show: read into the row store, from where the pictures take their scores.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import type { RoomCard } from '../../../../contract/room/room-card.ts'
import { matchesByIdQuery } from '../../match/queries.ts'
import { rows } from '../../match/state/row-store.ts'
import { useKeptRows } from '../../match/state/use-match-list.ts'

type Showing = Pick<RoomCard, 'match_id'>
const none: readonly MatchRow[] = []

/** Reads the matches of these rooms, by id as they were read: the store has what has happened since. */
export function useRoomRows(rooms: readonly Showing[]): ReadonlyMap<string, MatchRow> {
  const ids = [...new Set(rooms.flatMap(({ match_id }) => match_id ?? []))]
  const options = matchesByIdQuery(ids)
  const { data, dataUpdatedAt } = useQuery({ ...options, enabled: ids.length > 0, placeholderData: keepPreviousData })
  const list = data?.list ?? none
  useKeptRows(list, options.queryKey, dataUpdatedAt)
  return useMemo(() => new Map(list.map((row) => [row.id, row])), [list])
}

/** The match as this window knows it; undefined while it knows nothing of it. */
export function useKnownRow(matchId: string | null): MatchRow | undefined {
  const id = matchId ?? ''
  const subscribe = useCallback((listener: () => void) => rows.subscribe(id, listener, false), [id])
  return useSyncExternalStore(
    subscribe,
    () => rows.get(id),
    () => undefined,
  )
}
