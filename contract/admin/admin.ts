// Admin beside money: verifications, feedback, banners, configuration, users.
import { type Static, Type } from 'typebox'
import { idKinds, LoginSession, verifyStates } from '../account/member.ts'
import { Banner } from '../banner.ts'
import { Ticket } from '../feedback.ts'
import { mallLimits } from '../limits/mall-limits.ts'
import { Package } from '../money/recharge.ts'
import { Goods } from '../task/mall.ts'
import { Count, closed, Day, type Endpoint, Id, oneOf, QueryInteger, Timestamp } from '../wire/endpoint.ts'
import { featureNames } from '../wire/feature.ts'
import { Name } from '../wire/name.ts'
import { adminRoles } from '../wire/role.ts'
import { AuditEntry, adminActions } from './admin-audit.ts'

const paging = { page: Type.Optional(QueryInteger), limit: Type.Optional(QueryInteger) }
const Reason = Type.String({ minLength: 1, maxLength: 200 })
const NullableTimestamp = Type.Union([Timestamp, Type.Null()])

/** Name and number are masked: a separate, logged action returns them in full. */
export const AdminVerification = Type.Object(
  {
    account_id: Id,
    user_nickname: Type.String(),
    state: oneOf(verifyStates),
    kind: oneOf(idKinds),
    real_name: Type.String(),
    id_number: Type.String(),
    reason: Type.String(),
    sent_at: Timestamp,
    settled_by: Type.Union([Type.String(), Type.Null()]),
    settled_at: NullableTimestamp,
  },
  closed,
)
export type AdminVerification = Static<typeof AdminVerification>

export const AdminTicket = Type.Object(
  {
    ...Ticket.properties,
    /** Null: a guest, or a deleted account. */
    account_id: Type.Union([Id, Type.Null()]),
    contact: Type.String(),
    answered_by: Type.Union([Type.String(), Type.Null()]),
  },
  closed,
)
export type AdminTicket = Static<typeof AdminTicket>

/** Two-letter ISO 3166 code, and the maximum number of them. */
const Region = Type.String({ pattern: '^[A-Z]{2}$' })
const mostRegions = 60

export const AdminBanner = Type.Object(
  {
    ...Banner.properties,
    place: Type.Integer({ minimum: 0, maximum: 9_999 }),
    on: Type.Boolean(),
    /** Where it is shown; empty: everywhere. */
    regions: Type.Array(Region, { maxItems: mostRegions, uniqueItems: true }),
    /** Start and end of its display; null: unlimited. */
    from: NullableTimestamp,
    until: NullableTimestamp,
  },
  closed,
)
export type AdminBanner = Static<typeof AdminBanner>

const Text = (maxLength: number) => Type.String({ maxLength })
export const ServiceInfo = Type.Object({ email: Text(200), phone: Text(60), link: Text(500), hours: Text(200) }, closed)
const CountryCode = Type.String({ pattern: '^[1-9]\\d{0,2}$' })
const OrPath = Type.String({ pattern: '^((/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+)?$', maxLength: 200 })
const settings = {
  /** Accepted country codes of phone numbers, in display order. */
  countries: Type.Array(CountryCode, { minItems: 1, maxItems: 300 }),
  /** QR picture of the operator's own app; empty: the app draws one of its own URL. */
  android_qr_code: OrPath,
  /** Origin to which phones are redirected; empty: no redirect. */
  mobile_url: Type.String({ pattern: '^(https?://[A-Za-z0-9.-]+(:\\d{1,5})?)?$', maxLength: 200 }),
  service: ServiceInfo,
  off: Type.Array(oneOf(featureNames), { maxItems: featureNames.length }),
  /** Additional features disabled per region; each region appears once. */
  off_in: Type.Array(Type.Object({ region: Region, off: Type.Array(oneOf(featureNames), { maxItems: featureNames.length }) }, closed), {
    maxItems: mostRegions,
  }),
}
export const AdminConfig = Type.Object(
  {
    ...settings,
    /** All countries that can be selected. */
    known: Type.Array(Type.Object({ code: Type.String(), name: Name }, closed)),
    /** The server environment's values, used where nothing is set here. */
    environment: Type.Object({ mobile_url: Type.String(), service: ServiceInfo, odds: Type.Boolean() }, closed),
  },
  closed,
)
export type AdminConfig = Static<typeof AdminConfig>

