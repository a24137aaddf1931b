// Missing setup of a new site, one-click presets, and tests of external services.
import { type Static, Type } from 'typebox'
import { DeviceKey } from '../alert.ts'
import { Count, closed, type Endpoint, Id, oneOf, Timestamp } from '../wire/endpoint.ts'

/** In the order of setting up a site. */
export const setupItems = [
  'site',
  'legal',
  'service',
  'feed',
  'leagues',
  'gifts',
  'tiers',
  'packages',
  'rates',
  'goods',
  'tasks',
  'banners',
  'circles',
  'categories',
  'searches',
  'groups',
  'streamers',
  'experts',
  'words',
  'mail',
  'sms',
  'payment',
  'push',
  'backup',
  'domain',
  'proxy',
] as const
export type SetupItemId = (typeof setupItems)[number]
/** optional: not set up, and not required. */
export const setupStates = ['done', 'lacking', 'optional'] as const
export type SetupState = (typeof setupStates)[number]

export const SetupItem = Type.Object(
  {
    id: oneOf(setupItems),
    state: oneOf(setupStates),
    /** Number of items, where counted. */
    count: Type.Union([Count, Type.Null()]),
    /** The configured value from the environment: the feed, the payment methods, a URL; empty: none, or nothing to show. */
    value: Type.String(),
    /** Last success in real time: of the feed and of the backups. */
    at: Type.Union([Timestamp, Type.Null()]),
    /** Environment variables that configure it. */
    variables: Type.Array(Type.String()),
  },
  closed,
)
export type SetupItem = Static<typeof SetupItem>

export const presetKinds = ['gifts', 'tiers', 'tasks', 'packages', 'goods', 'categories', 'circles'] as const
export type PresetKind = (typeof presetKinds)[number]

/**
 * unset: variables are missing. no-target: the operator has no such address, number or device. failed: the attempt was refused, `detail`
 * gives the reason.
 */
export const outsideResults = ['done', 'unset', 'no-target', 'failed'] as const
export const OutsideTest = Type.Object(
  {
    result: oneOf(outsideResults),
    /** Recipient, masked, or what was queried. */
    target: Type.String(),
    /** Missing environment variables. */
    missing: Type.Array(Type.String()),
    /** Message of the other side; empty: none. For a valid domain: expiry of its certificate. */
    detail: Type.String(),
  },
  closed,
)
export type OutsideTest = Static<typeof OutsideTest>

const test = { who: 'operator', effect: 'write', data: OutsideTest, errors: ['too-many'] } as const

export const setupAdminEndpoints = {
  'GET api/Desk/setup': {
    summary: 'Returns what a site needs and has, in the order of setup, and whether anything mandatory is missing.',
    who: 'operator',
    effect: 'read',
    data: Type.Object({ list: Type.Array(SetupItem), lacks: Type.Boolean() }, closed),
  },
  'POST api/Desk/takePreset': {
    summary: 'Adds the missing items of a preset; existing ones, changed or not, stay as they are.',
    who: 'operator',
    effect: 'write',
    body: Type.Object({ kind: oneOf(presetKinds) }, closed),
    data: Type.Object({ added: Type.Array(Id) }, closed),
    errors: ['limit-reached'],
  },
  'POST api/Desk/testMail': { summary: 'Sends an email to the caller’s address.', ...test },
  'POST api/Desk/testSms': { summary: 'Sends a text message to the caller’s number, with a code that has no effect.', ...test },
  'POST api/Desk/testPayment': { summary: 'Checks each payment provider as far as that needs no money.', ...test },
  'POST api/Desk/testPush': {
    summary: 'Sends an alert to a device of the caller.',
    ...test,
    body: Type.Object({ device: DeviceKey }, closed),
  },
  'POST api/Desk/testDomain': {
    summary: 'Requests the site under its public address, as users do: checks whether TLS works, and whether this server answers.',
    ...test,
  },
  'POST api/Desk/testBackup': { summary: 'Writes to the backup folder, and removes what it wrote.', ...test },
} as const satisfies Record<string, Endpoint>
