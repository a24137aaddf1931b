// Lets somebody in whose identity is proven: session, cookies, device token, invitation, follows.
import type { DeviceKey } from '../../../contract/alert.ts'
import type { SignedIn } from '../../../contract/auth.ts'
import type { LoginSession } from '../../../contract/member.ts'
import type { Mobile } from '../../../rules/member/mobile.ts'
import { inTransaction } from '../../core/database/transaction.ts'
import { fail } from '../../core/http/fail.ts'
import type { Call } from '../../core/http/route.ts'
import { describeAgent } from '../../core/user-agent.ts'
import { setDeviceCookie, setTokenCookie } from './login-cookies.ts'
import { readTypedMobile } from './mobile/typed-mobile.ts'
import type { AccountParts } from './parts.ts'
import type { RestsOn } from './session-store.ts'
import { type AccountRow, bindInviter, type Consent, findByShareCode, insertAccount, liftBlocks } from './store.ts'
import { userSigLife } from './user-sig.ts'

export type Caller = Pick<Call<'POST api/user/login'>, 'request' | 'setCookie' | 'lang'>

interface Entering {
  by: LoginSession['by']
  isNew?: boolean
  remember?: boolean
  invite?: string
  device?: DeviceKey
  /** The device token that brought them in, already exchanged. */
  family?: { family: string; token: string }
  rests?: RestsOn
}

/** What is said when the proof ended while it was looked at. */
const tooLate = {
  password: 'login-wrong',
  qr: 'qr-expired',
  device: 'session-invalid',
  code: 'session-invalid',
  register: 'session-invalid',
} as const

/** The number or address, or why it is not taken. */
export function mobileOf({ takesCountry }: Pick<AccountParts, 'takesCountry'>, typed: string): Mobile {
  const mobile = readTypedMobile(typed)
  if (!mobile) throw fail('mobile-invalid')
  if (mobile.kind === 'phone' && !takesCountry(mobile.country)) throw fail('country-refused')
  return mobile
}

const nicknames = { zh: '球迷', en: 'Fan ', vi: 'Fan ' }
/** Makes the account of a proven number; null when it has one. */
export const openAccount = (
  { db, profileChanged }: Pick<AccountParts, 'db' | 'profileChanged'>,
  mobile: Mobile,
  password: string | null,
  lang: Caller['lang'],
  consent?: Consent,
): Promise<AccountRow | null> =>
  inTransaction(db, async (tx) => {
    const made = await insertAccount(tx, { mobile, password, nickname: (id) => `${nicknames[lang]}${id}`, consent })
    if (made) await profileChanged(tx, made.id)
    return made
  })

/** An invitation that is not valid does not keep anybody out. */
async function acceptInvite({ db }: AccountParts, id: string, code: string): Promise<void> {
  const inviter = await findByShareCode(db, code)
  if (inviter) await bindInviter(db, id, inviter.id)
}

/** @throws account-blocked, with the seconds until its end, if it has one. Who may come in again does so at that moment. */
async function letIn({ db, now }: Pick<AccountParts, 'db' | 'now'>, { id, blocked_at, blocked_until }: AccountRow): Promise<void> {
  if (!blocked_at) return
  const left = blocked_until ? blocked_until.getTime() - now() : null
  if (left === null) throw fail('account-blocked')
  if (left > 0) throw fail('account-blocked', { retryAfter: Math.ceil(left / 1_000) })
  await liftBlocks(db, new Date(now()), id)
}

export async function enter(parts: AccountParts, caller: Caller, account: AccountRow, entering: Entering): Promise<SignedIn> {
  const { config, sessions, deviceTokens, sigs, follows } = parts
  await letIn(parts, account)
  const family = entering.family ?? (entering.remember ? await deviceTokens.issue(account.id) : null)
  const { browser, system } = describeAgent(caller.request.headers['user-agent'])
  const login = { account_id: account.id, by: entering.by, browser, system, address: caller.request.ip, family_id: family?.family ?? null }
  const made = await sessions.create(login, entering.rests)
  if (!made) {
    if (family) await deviceTokens.end([family.family])
    throw fail(tooLate[entering.by])
  }
  const { id, token, expires } = made
  if (entering.invite) await acceptInvite(parts, account.id, entering.invite)
  if (entering.device && (await follows.join(account.id, entering.device))) await sessions.linkDevice(id, entering.device.device_id)
  setTokenCookie(config, caller, token)
  if (family) setDeviceCookie(config, caller, family.token)
  return {
    token,
    id: account.id,
    userSig: sigs.sign(account.id, userSigLife),
    user_nickname: account.nickname,
    avatar: account.avatar,
    is_new: entering.isNew ?? false,
    expires: expires.toISOString(),
    closing_at: account.closing_at?.toISOString() ?? null,
  }
}
