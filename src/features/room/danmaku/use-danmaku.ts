// Danmaku of a room as its video reaches them: from history and from the socket.
import { useEffect, useRef } from 'react'
import type { Danmaku } from '../../../../contract/room/danmaku.ts'
import { call } from '../../../core/api/api.ts'
import { serverNow } from '../../../core/clock/server-time.ts'
import { sessionStore } from '../../../core/session/session.ts'
import { roomFrames } from '../../../core/socket/room-frames.ts'
import { useSpoilerText } from '../../spoiler/use-spoiler-text.ts'
import { roomClock } from '../stream/clock/room-clock.ts'
import { DanmakuFeed } from './danmaku-feed.ts'
import { isFiltered } from './filter/filter.ts'
import { filters } from './filter/filter-store.ts'
import { spoken } from './spoken.ts'
import { type StageDanmaku, stageDanmakuOf } from './stage-danmaku.ts'

/** Polling interval of the playback time, in milliseconds. */
const pollInterval = 200
/** Milliseconds that danmaku from the socket wait for a missing video. */
const patience = 10_000

export interface DanmakuPlace {
  roomId: string
  kind: 'live' | 'playback'
  /** Scores are hidden here for this user. */
  covered: boolean
}

/** `onGone`: a danmaku was removed and may be on screen. */
export function useDanmaku(
  { roomId, kind, covered }: DanmakuPlace,
  onDanmaku: (danmaku: StageDanmaku) => void,
  onGone: (id: string) => void,
): void {
  const textOf = useSpoilerText(covered)
  const latestTextOf = useRef(textOf)
  latestTextOf.current = textOf
  const notify = useRef(onDanmaku)
  notify.current = onDanmaku
  const onGoneRef = useRef(onGone)
  onGoneRef.current = onGone
  useEffect(() => {
    let isLeft = false
    const give = (danmaku: Danmaku): void => {
      if (isLeft || spoken.isTaken(danmaku.id)) return
      const shown = stageDanmakuOf(danmaku, sessionStore.get().user?.id ?? null)
      if (!shown.mine && isFiltered(shown, filters.get())) return
      const text = shown.mine ? shown.text : latestTextOf.current(shown)
      notify.current(text === shown.text ? shown : { ...shown, text, held: shown.text })
    }
    const remove = (id: string): void => {
      feed.remove(id)
      onGoneRef.current(id)
    }
    const feed = new DanmakuFeed(async (from, to) => {
      const range = { from: new Date(from).toISOString(), to: new Date(to).toISOString() }
      const { list, next } = await call('GET api/Barrage/getList', { query: { id: roomId, ...range } })
      return { list, next: next === null ? null : Date.parse(next) }
    })
    let seen = serverNow()
    const show = (): void => {
      const [pictureTime, now] = [roomClock.now(), serverNow()]
      if (pictureTime !== null) seen = now
      for (const danmaku of feed.due(pictureTime, now)) give(danmaku)
      if (kind === 'live' && now - seen > patience) for (const danmaku of feed.release()) give(danmaku)
    }
    const hear = (danmaku: Danmaku): void => {
      if (roomClock.isFollowing() && roomClock.now() !== null) feed.hear(danmaku)
      // Without following a video nothing waits; for the first frame the wait is limited.
      else roomClock.hold(Date.parse(danmaku.at), () => feed.take(danmaku) && give(danmaku))
    }
    const onClock = (): void => {
      if (kind === 'live' && !roomClock.isFollowing()) for (const danmaku of feed.release()) give(danmaku)
    }
    const timer = setInterval(show, pollInterval)
    const unfollow = roomClock.subscribe(onClock)
    const leave =
      kind === 'playback'
        ? spoken.join(roomId, { hear: (danmaku) => feed.take(danmaku) && give(danmaku), onTaken: remove })
        : roomFrames.join(roomId, {
            onFrame(frame) {
              if (frame.type === 'room_remove') remove(frame.data.id)
              if (frame.type !== 'danmaku') return
              // The feed needs the playback time before it gets a danmaku, including the very first.
              show()
              for (const danmaku of frame.data) hear(danmaku)
              show()
            },
            onReset: () => feed.missed(),
          })
    return () => {
      isLeft = true
      clearInterval(timer)
      unfollow()
      leave()
    }
  }, [roomId, kind])
}
