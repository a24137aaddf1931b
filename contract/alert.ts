// Alerts: what a device sends to subscribe, by push or otherwise, and the push payload that its service worker shows.
import { type Static, Type } from 'typebox'
import { alertKinds, Follow } from './follow/follow.ts'
import { langs, limits } from './limits/limits.ts'
import { eventTypes } from './match/match-event.ts'
import { sports } from './match/match-row.ts'
import { Notification } from './notification.ts'
import { Count, closed, type Endpoint, Id, oneOf, Timestamp } from './wire/endpoint.ts'
import { Name } from './wire/name.ts'

/** A time of day, HH:MM. */
const TimeOfDay = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })

/** Quiet hours in the device's time zone; `to` before `from` crosses midnight. Suppressed alerts arrive as one digest at `to`. */
export const QuietHours = Type.Object(
  { on: Type.Boolean(), from: TimeOfDay, to: TimeOfDay, tz: Type.String({ minLength: 1, maxLength: 64 }) },
  closed,
)
export type QuietHours = Static<typeof QuietHours>
export const hideModes = ['off', 'followed', 'all'] as const

/**
 * The four immediate-notice switches of R-ALERT-7 (value1 goals, value2 kick-off and full time, value3 red cards and reviews, value4
 * streamers), and the settings that apply to every alert of the device. Omitted fields, and devices without settings, use `alertDefaults`
 * of `rules/alert/alert-choice.ts`.
 */
export const AlertSettings = Type.Object(
  {
    value1: Type.Boolean(),
    value2: Type.Boolean(),
    value3: Type.Boolean(),
    value4: Type.Boolean(),
    /** Minutes before the start at which the 'soon' alert is sent. */
    lead: Type.Optional(Type.Integer({ minimum: 20, maximum: 60 })),
    quiet: Type.Optional(QuietHours),
    /** No alerts are sent before this time. */
    snooze_until: Type.Optional(Type.Union([Timestamp, Type.Null()])),
    /** Seconds that an alert is delayed so that it does not run ahead of a slow stream: 0, or 15 to 300. */
    delay: Type.Optional(Type.Unsafe<number>({ anyOf: [{ const: 0 }, { type: 'integer', minimum: 15, maximum: 300 }] })),
    /** Used in place of `delay`: latency in seconds of the stream last watched on this device. Null: alerts are not delayed. */
    stream: Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: 300 }), Type.Null()])),
    /** Whose alerts hide the score: none, followed teams and matches, or all. */
    hide: Type.Optional(oneOf(hideModes)),
    /** Whether alerts suppressed by quiet hours, snooze or an outage are sent as one digest at the end of the quiet hours. */
    digest: Type.Optional(Type.Boolean()),
  },
  closed,
)
export type AlertSettings = Static<typeof AlertSettings>

/** Credentials of a device, required by every call about a device's own data. */
export const DeviceKey = Type.Object({ device_id: Id, secret: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }) }, closed)
export type DeviceKey = Static<typeof DeviceKey>

export const SubscribeBody = Type.Object(
  {
    /** ASCII only, as browsers write it: one byte per character, which keeps it within the size limit of the index. */
    endpoint: Type.String({ maxLength: 1024, pattern: '^[!-~]+$' }),
    keys: Type.Object(
      { p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{86,88}={0,2}$' }), auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22,24}={0,2}$' }) },
      closed,
    ),
    lang: oneOf(langs),
    follows: Type.Array(Follow, { maxItems: limits.followsPerDevice }),
    settings: AlertSettings,
    /** The device that was registered before it had push; the subscription is added to it. */
    device: Type.Optional(DeviceKey),
  },
  closed,
)
export type SubscribeBody = Static<typeof SubscribeBody>

/** A device whose browser has no reachable push service; without `device` a new one is created. */
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

/** ntfy: the URL of a topic. bark: the URL with the key. generic: any URL that accepts JSON. */
export const webhookKinds = ['ntfy', 'bark', 'generic'] as const
export const Webhook = Type.Object({ kind: oneOf(webhookKinds), url: Type.String({ minLength: 8, maxLength: 1024 }) }, closed)
export type Webhook = Static<typeof Webhook>

export const DeviceStatus = Type.Object(
  {
    /** alive: a subscription exists. gone: the push service ended it. none: there never was one. */
    push: oneOf(['alive', 'gone', 'none']),
    /** Only the host of the URL is returned. `failures` counts those since the last success. */
    webhook: Type.Union([
      Type.Object({ kind: oneOf(webhookKinds), host: Type.String(), failures: Type.Integer({ minimum: 0 }) }, closed),
      Type.Null(),
    ]),
    /** Whether a calendar URL exists. */
    calendar: Type.Boolean(),
    /** The last test, and the last alert, that reached the push service or webhook. */
    last_test: Type.Union([Timestamp, Type.Null()]),
    last_delivered: Type.Union([Timestamp, Type.Null()]),
    /** Alerts of the last seven days that could not be delivered, and the time of the last one. */
    failures: Type.Integer({ minimum: 0 }),
    last_failure: Type.Union([Timestamp, Type.Null()]),
    /** Alerts queued for the next digest. */
    waiting: Type.Integer({ minimum: 0 }),
    follows: Type.Integer({ minimum: 0 }),
  },
  closed,
)
export type DeviceStatus = Static<typeof DeviceStatus>

/** Subjects of a notice: an event by its own type, notices without an event by their alert kind, and what a streamer does. */
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

