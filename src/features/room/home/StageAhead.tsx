// What the picture of the stage needs to play is asked for beside the words that stand around it. Draws nothing.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { wantsStillness } from '../../../core/wants-stillness.ts'
import { useHidden } from '../../spoiler/revealed.ts'
import { warmEngine } from '../../stream/engine/engine.ts'
import { roomsOfMatchQuery } from '../room-queries.ts'

export function StageAhead({ row }: { row: MatchRow }) {
  const client = useQueryClient()
  const hidden = useHidden(row)
  const { id } = row
  useEffect(() => {
    // What fails here is asked for again by the picture itself.
    void client.prefetchQuery(roomsOfMatchQuery(id))
  }, [client, id])
  useEffect(() => {
    if (!hidden && !wantsStillness()) warmEngine()
  }, [hidden])
  return null
}
