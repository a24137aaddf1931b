// A room that plays before one enters it, without sound unless that is asked for: only what is seen, and never at the reader's cost.
import { type RefObject, useEffect, useRef, useState } from 'react'
import { wantsStillness } from '../../../core/wants-stillness.ts'
import { warmEngine } from '../../stream/engine/engine.ts'
import { createPlayer } from '../../stream/player.ts'
import type { Player, Source } from '../../stream/player-handle.ts'

/**
 * Plays into the element while it is on screen; answers whether a picture is to be seen. `source`: undefined while it is being read.
 * `sound`: it is heard, where the browser lets it be.
 */
export function usePreview(video: RefObject<HTMLVideoElement | null>, source: Source | null | undefined, sound = false): boolean {
  const [isShown, setShown] = useState(false)
  const [isSeen, setSeen] = useState(false)
  const playing = useRef<Player>(undefined)
  const wantsSound = useRef(sound)
  // Before the player is made: a change of the sound alone makes no other one.
  useEffect(() => {
    wantsSound.current = sound
    playing.current?.setMuted(!sound)
  }, [sound])
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
    playing.current = player
    if (wantsSound.current) player.setMuted(false)
    player.open({ url, kind, state })
    const leave = player.state.subscribe(() => {
      const { phase } = player.state.get()
      setShown((before) => phase === 'playing' || (before && phase === 'buffering'))
    })
    return () => {
      leave()
      playing.current = undefined
      player.close()
      setShown(false)
    }
  }, [video, wanted, url, kind, state])
  return isShown
}
