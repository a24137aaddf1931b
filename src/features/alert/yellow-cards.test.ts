import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AlertSettings } from '../../../contract/alert.ts'
import { alertDefaults } from '../../../rules/alert/alert-choice.ts'
import { pictureHold } from '../../core/room/picture-hold.ts'
import { preferences } from '../../core/store/preferences.ts'
import { alertSettings } from '../follow/alert-settings.ts'
import { followStore } from '../follow/follow-store.ts'
import { matchMarks } from '../follow/match-marks.ts'
import { rows } from '../match/state/row/row-store.ts'
import { deviceAlerts } from './alert-state.ts'
import { notices } from './notice/notice-store.ts'
import { playSound } from './sound.ts'
import { bookedSide, onRowsMessage } from './yellow-cards.ts'

vi.mock('./sound.ts', () => ({ playSound: vi.fn() }))

it('detects a rising yellow card count, and ignores other changes and corrections', () => {
  const row = { yellow_home: 1, yellow_away: 0 }
  expect(bookedSide(row, { yellow_home: 2 })).toBe('home')
  expect(bookedSide(row, { yellow_away: 1 })).toBe('away')
  expect(bookedSide(row, { yellow_home: 1, yellow_away: 0 })).toBeNull()
  expect(bookedSide(row, { yellow_home: 0 })).toBeNull()
  expect(bookedSide(row, { home_score: 1 })).toBeNull()
})

describe('yellow card of a followed match', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-07-18T12:00:00Z') })
    vi.stubGlobal('document', { hidden: false, cookie: '' })
    preferences.set({ yellow: true, voice1: true })
    alertSettings.markKnown()
    vi.spyOn(matchMarks, 'isKnown').mockReturnValue(true)
    vi.spyOn(rows, 'get').mockReturnValue({ id: 'm', sport: 'football', league_id: 'l', yellow_home: 0, yellow_away: 0 } as never)
  })
  afterEach(() => {
    notices.dismiss('m')
    vi.mocked(playSound).mockClear()
    vi.restoreAllMocks()
    vi.useRealTimers()
  })
  const cards = (): string[] => notices.get().popups.map(({ notice }) => notice.event)
  /** Number of cards, and of sounds. */
  const shown = (): [number, number] => [cards().length, vi.mocked(playSound).mock.calls.length]
  function book(settings: Partial<AlertSettings> = {}, through = false): void {
    vi.spyOn(matchMarks, 'get').mockReturnValue({ m: { through, name: 'm', at: 1 } })
    deviceAlerts.set({ settings: { ...alertDefaults, ...settings } })
    vi.spyOn(followStore, 'get').mockReturnValue({
      follows: new Map([['match:m', { key: 'match:m', kind: 'match', id: 'm', events: [], name: 'm', at: 1 }]]),
      reservations: new Map(),
      loaded: true,
    })
    onRowsMessage({ code: 100, type: 'football_match', data: [{ id: 'm', seq: 3, yellow_home: 1 }] } as never)
  }

  it('pops up and plays a sound immediately', () => {
    book()
    expect(cards()).toEqual(['yellow-card'])
    expect(vi.mocked(playSound).mock.calls).toEqual([['card']])
  })

  it('waits until the device settings are known', () => {
    vi.mocked(matchMarks.isKnown).mockReturnValue(false)
    book()
    expect(shown()).toEqual([0, 0])
    vi.mocked(matchMarks.isKnown).mockReturnValue(true)
    deviceAlerts.set({ settings: { ...alertDefaults, delay: 45 } })
    expect(shown()).toEqual([0, 0])
    vi.advanceTimersByTime(45_000)
    expect(shown()).toEqual([1, 1])
  })

  it('is dropped in quiet hours and while snoozed, digest or not; a match may pass through quiet hours', () => {
    const quiet = { on: true, from: '19:00', to: '21:00', tz: 'Asia/Shanghai' }
    const snooze_until = '2026-07-18T13:00:00Z'
    for (const settings of [{ quiet }, { quiet, digest: true }, { snooze_until }, { snooze_until, digest: true }]) {
      book(settings)
      vi.runAllTimers()
      expect(shown()).toEqual([0, 0])
    }
    book({ snooze_until }, true)
    expect(shown()).toEqual([0, 0])
    book({ quiet }, true)
    expect(shown()).toEqual([1, 1])
  })

  it('waits for the spoiler delay, and for the stream delay', () => {
    book({ delay: 45 })
    vi.advanceTimersByTime(44_999)
    expect(shown()).toEqual([0, 0])
    vi.advanceTimersByTime(1)
    expect(shown()).toEqual([1, 1])
    notices.dismiss('m')
    book({ delay: 45, stream: 7 })
    vi.advanceTimersByTime(7_000)
    expect(shown()).toEqual([1, 2])
  })

  it('is not shown for a match unfollowed while it was held back', () => {
    book({ delay: 45 })
    vi.mocked(followStore.get).mockReturnValue({ follows: new Map(), reservations: new Map(), loaded: true })
    vi.advanceTimersByTime(45_000)
    expect(shown()).toEqual([0, 0])
  })

  it('is silent where scores are hidden, and not shown in a window hidden by then', () => {
    book({ hide: 'followed' })
    expect(shown()).toEqual([1, 0])
    notices.dismiss('m')
    book({ delay: 45 })
    vi.stubGlobal('document', { hidden: true, cookie: '' })
    vi.advanceTimersByTime(45_000)
    expect(shown()).toEqual([1, 0])
  })

  it('waits for the picture of a watched room, which is more exact than the stored stream delay', () => {
    const held: (() => void)[] = []
    const end = pictureHold.open('m', (_at, notify) => held.push(notify))
    book({ stream: 7 })
    expect([held.length, cards()]).toEqual([1, []])
    held[0]?.()
    expect(cards()).toEqual(['yellow-card'])
    end()
  })
})
