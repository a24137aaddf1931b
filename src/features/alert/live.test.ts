import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aNotice } from '../../../tests/support/alert/sample-notice.ts'
import type { MatchMarks } from '../../core/device-follows.ts'
import type { FollowRows } from '../../core/follow/follow-rows.ts'

const disk = vi.hoisted(() => ({
  notify: null as ((rows: FollowRows) => void) | null,
  fail: null as ((error: unknown) => void) | null,
  marks: {} as MatchMarks,
  /** Whether the marks were requested; `tell` delivers them. */
  asked: false,
}))
vi.mock('../../core/follow/match-marks.ts', () => ({
  watchMarks: (next: (marks: MatchMarks) => void) => {
    next(disk.marks)
    disk.asked = true
  },
  writeMark: async () => undefined,
}))
vi.mock('../../core/follow/follow-rows.ts', () => ({
  watchFollowRows: (next: (rows: FollowRows) => void, error: (error: unknown) => void) => {
    disk.notify = next
    disk.fail = error
  },
}))
vi.mock('./sound.ts', () => ({ playSound: vi.fn() }))
vi.mock('./popup/PopupCards.tsx', () => ({ PopupCards: () => null }))

const rowsOf = (...ids: string[]): FollowRows => ({
  follows: new Map(ids.map((id) => [`match:${id}`, { key: `match:${id}`, kind: 'match', id, events: [], name: id, at: 1 }])),
  reservations: new Map(),
})

/** Opens a new window: its stores are modules. */
async function openWindow({ isSettled = true } = {}) {
  vi.resetModules()
  disk.notify = null
  disk.fail = null
  disk.asked = false
  vi.stubGlobal('document', { hidden: false })
  const { liveConnection } = await import('../../core/socket/live-connection.ts')
  const { pictureHold } = await import('../../core/room/picture-hold.ts')
  const { notices } = await import('./notice/notice-store.ts')
  const { alertSettings } = await import('../follow/alert-settings.ts')
  const { deviceAlerts } = await import('./alert-state.ts')
  const { onNoticeMessage } = await import('./live.ts')
  if (isSettled) alertSettings.markKnown()
  const acked: string[] = []
  liveConnection.attach({
    addTopic: () => undefined,
    removeTopic: () => undefined,
    setDevice: () => undefined,
    ack: (matchId, seq) => acked.push(`${matchId}:${seq}`),
  })
  liveConnection.setDevice('d')
  const hear = (patch: Parameters<typeof aNotice>[0]): void => onNoticeMessage({ code: 100, type: 'goal', data: aNotice(patch) } as never)
  const isAsked = (): Promise<void> => expect.poll(() => disk.asked && disk.notify !== null).toBe(true)
  const cards = (): string[] => notices.get().popups.map(({ notice }) => notice.match_id)
  const events = (): string[] => notices.get().popups.map(({ notice }) => notice.event)
  return { hear, isAsked, acked, cards, events, pictureHold, alertSettings, deviceAlerts }
}

