// Prefetches what a room needs to play, while its page is being loaded.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { playbackQuery, roomQuery } from '../room-queries.ts'
import { warmEngine } from '../stream/engine/engine.ts'
import type { LiveSearch } from './live-search.ts'

export function useRoomAhead({ id, playback }: LiveSearch): void {
  const client = useQueryClient()
  useEffect(warmEngine, [])
  useEffect(() => {
    if (id === undefined) return
    // On failure the page itself fetches again and displays the error.
    void client.prefetchQuery(roomQuery(id))
    if (playback !== undefined) void client.prefetchQuery(playbackQuery(id))
  }, [client, id, playback])
}
