// What a new site lacks, presets that are taken with one button, and tests of what lies outside of the server.
import { type Static, Type } from 'typebox'
import { DeviceKey } from '../alert.ts'
import { Count, closed, type Endpoint, Id, Moment, oneOf } from '../wire/endpoint.ts'

/** In the order in which a site is set up. */
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
/** optional: not there, and a site does without it. */
export const setupStates = ['done', 'lacking', 'optional'] as const
export type SetupState = (typeof setupStates)[number]

export const SetupItem = Type.Object(
  {
    id: oneOf(setupItems),
    state: oneOf(setupStates),
    /** How many there are, where they are counted. */
    count: Type.Union([Count, Type.Null()]),
    /** What is set, as the environment has it: the feed, the ways to pay, an address; empty: nothing, or nothing to name. */
    value: Type.String(),
    /** When it last went well, real time: of the feed and of the backups. */
    at: Type.Union([Moment, Type.Null()]),
    /** Variables of the environment that set it. */
    variables: Type.Array(Type.String()),
  },
  closed,
)
export type SetupItem = Static<typeof SetupItem>

export const presetKinds = ['gifts', 'tiers', 'tasks', 'packages', 'goods', 'categories', 'circles'] as const
export type PresetKind = (typeof presetKinds)[number]

/**
 * unset: variables are missing. no-target: the operator has no such address or number, or no such device. failed: it was tried, and
 * `detail` says how it was refused.
 */
export const outsideResults = ['done', 'unset', 'no-target', 'failed'] as const
export const OutsideTest = Type.Object(
  {
    result: oneOf(outsideResults),
    /** Whom it was sent to, masked, or what was asked. */
    target: Type.String(),
    /** Variables of the environment that are missing. */
    missing: Type.Array(Type.String()),
    /** As the other side said it; empty: it said nothing. Of a domain that is in order: until when its certificate holds. */
    detail: Type.String(),
  },
  closed,
)
export type OutsideTest = Static<typeof OutsideTest>

const test = { who: 'operator', effect: 'write', data: OutsideTest, errors: ['too-many'] } as const

export const setupDeskEndpoints = {
  'GET api/Desk/setup': {
    summary: 'What a site needs and has, in the order in which it is set up; whether something lacks that no site can do without.',
    who: 'operator',
    effect: 'read',
    data: Type.Object({ list: Type.Array(SetupItem), lacks: Type.Boolean() }, closed),
  },
  'POST api/Desk/takePreset': {
    summary: 'Adds what of a preset is not there yet; what is there, changed or not, stays as it is.',
    who: 'operator',
    effect: 'write',
    body: Type.Object({ kind: oneOf(presetKinds) }, closed),
    data: Type.Object({ added: Type.Array(Id) }, closed),
    errors: ['limit-reached'],
  },
  'POST api/Desk/testMail': { summary: 'Sends a mail to the address of the caller.', ...test },
  'POST api/Desk/testSms': { summary: 'Sends a message with a code that opens nothing to the number of the caller.', ...test },
  'POST api/Desk/testPayment': { summary: 'Asks each provider what can be asked without money.', ...test },
  'POST api/Desk/testPush': {
    summary: 'Sends an alert to a device of the caller.',
    ...test,
    body: Type.Object({ device: DeviceKey }, closed),
  },
  'POST api/Desk/testDomain': {
    summary: 'Asks the site under its public address, as people do: whether TLS holds, and whether it is this server that answers.',
    ...test,
  },
  'POST api/Desk/testBackup': { summary: 'Writes into the folder of the backups, and takes it away again.', ...test },
} as const satisfies Record<string, Endpoint>
