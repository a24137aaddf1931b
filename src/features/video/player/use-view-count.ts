// Tells the server once that a video was seen: when enough of it has really been played here.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { VideoInfo } from '../../../../contract/video.ts'
import { secondsNeeded } from '../../../../rules/room/video-view.ts'
import { call } from '../../../core/api/api.ts'
import type { Player } from '../../stream/player-handle.ts'
import { videoQuery } from '../queries.ts'

/** Milliseconds between two looks, and by how many seconds a picture that plays may have moved meanwhile. */
const look = 500
const step = 2

export function useViewCount({ id, duration_seconds, view_key }: VideoInfo, player: Player | null): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!player) return
    let played = 0
    let last = player.time.get().position
    let told = false
    const timer = setInterval(() => {
      const { position } = player.time.get()
      const moved = position - last
      last = position
      if (player.state.get().paused || document.hidden || moved <= 0 || moved > step) return
      played += moved
      if (told || played < secondsNeeded(duration_seconds)) return
      told = true
      clearInterval(timer)
      call('POST api/Video/addView', { body: { id, key: view_key, seconds: Math.ceil(played) } }).then(
        ({ views }) => client.setQueryData<VideoInfo>(videoQuery(id).queryKey, (known) => known && { ...known, views }),
        (error: unknown) => console.info('the view was not counted', error),
      )
    }, look)
    return () => clearInterval(timer)
  }, [id, duration_seconds, view_key, player, client])
}
