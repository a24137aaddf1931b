// Keeps several pictures at the same moment: the one that is furthest behind leads, and the others wait for it.
import { useCallback, useEffect, useRef, useState } from 'react'
import { serverNow } from '../../../core/clock/server-time.ts'
import { createStore, type Store } from '../../../core/store.ts'
import type { Player } from '../../stream/player-handle.ts'

const look = 1_000
/** Milliseconds that pictures may differ by, and up to which the speed alone brings them together. */
const close = 120
const far = 2_500
/** Further behind than this is a viewer who went back on purpose, or a stream in trouble: nobody waits for it. */
const lost = 20_000
/** Milliseconds that the others wait for one of them before they are asked whether they want to. */
const patience = 4_000

/** The room that keeps the others back. */
interface Slow {
  id: string
  /** Whole seconds that they could be nearer to what happens now. */
  seconds: number
}

/** How a picture that is `ahead` milliseconds before the slowest plays on: its speed, or the seconds it jumps back. Pure. */
export function alignStep(ahead: number): { rate: number } | { back: number } {
  if (ahead > far) return { back: ahead / 1_000 }
  return { rate: ahead > close ? Math.max(0.9, 1 - ahead / 10_000) : 1 }
}

/** Who keeps the others back by more than they should wait unasked; `could`: the moment that each could show. Pure. */
export function slowOf(rooms: readonly { id: string; could: number }[]): Slow | null {
  const [slowest, next] = rooms.toSorted((one, other) => one.could - other.could)
  if (!slowest || !next || next.could - slowest.could <= patience) return null
  return { id: slowest.id, seconds: Math.round((next.could - slowest.could) / 1_000) }
}

/** How far the pictures are, looked at once a second. */
export interface AlignedFigures {
  /** Real milliseconds of the server that they show together; null: none of them plays. */
  moment: number | null
  /** Seconds that each picture is behind now, and those of them that are its stream's own: the rest it waits. */
  delays: readonly { id: string; behind: number; own: number }[]
  slow: Slow | null
}
const none: AlignedFigures = { moment: null, delays: [], slow: null }
const secondsOf = (milliseconds: number): number => Math.max(0, Math.round(milliseconds / 100) / 10)

export interface Aligned {
  register(id: string, player: Player): () => void
  figures: Store<AlignedFigures>
  toLive(but: string): void
}

/** `left`: rooms that nobody waits for. */
export function useAligned(isOn: boolean, left: ReadonlySet<string>): Aligned {
  const players = useRef(new Map<string, Player>())
  const unawaited = useRef(left)
  unawaited.current = left
  const [figures] = useState(() => createStore(none))
  useEffect(() => {
    const timer = setInterval(() => {
      const playing = [...players.current].flatMap(([id, player]) => {
        const moment = player.moment()
        const { phase, paused } = player.state.get()
        const { live, position } = player.time.get()
        const could = (moment ?? 0) + Math.max(0, live - position) * 1_000
        return moment !== null && phase === 'playing' && !paused ? [{ id, player, moment, could }] : []
      })
      const newest = Math.max(...playing.map(({ moment }) => moment))
      const followed = playing.filter(({ id, moment }) => !unawaited.current.has(id) && newest - moment < lost)
      const slowest = Math.min(...followed.map(({ moment }) => moment))
      if (isOn) {
        for (const { player, moment } of followed) {
          const step = alignStep(moment - slowest)
          if ('back' in step) {
            player.pace(1)
            player.video.currentTime -= step.back
          }
          // The slowest keeps near its own edge; the others are held to it.
          else player.pace(moment === slowest ? null : step.rate)
        }
        for (const { id, player } of playing) if (unawaited.current.has(id)) player.pace(null)
      }
      const now = serverNow()
      figures.set({
        moment: followed.length > 0 ? slowest : null,
        delays: playing.map(({ id, moment, could }) => ({
          id,
          behind: secondsOf(now - moment),
          own: secondsOf(Math.min(now - could, now - moment)),
        })),
        slow: isOn ? slowOf(followed) : null,
      })
    }, look)
    return () => {
      clearInterval(timer)
      figures.set(none)
      for (const player of players.current.values()) player.pace(null)
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
