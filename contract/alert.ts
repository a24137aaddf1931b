// Alerts: what a device sends to be alerted, by push or otherwise, and the payload that its worker shows.
import { type Static, Type } from 'typebox'
import { alertKinds, Follow } from './follow.ts'
import { langs, limits } from './limits/limits.ts'
import { eventTypes } from './match/match-event.ts'
import { sports } from './match/match-row.ts'
import { Notification } from './notification.ts'
import { Count, closed, type Endpoint, Id, Moment, oneOf } from './wire/endpoint.ts'
import { Name } from './wire/name.ts'

/** A time of day, HH:MM. */
const TimeOfDay = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })

/** Hours of silence in the device's own zone; `to` before `from` runs across midnight. What they swallow comes as one digest at `to`. */
export const QuietHours = Type.Object(
  { on: Type.Boolean(), from: TimeOfDay, to: TimeOfDay, tz: Type.String({ minLength: 1, maxLength: 64 }) },
  closed,
)
export type QuietHours = Static<typeof QuietHours>
export const hideModes = ['off', 'followed', 'all'] as const

/**
 * The four immediate-notice switches of R-ALERT-7 (value1 goals, value2 kick-off and full time, value3 red cards and
 * reviews, value4 streamers), and what every alert of the device obeys. What is left out, and a device that has said
 * nothing, has `alertDefaults` of `rules/alert/alert-choice.ts`.
 */
export const AlertSettings = Type.Object(
  {
    value1: Type.Boolean(),
    value2: Type.Boolean(),
    value3: Type.Boolean(),
    value4: Type.Boolean(),
    /** Minutes before the start at which 'soon' is told. */
    lead: Type.Optional(Type.Integer({ minimum: 20, maximum: 60 })),
    quiet: Type.Optional(QuietHours),
    /** Nothing is told before this moment. */
    snooze_until: Type.Optional(Type.Union([Moment, Type.Null()])),
    /** Seconds that an alert is held so that it does not run ahead of a slow stream: 0, or 15 to 300. */
    delay: Type.Optional(Type.Unsafe<number>({ anyOf: [{ const: 0 }, { type: 'integer', minimum: 15, maximum: 300 }] })),
    /** In place of `delay`: seconds that the stream was behind that was last watched on this device. Null: alerts wait for none. */
    stream: Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: 300 }), Type.Null()])),
    /** Whose alerts say no score: nobody's, those of followed teams and matches, everyone's. */
    hide: Type.Optional(oneOf(hideModes)),
    /** Whether what quiet hours, snooze or an outage swallowed is told as one digest at the end of the quiet hours. */
    digest: Type.Optional(Type.Boolean()),
  },
  closed,
)
export type AlertSettings = Static<typeof AlertSettings>

/** What proves that a caller is this device: every call about a device's own data asks for it. */
export const DeviceKey = Type.Object({ device_id: Id, secret: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }) }, closed)
export type DeviceKey = Static<typeof DeviceKey>

export const SubscribeBody = Type.Object(
  {
    /** ASCII alone, as browsers write it: characters are bytes then, and the index takes no more than so many. */
    endpoint: Type.String({ maxLength: 1024, pattern: '^[!-~]+$' }),
    keys: Type.Object(
      { p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{86,88}={0,2}$' }), auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22,24}={0,2}$' }) },
      closed,
    ),
    lang: oneOf(langs),
    follows: Type.Array(Follow, { maxItems: limits.followsPerDevice }),
    settings: AlertSettings,
    /** The device as it was known before it had push: it becomes this one. */
    device: Type.Optional(DeviceKey),
  },
  closed,
)
export type SubscribeBody = Static<typeof SubscribeBody>

/** A device whose browser's push cannot be reached: without `device` it is a new one. */
export const DeviceBody = Type.Object(
  {
    device: Type.Optional(DeviceKey),
    lang: oneOf(langs),
    follows: Type.Array(Follow, { maxItems: limits.followsPerDevice }),
    settings: AlertSettings,
  },
  closed,
)
export type DeviceBody = Static<typeof DeviceBody>

/** ntfy: the address of a topic. bark: the address with the key. generic: any that takes JSON. */
export const webhookKinds = ['ntfy', 'bark', 'generic'] as const
export const Webhook = Type.Object({ kind: oneOf(webhookKinds), url: Type.String({ minLength: 8, maxLength: 1024 }) }, closed)
export type Webhook = Static<typeof Webhook>

