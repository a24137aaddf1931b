// Registration, all ways to sign in, verification codes, QR login and customer service.
import { type Static, Type } from 'typebox'
import { DeviceKey } from '../alert.ts'
import { memberLimits } from '../limits/member-limits.ts'
import { Tenths } from '../money/money.ts'
import { Count, closed, Empty, type Endpoint, Id, oneOf, Timestamp } from '../wire/endpoint.ts'
import { adminRoles } from '../wire/role.ts'

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

const QrCode = Type.String({ pattern: '^[A-Za-z0-9_-]{32}$' })
const ShortCode = Type.String({ pattern: `^[${memberLimits.qrLetters}]{${memberLimits.qrShort}}$` })

/** Errors of a submitted code. */
const codeErrors = ['code-wrong', 'code-expired', 'proof-needed'] as const

export const accountEndpoints = {
  'POST api/user/login': {
    summary: 'Logs in with a code or a password. A verified number that has no account yet creates one.',
    who: 'guest',
    effect: 'write',
    body: LoginBody,
    data: SignedIn,
    errors: ['mobile-invalid', 'country-refused', 'login-wrong', 'account-blocked', ...codeErrors, 'too-many', 'busy'],
  },
  'POST api/user/registered': {
    summary: 'Registers with a code and a password, and logs in.',
    who: 'guest',
    effect: 'write',
    body: RegisterBody,
    data: SignedIn,
    errors: ['mobile-invalid', ...codeErrors, 'password-length', 'password-common', 'password-mismatch', 'account-exists'],
  },
  'POST api/user/deviceLogin': {
    summary: 'Logs in with the device token of an earlier login, which is exchanged for a new one. Requires the header device-login: 1.',
    who: 'guest',
    effect: 'write',
    body: Type.Object({ device: Type.Optional(DeviceKey) }, closed),
    data: SignedIn,
    errors: ['session-invalid', 'forbidden'],
  },
  'POST api/user/getCode': {
    summary:
      'Sends a verification code by message or mail, by default to the signed-in user. The response is the same for unknown numbers.',
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
    summary:
      'Returns a puzzle to solve before codes are accepted, while many wrong ones are tried: find a nonce for `rules/member/proof.ts`.',
    who: 'guest',
    effect: 'write',
    data: Type.Object({ challenge: Type.String(), bits: Count }, closed),
  },
  'POST api/user/editPassword': {
    summary:
      'Resets the password by number and code (no number: sent to the caller’s), or changes it with the old one. Ends all other logins.',
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
  'POST api/Member/SignOut': { summary: 'Ends this login and its device token.', who: 'user', effect: 'write', data: Empty },
  'POST api/user/getLoginQrcode': {
    summary:
      'Returns a code for the phone to scan, valid for 120 seconds and once. Send it on the live socket: {"type":"login","code":...}.',
    who: 'guest',
    effect: 'write',
    data: LoginQrcode,
    errors: ['too-many'],
  },
  'POST api/user/scanLogin': {
    summary:
      'Reports that the signed-in phone has scanned a code or entered its short form, and returns which browser asks. The other screen receives scanCode_Login. Short codes can be tried ten times in ten minutes.',
    who: 'user',
    effect: 'write',
    body: Type.Object({ code: Type.Optional(QrCode), short: Type.Optional(ShortCode) }, closed),
    data: LoginPlace,
    errors: ['qr-expired', 'not-found', 'too-many', 'invalid-input'],
  },
  'POST api/user/confirmLogin': {
    summary:
      'Allows or denies the login of the other screen, from the signed-in phone. That screen receives webLoginSuccess with a ticket.',
    who: 'user',
    effect: 'write',
    body: Type.Object({ code: QrCode, allow: Type.Boolean() }, closed),
    data: Empty,
    errors: ['qr-expired'],
  },
  'POST api/user/qrLogin': {
    summary: 'Exchanges code and ticket for a login, on the other screen.',
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
    summary: 'Returns the avatars to choose from.',
    who: 'guest',
    effect: 'read',
    data: Type.Object({ list: Type.Array(Type.Object({ id: Id, path: Path }, closed)) }, closed),
  },
  'POST api/user/getKefuInfo': {
    summary: 'Returns how to contact customer service.',
    who: 'guest',
    effect: 'read',
    data: Type.Object({ email: Type.String(), phone: Type.String(), link: Type.String(), hours: Type.String() }, closed),
  },
  'GET api/User/getUserInfo': {
    summary: 'Returns the user panel of the caller: identity, level and balances.',
    who: 'user',
    effect: 'read',
    data: UserInfo,
  },
  'GET api/Universal/imTouristAccount': {
    summary: 'Returns a guest account of the chat service, which can only read, for 24 hours.',
    who: 'guest',
    effect: 'write',
    personal: true,
    data: Type.Object({ id: Id, userSig: Type.String(), expires: Timestamp }, closed),
    errors: ['too-many'],
  },
  'POST api/user/shareBind': {
    summary: 'Binds the account, once, to the user who shared the address that led to it.',
    who: 'user',
    effect: 'write',
    body: Type.Object({ shareCode: Invite, type: Type.Optional(Type.Literal(1)) }, closed),
    data: Empty,
    errors: ['invite-invalid', 'invite-bound'],
  },
} as const satisfies Record<string, Endpoint>
