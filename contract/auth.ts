// Registration, all ways to sign in, verification codes, QR login, customer service and feedback.
import { type Static, Type } from 'typebox'
import { DeviceKey } from './alert.ts'
import { memberLimits } from './limits/member-limits.ts'
import { Tenths } from './money/money.ts'
import { Count, closed, Empty, type Endpoint, Id, oneOf, Timestamp } from './wire/endpoint.ts'
import { adminRoles } from './wire/role.ts'

/** Phone (86-13800138000, +86 138 0013 8000, 0086…, or without a country code, which means 86) or email. */
const Mobile = Type.String({ minLength: 1, maxLength: 254 })
const Code = Type.String({ pattern: `^\\d{${memberLimits.codeDigits}}$` })
/** The individual rules are checked in `rules/member/password.ts`. */
const Password = Type.String({ minLength: 1, maxLength: 1024 })
const Invite = Type.String({ pattern: '^[A-Za-z0-9]{1,32}$' })
const Path = Type.String({ maxLength: 200 })

/** Purpose of a code; a code is valid for its own purpose only. `account`: login, registration, a forgotten password. */
export const codePurposes = ['account', 'payment', 'close'] as const
export type CodePurpose = (typeof codePurposes)[number]

/** The solved puzzle of `getProof`: `challenge.nonce`. */
export const Proof = Type.Optional(Type.String({ maxLength: 300 }))

/** Fields that every sign-in accepts beside its proof of identity. */
const entering = {
  device_type: Type.Optional(oneOf(['pc', 'mobile', 'app'])),
  invite: Type.Optional(Invite),
  /** The browser that requested the code: a code bound to one is valid only there. */
  device_id: Type.Optional(Id),
  /** Stay signed in: a rotating device token in a cookie that no script reads. */
  remember: Type.Optional(Type.Boolean()),
  /** The device as alerts know it: its follows are merged into the account's, and it receives the alerts of the account's follows. */
  device: Type.Optional(DeviceKey),
  proof: Proof,
}

/** `agreed`: the build whose agreement and privacy policy the user accepted with the checkbox; older builds ask for consent without it. */
const owner = { mobile: Mobile, agreed: Type.Optional(Id), ...entering }

export const LoginBody = Type.Object({ ...owner, code: Type.Optional(Code), password: Type.Optional(Password) }, closed)
export type LoginBody = Static<typeof LoginBody>

export const RegisterBody = Type.Object({ ...owner, code: Code, password: Password, repassword: Password }, closed)
export type RegisterBody = Static<typeof RegisterBody>

/** The signed-in account. The same response sets the `token` cookie, from which the app fills the header. */
export const SignedIn = Type.Object(
  {
    token: Type.String(),
    id: Id,
    userSig: Type.String(),
    user_nickname: Type.String(),
    avatar: Path,
    /** This login created the account. */
    is_new: Type.Boolean(),
    expires: Timestamp,
    /** Time at which the account is deleted, until which `Member/keep` can cancel it. */
    closing_at: Type.Union([Timestamp, Type.Null()]),
  },
  closed,
)
export type SignedIn = Static<typeof SignedIn>

export const UserInfo = Type.Object(
  {
    id: Id,
    user_nickname: Type.String(),
    avatar: Path,
    userSig: Type.String(),
    /** Creation time of the account. */
    create_time_str: Timestamp,
    /** Full days since then, 0 on the first. */
    days: Count,
    userlevel: Count,
    toplevel: Count,
    /** 0 to 100 of the way to the next level. */
    exp_percent: Type.Number({ minimum: 0, maximum: 100 }),
    gold: Count,
    /** Consumption wallet, then income wallet, in tenths of a diamond. */
    balance: Tenths,
    balances: Tenths,
    is_anchor: Type.Integer({ minimum: 0, maximum: 1 }),
    roles: Type.Array(oneOf(adminRoles)),
  },
  closed,
)
export type UserInfo = Static<typeof UserInfo>