export const DeviceStatus = Type.Object(
  {
    /** alive: there is a subscription. gone: the push service ended it. none: there never was one. */
    push: oneOf(['alive', 'gone', 'none']),
    /** The address is not repeated, only its host. `failures` counts those since the last success. */
    webhook: Type.Union([
      Type.Object({ kind: oneOf(webhookKinds), host: Type.String(), failures: Type.Integer({ minimum: 0 }) }, closed),
      Type.Null(),
    ]),
    /** Whether there is a calendar address. */
    calendar: Type.Boolean(),
    /** The last test, and the last alert, that arrived at push service or webhook. */
    last_test: Type.Union([Moment, Type.Null()]),
    last_delivered: Type.Union([Moment, Type.Null()]),
    /** Alerts of the last seven days that did not arrive, and the last of them. */
    failures: Type.Integer({ minimum: 0 }),
    last_failure: Type.Union([Moment, Type.Null()]),
    /** Alerts that wait for the next digest. */
    waiting: Type.Integer({ minimum: 0 }),
    follows: Type.Integer({ minimum: 0 }),
  },
  closed,
)
export type DeviceStatus = Static<typeof DeviceStatus>

/** What a notice tells of: an event by its own type, what has no event by its kind, and what a streamer does. */
export const noticeEvents = [
  ...eventTypes,
  'soon',
  'line-up',
  'quarter-end',
  'close-game',
  'overtime',
  'set-end',
  'match-point',
  'live',
  'on-air',
  'announced',
  'announced-moved',
] as const
export type NoticeEvent = (typeof noticeEvents)[number]

/** The goal notice of R-ALERT-14, on socket, pop-up and push alike, with what a correction needs. */
export const GoalNotice = Type.Object(
  {
    match_id: Id,
    /** `room`: it tells of a streamer. */
    sport: oneOf([...sports, 'room']),
    /** The seq of the event it tells of; a later notice of the same match replaces it. */
    seq: Type.Integer(),
    kind: oneOf(alertKinds),
    event: oneOf(noticeEvents),
    /** Home side scored: 1, away: 0. */
    iszhu: Type.Integer({ minimum: 0, maximum: 1 }),
    match_str: Type.String(),
    league_id: Id,
    league: Name,
    home_team_id: Id,
    away_team_id: Id,
    home_team_name_zh: Type.String(),
    home_team_name_en: Type.String(),
    home_team_name_vi: Type.String(),
    away_team_name_zh: Type.String(),
    away_team_name_en: Type.String(),
    away_team_name_vi: Type.String(),
    /** For cards; absent in notices of before. */
    home_team_short: Type.Optional(Name),
    away_team_short: Type.Optional(Name),
    home_team_crest: Type.String(),
    away_team_crest: Type.String(),
    home_score: Type.Integer(),
    away_score: Type.Integer(),
    player: Type.Union([Name, Type.Null()]),
    /** Ids of the players of the line-ups whom it is about: the one who scored or was sent off; of a line-up, all. Absent: unknown. */
    players: Type.Optional(Type.Array(Id)),
    assist: Type.Union([Name, Type.Null()]),
    reason: Type.Union([Type.String(), Type.Null()]),
    /** The score before, for a cancelled goal: struck through. */
    before: Type.Union([Type.Tuple([Type.Integer(), Type.Integer()]), Type.Null()]),
    /** The new start of a match that moved. */
    match_time: Type.Optional(Type.String()),
    /** Of that start the day alone is known. */
    time_tbc: Type.Optional(Type.Boolean()),
    /** The end came after extra time; with a shoot-out, its kicks, home first. */
    after_extra: Type.Optional(Type.Boolean()),
    shootout: Type.Optional(Type.Tuple([Type.Integer(), Type.Integer()])),
    /** Minutes to the start, and the `lead` of the settings that it is for: 'soon' alone. */
    minutes: Type.Optional(Type.Integer()),
    lead: Type.Optional(Type.Integer()),
    /** The period or set that ended: 'quarter-end' and 'set-end' alone. */
    period: Type.Optional(Type.Integer()),
    /** Of a streamer, kind 'live': his room. There is no match then: its fields are empty, `match_id` names the room. */
    room: Type.Optional(
      Type.Object(
        {
          id: Id,
          uid: Id,
          nickname: Type.String(),
          avatar: Type.String(),
          title: Type.String(),
          /** An announced broadcast, which begins at `match_time`, in `minutes`. */
          broadcast: Type.Optional(Id),
        },
        closed,
      ),
    ),
    at: Type.String(),
  },
  closed,
)
export type GoalNotice = Static<typeof GoalNotice>

