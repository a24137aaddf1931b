// Danmaku of a room as its video reaches them: from history and from the socket.
import { useEffect, useRef } from 'react'
import type { Danmaku } from '../../../contract/danmaku.ts'
import { call } from '../../core/api/api.ts'
import { serverNow } from '../../core/clock/server-time.ts'
import { sessionStore } from '../../core/session/session.ts'
import { roomFrames } from '../../core/socket/room-frames.ts'
import { useToldWords } from '../spoiler/told-words.ts'
import { roomClock } from '../stream/clock/room-clock.ts'
import { DanmakuFeed } from './danmaku-feed.ts'
import { isFiltered } from './filter/filter.ts'
import { filters } from './filter/filter-store.ts'
import { type StageLine, stageLine } from './line.ts'
import { spoken } from './spoken.ts'

/** Polling interval of the playback time, in milliseconds. */
const look = 200
/** Milliseconds that danmaku from the socket wait for a missing video. */
const patience = 10_000

export interface DanmakuPlace {
  roomId: string
  kind: 'live' | 'playback'
  /** Scores are hidden here for this user. */
  covered: boolean
}

/** `onGone`: a danmaku was removed and may be on screen. */
export function useDanmaku({ roomId, kind, covered }: DanmakuPlace, onLine: (line: StageLine) => void, onGone: (id: string) => void): void {
  const wordsOf = useToldWords(covered)
  const words = useRef(wordsOf)
  words.current = wordsOf
  const tell = useRef(onLine)
  tell.current = onLine
  const forget = useRef(onGone)
  forget.current = onGone
  useEffect(() => {
    let isLeft = false
    const give = (line: Danmaku): void => {
      if (isLeft || spoken.isTaken(line.id)) return
      const shown = stageLine(line, sessionStore.get().user?.id ?? null)
      if (!shown.mine && isFiltered(shown, filters.get())) return
      const text = shown.mine ? shown.text : words.current(shown)
      tell.current(text === shown.text ? shown : { ...shown, text, held: shown.text })
    }
    const remove = (id: string): void => {
      feed.remove(id)
      forget.current(id)
    }
    const feed = new DanmakuFeed(async (from, to) => {
      const range = { from: new Date(from).toISOString(), to: new Date(to).toISOString() }
      const { list, next } = await call('GET api/Barrage/getList', { query: { id: roomId, ...range } })
      return { list, next: next === null ? null : Date.parse(next) }
    })
    let seen = serverNow()
    const show = (): void => {
      const [moment, now] = [roomClock.now(), serverNow()]
      if (moment !== null) seen = now
      for (const line of feed.due(moment, now)) give(line)
      if (kind === 'live' && now - seen > patience) for (const line of feed.release()) give(line)
    }
    const hear = (line: Danmaku): void => {
      if (roomClock.isFollowing() && roomClock.now() !== null) feed.hear(line)
      // Without following a video nothing waits; for the first frame the wait is limited.
      else roomClock.hold(Date.parse(line.at), () => feed.take(line) && give(line))
    }
    const onClock = (): void => {
      if (kind === 'live' && !roomClock.isFollowing()) for (const line of feed.release()) give(line)
    }
    const timer = setInterval(show, look)
    const unfollow = roomClock.subscribe(onClock)
    const leave =
      kind === 'playback'
        ? spoken.join(roomId, { hear: (line) => feed.take(line) && give(line), onTaken: remove })
        : roomFrames.join(roomId, {
            onFrame(frame) {
              if (frame.type === 'room_remove') remove(frame.data.id)
              if (frame.type !== 'danmaku') return
              // The feed needs the playback time before it gets a danmaku, including the very first.
              show()
              for (const line of frame.data) hear(line)
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
