// Plays a preview of a room, muted unless sound is requested: only while visible, and never under reduced motion or data saving.
import { type RefObject, useEffect, useRef, useState } from 'react'
import { wantsStillness } from '../../../core/store/wants-stillness.ts'
import { warmEngine } from '../stream/engine/engine.ts'
import { createPlayer } from '../stream/player.ts'
import type { Player, Source } from '../stream/player-handle.ts'

/**
 * Plays into the element while it is on screen; returns whether the video is visible. `source`: undefined while loading.
 * `sound`: plays audio, where the browser allows it.
 */
export function usePreview(video: RefObject<HTMLVideoElement | null>, source: Source | null | undefined, sound = false): boolean {
  const [isShown, setShown] = useState(false)
  const [isSeen, setSeen] = useState(false)
  const playing = useRef<Player>(undefined)
  const wantsSound = useRef(sound)
  // Must run before the player effect: a change of sound alone does not create another player.
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
    // Runs in parallel with loading the room.
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