/** The push payload: a declarative web push that `sw/push.ts` understands too. */
export interface PushPayload {
  web_push: 8030
  notification: {
    title: string
    body: string
    lang: string
    tag: string
    /** Same-origin path that a tap opens. */
    navigate: string
    icon: string
    badge: string
    silent: boolean
    renotify: boolean
    timestamp: number
    /** Buttons. mute: no more of this match. watch: opens it. */
    actions?: { action: 'mute' | 'watch'; title: string; navigate: string }[]
    /** `kind` is that of the alert, 'test', 'digest', or 'hidden' where the score is not told. */
    data: { match_id: string; seq: number; kind: string; navigate: string }
  }
}

export const alertEndpoints = {
  'POST api/Push/subscribe': {
    summary: 'Register or refresh this device for alerts, with all that it follows.',
    who: 'guest',
    effect: 'write',
    body: SubscribeBody,
    data: DeviceKey,
    errors: ['endpoint-refused', 'not-found'],
  },
  'POST api/Push/device': {
    summary: 'Register or refresh a device that has no push: what it follows goes to its webhook, calendar and list.',
    who: 'guest',
    effect: 'write',
    body: DeviceBody,
    data: DeviceKey,
    errors: ['not-found'],
  },
  'POST api/Push/webhook': {
    summary: 'Name the address that is called with each alert of this device, or none.',
    who: 'guest',
    effect: 'write',
    body: Type.Object({ device: DeviceKey, webhook: Type.Union([Webhook, Type.Null()]) }, closed),
    data: Type.Object({}, closed),
    errors: ['not-found', 'endpoint-refused'],
  },
  'POST api/Push/calendar': {
    summary: 'Make a new secret calendar address of what this device follows, which ends the one before; or end it.',
    who: 'guest',
    effect: 'write',
    body: Type.Object({ device: DeviceKey, on: Type.Boolean() }, closed),
    /** The path of the file on this host: it is said once and not kept. */
    data: Type.Object({ path: Type.Union([Type.String(), Type.Null()]) }, closed),
    errors: ['not-found'],
  },
  'POST api/Push/status': {
    summary: 'How the alerts of this device are doing.',
    who: 'guest',
    effect: 'write',
    body: Type.Object({ device: DeviceKey }, closed),
    data: DeviceStatus,
    errors: ['not-found'],
  },
  'POST api/Push/since': {
    summary: 'What was told of what this device follows since a moment, newest first, fifty at most.',
    who: 'guest',
    effect: 'write',
    body: Type.Object({ device: DeviceKey, since: Moment }, closed),
    data: Type.Object({ list: Type.Array(GoalNotice, { maxItems: limits.sinceNotices }) }, closed),
    errors: ['not-found'],
  },
  'POST api/Push/unsubscribe': {
    summary: 'End the alerts of this device and forget what it follows.',
    who: 'guest',
    effect: 'write',
    body: Type.Object({ device: DeviceKey }, closed),
    data: Type.Object({}, closed),
    errors: ['not-found'],
  },
  'POST api/Push/test': {
    summary: 'Send a test alert to this device: by push, or to its webhook when it has no push or `by` says so.',
    who: 'guest',
    effect: 'write',
    body: Type.Object({ device: DeviceKey, by: Type.Optional(oneOf(['push', 'webhook'])) }, closed),
    data: Type.Object({ sent_at: Type.String() }, closed),
    errors: ['not-found', 'push-failed'],
  },
  'GET api/Push/getList': {
    summary: 'My notices and alerts, newest first: of matches in the list, and the first page of what the site has told me.',
    who: 'user',
    effect: 'read',
    data: Type.Object({ list: Type.Array(GoalNotice), notifications: Type.Array(Notification), unread: Count }, closed),
  },
} as const satisfies Record<string, Endpoint>
