// Kinds of pending admin work, and how many items of each.
import { Type } from 'typebox'
import { Count, closed, type Endpoint } from '../wire/endpoint.ts'

/** Each is handled in the tab of this name. */
export const waitingKinds = [
  'verifications',
  'applications',
  'experts',
  'withdrawals',
  'parcels',
  'feedback',
  'horns',
  'reports',
  'videos',
] as const
export type WaitingKind = (typeof waitingKinds)[number]
type Counts = Record<WaitingKind, typeof Count>

export const waitingAdminEndpoints = {
  'GET api/Desk/waiting': {
    summary: 'How much waits at the desk; of kinds that the caller may not settle 0.',
    who: 'operator',
    effect: 'read',
    data: Type.Object(Object.fromEntries(waitingKinds.map((kind) => [kind, Count])) as Counts, closed),
  },
} as const satisfies Record<string, Endpoint>
