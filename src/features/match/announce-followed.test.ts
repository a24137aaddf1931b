import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AlertKind, FollowKind } from '../../../contract/follow/follow.ts'
import { alertDefaults } from '../../../rules/alert/alert-choice.ts'
import { aNotice } from '../../../tests/support/alert/sample-notice.ts'
import { announce } from '../../ui/page/announce.ts'
import { alertSettings } from '../follow/alert-settings.ts'
import { followStore } from '../follow/follow-store.ts'
import { matchMarks } from '../follow/match-marks.ts'
import { announceFollowed } from './announce-followed.ts'

vi.mock('../../ui/page/announce.ts', () => ({ announce: vi.fn() }))

const follow = (kind: FollowKind, id: string, events: AlertKind[] = []) =>
  vi.mocked(followStore.get).mockReturnValue({
    follows: new Map([[`${kind}:${id}`, { key: `${kind}:${id}`, kind, id, events, name: id, at: 1 }]]),
    reservations: new Map(),
    loaded: true,
  })
const announcements = (): number => vi.mocked(announce).mock.calls.length

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false })
  alertSettings.set(alertDefaults)
  alertSettings.markKnown()
  vi.spyOn(matchMarks, 'isKnown').mockReturnValue(true)
  vi.spyOn(followStore, 'get')
  follow('match', 'm')
})
afterEach(() => {
  vi.mocked(announce).mockClear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('announces events of a followed match immediately', () => {
  announceFollowed(aNotice({ match_id: 'm' }))
  expect(announcements()).toBe(1)
})

it('does not announce a muted match', () => {
  vi.spyOn(matchMarks, 'get').mockReturnValue({ m: { muted: true, name: 'm', at: 1 } })
  announceFollowed(aNotice({ match_id: 'm' }))
  expect(announcements()).toBe(0)
})

it('delays a goal as long as this device’s alerts', () => {
  alertSettings.set({ ...alertDefaults, delay: 30 })
  announceFollowed(aNotice({ match_id: 'm' }))
  vi.advanceTimersByTime(29_000)
  expect(announcements()).toBe(0)
  vi.advanceTimersByTime(1_000)
  expect(announcements()).toBe(1)
})

it('announces nothing while alerts are snoozed', () => {
  alertSettings.set({ ...alertDefaults, snooze_until: new Date(Date.now() + 3_600_000).toISOString() })
  announceFollowed(aNotice({ match_id: 'm' }))
  expect(announcements()).toBe(0)
})

it('waits until mutes and the alert delay are known', () => {
  vi.spyOn(matchMarks, 'isKnown').mockReturnValue(false)
  announceFollowed(aNotice({ match_id: 'm' }))
  expect(announcements()).toBe(0)
  vi.mocked(matchMarks.isKnown).mockReturnValue(true)
  vi.spyOn(matchMarks, 'get').mockReturnValue({ m: { muted: true, name: 'm', at: 1 } })
  alertSettings.set(alertDefaults)
  expect(announcements()).toBe(0)
})

it('does not announce a match that was muted or unfollowed while its goal was delayed', () => {
  alertSettings.set({ ...alertDefaults, delay: 30 })
  const marks = vi.spyOn(matchMarks, 'get').mockReturnValue({})
  announceFollowed(aNotice({ match_id: 'm' }))
  marks.mockReturnValue({ m: { muted: true, name: 'm', at: 1 } })
  vi.advanceTimersByTime(30_000)
  expect(announcements()).toBe(0)
  marks.mockReturnValue({})
  announceFollowed(aNotice({ match_id: 'm', seq: 9 }))
  vi.mocked(followStore.get).mockReturnValue({ follows: new Map(), reservations: new Map(), loaded: true })
  vi.advanceTimersByTime(30_000)
  expect(announcements()).toBe(0)
})

it('announces only the selected event types', () => {
  follow('team', 'h', ['kick-off'])
  announceFollowed(aNotice({ match_id: 'k', home_team_id: 'h' }))
  expect(announcements()).toBe(0)
  announceFollowed(aNotice({ match_id: 'k', home_team_id: 'h', kind: 'kick-off', event: 'kick-off', seq: 2 }))
  expect(announcements()).toBe(1)
})

it('announces goals of a followed player only', () => {
  follow('player', 'p')
  announceFollowed(aNotice({ match_id: 'p1', players: ['other'] }))
  expect(announcements()).toBe(0)
  announceFollowed(aNotice({ match_id: 'p1', players: ['p'], seq: 2 }))
  expect(announcements()).toBe(1)
})

it('announces the cancellation of an announced goal, even when only goals are selected', () => {
  follow('match', 'v', ['goal'])
  announceFollowed(aNotice({ match_id: 'v', seq: 5, home_score: 1, away_score: 0 }))
  announceFollowed(
    aNotice({ match_id: 'v', seq: 6, kind: 'review', event: 'goal-cancelled', before: [1, 0], home_score: 0, away_score: 0 }),
  )
  expect(announcements()).toBe(2)
})
