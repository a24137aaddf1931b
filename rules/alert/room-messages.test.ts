import { describe, expect, it } from 'vitest'
import type { GoalNotice } from '../../contract/alert.ts'
import type { Follow } from '../../contract/follow/follow.ts'
import { langs } from '../../contract/limits/limits.ts'
import { wantsStreamer } from './alert-choice.ts'
import { alertText } from './alert-text.ts'

const notice = (event: string, more: object = {}) =>
  ({
    event,
    kind: 'live',
    room: { id: 'r1', uid: 'u1', nickname: '老李', avatar: '', title: '今晚德比' },
    ...more,
  }) as unknown as GoalNotice
const settings = { value1: true, value2: true, value3: true, value4: true }

describe('alerts about streamers', () => {
  it('name the streamer and the event in each language, even when scores are hidden', () => {
    expect(langs.map((lang) => alertText(notice('on-air'), lang, { hide: true }).title)).toEqual([
      '老李 开播了',
      '老李 is live',
      '老李 đang phát sóng',
    ])
    expect(alertText(notice('announced', { minutes: 10 }), 'zh')).toEqual({ title: '10 分钟后开播：老李', body: '今晚德比' })
    expect(alertText(notice('announced-moved', { match_time: '2026-03-07T12:00:00Z' }), 'en').body).toContain('今晚德比 · ')
  })
  it('reach followers if the streamer setting is on, and users with a reservation regardless', () => {
    const room = { uid: 'u1' }
    expect(wantsStreamer([{ kind: 'streamer', id: 'u1', events: [] }], settings, room, 'on-air')).toBe(true)
    expect(wantsStreamer([{ kind: 'streamer', id: 'u1', events: [] }], { ...settings, value4: false }, room, 'on-air')).toBe(false)
    expect(wantsStreamer([{ kind: 'streamer', id: 'u1', events: ['live'] }], { ...settings, value4: false }, room, 'on-air')).toBe(true)
    expect(wantsStreamer([{ kind: 'streamer', id: 'u2', events: [] }], settings, room, 'on-air')).toBe(false)
    expect(wantsStreamer([{ kind: 'streamer', id: 'u1', events: [], muted: true }], settings, room, 'on-air')).toBe(false)
    expect(
      wantsStreamer([{ kind: 'broadcast', id: 'b1', events: [] }], { ...settings, value4: false }, { ...room, broadcast: 'b1' }, 'on-air'),
    ).toBe(true)
    expect(wantsStreamer([{ kind: 'broadcast', id: 'b2', events: [] }], settings, { ...room, broadcast: 'b1' }, 'on-air')).toBe(false)
  })
  it('reach only users with a reservation before the broadcast starts', () => {
    const announced = { uid: 'u1', broadcast: 'b1' }
    const follower: Follow[] = [{ kind: 'streamer', id: 'u1', events: [] }]
    for (const event of ['announced', 'announced-moved'] as const) {
      expect(wantsStreamer(follower, settings, announced, event)).toBe(false)
      expect(wantsStreamer([{ kind: 'broadcast', id: 'b1', events: [] }], settings, announced, event)).toBe(true)
    }
    expect(wantsStreamer(follower, settings, announced, 'on-air')).toBe(true)
  })
})
