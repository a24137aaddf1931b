// What a room needs to play is asked for at once, beside the words that its page is drawn in.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { warmEngine } from '../../stream/engine/engine.ts'
import { playbackQuery, roomQuery } from '../room-queries.ts'
import type { LiveSearch } from './live-search.ts'

export function useRoomAhead({ id, playback }: LiveSearch): void {
  const client = useQueryClient()
  useEffect(warmEngine, [])
  useEffect(() => {
    if (id === undefined) return
    // What fails here is asked for again, and told, by the page itself.
    void client.prefetchQuery(roomQuery(id))
    if (playback !== undefined) void client.prefetchQuery(playbackQuery(id))
  }, [client, id, playback])
}
