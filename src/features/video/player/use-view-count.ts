// Reports a view to the server, once enough of the video has actually played.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { VideoInfo } from '../../../../contract/video.ts'
import { secondsNeeded } from '../../../../rules/room/video-view.ts'
import { call } from '../../../core/api/api.ts'
import type { Player } from '../../room/stream/player-handle.ts'
import { videoQuery } from '../queries.ts'

/** Polling interval in milliseconds, and the maximum advance per interval in seconds that counts as playback. */
const pollInterval = 500
const step = 2

export function useViewCount({ id, duration_seconds, view_key }: VideoInfo, player: Player | null): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!player) return
    let played = 0
    let last = player.time.get().position
    let isCounted = false
    const timer = setInterval(() => {
      const { position } = player.time.get()
      const moved = position - last
      last = position
      if (player.state.get().paused || document.hidden || moved <= 0 || moved > step) return
      played += moved
      if (isCounted || played < secondsNeeded(duration_seconds)) return
      isCounted = true
      clearInterval(timer)
      call('POST api/Video/addView', { body: { id, key: view_key, seconds: Math.ceil(played) } }).then(
        ({ views }) => client.setQueryData<VideoInfo>(videoQuery(id).queryKey, (known) => known && { ...known, views }),
        (error: unknown) => console.info('view count request failed', error),
      )
    }, pollInterval)
    return () => clearInterval(timer)
  }, [id, duration_seconds, view_key, player, client])
}
