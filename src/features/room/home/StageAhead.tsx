// Prefetches what the stage video needs while the text around it is drawn. Renders nothing.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { wantsStillness } from '../../../core/store/wants-stillness.ts'
import { useStageRooms } from '../../match/state/use-stage-rooms.ts'
import { useHidden } from '../../spoiler/revealed.ts'
import { roomQuery, roomsOfMatchQuery } from '../room-queries.ts'
import { warmEngine } from '../stream/engine/engine.ts'

export function StageAhead({ row }: { row: MatchRow }) {
  const client = useQueryClient()
  const hidden = useHidden(row)
  const { id } = row
  useEffect(() => {
    // On failure the video itself fetches again.
    void client.prefetchQuery(roomsOfMatchQuery(id))
  }, [client, id])
  const roomId = useStageRooms(id).chosen?.id
  useEffect(() => {
    if (hidden || wantsStillness()) return
    warmEngine()
    if (roomId !== undefined) void client.prefetchQuery(roomQuery(roomId))
  }, [client, hidden, roomId])
  return null
}
