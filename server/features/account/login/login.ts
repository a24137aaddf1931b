// Login by code and by password, registration, and password changes.

import type { LoginBody, RegisterBody, SignedIn } from '../../../../contract/account/account.ts'
import type { ApiBody } from '../../../../contract/api.ts'
import type { Mobile } from '../../../../rules/member/mobile.ts'
import { fail } from '../../../core/http/fail.ts'
import type { Account } from '../../../core/http/route.ts'
import type { AccountDeps } from '../deps.ts'
import { type AccountRow, findAccount, findByMobile, replacePassword, saveConsent, updateAccount } from '../store.ts'
import { type Caller, enter, mobileOf, openAccount } from './entrance.ts'
import { countPassword, takeLoginCode } from './login-limit.ts'
import { hashPassword, isPassword, refusePassword } from './passwords.ts'

/** The account with this password. An unknown account, one without a password and a wrong password are indistinguishable, also in time. */
async function byPassword(deps: AccountDeps, mobile: Mobile, password: string): Promise<AccountRow> {
  const account = await findByMobile(deps.db, mobile)
  const right = await isPassword(deps.hasher, account?.password ?? null, password)
  if (!account || !right) throw fail('login-wrong')
  if (account.password === null || !deps.hasher.isOld(account.password)) return account
  const fresh = await hashPassword(deps.hasher, password)
  // Does not overwrite a concurrent password change.
  return (await replacePassword(deps.db, account.id, account.password, fresh)) ? { ...account, password: fresh } : account
}

const consentOf = ({ now }: Pick<AccountDeps, 'now'>, { agreed }: Pick<LoginBody, 'agreed'>) =>
  agreed === undefined ? undefined : { build: agreed, at: new Date(now()) }

async function byCode(deps: AccountDeps, caller: Caller, mobile: Mobile, body: LoginBody & { code: string }) {
  const { device_id, proof, code } = body
  await takeLoginCode(deps, { mobile, purpose: 'account', device_id, proof, ip: caller.request.ip }, code)
  const consent = consentOf(deps, body)
  const known = await findByMobile(deps.db, mobile)
  const made = known ? null : await openAccount(deps, mobile, null, caller.lang, consent)
  const account = known ?? made ?? (await findByMobile(deps.db, mobile))
  if (!account) throw fail('login-wrong')
  if (!made && consent && account.agreed_at === null) await saveConsent(deps.db, account.id, consent)
  return { account, isNew: made !== null }
}

export async function login(deps: AccountDeps, caller: Caller, body: LoginBody): Promise<SignedIn> {
  const mobile = mobileOf(deps, body.mobile)
  const { code, password } = body
  if ((code === undefined) === (password === undefined)) throw fail('invalid-input')
  if (code !== undefined) {
    const { account, isNew } = await byCode(deps, caller, mobile, { ...body, code })
    return enter(deps, caller, account, { ...body, by: 'code', isNew })
  }
  await countPassword(deps, { ip: caller.request.ip, proof: body.proof }, mobile.text)
  const account = await byPassword(deps, mobile, password ?? '')
  return enter(deps, caller, account, { ...body, by: 'password', rests: { password: account.password } })
}

export async function register(deps: AccountDeps, caller: Caller, body: RegisterBody): Promise<SignedIn> {
  const mobile = mobileOf(deps, body.mobile)
  refusePassword(mobile, body.password, body.repassword, deps.siteName())
  const { device_id, proof } = body
  await takeLoginCode(deps, { mobile, purpose: 'account', device_id, proof, ip: caller.request.ip }, body.code)
  // The user has proven the number, so whether it has an account is no secret to them.
  const account = await openAccount(deps, mobile, await hashPassword(deps.hasher, body.password), caller.lang, consentOf(deps, body))
  if (!account) throw fail('account-exists')
  return enter(deps, caller, account, { ...body, by: 'register', isNew: true })
}

/** The account to change the password of, proven by a code, or by the old password of the signed-in user. */
async function provenFor(
  deps: AccountDeps,
  caller: Caller,
  who: Account | null,
  body: ApiBody<'POST api/user/editPassword'>,
): Promise<AccountRow> {
  const signedIn = who && (await findAccount(deps.db, who.id))
  if (body.code !== undefined && (body.mobile !== undefined || signedIn)) {
    const mobile = signedIn && body.mobile === undefined ? mobileOfAccount(signedIn) : mobileOf(deps, body.mobile ?? '')
    refusePassword(mobile, body.password, body.repassword ?? body.password, deps.siteName())
    const { device_id, proof } = body
    await takeLoginCode(deps, { mobile, purpose: 'account', device_id, proof, ip: caller.request.ip }, body.code)
    const account = await findByMobile(deps.db, mobile)
    if (!account) throw fail('account-unknown')
    return account
  }
  if (!signedIn) throw fail('auth-lost')
  if (body.old_password === undefined) throw fail('invalid-input')
  refusePassword(mobileOfAccount(signedIn), body.password, body.repassword ?? body.password, deps.siteName())
  await countPassword(deps, { ip: caller.request.ip, proof: body.proof }, mobileOfAccount(signedIn).text)
  if (!(await isPassword(deps.hasher, signedIn.password, body.old_password))) throw fail('login-wrong')
  return signedIn
}

/** The number or address of an account. */
export function mobileOfAccount({ mobile, email }: Pick<AccountRow, 'mobile' | 'email'>): Mobile {
  if (email !== null) return { kind: 'email', text: email }
  const [country = '', number = ''] = (mobile ?? '').split('-')
  return { kind: 'phone', country, number, text: mobile ?? '' }
}

/** Ends every session and device token of the account except the caller's. */
export async function endOthers({ sessions, deviceTokens }: AccountDeps, accountId: string, mine: string | undefined): Promise<void> {
  const current = mine === undefined ? undefined : (await sessions.list(accountId)).find(({ id }) => id === mine)
  await deviceTokens.endAll(accountId, current?.family_id)
  await sessions.end({ accountId, except: current?.id }, 'password')
}

export async function editPassword(
  deps: AccountDeps,
  caller: Caller,
  who: Account | null,
  body: ApiBody<'POST api/user/editPassword'>,
): Promise<void> {
  const account = await provenFor(deps, caller, who, body)
  const fresh = await hashPassword(deps.hasher, body.password)
  // A change proven by the old password loses to a concurrent one; a code was sent for this and is used up.
  if (body.code !== undefined) await updateAccount(deps.db, account.id, { password: fresh })
  else if (!(await replacePassword(deps.db, account.id, account.password, fresh))) throw fail('login-wrong')
  await endOthers(deps, account.id, who?.id === account.id ? who.session : undefined)
}
