import { describe, expect, it } from 'vitest'
import type { Follow } from '../../../contract/follow/follow.ts'
import { alertDefaults } from '../../../rules/alert/alert-choice.ts'
import { aNotice } from '../../../tests/support/alert/sample-notice.ts'
import { wantedNotice } from './wanted.ts'

const now = Date.parse('2026-07-18T12:00:00Z')
const prefs = { red: true, voice: true, voice1: true }
const follow: Follow = { kind: 'match', id: 'm', events: [] }
const goal = aNotice({})

describe('handling of a notice on the page', () => {
  it('shows and plays a goal of a followed match, and nothing else', () => {
    expect(wantedNotice(goal, [follow], alertDefaults, prefs, now)).toEqual({ popup: true, sound: 'goal', at: now })
    expect(wantedNotice(goal, [{ ...follow, id: 'other' }], alertDefaults, prefs, now)).toBeNull()
    expect(wantedNotice(goal, [{ ...follow, muted: true }], alertDefaults, prefs, now)).toBeNull()
    expect(wantedNotice(goal, [follow], { ...alertDefaults, value1: false }, prefs, now)).toBeNull()
    expect(wantedNotice(goal, [{ ...follow, events: ['full-time'] }], alertDefaults, prefs, now)).toBeNull()
  })

  it('lists it silently in quiet hours and while snoozed; a match may pass through quiet hours', () => {
    const quiet = { ...alertDefaults, quiet: { on: true, from: '19:00', to: '21:00', tz: 'Asia/Shanghai' } }
    expect(wantedNotice(goal, [follow], quiet, prefs, now)).toEqual({ popup: false, sound: null, at: now })
    expect(wantedNotice(goal, [{ ...follow, through: true }], quiet, prefs, now)?.popup).toBe(true)
    const snoozed = { ...alertDefaults, snooze_until: '2026-07-18T13:00:00Z' }
    expect(wantedNotice(goal, [{ ...follow, through: true }], snoozed, prefs, now)?.popup).toBe(false)
  })

  it('waits for the spoiler delay, and mutes the sound where scores are hidden', () => {
    expect(wantedNotice(goal, [follow], { ...alertDefaults, delay: 45 }, prefs, now)?.at).toBe(now + 45_000)
    // "Until my stream gets there": uses the last measured latency, whatever delay was chosen before.
    expect(wantedNotice(goal, [follow], { ...alertDefaults, delay: 45, stream: 7 }, prefs, now)?.at).toBe(now + 7_000)
    expect(wantedNotice(goal, [follow], { ...alertDefaults, delay: 45, stream: 0 }, prefs, now)?.at).toBe(now)
    expect(wantedNotice(goal, [follow], { ...alertDefaults, hide: 'followed' }, prefs, now)).toMatchObject({ popup: true, sound: null })
  })

  it('decides by a followed player like the server, and reports the cancellation of a received notice', () => {
    const player: Follow = { kind: 'player', id: 'p1', events: [] }
    const his = aNotice({ players: ['p1'] })
    expect(wantedNotice(his, [player], alertDefaults, prefs, now)).toMatchObject({ popup: true, sound: 'goal' })
    expect(wantedNotice(goal, [player], alertDefaults, prefs, now)).toBeNull()
    expect(wantedNotice(aNotice({ players: ['p2'] }), [player], alertDefaults, prefs, now)).toBeNull()
    expect(wantedNotice(his, [player, { ...follow, muted: true }], alertDefaults, prefs, now)).toBeNull()
    expect(wantedNotice(his, [player], { ...alertDefaults, hide: 'followed' }, prefs, now)).toMatchObject({ popup: true, sound: null })
    const taken = aNotice({ seq: 2, event: 'goal-cancelled', before: [1, 0], home_score: 0 })
    expect(wantedNotice(taken, [player], alertDefaults, prefs, now, false)).toBeNull()
    expect(wantedNotice(taken, [player], alertDefaults, prefs, now, true)).toMatchObject({ popup: true })
    expect(wantedNotice(taken, [{ ...follow, muted: true }], alertDefaults, prefs, now, true)).toBeNull()
  })

  it('respects the card switches', () => {
    const red = aNotice({ kind: 'red-card', event: 'red-card' })
    expect(wantedNotice(red, [follow], alertDefaults, prefs, now)).toMatchObject({ popup: true, sound: 'card' })
    expect(wantedNotice(red, [follow], alertDefaults, { ...prefs, red: false }, now)).toMatchObject({ popup: false, sound: null })
  })

  it('announces the start only at the chosen lead time', () => {
    const soon = aNotice({ kind: 'soon', event: 'soon', lead: 45, minutes: 45 })
    const reserved: Follow = { kind: 'match', id: 'm', events: ['soon'], adds: true }
    expect(wantedNotice(soon, [reserved], { ...alertDefaults, lead: 45 }, prefs, now)).not.toBeNull()
    expect(wantedNotice(soon, [reserved], { ...alertDefaults, lead: 30 }, prefs, now)).toBeNull()
  })
})
