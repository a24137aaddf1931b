import type { I18n } from '@lingui/core'
import { expect, it, vi } from 'vitest'
import { sampleEvent } from '../../../../tests/support/match/sample-event.ts'
import { eventLine, eventName, nameOfEvent } from './event-messages.ts'
import { stateWord } from './match-messages.ts'
import { periodsTitle } from './period-messages.ts'
import { foldTimeline } from './timeline.ts'

// In the source language a message is its own text; messages of e-sports maps have a context that other languages distinguish.
vi.mock('@lingui/core/macro', () => ({
  msg: (text: TemplateStringsArray | { message: string; context: string }, ...values: unknown[]) =>
    'message' in text ? text.message + (text.context.startsWith('map') ? '（图）' : '') : String.raw(text, ...values),
}))
const i18n = { _: (text: string) => text } as I18n

it('names events in the terms of the sport', () => {
  expect(eventName({ type: 'period', count: 3 }, i18n, 'basketball')).toBe('第 3 节结束')
  expect(eventName({ type: 'period', count: 1 }, i18n, 'tennis')).toBe('第 1 盘结束')
  expect(eventName({ type: 'period', count: 2 }, i18n, 'badminton')).toBe('第 2 局结束')
  expect(eventName({ type: 'kick-off', count: null }, i18n, 'football')).toBe('开球')
  expect(eventName({ type: 'kick-off', count: null }, i18n, 'basketball')).toBe('开赛')
})

it('shows the day on which a rescheduled match starts', () => {
  const [moved] = foldTimeline([sampleEvent(1, { type: 'moved', team: null, player: null, detail: { time: '2026-11-30T19:00:00.000Z' } })])
  if (!moved) throw new Error('no move')
  expect(eventLine(moved, 'zh', 'Asia/Shanghai', i18n)).toBe('新时间 12 月 1 日 03:00')
  expect(eventLine(moved, 'en', 'UTC', i18n)).toBe('新时间 30 Nov 19:00')
})

it('names the end of each period in the terms of its sport', () => {
  const ends = (sport: Parameters<typeof eventName>[2], ...counts: number[]) =>
    counts.map((count) => nameOfEvent({ type: 'period', detail: { count } }, i18n, sport))
  expect(ends('football', 2)).toEqual(['常规时间结束'])
  expect(ends('basketball', 1, 4, 5, 6)).toEqual(['第 1 节结束', '第 4 节结束', '加时赛结束', '第 2 个加时赛结束'])
  expect(ends('tennis', 2)).toEqual(['第 2 盘结束'])
  expect(ends('badminton', 2)).toEqual(['第 2 局结束'])
  expect(ends('esports', 2)).toEqual(['第 2 局结束（图）'])
})

it('names periods in the terms of the sport: quarters, sets, games and maps', () => {
  const periods = [[1, 0]] as [number, number][]
  const sports = ['tennis', 'badminton', 'esports'] as const
  const running = sports.map((sport) => stateWord('set', { sport, phase: 'set-1', periods }, i18n))
  expect(running).toEqual(['第 1 盘', '第 1 局', '第 1 局（图）'])
  const titles = (['basketball', ...sports] as const).map((sport) => periodsTitle(sport, i18n))
  expect(titles).toEqual(['各节得分', '各盘比分', '各局比分', '各局比分（图）'])
})

it('has a name for every part of a match that a seek bar marks', () => {
  const parts = ['kick-off', 'half-time', 'second-half', 'extra-time', 'extra-half-time', 'shoot-out', 'full-time'] as const
  const named = parts.map((type) => nameOfEvent({ type, detail: {} }, i18n, 'football'))
  expect(named).toEqual(['开球', '中场', '下半场', '加时赛', '加时中场', '点球大战', '终场'])
  expect(nameOfEvent({ type: 'extra-time', detail: { count: 2 } }, i18n, 'football')).toBe('加时下半场')
})

it('mentions VAR when a referee gave a reason, and no authority for a mere feed correction', () => {
  const struck = (type: 'goal' | 'red-card', reason: 'offside' | 'unknown') => {
    const taken = type === 'goal' ? ('goal-cancelled' as const) : ('card-cancelled' as const)
    const events = [sampleEvent(1, { type, cancelled_by: 2 }), sampleEvent(2, { type: taken, detail: { target: 1, reason } })]
    return foldTimeline(events).map((item) => eventLine(item, 'zh', 'Asia/Shanghai', i18n))
  }
  expect(struck('goal', 'offside')).toEqual(['VAR：越位在先，进球取消'])
  expect(struck('goal', 'unknown')).toEqual(['进球取消'])
  expect(struck('red-card', 'unknown')).toEqual(['红黄牌取消'])
})
