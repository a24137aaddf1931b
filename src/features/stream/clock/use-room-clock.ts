// The room clock in components.
import { useSyncExternalStore } from 'react'
import { roomClock } from './room-clock.ts'

/** Milliseconds between two looks of what follows the picture. */
const step = 100

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, step)
  const stop = roomClock.subscribe(listener)
  return () => {
    clearInterval(timer)
    stop()
  }
}

/** A value made of the moment of the match that the room shows; drawn again only when it is another. */
export const useMatchShown = <V extends string | number | boolean | null>(make: (moment: number) => V): V =>
  useSyncExternalStore(
    subscribe,
    () => make(roomClock.matchShown()),
    () => make(0),
  )

/** Whether there is nothing to show yet, for the first picture is on its way. */
export const useWaiting = (): boolean => useSyncExternalStore(subscribe, roomClock.isWaiting, () => false)

/** Tenths of a second that the picture is behind; null without one. */
export const useBehind = (): number | null =>
  useSyncExternalStore(
    subscribeSlowly,
    () => {
      const behind = roomClock.behindMs()
      return behind === null ? null : Math.round(behind / 100)
    },
    () => null,
  )

/** A figure that flickers ten times a second cannot be read. */
function subscribeSlowly(listener: () => void): () => void {
  const timer = setInterval(listener, 1_000)
  return () => clearInterval(timer)
}

export const useFollowing = (): boolean => useSyncExternalStore(roomClock.subscribe, roomClock.isFollowing, () => true)
