// The lines of a room as its picture reaches them: those of the socket while it is live, those of the past while it is not.
import { useEffect, useRef } from 'react'
import type { Danmaku } from '../../../contract/danmaku.ts'
import { call } from '../../core/api/api.ts'
import { sessionStore } from '../../core/session/session.ts'
import { roomFrames } from '../../core/socket/room-frames.ts'
import { useToldWords } from '../spoiler/told-words.ts'
import { roomClock } from '../stream/clock/room-clock.ts'
import { isFiltered } from './filter/filter.ts'
import { filters } from './filter/filter-store.ts'
import { type StageLine, stageLine } from './line.ts'
import { Replay } from './replay.ts'
import { spoken } from './spoken.ts'

/** Milliseconds behind from which on the past is played: lines of the socket would wait too long in memory. */
const past = 45_000
/** Milliseconds between two looks at the past. */
const look = 250
/** Ids remembered, so that what came by the socket is not played again. */
const remembered = 2_000

export interface DanmakuPlace {
  roomId: string
  kind: 'live' | 'playback'
  /** This viewer keeps scores back here. */
  covered: boolean
}

export function useDanmaku({ roomId, kind, covered }: DanmakuPlace, onLine: (line: StageLine) => void): void {
  const wordsOf = useToldWords(covered)
  const words = useRef(wordsOf)
  words.current = wordsOf
  const tell = useRef(onLine)
  tell.current = onLine
  useEffect(() => {
    const told = new Set<string>()
    const give = (line: Danmaku): void => {
      if (told.has(line.id) || spoken.isTaken(line.id)) return
      told.add(line.id)
      if (told.size > remembered) for (const id of [...told].slice(0, remembered / 2)) told.delete(id)
      const shown = stageLine(line, sessionStore.get().user?.id ?? null)
      if (!shown.mine && isFiltered(shown, filters.get())) return
      const text = shown.mine ? shown.text : words.current(shown)
      tell.current(text === shown.text ? shown : { ...shown, text, held: shown.text })
    }
    const isPast = (): boolean => kind === 'playback' || (roomClock.behindMs() ?? 0) > past
    const replay = new Replay(async (from, to) => {
      const range = { from: new Date(from).toISOString(), to: new Date(to).toISOString() }
      const { list, next } = await call('GET api/Barrage/getList', { query: { id: roomId, ...range } })
      return { list, next: next === null ? null : Date.parse(next) }
    })
    const timer = setInterval(() => {
      const moment = roomClock.now()
      if (moment !== null && isPast()) for (const line of replay.due(moment)) give(line)
    }, look)
    const leave =
      kind === 'playback'
        ? spoken.join(roomId, give)
        : roomFrames.join(roomId, {
            onFrame(frame) {
              if (frame.type !== 'danmaku') return
              const me = sessionStore.get().user?.id
              // Mine is of the picture that I see, however far back it lies.
              for (const line of frame.data) if (line.uid === me || !isPast()) roomClock.hold(Date.parse(line.at), () => give(line))
            },
          })
    return () => {
      clearInterval(timer)
      leave()
    }
  }, [roomId, kind])
}
