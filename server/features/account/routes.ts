// Routes to sign in, sign out, and read who is signed in.
import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { UserInfo } from '../../../contract/account/account.ts'
import { limits } from '../../../contract/limits/limits.ts'
import { memberLimits } from '../../../contract/limits/member-limits.ts'
import type { Mobile } from '../../../rules/member/mobile.ts'
import { countedByAddress, takeAttempt } from '../../core/attempt/store.ts'
import { fail } from '../../core/http/fail.ts'
import { socketOrigin } from '../../core/http/headers.ts'
import { route } from '../../core/http/route.ts'
import type { LoginHub } from '../../core/live/hub.ts'
import { avatarList } from './avatars.ts'
import type { AccountDeps } from './deps.ts'
import { type Caller, enter, mobileOf } from './login/entrance.ts'
import { editPassword, login, mobileOfAccount, register } from './login/login.ts'
import { readDeviceCookie, setDeviceCookie, setTokenCookie } from './login/login-cookies.ts'
import { QrLogins } from './login/qr-login.ts'
import { registerSessions } from './session-routes.ts'
import { bindInviter, findAccount, findByShareCode } from './store.ts'
import { userSigLife } from './user-sig.ts'

/** User panel fields that come from the wallet. */
export type Wealth = Pick<UserInfo, 'userlevel' | 'toplevel' | 'exp_percent' | 'gold' | 'balance' | 'balances'>

const touristLife = 86_400
const day = 86_400_000

export function registerAccount(
  app: FastifyInstance,
  deps: AccountDeps,
  { hub, wealthOf }: { hub: LoginHub; wealthOf: (accountId: string) => Promise<Wealth> },
): void {
  const { db, config, codes, sessions, deviceTokens, sigs, follows, now } = deps
  const qrLogins = new QrLogins(hub, now)

  async function count(kind: string, { request }: Pick<Caller, 'request'>, seconds: number, most: number): Promise<void> {
    const wait = await takeAttempt(db, countedByAddress(kind, request.ip, [{ seconds, most }]), now())
    if (wait > 0) throw fail('too-many', { retryAfter: wait })
  }
  /** Short codes can be guessed, so attempts count towards the login limit, including right ones. */
  async function codeOfShort(short: string, id: string, { request }: Pick<Caller, 'request'>): Promise<string> {
    const wait = await takeAttempt(
      db,
      [
        { kind: 'qr-short', subject: id, windows: [{ seconds: 600, most: 10 }] },
        ...countedByAddress('qr-short-address', request.ip, [{ seconds: 600, most: 30 }]),
      ],
      now(),
    )
    if (wait > 0) throw fail('too-many', { retryAfter: wait })
    return qrLogins.codeOf(short)
  }
  async function accountOf(id: string) {
    const account = await findAccount(db, id)
    if (!account) throw fail('session-invalid')
    return account
  }

  route(app, 'POST api/user/login', (call) => login(deps, call, call.body))
  route(app, 'POST api/user/registered', (call) => register(deps, call, call.body))
  route(app, 'POST api/user/editPassword', async (call) => {
    await editPassword(deps, call, call.account, call.body)
    return {}
  })

  route(app, 'POST api/user/getCode', async ({ body, account, request, lang }) => {
    const { purpose = 'account', device_id, proof } = body
    let own: Mobile | null = null
    if (body.mobile === undefined || purpose !== 'account') {
      if (!account) throw fail('auth-lost')
      own = mobileOfAccount(await accountOf(account.id))
    }
    const mobile = own && body.mobile === undefined ? own : mobileOf(deps, body.mobile ?? '')
    // A code for the account's own number never goes to another one.
    if (own && own.text !== mobile.text) throw fail('mobile-invalid')
    await codes.send({ mobile, purpose, device_id, proof, ip: request.ip }, lang)
    return { resend: limits.codeResend, expires: memberLimits.codeLife }
  })
  route(app, 'POST api/user/getProof', ({ request }) => codes.puzzle(request.ip))

  route(app, 'POST api/user/deviceLogin', async (call) => {
    // Forms and links cannot send this header, and only our own page can say same-origin.
    const site = call.request.headers['sec-fetch-site']
    if (call.request.headers['device-login'] !== '1' || (site !== undefined && site !== 'same-origin')) throw fail('forbidden')
    const token = readDeviceCookie(config, call)
    if (!/^[A-Za-z0-9_-]{43}$/.test(token)) throw fail('session-invalid')
    const { accountId, ...family } = await deviceTokens.exchange(token)
    const account = await accountOf(accountId)
    // The session that this one replaces.
    await sessions.end({ accountId, family: family.family }, 'expired')
    return enter(deps, call, account, { by: 'device', family, device: call.body.device })
  })

  route(app, 'POST api/Member/SignOut', async (call) => {
    const { id, session } = call.account
    await sessions.end({ accountId: id, only: session }, 'signed-out')
    setTokenCookie(config, call, null)
    setDeviceCookie(config, call, null)
    return {}
  })

  route(app, 'POST api/user/getLoginQrcode', async (call) => {
    await count('qr', call, 600, 60)
    const host = socketOrigin(config, call.request).replace(/^ws/, 'http')
    return qrLogins.make(call, deps.mobileUrl() || config.publicUrl || host)
  })
  route(app, 'POST api/user/scanLogin', async (call) => {
    const { id } = call.account
    const { code, short } = call.body
    if ((code === undefined) === (short === undefined)) throw fail('invalid-input')
    return qrLogins.scan(code ?? (await codeOfShort(short ?? '', id, call)), id, call)
  })
  route(app, 'POST api/user/confirmLogin', ({ body, account }) => {
    const { id, session } = account
    qrLogins.confirm(body.code, id, body.allow, session)
    return {}
  })
  route(app, 'POST api/user/qrLogin', async (call) => {
    const { account, session } = qrLogins.exchange(call.body.code, call.body.ticket)
    return enter(deps, call, await accountOf(account), { ...call.body, by: 'qr', rests: { session } })
  })

  route(app, 'GET api/user/avatarList', () => ({ list: avatarList }))
  route(app, 'POST api/user/getKefuInfo', () => deps.service())

  route(app, 'GET api/User/getUserInfo', async ({ account }) => {
    const me = await accountOf(account.id)
    return {
      id: me.id,
      user_nickname: me.nickname,
      avatar: me.avatar,
      userSig: sigs.sign(me.id, userSigLife),
      create_time_str: me.created_at.toISOString(),
      days: Math.max(0, Math.floor((now() - me.created_at.getTime()) / day)),
      ...(await wealthOf(me.id)),
      is_anchor: me.is_anchor ? 1 : 0,
      roles: me.roles,
    }
  })

  route(app, 'GET api/Universal/imTouristAccount', async (call) => {
    await count('tourist', call, 86_400, 200)
    const id = `guest_${randomBytes(9).toString('hex')}`
    return { id, userSig: sigs.sign(id, touristLife), expires: new Date(now() + touristLife * 1_000).toISOString() }
  })

  route(app, 'POST api/user/shareBind', async ({ account, body }) => {
    const me = await accountOf(account.id)
    if (me.invited_by !== null) throw fail('invite-bound')
    const inviter = await findByShareCode(db, body.shareCode)
    if (!inviter || inviter.id === me.id || inviter.invited_by === me.id) throw fail('invite-invalid')
    if (!(await bindInviter(db, me.id, inviter.id))) throw fail('invite-bound')
    return {}
  })

  registerSessions(app, { db, sessions, follows })
}
