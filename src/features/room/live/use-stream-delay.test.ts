import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { alertDefaults } from '../../../../rules/alert/alert-choice.ts'
import { aNotice } from '../../../../tests/support/alert/sample-notice.ts'
import { deviceAlerts } from '../../alert/alert-state.ts'
import { startStreamWait } from '../../alert/device/stream-wait.ts'
import { wantedNotice } from '../../follow/wanted.ts'
import { reportStreamDelay } from './use-stream-delay.ts'

vi.mock('dexie', () => ({ liveQuery: () => ({ subscribe: () => undefined }) }))
vi.mock('../../../core/outbox/subscription-sender.ts', () => ({ readAlertSettings: vi.fn() }))

const saved: unknown[] = []
startStreamWait(async (patch) => {
  saved.push(patch)
  const { settings } = deviceAlerts.get()
  deviceAlerts.set({ settings: { ...settings, ...patch } })
})

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  saved.length = 0
})
afterEach(() => {
  vi.useRealTimers()
})

/** A non-null `stream` means that "Until my stream gets there" is selected. */
const choose = (stream: number | null): void => deviceAlerts.set({ settings: { ...alertDefaults, delay: 30, stream } })
const follow = { kind: 'match', id: 'm', events: [] } as const
/** Returns the seconds by which an alert for a goal scored now is delayed on this device. */
function waitOfGoal(): number {
  const prefs = { red: true, voice: true, voice1: true }
  const wanted = wantedNotice(aNotice(), [{ ...follow, events: [] }], deviceAlerts.get().settings, prefs, Date.now())
  return ((wanted?.at ?? Number.NaN) - Date.now()) / 1_000
}

it('delays alerts by the watched stream’s delay plus its picture’s lag behind the feed', () => {
  choose(0)
  expect(waitOfGoal()).toBe(0)
  const end = reportStreamDelay({ behindMs: () => 6_400 }, 2_000)
  vi.advanceTimersByTime(4_999)
  expect(saved).toEqual([])
  vi.advanceTimersByTime(1)
  expect(saved).toEqual([{ stream: 10 }])
  expect(waitOfGoal()).toBe(10)
  end()
})

it('does not save the delay at every fluctuation, and keeps it after the room is left', () => {
  choose(0)
  let behind = 12_000
  const end = reportStreamDelay({ behindMs: () => behind }, 0)
  vi.advanceTimersByTime(5_000)
  behind = 9_500
  vi.advanceTimersByTime(60_000)
  expect(saved).toEqual([{ stream: 13 }])
  end()
  vi.advanceTimersByTime(60_000)
  expect(waitOfGoal()).toBe(13)
})

it('extends the delay while the viewer seeks back, and limits it to the stream delay afterwards', () => {
  choose(0)
  let behind = 8_000
  const end = reportStreamDelay({ behindMs: () => behind }, 0)
  vi.advanceTimersByTime(5_000)
  behind = 120_000
  vi.advanceTimersByTime(5_000)
  expect(waitOfGoal()).toBe(121)
  end()
  expect(waitOfGoal()).toBe(9)
})

it('keeps a delay not based on the stream, and ignores a room without a picture', () => {
  choose(null)
  let behind: number | null = 8_000
  const end = reportStreamDelay({ behindMs: () => behind }, 0)
  vi.advanceTimersByTime(5_000)
  expect([saved, waitOfGoal()]).toEqual([[], 30])
  end()
  choose(5)
  behind = null
  const endWithout = reportStreamDelay({ behindMs: () => behind }, 0)
  vi.advanceTimersByTime(20_000)
  endWithout()
  expect([saved, waitOfGoal()]).toEqual([[], 5])
})
