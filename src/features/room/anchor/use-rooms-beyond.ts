// Loads further pages of a room list on demand.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RoomCard } from '../../../../contract/room/room-card.ts'
import type { AnchorSearch } from '../anchor-search.ts'
import { beyondQuery, listOf } from './rooms-beyond.ts'

const none: readonly RoomCard[] = []

/** @param every refetch interval in milliseconds */
export function useRoomsBeyond(search: AnchorSearch, every: number) {
  const of = listOf(search)
  const [asked, setAsked] = useState({ of, pages: 1 })
  // A new list starts at page 1.
  const pages = asked.of === of ? asked.pages : 1
  const { data, isLoadingError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...beyondQuery(search, pages),
    enabled: pages > 1,
    refetchInterval: every,
    placeholderData: (before, query) => (query?.queryKey[1] === of ? before : undefined),
  })
  return {
    rooms: pages > 1 ? (data ?? none) : none,
    pages,
    isReading: pages > 1 && isFetching && (data === undefined || isPlaceholderData),
    more: () => (isLoadingError ? void refetch() : setAsked({ of, pages: pages + 1 })),
  }
}