export const LoginQrcode = Type.Object(
  {
    code: Type.String(),
    /** The same code in a short form for typing on the phone. */
    short: Type.String(),
    /** The picture as a data: URL. */
    img: Type.String(),
    /** Content of the QR code: this app's /login with the code. */
    url: Type.String(),
    expires: Timestamp,
  },
  closed,
)
export type LoginQrcode = Static<typeof LoginQrcode>

/** The browser that requests the login, as the phone shows it before the user confirms. */
export const LoginPlace = Type.Object(
  {
    /** The code to confirm: the scanned one, or the one that the short code stands for. */
    code: Type.String(),
    browser: Type.String(),
    system: Type.String(),
    address: Type.String(),
    same_network: Type.Boolean(),
    at: Timestamp,
  },
  closed,
)
export type LoginPlace = Static<typeof LoginPlace>

export const feedbackKinds = ['problem', 'idea', 'account', 'payment', 'report', 'other'] as const
export const Ticket = Type.Object(
  {
    id: Id,
    kind: oneOf(feedbackKinds),
    content: Type.String(),
    pictures: Type.Array(Path),
    state: oneOf(['open', 'answered', 'closed']),
    answer: Type.Union([Type.String(), Type.Null()]),
    created_at: Timestamp,
    answered_at: Type.Union([Timestamp, Type.Null()]),
  },
  closed,
)
export type Ticket = Static<typeof Ticket>

const QrCode = Type.String({ pattern: '^[A-Za-z0-9_-]{32}$' })
const ShortCode = Type.String({ pattern: `^[${memberLimits.qrLetters}]{${memberLimits.qrShort}}$` })

/** Errors of a submitted code. */
const codeErrors = ['code-wrong', 'code-expired', 'proof-needed'] as const

