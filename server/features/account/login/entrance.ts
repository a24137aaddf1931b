// Signs in a user of proven identity: session, cookies, device token, invitation, follows.

import type { SignedIn } from '../../../../contract/account/account.ts'
import type { LoginSession } from '../../../../contract/account/member.ts'
import type { DeviceKey } from '../../../../contract/alert.ts'
import type { Mobile } from '../../../../rules/member/mobile.ts'
import { inTransaction } from '../../../core/database/transaction.ts'
import { fail } from '../../../core/http/fail.ts'
import type { Call } from '../../../core/http/route.ts'
import { describeAgent } from '../../../core/user-agent.ts'
import type { AccountDeps } from '../deps.ts'
import { readTypedMobile } from '../mobile/typed-mobile.ts'
import type { RestsOn } from '../session-store.ts'
import { type AccountRow, bindInviter, type Consent, findByShareCode, insertAccount, liftBlocks } from '../store.ts'
import { userSigLife } from '../user-sig.ts'
import { setDeviceCookie, setTokenCookie } from './login-cookies.ts'

export type Caller = Pick<Call<'POST api/user/login'>, 'request' | 'setCookie' | 'lang'>

interface Entering {
  by: LoginSession['by']
  isNew?: boolean
  remember?: boolean
  invite?: string
  device?: DeviceKey
  /** The device token used to sign in, already exchanged. */
  family?: { family: string; token: string }
  rests?: RestsOn
}

/** Errors if the proof expired during the check. */
const tooLate = {
  password: 'login-wrong',
  qr: 'qr-expired',
  device: 'session-invalid',
  code: 'session-invalid',
  register: 'session-invalid',
} as const

/** Returns the number or address, or throws why it is not accepted. */
export function mobileOf({ takesCountry }: Pick<AccountDeps, 'takesCountry'>, typed: string): Mobile {
  const mobile = readTypedMobile(typed)
  if (!mobile) throw fail('mobile-invalid')
  if (mobile.kind === 'phone' && !takesCountry(mobile.country)) throw fail('country-refused')
  return mobile
}

const nicknames = { zh: '球迷', en: 'Fan ', vi: 'Fan ' }
/** Creates the account of a proven number; null if it has one. */
export const openAccount = (
  { db, profileChanged }: Pick<AccountDeps, 'db' | 'profileChanged'>,
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

/** An invalid invitation does not prevent signing in. */
async function acceptInvite({ db }: AccountDeps, id: string, code: string): Promise<void> {
  const inviter = await findByShareCode(db, code)
  if (inviter) await bindInviter(db, id, inviter.id)
}

/** @throws account-blocked, with the seconds until its end, if it has one. Lifts a block that has ended. */
async function letIn({ db, now }: Pick<AccountDeps, 'db' | 'now'>, { id, blocked_at, blocked_until }: AccountRow): Promise<void> {
  if (!blocked_at) return
  const left = blocked_until ? blocked_until.getTime() - now() : null
  if (left === null) throw fail('account-blocked')
  if (left > 0) throw fail('account-blocked', { retryAfter: Math.ceil(left / 1_000) })
  await liftBlocks(db, new Date(now()), id)
}

export async function enter(deps: AccountDeps, caller: Caller, account: AccountRow, entering: Entering): Promise<SignedIn> {
  const { config, sessions, deviceTokens, sigs, follows } = deps
  await letIn(deps, account)
  const family = entering.family ?? (entering.remember ? await deviceTokens.issue(account.id) : null)
  const { browser, system } = describeAgent(caller.request.headers['user-agent'])
  const login = { account_id: account.id, by: entering.by, browser, system, address: caller.request.ip, family_id: family?.family ?? null }
  const made = await sessions.create(login, entering.rests)
  if (!made) {
    if (family) await deviceTokens.end([family.family])
    throw fail(tooLate[entering.by])
  }
  const { id, token, expires } = made
  if (entering.invite) await acceptInvite(deps, account.id, entering.invite)
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
