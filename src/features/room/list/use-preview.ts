// A room that plays without sound before one enters it: only what is seen, never at the reader's cost, and where nobody asked for it
// not before the page is quiet.
import { type RefObject, useEffect, useState } from 'react'
import { wantsStillness } from '../../../core/wants-stillness.ts'
import { quiet } from '../../../ui/page/quiet.ts'
import { useStore } from '../../../ui/use-store.ts'
import { createPlayer } from '../../stream/player.ts'
import type { Source } from '../../stream/player-handle.ts'

/** Plays into the element while it is on screen; answers whether a picture is to be seen. `isAsked`: its reader waits for it. */
export function usePreview(video: RefObject<HTMLVideoElement | null>, source: Source | null, isAsked = false): boolean {
  const [isShown, setShown] = useState(false)
  const [isSeen, setSeen] = useState(false)
  const isQuiet = useStore(quiet)
  useEffect(() => {
    if (!video.current) return
    const watch = new IntersectionObserver(([entry]) => entry && setSeen(entry.isIntersecting))
    watch.observe(video.current)
    return () => watch.disconnect()
  }, [video])
  const { url = null, kind = 'live', state = 'idle' } = source ?? {}
  const wanted = (isQuiet || isAsked) && isSeen && url !== null && state === 'live'
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