/** The goal notice of R-ALERT-14, identical on socket, pop-up and push, with the data that a correction needs. */
export const GoalNotice = Type.Object(
  {
    match_id: Id,
    /** `room`: the notice is about a streamer. */
    sport: oneOf([...sports, 'room']),
    /** `seq` of the event; a later notice of the same match replaces this one. */
    seq: Type.Integer(),
    kind: oneOf(alertKinds),
    event: oneOf(noticeEvents),
    /** 1: the home side scored, 0: the away side. */
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
    /** For cards; absent in older notices. */
    home_team_short: Type.Optional(Name),
    away_team_short: Type.Optional(Name),
    home_team_crest: Type.String(),
    away_team_crest: Type.String(),
    home_score: Type.Integer(),
    away_score: Type.Integer(),
    player: Type.Union([Name, Type.Null()]),
    /** Ids of the line-up players concerned: the scorer or the player sent off; for a line-up, all. Absent: unknown. */
    players: Type.Optional(Type.Array(Id)),
    assist: Type.Union([Name, Type.Null()]),
    reason: Type.Union([Type.String(), Type.Null()]),
    /** Score before a cancelled goal, shown struck through. */
    before: Type.Union([Type.Tuple([Type.Integer(), Type.Integer()]), Type.Null()]),
    /** New start of a rescheduled match. */
    match_time: Type.Optional(Type.String()),
    /** Only the day of that start is known. */
    time_tbc: Type.Optional(Type.Boolean()),
    /** The match ended after extra time; `shootout`: the shoot-out's score, home first. */
    after_extra: Type.Optional(Type.Boolean()),
    shootout: Type.Optional(Type.Tuple([Type.Integer(), Type.Integer()])),
    /** Only for 'soon': minutes to the start, and the `lead` setting it matches. */
    minutes: Type.Optional(Type.Integer()),
    lead: Type.Optional(Type.Integer()),
    /** Only for 'quarter-end' and 'set-end': the period or set that ended. */
    period: Type.Optional(Type.Integer()),
    /** For a streamer's notice, kind 'live': the room. There is no match: its fields are empty, `match_id` is the room's id. */
    room: Type.Optional(
      Type.Object(
        {
          id: Id,
          uid: Id,
          nickname: Type.String(),
          avatar: Type.String(),
          title: Type.String(),
          /** A scheduled broadcast that starts at `match_time`, in `minutes`. */
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

/** The push payload: a declarative web push that `sw/push.ts` also understands. */
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
    /** Buttons. mute: mutes this match. watch: opens it. */
    actions?: { action: 'mute' | 'watch'; title: string; navigate: string }[]
    /** `kind` is that of the alert, 'test', 'digest', or 'hidden' where the score is hidden. */
    data: { match_id: string; seq: number; kind: string; navigate: string }
  }
}

export const alertEndpoints = {
  'POST api/Push/subscribe': {
    summary: 'Registers or refreshes this device for alerts, with everything that it follows.',
    who: 'guest',
    effect: 'write',
    body: SubscribeBody,
    data: DeviceKey,
    errors: ['endpoint-refused', 'not-found'],
  },
  'POST api/Push/device': {
    summary: 'Registers or refreshes a device without push: what it follows goes to its webhook, calendar and list.',
    who: 'guest',
    effect: 'write',
    body: DeviceBody,
    data: DeviceKey,
    errors: ['not-found'],
  },
  'POST api/Push/webhook': {
    summary: 'Sets or removes the address that is called with each alert of this device.',
    who: 'guest',
    effect: 'write',
    body: Type.Object({ device: DeviceKey, webhook: Type.Union([Webhook, Type.Null()]) }, closed),
    data: Type.Object({}, closed),
    errors: ['not-found', 'endpoint-refused'],
  },
  'POST api/Push/calendar': {
    summary: 'Creates a new secret calendar address for what this device follows, which replaces the previous one; or removes it.',
    who: 'guest',
    effect: 'write',
    body: Type.Object({ device: DeviceKey, on: Type.Boolean() }, closed),
    /** Path of the file on this host. Returned once and not stored. */
    data: Type.Object({ path: Type.Union([Type.String(), Type.Null()]) }, closed),
    errors: ['not-found'],
  },
  'POST api/Push/status': {
    summary: 'Returns the status of this device’s alerts.',
    who: 'guest',
    effect: 'write',
    body: Type.Object({ device: DeviceKey }, closed),
    data: DeviceStatus,
    errors: ['not-found'],
  },
  'POST api/Push/since': {
    summary: 'Returns the notices about what this device follows since a given time, newest first, at most fifty.',
    who: 'guest',
    effect: 'write',
    body: Type.Object({ device: DeviceKey, since: Timestamp }, closed),
    data: Type.Object({ list: Type.Array(GoalNotice, { maxItems: limits.sinceNotices }) }, closed),
    errors: ['not-found'],
  },
  'POST api/Push/unsubscribe': {
    summary: 'Ends the alerts of this device and deletes what it follows.',
    who: 'guest',
    effect: 'write',
    body: Type.Object({ device: DeviceKey }, closed),
    data: Type.Object({}, closed),
    errors: ['not-found'],
  },
  'POST api/Push/test': {
    summary: 'Sends a test alert to this device: by push, or to its webhook if it has no push or `by` requests it.',
    who: 'guest',
    effect: 'write',
    body: Type.Object({ device: DeviceKey, by: Type.Optional(oneOf(['push', 'webhook'])) }, closed),
    data: Type.Object({ sent_at: Type.String() }, closed),
    errors: ['not-found', 'push-failed'],
  },
  'GET api/Push/getList': {
    summary: 'Returns the caller’s notices and alerts, newest first: those about matches in `list`, and the first page of `notifications`.',
    who: 'user',
    effect: 'read',
    data: Type.Object({ list: Type.Array(GoalNotice), notifications: Type.Array(Notification), unread: Count }, closed),
  },
} as const satisfies Record<string, Endpoint>
