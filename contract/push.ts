// Web push: what a device sends to be alerted, and the payload that its worker shows.
import { type Static, Type } from 'typebox'
import { type Endpoint, Id, oneOf } from './endpoint.ts'
import { alertKinds, Follow } from './follow.ts'
import { langs, limits } from './limits.ts'
import { Name } from './name.ts'

const closed = { additionalProperties: false } as const

/** The four immediate-notice switches of the spec (value1 goals, value2 kick-off and full time, value3 red cards and reviews, value4 streamers) and a tab's own sound settings. */
export const AlertSettings = Type.Object(
  { value1: Type.Boolean(), value2: Type.Boolean(), value3: Type.Boolean(), value4: Type.Boolean() },
  closed,
)
export type AlertSettings = Static<typeof AlertSettings>
export const defaultAlertSettings: AlertSettings = { value1: true, value2: true, value3: true, value4: true }

export const SubscribeBody = Type.Object(
  {
    endpoint: Type.String({ maxLength: 1024 }),
    keys: Type.Object(
      { p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{86,88}={0,2}$' }), auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22,24}={0,2}$' }) },
      closed,
    ),
    lang: oneOf(langs),
    follows: Type.Array(Follow, { maxItems: limits.followsPerDevice }),
    settings: AlertSettings,
  },
  closed,
)
export type SubscribeBody = Static<typeof SubscribeBody>

/** The goal notice of the spec's section 3, on socket, pop-up and push alike, with what a correction needs. */
export const GoalNotice = Type.Object(
  {
    match_id: Id,
    sport: Type.String(),
    /** The seq of the event it tells of; a later notice of the same match replaces it. */
    seq: Type.Integer(),
    kind: oneOf(alertKinds),
    /** goal, goal-cancelled, scorer-correction ...: the event's own type. */
    event: Type.String(),
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
    home_team_crest: Type.String(),
    away_team_crest: Type.String(),
    home_score: Type.Integer(),
    away_score: Type.Integer(),
    player: Type.Union([Name, Type.Null()]),
    assist: Type.Union([Name, Type.Null()]),
    reason: Type.Union([Type.String(), Type.Null()]),
    /** The score before, for a cancelled goal: struck through. */
    before: Type.Union([Type.Tuple([Type.Integer(), Type.Integer()]), Type.Null()]),
    /** The new start of a match that moved. */
    match_time: Type.Optional(Type.String()),
    /** The end came after extra time; with a shoot-out, its kicks, home first. */
    after_extra: Type.Optional(Type.Boolean()),
    shootout: Type.Optional(Type.Tuple([Type.Integer(), Type.Integer()])),
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
    data: { match_id: string; seq: number; kind: string; navigate: string }
  }
}

export const pushEndpoints = {
  'POST api/Push/subscribe': {
    summary: 'Register or refresh this device for alerts, with all that it follows.',
    who: 'guest',
    effect: 'write',
    body: SubscribeBody,
    data: Type.Object({ device_id: Id }, closed),
    errors: ['endpoint-refused', 'too-many-follows'],
  },
  'POST api/Push/unsubscribe': {
    summary: 'End the alerts of this device and forget what it follows.',
    who: 'guest',
    effect: 'write',
    body: Type.Object({ device_id: Id }, closed),
    data: Type.Object({}, closed),
  },
  'POST api/Push/test': {
    summary: 'Send a test alert to this device.',
    who: 'guest',
    effect: 'write',
    body: Type.Object({ device_id: Id }, closed),
    data: Type.Object({ sent_at: Type.String() }, closed),
    errors: ['not-found', 'push-failed'],
  },
  'GET api/Push/getList': {
    summary: 'My notices and alerts, newest first.',
    who: 'user',
    effect: 'read',
    data: Type.Object({ list: Type.Array(GoalNotice) }, closed),
  },
} as const satisfies Record<string, Endpoint>
