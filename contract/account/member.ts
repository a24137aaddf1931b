// The user's own data: profile, verification, payment password, uploads, sessions, follows, blocked users, export.
import { type Static, Type } from 'typebox'
import { DeviceKey } from '../alert.ts'
import { Follow } from '../follow/follow.ts'
import { memberLimits } from '../limits/member-limits.ts'
import { Count, closed, Day, Empty, type Endpoint, Id, oneOf, Timestamp } from '../wire/endpoint.ts'
import { adminRoles } from '../wire/role.ts'
import { Proof } from './account.ts'

const Code = Type.String({ pattern: `^\\d{${memberLimits.codeDigits}}$` })
const Password = Type.String({ minLength: 1, maxLength: 1024 })
const Path = Type.String({ maxLength: 200 })

/** What other users may see and do. */
export const Privacy = Type.Object(
  {
    /** Without effect: follows and birthday are never shown. Retained for older builds, which read both and may send them. */
    show_follows: Type.Boolean(),
    show_birthday: Type.Boolean(),
    /** Strangers may write to me. */
    strangers: Type.Boolean(),
    /** I may be suggested to other users. */
    findable: Type.Boolean(),
  },
  closed,
)
export type Privacy = Static<typeof Privacy>
export const defaultPrivacy: Privacy = { show_follows: true, show_birthday: false, strangers: true, findable: true }

export const verifyStates = ['none', 'waiting', 'verified', 'refused'] as const
export type VerifyState = (typeof verifyStates)[number]
/** cn: 18-character resident ID. vn: 12-digit citizen ID. passport: 5 to 20 letters and digits. */
export const idKinds = ['cn', 'vn', 'passport'] as const
export type IdKind = (typeof idKinds)[number]

export const Member = Type.Object(
  {
    id: Id,
    user_nickname: Type.String(),
    avatar: Path,
    signature: Type.String(),
    birthday: Type.Union([Day, Type.Null()]),
    privacy: Privacy,
    /** Masked: 86-138****8000, an***@example.com; empty: none. */
    mobile: Type.String(),
    email: Type.String(),
    has_password: Type.Boolean(),
    has_payment_password: Type.Boolean(),
    verified: oneOf(verifyStates),
    is_anchor: Type.Integer({ minimum: 0, maximum: 1 }),
    roles: Type.Array(oneOf(adminRoles)),
    /** Code that other users enter as `invite` or `shareCode`. */
    share_code: Type.String(),
    invited: Type.Boolean(),
    create_time_str: Timestamp,
    /** Time at which the account is deleted, as requested by its owner. */
    closing_at: Type.Union([Timestamp, Type.Null()]),
  },
  closed,
)
export type Member = Static<typeof Member>

export const UpdateInfoBody = Type.Object(
  {
    user_nickname: Type.Optional(Type.String({ maxLength: 100 })),
    /** A path of `avatarList`, of the generated avatar of the own id, or of an own upload of kind avatar. */
    avatar: Type.Optional(Path),
    signature: Type.Optional(Type.String({ maxLength: 400 })),
    birthday: Type.Optional(Type.Union([Day, Type.Null()])),
    privacy: Type.Optional(Type.Partial(Privacy, closed)),
  },
  closed,
)
export type UpdateInfoBody = Static<typeof UpdateInfoBody>

export const Verification = Type.Object(
  {
    state: oneOf(verifyStates),
    /** Masked. */
    real_name: Type.String(),
    id_number: Type.String(),
    kind: Type.Union([oneOf(idKinds), Type.Null()]),
    /** Reason of the refusal. */
    reason: Type.String(),
    sent_at: Type.Union([Timestamp, Type.Null()]),
  },
  closed,
)
export type Verification = Static<typeof Verification>

export const uploadKinds = ['avatar', 'picture', 'cover', 'video', 'file'] as const
export type UploadKind = (typeof uploadKinds)[number]
/** SHA-256 of a file, in hexadecimal. */
const FileHash = Type.String({ pattern: '^[0-9a-f]{64}$' })
const UploadLimit = Type.Object({ kind: oneOf(uploadKinds), types: Type.Array(Type.String()), max: Count }, closed)
export const UploadTicket = Type.Object(
  {
    /** Identifies the upload when it completes: `POST api/Member/uploaded`. Empty without kind and size. */
    token: Type.String(),
    /** Bytes already received, from the start of the file. */
    received: Count,
    /** The missing parts in order: the bytes of each are sent with PUT to its URL. */
    parts: Type.Array(Type.Object({ offset: Count, size: Count, url: Type.String() }, closed)),
    expires: Type.Union([Timestamp, Type.Null()]),
    /** Origin that serves the uploads. */
    host: Type.String(),
    limits: Type.Array(UploadLimit),
  },
  closed,
)
export type UploadTicket = Static<typeof UploadTicket>

export const LoginSession = Type.Object(
  {
    id: Id,
    browser: Type.String(),
    system: Type.String(),
    address: Type.String(),
    by: oneOf(['password', 'code', 'register', 'qr', 'device']),
    created_at: Timestamp,
    seen_at: Timestamp,
    /** The session of this request. */
    current: Type.Boolean(),
    /** Kept signed in by a device token. */
    remembered: Type.Boolean(),
  },
  closed,
)
export type LoginSession = Static<typeof LoginSession>

export const PublicUser = Type.Object({ id: Id, user_nickname: Type.String(), avatar: Path }, closed)
export type PublicUser = Static<typeof PublicUser>

