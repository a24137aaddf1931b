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
    summary: 'Returns the number of waiting items at the desk; 0 for kinds that the caller cannot settle.',
    who: 'operator',
    effect: 'read',
    data: Type.Object(Object.fromEntries(waitingKinds.map((kind) => [kind, Count])) as Counts, closed),
  },
} as const satisfies Record<string, Endpoint>