describe('notice in a window', () => {
  beforeEach(() => {
    vi.unstubAllGlobals()
    disk.marks = {}
  })

  it('shows nothing for a match muted before this window was opened', async () => {
    disk.marks = { m: { muted: true, name: 'm', at: 1 } }
    const { hear, isAsked, acked, cards } = await openWindow()
    hear({ match_id: 'm' })
    await expect.poll(() => disk.notify).not.toBeNull()
    disk.notify?.(rowsOf('m'))
    expect([acked, cards()]).toEqual([[], []])
    await isAsked()
    hear({ match_id: 'm', seq: 2 })
    expect([acked, cards()]).toEqual([[], []])
  })

  it('waits for the follows to load, and is acknowledged only where it was shown', async () => {
    const { hear, isAsked, acked, cards } = await openWindow()
    hear({ match_id: 'followed' })
    hear({ match_id: 'other' })
    expect([acked, cards()]).toEqual([[], []])
    await isAsked()
    disk.notify?.(rowsOf('followed'))
    expect([acked, cards()]).toEqual([['followed:1'], ['followed']])
    hear({ match_id: 'other', seq: 2 })
    hear({ match_id: 'followed', seq: 3, home_score: 2 })
    expect(acked).toEqual(['followed:1', 'followed:3'])
  })

  it('is not shown before it is known whether alerts are delayed here', async () => {
    const { hear, isAsked, acked, cards, alertSettings, deviceAlerts } = await openWindow({ isSettled: false })
    hear({ match_id: 'm' })
    await isAsked()
    disk.notify?.(rowsOf('m'))
    expect([acked, cards()]).toEqual([[], []])
    deviceAlerts.set({ settings: { ...deviceAlerts.get().settings, delay: 300 } })
    alertSettings.markKnown()
    expect([acked, cards()]).toEqual([[], []])
  })

  it('is shown again for a match that was unmuted', async () => {
    const { hear, isAsked, cards } = await openWindow()
    const { muteMatch } = await import('./popup/mute-match.ts')
    hear({ match_id: 'm' })
    await isAsked()
    disk.notify?.(rowsOf('m'))
    expect(cards()).toEqual(['m'])
    const unmute = muteMatch('m', 'm')
    hear({ match_id: 'm', seq: 2 })
    expect(cards()).toEqual([])
    unmute()
    hear({ match_id: 'm', seq: 3 })
    expect(cards()).toEqual(['m'])
  })

  it('is dropped for a match muted while its notice is held back', async () => {
    const { hear, isAsked, cards, pictureHold } = await openWindow()
    const { muteMatch } = await import('./popup/mute-match.ts')
    const held: (() => void)[] = []
    pictureHold.open('m', (_at, notify) => held.push(notify))
    hear({ match_id: 'm' })
    await isAsked()
    disk.notify?.(rowsOf('m'))
    muteMatch('m', 'm')
    held[0]?.()
    expect(cards()).toEqual([])
  })

  it('is not acknowledged by a hidden window', async () => {
    const { hear, isAsked, acked, cards } = await openWindow()
    hear({ match_id: 'm' })
    await isAsked()
    vi.stubGlobal('document', { hidden: true })
    disk.notify?.(rowsOf('m'))
    expect([acked, cards()]).toEqual([[], ['m']])
  })

  it('suppresses the push that would run ahead of a picture being watched', async () => {
    const { hear, isAsked, acked, cards, pictureHold } = await openWindow()
    const held: (() => void)[] = []
    pictureHold.open('m', (_at, notify) => held.push(notify))
    hear({ match_id: 'm' })
    await isAsked()
    disk.notify?.(rowsOf('m'))
    expect([acked, cards()]).toEqual([['m:1'], []])
    held[0]?.()
    expect(cards()).toEqual(['m'])
  })

  it('does not wait for a disk that cannot be read', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { hear, isAsked, acked } = await openWindow()
    hear({ match_id: 'm' })
    await isAsked()
    disk.fail?.(new Error('blocked'))
    const { followStore } = await import('../follow/follow-store.ts')
    expect(followStore.get().loaded).toBe(true)
    expect(acked).toEqual([])
  })

  it.each(['delay', 'picture'] as const)(
    'is withdrawn even before it was shown, whatever kinds are enabled: held by the %s',
    async (by) => {
      const { hear, isAsked, events, pictureHold, deviceAlerts } = await openWindow()
      hear({ match_id: 'other' })
      await isAsked()
      disk.notify?.(rowsOf('m'))
      deviceAlerts.set({ settings: { ...deviceAlerts.get().settings, value3: false, delay: by === 'delay' ? 60 : 0 } })
      const held: (() => void)[] = []
      if (by === 'picture') pictureHold.open('m', (_at, notify) => held.push(notify))
      vi.useFakeTimers()
      hear({ match_id: 'm', seq: 1 })
      await vi.advanceTimersByTimeAsync(40_000)
      hear({ match_id: 'm', seq: 2, kind: 'review', event: 'goal-cancelled', before: [1, 0], home_score: 0 })
      held.shift()?.()
      await vi.advanceTimersByTimeAsync(25_000)
      expect(events()).toEqual(['goal'])
      held.shift()?.()
      await vi.advanceTimersByTimeAsync(40_000)
      vi.useRealTimers()
      expect(events()).toEqual(['goal-cancelled'])
      // The cancellation of a goal that was not shown is not shown either.
      hear({ match_id: 'm', seq: 4, kind: 'review', event: 'goal-cancelled', before: [2, 0], home_score: 1 })
      expect(events()).toEqual(['goal-cancelled'])
    },
  )

  it('is not shown for a match unfollowed while its notice was held back', async () => {
    const { hear, isAsked, cards, pictureHold } = await openWindow()
    const held: (() => void)[] = []
    pictureHold.open('m', (_at, notify) => held.push(notify))
    hear({ match_id: 'm' })
    await isAsked()
    disk.notify?.(rowsOf('m'))
    hear({ match_id: 'm', seq: 2, home_score: 2 })
    held[0]?.()
    expect(cards()).toEqual(['m'])
    disk.notify?.(rowsOf())
    const { notices } = await import('./notice/notice-store.ts')
    notices.dismiss('m')
    held[1]?.()
    expect(cards()).toEqual([])
    // The cancellation of a shown goal is shown regardless.
    hear({ match_id: 'm', seq: 3, kind: 'review', event: 'goal-cancelled', before: [1, 0], home_score: 0 })
    held[2]?.()
    expect(cards()).toEqual(['m'])
  })
})