export const AdminUser = Type.Object(
  {
    id: Id,
    user_nickname: Type.String(),
    avatar: Type.String(),
    /** Masked, as their owner sees them. */
    mobile: Type.String(),
    email: Type.String(),
    roles: Type.Array(oneOf(adminRoles)),
    verified: oneOf(verifyStates),
    create_time_str: Timestamp,
    blocked_at: NullableTimestamp,
    /** Null: permanent, or not blocked. */
    blocked_until: NullableTimestamp,
    block_reason: Type.String(),
    closed_at: NullableTimestamp,
  },
  closed,
)
export type AdminUser = Static<typeof AdminUser>
const Roles = Type.Array(oneOf(adminRoles), { maxItems: adminRoles.length, uniqueItems: true })
/** staff: users with any admin role. */
export const userStates = ['all', 'blocked', 'operator', 'staff'] as const

export const AdminPackage = Type.Object({ ...Package.properties, place: Count, on_sale: Type.Boolean() }, closed)
export type AdminPackage = Static<typeof AdminPackage>
export const AdminGoods = Type.Object({ ...Goods.properties, place: Count, on_sale: Type.Boolean() }, closed)
export type AdminGoods = Static<typeof AdminGoods>

export const adminEndpoints = {
  'GET api/Desk/verifications': {
    summary: 'Returns the verifications with a state (default: waiting), oldest first, or the verification of one account.',
    who: 'operator',
    effect: 'read',
    query: Type.Object({ state: Type.Optional(oneOf(['waiting', 'verified', 'refused'])), id: Type.Optional(Id), ...paging }, closed),
    data: Type.Object({ list: Type.Array(AdminVerification), total: Count }, closed),
  },
  'POST api/Desk/seeVerification': {
    summary: 'Returns name and ID number in full. The log records who viewed them.',
    who: 'operator',
    effect: 'write',
    body: Type.Object({ account: Id }, closed),
    data: Type.Object({ real_name: Type.String(), id_number: Type.String() }, closed),
    errors: ['not-found'],
  },
  'POST api/Desk/decideVerification': {
    summary: 'Approves a verification, or refuses it with a reason that its owner can read. Nobody can decide on their own verification.',
    who: 'operator',
    effect: 'write',
    body: Type.Object({ account: Id, act: oneOf(['approve', 'refuse']), reason: Type.Optional(Reason) }, closed),
    data: AdminVerification,
    errors: ['not-found', 'forbidden', 'already-decided', 'invalid-input'],
  },
  'GET api/Desk/feedback': {
    summary: 'Returns the feedback with a state (default: open), newest first, or one ticket.',
    who: 'operator',
    effect: 'read',
    query: Type.Object({ state: Type.Optional(oneOf(['open', 'answered', 'closed'])), id: Type.Optional(Id), ...paging }, closed),
    data: Type.Object({ list: Type.Array(AdminTicket), total: Count }, closed),
  },
  'POST api/Desk/answerFeedback': {
    summary: 'Answers a ticket; its sender can read the answer. Without an answer, closes the ticket; with `undo`, reopens it.',
    who: 'operator',
    effect: 'write',
    body: Type.Object(
      { id: Id, answer: Type.Optional(Type.String({ minLength: 1, maxLength: 2_000 })), undo: Type.Optional(Type.Boolean()) },
      closed,
    ),
    data: AdminTicket,
    errors: ['not-found', 'already-decided', 'invalid-input'],
  },
  'GET api/Desk/banners': {
    summary: 'Returns all banners in their order.',
    who: 'operator',
    effect: 'read',
    data: Type.Object({ list: Type.Array(AdminBanner) }, closed),
  },
  'POST api/Desk/putBanner': {
    summary: 'Adds or changes a banner.',
    who: 'operator',
    effect: 'write',
    body: AdminBanner,
    data: Type.Object({ list: Type.Array(AdminBanner) }, closed),
    errors: ['invalid-input', 'limit-reached'],
  },
  'POST api/Desk/removeBanner': {
    summary: 'Deletes a banner permanently.',
    who: 'operator',
    effect: 'write',
    body: Type.Object({ id: Id }, closed),
    data: Type.Object({ list: Type.Array(AdminBanner) }, closed),
    errors: ['not-found'],
  },
  'GET api/Desk/config': {
    summary: 'Returns the system settings that can be changed.',
    who: 'operator',
    effect: 'read',
    data: AdminConfig,
  },
  'POST api/Desk/putConfig': {
    summary: 'Changes the given settings. They take effect at once and persist across restarts.',
    who: 'operator',
    effect: 'write',
    body: Type.Partial(Type.Object(settings, closed), closed),
    data: AdminConfig,
    errors: ['invalid-input'],
  },
  'GET api/Desk/users': {
    summary: 'Returns accounts by id, nickname, full number or address, newest first.',
    who: 'operator',
    effect: 'read',
    query: Type.Object(
      { text: Type.Optional(Type.String({ maxLength: 254 })), state: Type.Optional(oneOf(userStates)), ...paging },
      closed,
    ),
    data: Type.Object({ list: Type.Array(AdminUser), total: Count }, closed),
  },
  'GET api/Desk/user': {
    summary: 'Returns one account and its sessions.',
    who: 'operator',
    effect: 'read',
    query: Type.Object({ id: Id }, closed),
    data: Type.Object({ user: AdminUser, sessions: Type.Array(LoginSession) }, closed),
    errors: ['not-found'],
  },
  'POST api/Desk/blockUser': {
    summary:
      'Blocks an account until a given time or permanently and ends its logins, or unblocks it. Operators cannot be blocked. Other roles block for at most a year, and cannot block an account that has a role.',
    who: 'operator',
    effect: 'write',
    body: Type.Object({ id: Id, on: Type.Boolean(), reason: Type.Optional(Reason), until: Type.Optional(Timestamp) }, closed),
    data: AdminUser,
    errors: ['not-found', 'forbidden', 'already-decided', 'invalid-input'],
  },
  'POST api/Desk/endUserSessions': {
    summary: 'Ends one login of an account, or all of them. Only operators can do this to an account that has a role.',
    who: 'operator',
    effect: 'write',
    body: Type.Object({ id: Id, session: Type.Optional(Id) }, closed),
    data: Type.Object({ ended: Count }, closed),
    errors: ['not-found', 'forbidden'],
  },
  'POST api/Desk/setRoles': {
    summary: 'Grants and revokes desk roles of an account at once. Nobody can change their own roles, so that an operator always remains.',
    who: 'operator',
    effect: 'write',
    body: Type.Object({ id: Id, give: Type.Optional(Roles), take: Type.Optional(Roles) }, closed),
    data: AdminUser,
    errors: ['not-found', 'forbidden', 'account-blocked', 'already-decided', 'invalid-input'],
  },
  'GET api/Desk/packages': {
    summary: 'Returns all packages, including those no longer sold.',
    who: 'operator',
    effect: 'read',
    data: Type.Object({ list: Type.Array(AdminPackage) }, closed),
  },
  'GET api/Desk/goods': {
    summary: 'Returns all goods, including those not on sale.',
    who: 'operator',
    effect: 'read',
    data: Type.Object({ list: Type.Array(AdminGoods) }, closed),
  },
  'POST api/Desk/addCodes': {
    summary: 'Adds codes to a good of codes; each adds one to its stock.',
    who: 'operator',
    effect: 'write',
    body: Type.Object(
      {
        id: Id,
        codes: Type.Array(Type.String({ minLength: 1, maxLength: mallLimits.codeLength }), {
          minItems: 1,
          maxItems: mallLimits.codes,
          uniqueItems: true,
        }),
      },
      closed,
    ),
    data: Type.Object({ added: Count, stock: Count }, closed),
    errors: ['not-found', 'invalid-input'],
  },
  'GET api/Desk/audit': {
    summary: 'Returns the audit log of the desk, newest first: by actor, action, subject and days (UTC).',
    who: 'operator',
    effect: 'read',
    query: Type.Object(
      {
        by: Type.Optional(Id),
        act: Type.Optional(oneOf(adminActions)),
        subject: Type.Optional(Type.String({ maxLength: 100 })),
        from: Type.Optional(Day),
        to: Type.Optional(Day),
        ...paging,
      },
      closed,
    ),
    data: Type.Object({ list: Type.Array(AuditEntry), total: Count }, closed),
  },
} as const satisfies Record<string, Endpoint>