export const authEndpoints = {
  'POST api/user/login': {
    summary: 'Log in with a code or a password. A proven number that nobody has yet makes an account.',
    who: 'guest',
    effect: 'write',
    body: LoginBody,
    data: SignedIn,
    errors: ['mobile-invalid', 'country-refused', 'login-wrong', 'account-blocked', ...codeErrors, 'too-many', 'busy'],
  },
  'POST api/user/registered': {
    summary: 'Register with a code and a password, and be logged in.',
    who: 'guest',
    effect: 'write',
    body: RegisterBody,
    data: SignedIn,
    errors: ['mobile-invalid', ...codeErrors, 'password-length', 'password-common', 'password-mismatch', 'account-exists'],
  },
  'POST api/user/deviceLogin': {
    summary: 'Log in with the device token of an earlier login, which is exchanged for a new one. Needs the header device-login: 1.',
    who: 'guest',
    effect: 'write',
    body: Type.Object({ device: Type.Optional(DeviceKey) }, closed),
    data: SignedIn,
    errors: ['session-invalid', 'forbidden'],
  },
  'POST api/user/getCode': {
    summary:
      'Send a verification code by message or mail, without a number to that of who is signed in. The answer is the same whether the number is known or not.',
    who: 'guest',
    effect: 'write',
    body: Type.Object(
      { mobile: Type.Optional(Mobile), purpose: Type.Optional(oneOf(codePurposes)), device_id: Type.Optional(Id), proof: Proof },
      closed,
    ),
    /** Seconds until another code may be requested, and until this one expires. */
    data: Type.Object({ resend: Count, expires: Count }, closed),
    errors: ['mobile-invalid', 'country-refused', 'code-too-soon', 'too-many', 'code-unsent', 'proof-needed', 'auth-lost'],
  },
  'POST api/user/getProof': {
    summary: 'A puzzle to solve before codes are taken, while many wrong ones are tried: find a nonce for `rules/member/proof.ts`.',
    who: 'guest',
    effect: 'write',
    data: Type.Object({ challenge: Type.String(), bits: Count }, closed),
  },
  'POST api/user/editPassword': {
    summary:
      'Reset the password by number and code (without a number: one sent to my own), or change it with the old one. All other logins end.',
    who: 'guest',
    effect: 'write',
    body: Type.Object(
      {
        mobile: Type.Optional(Mobile),
        code: Type.Optional(Code),
        old_password: Type.Optional(Password),
        password: Password,
        repassword: Type.Optional(Password),
        device_id: Type.Optional(Id),
        proof: Proof,
      },
      closed,
    ),
    data: Empty,
    errors: ['auth-lost', 'login-wrong', ...codeErrors, 'password-length', 'password-common', 'password-mismatch'],
  },
  'POST api/Member/SignOut': { summary: 'End this login and its device token.', who: 'user', effect: 'write', data: Empty },
  'POST api/user/getLoginQrcode': {
    summary: 'A code for the phone to scan, good for 120 seconds and once. Say it on the live socket: {"type":"login","code":...}.',
    who: 'guest',
    effect: 'write',
    data: LoginQrcode,
    errors: ['too-many'],
  },
  'POST api/user/scanLogin': {
    summary:
      'The signed-in phone has scanned a code, or its short form was typed there: who asks. The other screen hears scanCode_Login. Short ones may be tried ten times in ten minutes.',
    who: 'user',
    effect: 'write',
    body: Type.Object({ code: Type.Optional(QrCode), short: Type.Optional(ShortCode) }, closed),
    data: LoginPlace,
    errors: ['qr-expired', 'not-found', 'too-many', 'invalid-input'],
  },
  'POST api/user/confirmLogin': {
    summary: 'The signed-in phone lets the other screen in, or does not. That screen hears webLoginSuccess with a ticket.',
    who: 'user',
    effect: 'write',
    body: Type.Object({ code: QrCode, allow: Type.Boolean() }, closed),
    data: Empty,
    errors: ['qr-expired'],
  },
  'POST api/user/qrLogin': {
    summary: 'The other screen exchanges code and ticket for its login.',
    who: 'guest',
    effect: 'write',
    body: Type.Object(
      { code: QrCode, ticket: QrCode, remember: entering.remember, device: entering.device, invite: entering.invite },
      closed,
    ),
    data: SignedIn,
    errors: ['qr-expired'],
  },
  'GET api/user/avatarList': {
    summary: 'The avatars to choose from.',
    who: 'guest',
    effect: 'read',
    data: Type.Object({ list: Type.Array(Type.Object({ id: Id, path: Path }, closed)) }, closed),
  },
  'POST api/user/getKefuInfo': {
    summary: 'How customer service is reached.',
    who: 'guest',
    effect: 'read',
    data: Type.Object({ email: Type.String(), phone: Type.String(), link: Type.String(), hours: Type.String() }, closed),
  },
  'GET api/User/getUserInfo': { summary: 'The user panel: who I am, level and balances.', who: 'user', effect: 'read', data: UserInfo },
  'GET api/Universal/imTouristAccount': {
    summary: 'A guest account of the chat service: it only reads, for 24 hours.',
    who: 'guest',
    effect: 'write',
    personal: true,
    data: Type.Object({ id: Id, userSig: Type.String(), expires: Timestamp }, closed),
    errors: ['too-many'],
  },
  'POST api/Universal/feedback': {
    summary: 'Send feedback; pictures need an account. An `Idempotency-Key` (a UUID) kept over retries sends it once.',
    who: 'guest',
    effect: 'write',
    body: Type.Object(
      {
        kind: Type.Optional(oneOf(feedbackKinds)),
        content: Type.String({ minLength: 1, maxLength: memberLimits.feedbackLength }),
        contact: Type.Optional(Type.String({ maxLength: memberLimits.feedbackContact })),
        pictures: Type.Optional(Type.Array(Path, { maxItems: memberLimits.picturesPerPost })),
      },
      closed,
    ),
    data: Type.Object({ id: Id }, closed),
    errors: ['too-many', 'not-found', 'auth-lost', 'key-reused'],
  },
  'GET api/Universal/feedbackList': {
    summary: 'My feedback and its answers, newest first.',
    who: 'user',
    effect: 'read',
    data: Type.Object({ list: Type.Array(Ticket) }, closed),
  },
  'POST api/user/shareBind': {
    summary: 'Bind the account to who shared the address it came by. Once.',
    who: 'user',
    effect: 'write',
    body: Type.Object({ shareCode: Invite, type: Type.Optional(Type.Literal(1)) }, closed),
    data: Empty,
    errors: ['invite-invalid', 'invite-bound'],
  },
} as const satisfies Record<string, Endpoint>
