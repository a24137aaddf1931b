// Room clock: the playback time of the viewer's own video, and callbacks that wait until the video reaches their time.
// Times are server milliseconds, as in EXT-X-PROGRAM-DATE-TIME.
import { isProductClockKnown } from '../../../../core/clock/product-clock.ts'
import { serverNow } from '../../../../core/clock/server-time.ts'
import { createListeners } from '../../../../core/store/store.ts'

/** Video source of the clock: null before the first frame, or without a known playback time. */
export interface Picture {
  pictureTime(): number | null
  /** Whether the first frame is expected. */
  isComing?(): boolean
}

interface Held {
  at: number
  since: number
  run: () => void
}

/** Milliseconds that callbacks wait for a video without a frame, so that a room that does not play still runs them. */
const patience = 10_000
/** Polling interval of a playing video, in milliseconds; also the maximum delay of a callback that is due. */
const pollInterval = 200

export interface RoomClock {
  /** Playback time in server milliseconds; null without a video. */
  now(): number | null
  /** Delay behind the server's clock in milliseconds, at least 0; null without a video. */
  behindMs(): number | null
  /** The time at which the room is displayed: playback time, or server time if the video is not followed. */
  displayTime(): number
  /** The match time on display, in server milliseconds: earlier where the video is behind the feed. */
  matchDisplayTime(): number
  /** Playback time, in server milliseconds, at which the video shows what the feed sent at `at`. */
  matchAt(at: number): number
  /** Sets how far the video is behind the feed, in milliseconds. */
  offsetBy(milliseconds: number): void
  /** Calls `run` when the video reaches `at`, or at once without a time or if already reached. Returns a cancel function. */
  hold(at: number | null, run: () => void): () => void
  /** Sets the room's video; returns a detach function, which also runs all waiting callbacks. */
  attach(picture: Picture): () => void
  /** True before the first frame, or while the product clock is unknown: the match time is not known yet. */
  isWaiting(): boolean
  isFollowing(): boolean
  /** Switching off runs all waiting callbacks. */
  follow(on: boolean): void
  /** Notified of `follow`, of `offsetBy`, and when a video is attached or detached. */
  subscribe(listener: () => void): () => void
}

/** `isKnown`: whether server time can be converted to product time. */
export function createRoomClock(now: () => number = serverNow, isKnown: () => boolean = isProductClockKnown): RoomClock {
  let picture: Picture | null = null
  let following = true
  let offset = 0
  let held: Held[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = createListeners()

  const pictureTime = (): number | null => picture?.pictureTime() ?? null
  const isDue = ({ at, since }: Held): boolean => {
    if (!picture || !following) return true
    const displayTime = pictureTime()
    return displayTime === null ? now() - since >= patience : at <= displayTime
  }

  function wait(): void {
    clearTimeout(timer)
    timer = undefined
    const next = held[0]
    if (!next) return
    const displayTime = pictureTime()
    timer = setTimeout(release, displayTime === null ? pollInterval : Math.max(1, Math.min(pollInterval, next.at - displayTime)))
  }

  /** Runs due callbacks in order of time; one that throws does not stop the others. */
  function release(): void {
    // After a stall of an hour tens of thousands become due at once.
    const due = new Set(held.filter(isDue))
    held = held.filter((one) => !due.has(one))
    for (const { run } of due) {
      try {
        run()
      } catch (error) {
        queueMicrotask(() => {
          throw error
        })
      }
    }
    wait()
  }

  const notify = (): void => {
    release()
    listeners.notify()
  }

  const displayTime = (): number => (following ? (pictureTime() ?? now()) : now())

  return {
    now: pictureTime,
    behindMs() {
      const displayTime = pictureTime()
      return displayTime === null ? null : Math.max(0, now() - displayTime)
    },
    displayTime,
    // Without following a video, the match is current with the feed.
    matchDisplayTime: () => (following && pictureTime() !== null ? displayTime() - offset : displayTime()),
    matchAt: (at) => at + offset,
    offsetBy(milliseconds) {
      if (milliseconds === offset) return
      offset = milliseconds
      notify()
    },
    hold(at, run) {
      const one: Held = { at: at ?? Number.NEGATIVE_INFINITY, since: now(), run }
      if (at === null || isDue(one)) {
        // Callbacks with an earlier time that have become due since the last poll run first.
        if (at !== null) release()
        run()
        return () => undefined
      }
      // Searches from the end: new entries are usually the latest.
      held.splice(held.findLastIndex((other) => other.at <= at) + 1, 0, one)
      wait()
      return () => {
        held = held.filter((other) => other !== one)
      }
    },
    attach(next) {
      picture = next
      notify()
      return () => {
        if (picture !== next) return
        picture = null
        notify()
      }
    },
    isWaiting: () => !isKnown() || (following && pictureTime() === null && (picture?.isComing?.() ?? false)),
    isFollowing: () => following,
    follow(on) {
      following = on
      notify()
    },
    subscribe: listeners.listen,
  }
}

/** Clock of the room in this window. */
export const roomClock: RoomClock = createRoomClock()
