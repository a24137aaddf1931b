// The page decides on a notice by itself, and the server on the push for the same device: both must agree.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AlertSettings } from '../../../contract/alert.ts'
import { alertKinds, type Follow, followKinds } from '../../../contract/follow/follow.ts'
import { sports } from '../../../contract/match/match-row.ts'
import { alertDefaults } from '../../../rules/alert/alert-choice.ts'
import { type Decidable, planAlert, planCorrection, type Reader } from '../../../server/features/alert/decide.ts'
import { aNotice } from '../../../tests/support/alert/sample-notice.ts'
import { wantedNotice } from './wanted.ts'

const now = Date.parse('2026-07-18T16:00:00Z')
const prefs = { red: true, voice: true, voice1: true }
const quiet = { on: true, from: '23:00', to: '07:00', tz: 'Asia/Shanghai' }

const anySettings: fc.Arbitrary<AlertSettings> = fc.record(
  {
    value1: fc.boolean(),
    value2: fc.boolean(),
    value3: fc.boolean(),
    value4: fc.boolean(),
    lead: fc.constantFrom(20, 30, 45),
    delay: fc.constantFrom(0, 15, 300),
    stream: fc.constantFrom(null, 0, 40),
    snooze_until: fc.constantFrom(null, '2026-07-18T15:00:00Z', '2026-07-18T17:00:00Z'),
    quiet: fc.constantFrom(quiet, { ...quiet, tz: 'America/New_York' }, { ...quiet, on: false }),
    hide: fc.constantFrom('off' as const, 'followed' as const, 'all' as const),
    digest: fc.boolean(),
  },
  { requiredKeys: ['value1', 'value2', 'value3', 'value4'] },
)
const anyFollow: fc.Arbitrary<Follow> = fc.record(
  {
    kind: fc.constantFrom(...followKinds),
    id: fc.constantFrom('m', 'a', 'b', 'l', 'p1', 'u', 'b1', 'other'),
    events: fc.subarray([...alertKinds]),
    muted: fc.boolean(),
    through: fc.boolean(),
    adds: fc.boolean(),
  },
  { requiredKeys: ['kind', 'id', 'events'] },
)
/** An alert as the server has it, with the notice for both. */
const anyAlert: fc.Arbitrary<Decidable> = fc
  .record({
    kind: fc.constantFrom(...alertKinds),
    sport: fc.constantFrom(...sports),
    players: fc.subarray(['p1', 'p2']),
    lead: fc.constantFrom(20, 30, 45),
  })
  .map(({ kind, sport, players, lead }) => ({
    notice: aNotice({
      kind,
      event: kind,
      sport,
      ...(players.length > 0 ? { players } : {}),
      ...(kind === 'soon' ? { lead, minutes: lead } : {}),
    }),
    kind,
    lead: kind === 'soon' ? lead : null,
    happened_at: now,
    players,
  }))
/** Streamer events: goes live, announces a broadcast, moves an announced one. */
const anyRoomAlert: fc.Arbitrary<Decidable> = fc
  .record({ event: fc.constantFrom('on-air' as const, 'announced' as const, 'announced-moved' as const), broadcast: fc.boolean() })
  .map(({ event, broadcast }) => ({
    notice: aNotice({
      match_id: 'room.r',
      sport: 'room',
      kind: 'live',
      event,
      league_id: '',
      home_team_id: '',
      away_team_id: '',
      room: { id: 'r', uid: 'u', nickname: 'n', avatar: '', title: 't', ...(broadcast ? { broadcast: 'b1' } : {}) },
    }),
    kind: 'live',
    lead: null,
    happened_at: now,
    players: [],
  }))
const anyDevice = fc.record({
  settings: fc.oneof(anySettings, fc.constant(alertDefaults)),
  follows: fc.uniqueArray(anyFollow, { maxLength: 6, selector: ({ kind, id }) => `${kind}:${id}` }),
})
const readerOf = ({ settings, follows }: Pick<Reader, 'settings' | 'follows'>): Reader => ({ device_id: 'd', settings, follows })

describe('page and server', () => {
  it('agree on who is notified of an event, when, and how loudly', () => {
    fc.assert(
      fc.property(anyDevice, fc.oneof(anyAlert, anyRoomAlert), ({ settings, follows }, alert) => {
        const [plan] = planAlert([readerOf({ settings, follows })], alert, now)
        const wanted = wantedNotice(alert.notice, follows, settings, prefs, now)
        expect(wanted === null).toBe(plan === undefined)
        if (!wanted || !plan) return
        const isSilent = plan.state === 'quiet' || plan.state === 'dropped'
        expect(wanted.popup).toBe(!isSilent)
        if (isSilent || plan.hidden) expect(wanted.sound).toBeNull()
        expect(wanted.at).toBe(plan.state === 'waiting' ? plan.due : now)
      }),
      { numRuns: 2_000 },
    )
  })

  it('agree on who is notified of the cancellation of a notice already received', () => {
    fc.assert(
      fc.property(anyDevice, anyAlert, ({ settings, follows }, { notice }) => {
        const taken = aNotice({ ...notice, kind: 'review', event: 'goal-cancelled', seq: 2, before: [1, 0], home_score: 0 })
        const alert: Decidable = { notice: taken, kind: 'review', lead: null, happened_at: now, players: notice.players ?? [] }
        const plans = planCorrection([{ device_id: 'd', state: 'sent', digest_at: null }], [readerOf({ settings, follows })], alert, now)
        const wanted = wantedNotice(taken, follows, settings, prefs, now, true)
        expect(wanted === null).toBe(plans.length === 0)
        if (wanted) expect(wanted.popup).toBe(plans[0]?.state === 'pending' || plans[0]?.state === 'waiting')
      }),
      { numRuns: 1_000 },
    )
  })
})
