// Admin permissions of an account's roles. Pure; both sides use it.

import { adminRights } from '../../contract/admin/admin-rights.ts'
import type { ExportKind } from '../../contract/admin/export-admin.ts'
import type { DecisionPath } from '../../contract/admin/pending-decision.ts'
import type { WaitingKind } from '../../contract/admin/waiting-admin.ts'
import type { ApiKey } from '../../contract/api.ts'

type Roles = readonly string[]

const rights: ReadonlyMap<string, Roles> = new Map<string, Roles>(Object.entries(adminRights))

/** Roles, beside operator, that may make this admin call, by method and path. */
export const rolesOf = (key: string): Roles => rights.get(key) ?? []

/** Whether an account with these roles may make this admin call. */
export const mayCall = (roles: Roles, key: string): boolean =>
  roles.includes('operator') || rolesOf(key).some((role) => roles.includes(role))

/** Whether an account with these roles may restrict one with those, or itself: only operators may restrict role holders. */
export const mayRestrict = (roles: Roles, theirs: Roles): boolean => roles.includes('operator') || theirs.length === 0

const settledBy: Record<WaitingKind, DecisionPath> = {
  verifications: 'POST api/Desk/decideVerification',
  applications: 'POST api/Desk/decideApplication',
  experts: 'POST api/Desk/decideExpert',
  withdrawals: 'POST api/Desk/decideWithdrawal',
  parcels: 'POST api/Desk/endParcel',
  feedback: 'POST api/Desk/answerFeedback',
  horns: 'POST api/Desk/decideHorn',
  reports: 'POST api/Desk/decideReport',
  videos: 'POST api/Desk/decideVideo',
}
/** Whether they may decide pending items of this kind. */
export const maySettle = (roles: Roles, kind: WaitingKind): boolean => mayCall(roles, settledBy[kind])

const readBy: Record<ExportKind, ApiKey> = {
  withdrawals: 'GET api/Desk/withdrawals',
  bills: 'GET api/Desk/ledger',
  recharges: 'GET api/Desk/ledger',
  ledger: 'GET api/Desk/ledger',
  users: 'GET api/Desk/users',
  audit: 'GET api/Desk/audit',
  reports: 'GET api/Desk/reports',
  parcels: 'GET api/Desk/parcels',
}
/** Whether they may export a list: same as reading it. */
export const mayExport = (roles: Roles, kind: ExportKind): boolean => mayCall(roles, readBy[kind])
