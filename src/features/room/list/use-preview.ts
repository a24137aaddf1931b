// A room that plays without sound before one enters it: only what is seen, and never at the reader's cost.
import { type RefObject, useEffect, useState } from 'react'
import { wantsStillness } from '../../../core/wants-stillness.ts'
import { warmEngine } from '../../stream/engine/engine.ts'
import { createPlayer } from '../../stream/player.ts'
import type { Source } from '../../stream/player-handle.ts'

/** Plays into the element while it is on screen; answers whether a picture is to be seen. `source`: undefined while it is being read. */
export function usePreview(video: RefObject<HTMLVideoElement | null>, source: Source | null | undefined): boolean {
  const [isShown, setShown] = useState(false)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!video.current) return
    const watch = new IntersectionObserver(([entry]) => entry && setSeen(entry.isIntersecting))
    watch.observe(video.current)
    return () => watch.disconnect()
  }, [video])
  const isComing = source !== null
  useEffect(() => {
    // Beside the reading of the room.
    if (isComing && !wantsStillness()) warmEngine()
  }, [isComing])
  const { url = null, kind = 'live', state = 'idle' } = source ?? {}
  const wanted = isSeen && url !== null && state === 'live'
  useEffect(() => {
    if (!wanted || !video.current || wantsStillness()) return
    const player = createPlayer(video.current, { small: true })
    player.open({ url, kind, state })
    const leave = player.state.subscribe(() => {
      const { phase } = player.state.get()
      setShown((before) => phase === 'playing' || (before && phase === 'buffering'))
    })
    return () => {
      leave()
      player.close()
      setShown(false)
    }
  }, [video, wanted, url, kind, state])
  return isShown
}
