import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aNotice } from '../../../../tests/support/alert/sample-notice.ts'
import { setProductClock } from '../../../core/clock/product-clock.ts'
import type { FollowRows } from '../../../core/follow/follow-rows.ts'
import { liveConnection } from '../../../core/socket/live-connection.ts'
import { onNoticeMessage } from '../../alert/live.ts'
import { notices } from '../../alert/notice/notice-store.ts'
import { alertSettings } from '../../follow/alert-settings.ts'
import { followStore } from '../../follow/follow-store.ts'
import { matchMarks } from '../../follow/match-marks.ts'
import { createRoomClock } from '../stream/clock/room-clock.ts'
import { holdAlerts } from './hold-alerts.ts'

vi.mock('../../../core/follow/follow-rows.ts', () => ({
  watchFollowRows: (next: (rows: FollowRows) => void) => {
    const followed = { key: 'match:m', kind: 'match' as const, id: 'm', events: [], name: 'm', at: 1 }
    next({ follows: new Map([['match:m', followed]]), reservations: new Map() })
  },
}))
vi.mock('../../../core/follow/match-marks.ts', () => ({ watchMarks: (next: (marks: object) => void) => next({}) }))
vi.mock('../../alert/sound.ts', () => ({ playSound: vi.fn() }))
vi.mock('../../alert/popup/PopupCards.tsx', () => ({ PopupCards: () => null }))

const acked: number[] = []
let seq = 0
beforeEach(async () => {
  vi.stubGlobal('document', { hidden: false })
  alertSettings.markKnown()
  const ends = [followStore.subscribe(() => undefined), matchMarks.subscribe(() => undefined)]
  await expect.poll(() => followStore.get().loaded && matchMarks.isKnown()).toBe(true)
  for (const end of ends) end()
  vi.useFakeTimers({ now: Date.parse('2026-07-18T12:00:00Z') })
  const real = new Date().toISOString()
  setProductClock({ feed: real, real, speed: 1 })
  liveConnection.attach({
    addTopic: () => undefined,
    removeTopic: () => undefined,
    setDevice: () => undefined,
    ack: (_match, ackedSeq) => acked.push(ackedSeq),
  })
  liveConnection.setDevice('d')
  acked.length = 0
  seq += 1
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A goal is scored now, while the viewer watches a video `behind` milliseconds behind. */
function goalBeside(kind: 'live' | 'playback', behind: number) {
  const clock = createRoomClock(Date.now)
  clock.attach({ pictureTime: () => Date.now() - behind })
  const end = holdAlerts(clock, 'm', kind)
  onNoticeMessage({ code: 100, type: 'goal', data: aNotice({ seq, home_score: seq, at: new Date().toISOString() }) } as never)
  const isShown = () => notices.get().popups.some(({ notice }) => notice.seq === seq)
  return { isShown, clock, end }
}

it('a goal waits for the live picture of its match, or until its clock is switched off', () => {
  const { isShown, end } = goalBeside('live', 20_000)
  vi.advanceTimersByTime(19_900)
  expect(isShown()).toBe(false)
  vi.advanceTimersByTime(300)
  expect(isShown()).toBe(true)
  end()
})

it('a goal is shown immediately when the clock is switched off', () => {
  const { isShown, clock, end } = goalBeside('live', 20_000)
  expect(isShown()).toBe(false)
  clock.follow(false)
  expect(isShown()).toBe(true)
  end()
})

it('a goal does not wait for the position of a recording, and is acknowledged once shown', () => {
  liveConnection.attach({
    addTopic: () => undefined,
    removeTopic: () => undefined,
    setDevice: () => undefined,
    ack: (_match, ackedSeq) => {
      expect(notices.get().popups.map(({ notice }) => notice.seq)).toContain(ackedSeq)
      acked.push(ackedSeq)
    },
  })
  const { isShown, end } = goalBeside('playback', 86_400_000)
  expect(isShown()).toBe(true)
  expect(acked).toEqual([seq])
  end()
})
