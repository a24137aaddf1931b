import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { alertDefaults } from '../../../rules/alert/alert-choice.ts'
import { aNotice } from '../../../tests/support/alert/sample-notice.ts'
import { announce } from '../../ui/page/announce.ts'
import { alertSettings } from '../follow/alert-settings.ts'
import { followStore } from '../follow/follow-store.ts'
import { matchMarks } from '../follow/match-marks.ts'
import { announceFollowed } from './announce-followed.ts'

vi.mock('../../ui/page/announce.ts', () => ({ announce: vi.fn() }))

const said = (): number => vi.mocked(announce).mock.calls.length

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false })
  alertSettings.set(alertDefaults)
  alertSettings.tellKnown()
  vi.spyOn(matchMarks, 'isKnown').mockReturnValue(true)
  vi.spyOn(followStore, 'get').mockReturnValue({ follows: new Map([['match:m', {}]]) as never, reservations: new Map(), loaded: true })
})
afterEach(() => {
  vi.mocked(announce).mockClear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('says at once what happens in a followed match', () => {
  announceFollowed(aNotice({ match_id: 'm' }))
  expect(said()).toBe(1)
})

it('says nothing of a match that is muted', () => {
  vi.spyOn(matchMarks, 'get').mockReturnValue({ m: { muted: true, name: 'm', at: 1 } })
  announceFollowed(aNotice({ match_id: 'm' }))
  expect(said()).toBe(0)
})

it('holds a goal back as long as the alerts of this device are', () => {
  alertSettings.set({ ...alertDefaults, delay: 30 })
  announceFollowed(aNotice({ match_id: 'm' }))
  vi.advanceTimersByTime(29_000)
  expect(said()).toBe(0)
  vi.advanceTimersByTime(1_000)
  expect(said()).toBe(1)
})

it('says nothing while the alerts are snoozed', () => {
  alertSettings.set({ ...alertDefaults, snooze_until: new Date(Date.now() + 3_600_000).toISOString() })
  announceFollowed(aNotice({ match_id: 'm' }))
  expect(said()).toBe(0)
})

it('waits until it is known what is muted, and how long alerts are held back', () => {
  vi.spyOn(matchMarks, 'isKnown').mockReturnValue(false)
  announceFollowed(aNotice({ match_id: 'm' }))
  expect(said()).toBe(0)
  vi.mocked(matchMarks.isKnown).mockReturnValue(true)
  vi.spyOn(matchMarks, 'get').mockReturnValue({ m: { muted: true, name: 'm', at: 1 } })
  alertSettings.set(alertDefaults)
  expect(said()).toBe(0)
})

it('says nothing of a match that was muted or left while its goal was held back', () => {
  alertSettings.set({ ...alertDefaults, delay: 30 })
  const marks = vi.spyOn(matchMarks, 'get').mockReturnValue({})
  announceFollowed(aNotice({ match_id: 'm' }))
  marks.mockReturnValue({ m: { muted: true, name: 'm', at: 1 } })
  vi.advanceTimersByTime(30_000)
  expect(said()).toBe(0)
  marks.mockReturnValue({})
  announceFollowed(aNotice({ match_id: 'm', seq: 2 }))
  vi.mocked(followStore.get).mockReturnValue({ follows: new Map(), reservations: new Map(), loaded: true })
  vi.advanceTimersByTime(30_000)
  expect(said()).toBe(0)
})
