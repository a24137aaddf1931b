// The payment password: set with a code, and required by everything that moves money. Five wrong ones lock it for a day.
import type { ApiBody } from '../../../../contract/api.ts'
import { isWeakPayment } from '../../../../rules/member/password.ts'
import { clearAttempts, takeAttempt } from '../../../core/attempt/store.ts'
import { fail } from '../../../core/http/fail.ts'
import { updateAccount } from '../store.ts'
import type { MemberDeps } from './deps.ts'
import { mobileOfRow } from './own-mobile.ts'
import { rowOf } from './profile.ts'

/** R-MEMBER-4: five attempts in 24 hours, counted before the check. */
const windows = [{ seconds: 86_400, most: 5 }]
const kind = 'payment-password'

type Deps = Pick<MemberDeps, 'db' | 'hasher' | 'now'>

/** Throws unless it is the payment password of the account. */
export async function checkPaymentPassword({ db, hasher, now }: Deps, accountId: string, password: string): Promise<void> {
  const { payment_password } = await rowOf({ db }, accountId)
  if (payment_password === null) throw fail('payment-password-missing')
  const wait = await takeAttempt(db, [{ kind, subject: accountId, windows }], now())
  if (wait > 0) throw fail('payment-password-locked', { retryAfter: wait })
  if (!(await hasher.verify(payment_password, password.slice(0, 64)))) throw fail('payment-password-wrong')
  await clearAttempts(db, kind, accountId)
}

export async function setPaymentPassword(
  deps: MemberDeps,
  me: { id: string; session?: string },
  ip: string,
  body: ApiBody<'POST api/Member/paymentPassword'>,
): Promise<void> {
  const { db, hasher, codes } = deps
  if (isWeakPayment(body.password)) throw fail('payment-password-weak')
  if (body.password !== body.repassword) throw fail('password-mismatch')
  const row = await rowOf(deps, me.id)
  await codes.take({ mobile: mobileOfRow(row), purpose: 'payment', device_id: body.device_id, proof: body.proof, ip }, body.code)
  await updateAccount(db, me.id, { payment_password: await hasher.hash(body.password) })
  await clearAttempts(db, kind, me.id)
  await deps.endOthers(me.id, me.session)
}
