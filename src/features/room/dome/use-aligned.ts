// Aligns several videos to the same playback time: the one with the most delay leads, and the others wait for it.
import { useCallback, useEffect, useRef, useState } from 'react'
import { serverNow } from '../../../core/clock/server-time.ts'
import { createStore, type Store } from '../../../core/store/store.ts'
import type { Player } from '../stream/player-handle.ts'

const pollInterval = 1_000
/** Tolerated difference between videos, and the largest that playback rate alone corrects, both in milliseconds. */
const close = 120
const far = 2_500
/** Beyond this delay the viewer went back on purpose or the stream has a fault: the others do not wait. Milliseconds. */
const lost = 20_000
/** Milliseconds that the others wait for one room before the user is asked whether to go on waiting. */
const patience = 4_000

/** The room that holds the others back. */
interface Slow {
  id: string
  /** Delay that the others would save without it, in whole seconds. */
  seconds: number
}

/**
 * Returns the correction for a video that is `ahead` milliseconds before the slowest: a playback rate, or the seconds to seek back. Pure.
 */
export function alignStep(ahead: number): { rate: number } | { back: number } {
  if (ahead > far) return { back: ahead / 1_000 }
  return { rate: ahead > close ? Math.max(0.9, 1 - ahead / 10_000) : 1 }
}

/** Returns the room that holds the others back beyond the limit; `could`: the latest instant that each room could show. Pure. */
export function slowOf(rooms: readonly { id: string; could: number }[]): Slow | null {
  const [slowest, next] = rooms.toSorted((one, other) => one.could - other.could)
  if (!slowest || !next || next.could - slowest.could <= patience) return null
  return { id: slowest.id, seconds: Math.round((next.could - slowest.could) / 1_000) }
}

/** Delays of the videos, measured once a second. */
export interface AlignedFigures {
  /** The instant that they show together, in server milliseconds; null: none plays. */
  pictureTime: number | null
  /** Current delay of each video in seconds, and its stream's own share of it: the rest is waiting for the others. */
  delays: readonly { id: string; behind: number; own: number }[]
  slow: Slow | null
}
const none: AlignedFigures = { pictureTime: null, delays: [], slow: null }
const secondsOf = (milliseconds: number): number => Math.max(0, Math.round(milliseconds / 100) / 10)

export interface Aligned {
  register(id: string, player: Player): () => void
  figures: Store<AlignedFigures>
  toLive(but: string): void
}

/** `left`: rooms that the others do not wait for. */
export function useAligned(isOn: boolean, left: ReadonlySet<string>): Aligned {
  const players = useRef(new Map<string, Player>())
  const unawaited = useRef(left)
  unawaited.current = left
  const [figures] = useState(() => createStore(none))
  useEffect(() => {
    const timer = setInterval(() => {
      const playing = [...players.current].flatMap(([id, player]) => {
        const pictureTime = player.pictureTime()
        const { phase, paused } = player.state.get()
        const { live, position } = player.time.get()
        const could = (pictureTime ?? 0) + Math.max(0, live - position) * 1_000
        return pictureTime !== null && phase === 'playing' && !paused ? [{ id, player, pictureTime, could }] : []
      })
      const newest = Math.max(...playing.map(({ pictureTime }) => pictureTime))
      const followed = playing.filter(({ id, pictureTime }) => !unawaited.current.has(id) && newest - pictureTime < lost)
      const slowest = Math.min(...followed.map(({ pictureTime }) => pictureTime))
      if (isOn) {
        for (const { player, pictureTime } of followed) {
          const step = alignStep(pictureTime - slowest)
          if ('back' in step) {
            player.setRate(1)
            player.video.currentTime -= step.back
          }
          // The slowest follows its own live edge; the others are paced to it.
          else player.setRate(pictureTime === slowest ? null : step.rate)
        }
        for (const { id, player } of playing) if (unawaited.current.has(id)) player.setRate(null)
      }
      const now = serverNow()
      figures.set({
        pictureTime: followed.length > 0 ? slowest : null,
        delays: playing.map(({ id, pictureTime, could }) => ({
          id,
          behind: secondsOf(now - pictureTime),
          own: secondsOf(Math.min(now - could, now - pictureTime)),
        })),
        slow: isOn ? slowOf(followed) : null,
      })
    }, pollInterval)
    return () => {
      clearInterval(timer)
      figures.set(none)
      for (const player of players.current.values()) player.setRate(null)
    }
  }, [isOn, figures])
  const register = useCallback((id: string, player: Player) => {
    players.current.set(id, player)
    return () => {
      if (players.current.get(id) === player) players.current.delete(id)
    }
  }, [])
  const toLive = useCallback((but: string): void => {
    for (const [id, player] of players.current) if (id !== but && !player.state.get().paused) player.toLive()
  }, [])
  return { register, figures, toLive }
}
