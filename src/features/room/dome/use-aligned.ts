// Keeps several pictures at the same moment: the one that is furthest behind leads, and the others wait for it.
import { useCallback, useEffect, useRef } from 'react'
import type { Player } from '../../stream/player-handle.ts'

const look = 1_000
/** Milliseconds that pictures may differ by, and up to which the speed alone brings them together. */
const close = 120
const far = 2_500
/** Further behind than this is a viewer who went back on purpose, or a stream in trouble: nobody waits for it. */
const lost = 20_000

/** How a picture that is `ahead` milliseconds before the slowest plays on: its speed, or the seconds it jumps back. Pure. */
export function alignStep(ahead: number): { rate: number } | { back: number } {
  if (ahead > far) return { back: ahead / 1_000 }
  return { rate: ahead > close ? Math.max(0.9, 1 - ahead / 10_000) : 1 }
}

export function useAligned(isOn: boolean): (player: Player) => () => void {
  const players = useRef(new Set<Player>())
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => {
      const playing = [...players.current].flatMap((player) => {
        const moment = player.moment()
        const { phase, paused } = player.state.get()
        return moment !== null && phase === 'playing' && !paused ? [{ player, moment }] : []
      })
      const newest = Math.max(...playing.map(({ moment }) => moment))
      const followed = playing.filter(({ moment }) => newest - moment < lost)
      const slowest = Math.min(...followed.map(({ moment }) => moment))
      for (const { player, moment } of followed) {
        const step = alignStep(moment - slowest)
        if ('back' in step) {
          player.pace(1)
          player.video.currentTime -= step.back
        }
        // The slowest keeps near its own edge; the others are held to it.
        else player.pace(moment === slowest ? null : step.rate)
      }
    }, look)
    return () => {
      clearInterval(timer)
      for (const player of players.current) player.pace(null)
    }
  }, [isOn])
  return useCallback((player) => {
    players.current.add(player)
    return () => {
      players.current.delete(player)
    }
  }, [])
}
