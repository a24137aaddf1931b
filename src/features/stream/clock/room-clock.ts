// The room clock: which moment the viewer's own picture shows, and what waits until it gets there.
// Moments are real milliseconds of the server, as EXT-X-PROGRAM-DATE-TIME has them.
import { isProductClockKnown } from '../../../core/clock/product-clock.ts'
import { serverNow } from '../../../core/clock/server-time.ts'
import { createListeners } from '../../../core/store.ts'

/** What is shown: null while there is no picture yet, or none that says its moment. */
export interface Picture {
  moment(): number | null
  /** Whether the first one is on its way. */
  isComing?(): boolean
}

interface Held {
  at: number
  since: number
  run: () => void
}

/** Milliseconds that something may wait for a picture that has not come: a room that does not play tells at once. */
const patience = 10_000
/** Milliseconds between two looks at a picture that plays; the wait for a known moment is never longer. */
const look = 200

export interface RoomClock {
  /** Real milliseconds of the server that the picture shows; null without a picture. */
  now(): number | null
  /** How far the picture is behind the server's clock, at least 0; null without a picture. */
  behindMs(): number | null
  /** The moment that everything of the room is shown at: that of the picture, or of the server when it is not followed. */
  shown(): number
  /** The moment of the match that is shown: a picture that is behind the feed shows an earlier one. */
  matchShown(): number
  /** Real milliseconds of the server when the picture shows what the feed told at `at`. */
  matchAt(at: number): number
  /** Milliseconds that the picture is behind the feed. */
  offsetBy(milliseconds: number): void
  /** Runs `run` when the picture reaches `at`: at once without a moment, or when the picture is there. Answers how to drop it. */
  hold(at: number | null, run: () => void): () => void
  /** The picture of this room; answers how to take it away, which lets everything go that waits. */
  attach(picture: Picture): () => void
  /** Nothing is to be shown yet: the first picture, or the product clock, will say which moment of the match it is. */
  isWaiting(): boolean
  isFollowing(): boolean
  /** Off: nothing waits any more. */
  follow(on: boolean): void
  /** Hears of `follow`, of a picture that comes or goes, and of every look at what waits. */
  subscribe(listener: () => void): () => void
}

/** `isKnown`: whether moments of the server can be told as moments of the match. */
export function createRoomClock(now: () => number = serverNow, isKnown: () => boolean = isProductClockKnown): RoomClock {
  let picture: Picture | null = null
  let following = true
  let offset = 0
  let held: Held[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = createListeners()

  const moment = (): number | null => picture?.moment() ?? null
  const isDue = ({ at, since }: Held): boolean => {
    if (!picture || !following) return true
    const shown = moment()
    return shown === null ? now() - since >= patience : at <= shown
  }

  function wait(): void {
    clearTimeout(timer)
    timer = undefined
    const next = held[0]
    if (!next) return
    const shown = moment()
    timer = setTimeout(release, shown === null ? look : Math.max(1, Math.min(look, next.at - shown)))
  }

  /** In the order of their moments; one that throws does not keep the others. */
  function release(): void {
    // A picture that stood still for an hour lets tens of thousands go at once.
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

  const tell = (): void => {
    release()
    listeners.tell()
  }

  const shown = (): number => (following ? (moment() ?? now()) : now())

  return {
    now: moment,
    behindMs() {
      const shown = moment()
      return shown === null ? null : Math.max(0, now() - shown)
    },
    shown,
    // Where nothing waits for a picture, the match is as the feed tells it.
    matchShown: () => (following && moment() !== null ? shown() - offset : shown()),
    matchAt: (at) => at + offset,
    offsetBy(milliseconds) {
      if (milliseconds === offset) return
      offset = milliseconds
      tell()
    },
    hold(at, run) {
      const one: Held = { at: at ?? Number.NEGATIVE_INFINITY, since: now(), run }
      if (at === null || isDue(one)) {
        // What has waited for an earlier moment, and is due since the last look, goes before it.
        if (at !== null) release()
        run()
        return () => undefined
      }
      // From the end: what comes is mostly the latest.
      held.splice(held.findLastIndex((other) => other.at <= at) + 1, 0, one)
      wait()
      return () => {
        held = held.filter((other) => other !== one)
      }
    },
    attach(next) {
      picture = next
      tell()
      return () => {
        if (picture !== next) return
        picture = null
        tell()
      }
    },
    isWaiting: () => !isKnown() || (following && moment() === null && (picture?.isComing?.() ?? false)),
    isFollowing: () => following,
    follow(on) {
      following = on
      tell()
    },
    subscribe: listeners.listen,
  }
}

/** The clock of the room that this window shows. */
export const roomClock: RoomClock = createRoomClock()