export const memberEndpoints = {
  'GET api/Member/info': { summary: 'Returns the caller’s profile and settings.', who: 'user', effect: 'read', data: Member },
  'POST api/member/updateInfo': {
    summary: 'Changes nickname, avatar, signature, birthday or privacy.',
    who: 'user',
    effect: 'write',
    body: UpdateInfoBody,
    data: Member,
    errors: ['nickname-invalid', 'nickname-reserved', 'word-refused', 'avatar-refused', 'invalid-input'],
  },
  'POST api/Member/verified': {
    summary: 'Requests verification of the caller’s real name.',
    who: 'user',
    effect: 'write',
    body: Type.Object(
      {
        real_name: Type.String({ minLength: 1, maxLength: 100 }),
        id_number: Type.String({ minLength: 1, maxLength: 30 }),
        kind: Type.Optional(oneOf(idKinds)),
      },
      closed,
    ),
    data: Verification,
    errors: ['real-name-invalid', 'id-number-invalid', 'id-number-taken', 'verified-already'],
  },
  'POST api/Member/getVerifiedInfo': {
    summary: 'Returns the state of the caller’s verification.',
    who: 'user',
    effect: 'read',
    data: Verification,
  },
  'POST api/Member/paymentPassword': {
    summary: 'Sets or changes the payment password with a code sent to the caller’s number. Ends all other logins.',
    who: 'user',
    effect: 'write',
    body: Type.Object({ password: Password, repassword: Password, code: Code, device_id: Type.Optional(Id), proof: Proof }, closed),
    data: Empty,
    errors: ['payment-password-weak', 'password-mismatch', 'code-wrong', 'code-expired', 'mobile-invalid', 'proof-needed', 'busy'],
  },
  'POST api/Member/getQiniuToken': {
    summary:
      'Returns a ticket for one upload of one kind and size; without them, limits and host. The same `hash` resumes an interrupted upload.',
    who: 'user',
    effect: 'write',
    body: Type.Object(
      {
        kind: Type.Optional(oneOf(uploadKinds)),
        size: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_000_000_000 })),
        hash: Type.Optional(FileHash),
      },
      closed,
    ),
    data: UploadTicket,
    errors: ['upload-size', 'upload-full', 'too-many', 'unavailable'],
  },
  'POST api/Member/uploaded': {
    summary: 'Completes the upload of a ticket: the file is read completely, pictures are re-encoded, and it is served under a path.',
    who: 'user',
    effect: 'write',
    body: Type.Object({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }) }, closed),
    data: Type.Object({ path: Path, type: Type.String(), size: Count }, closed),
    errors: ['ticket-expired', 'upload-type', 'upload-size', 'upload-broken', 'busy'],
  },
  'POST api/Member/dropUpload': {
    summary: 'Cancels an unfinished upload of the caller and deletes what was received of it.',
    who: 'user',
    effect: 'write',
    body: Type.Object({ kind: oneOf(uploadKinds), hash: FileHash }, closed),
    data: Empty,
  },
  'GET api/Member/sessions': {
    summary: 'Returns the caller’s sessions.',
    who: 'user',
    effect: 'read',
    data: Type.Object({ list: Type.Array(LoginSession) }, closed),
  },
  'POST api/Member/endSession': {
    summary: 'Ends one of the caller’s other logins, or all of them.',
    who: 'user',
    effect: 'write',
    body: Type.Object({ id: Type.Optional(Id), others: Type.Optional(Type.Boolean()) }, closed),
    data: Type.Object({ ended: Count }, closed),
    errors: ['not-found'],
  },
  'POST api/Member/device': {
    summary: 'Links this alert device to the account while the caller is signed in on it. Each gets the follows of the other.',
    who: 'user',
    effect: 'write',
    body: Type.Object({ device: DeviceKey }, closed),
    data: Type.Object({ list: Type.Array(Follow) }, closed),
    errors: ['not-found'],
  },
  'GET api/Member/blockList': {
    summary: 'Returns the users whom the caller has blocked.',
    who: 'user',
    effect: 'read',
    data: Type.Object({ list: Type.Array(PublicUser) }, closed),
  },
  'POST api/Member/block': {
    summary: 'Blocks or unblocks a user.',
    who: 'user',
    effect: 'write',
    body: Type.Object({ id: Id, on: Type.Boolean() }, closed),
    data: Empty,
    errors: ['not-found', 'invalid-input', 'too-many'],
  },
  'POST api/Member/export': {
    summary: 'Returns all data that is stored about the caller.',
    who: 'user',
    effect: 'read',
    data: Type.Object({ made_at: Timestamp, file: Type.String() }, closed),
    errors: ['too-many'],
  },
  'POST api/Member/close': {
    summary:
      'Deletes the account after seven days, with password or code, and ends all logins now. Money still held then delays the deletion.',
    who: 'user',
    effect: 'write',
    body: Type.Object({ password: Type.Optional(Password), code: Type.Optional(Code), device_id: Type.Optional(Id), proof: Proof }, closed),
    data: Type.Object({ closing_at: Timestamp }, closed),
    errors: ['login-wrong', 'code-wrong', 'code-expired', 'proof-needed', 'balance-left'],
  },
  'POST api/Member/keep': {
    summary: 'Cancels the deletion of the caller’s account before it takes effect.',
    who: 'user',
    effect: 'write',
    data: Empty,
    errors: ['session-invalid'],
  },
} as const satisfies Record<string, Endpoint>
