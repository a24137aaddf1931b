// Data export and account deletion: requested, optionally cancelled, and carried out after the grace period.
import type { ApiBody } from '../../../contract/api.ts'
import { memberLimits } from '../../../contract/limits/member-limits.ts'
import { emptySeat } from '../../../rules/face/face-address.ts'
import { takeAttempt } from '../../core/attempt/store.ts'
import { inTransaction } from '../../core/database/transaction.ts'
import { fail } from '../../core/http/fail.ts'
import { closeAccount, deleteBlocks, finishClosing, listBlocked, listDue, putClosing, takeClosingBack } from '../account/store.ts'
import { listUploadsOf } from '../upload/store.ts'
import { mobileOfRow } from './own-mobile.ts'
import type { MemberParts } from './parts.ts'
import { profileOf, rowOf } from './profile.ts'
import { findVerification } from './store.ts'
import { openVerification } from './verify.ts'

const perDay = [{ seconds: 86_400, most: 5 }]

/** Everything stored about an account, as readable JSON. Without secrets such as password hashes. */
export async function exportOf(parts: MemberParts, id: string): Promise<{ made_at: string; file: string }> {
  const { db, keys, now } = parts
  const wait = await takeAttempt(db, [{ kind: 'export', subject: id, windows: perDay }], now())
  if (wait > 0) throw fail('too-many', { retryAfter: wait })
  const row = await rowOf(parts, id)
  const verified = await findVerification(db, id)
  const made_at = new Date(now()).toISOString()
  const others = await Promise.all(parts.keptOf.map((kept) => kept(id)))
  const file = {
    made_at,
    profile: { ...(await profileOf(parts, id)), mobile: row.mobile ?? '', email: row.email ?? '' },
    consent: row.agreed_at && { build: row.agreed_build, at: row.agreed_at },
    verification: verified ? { ...openVerification(keys, verified), kind: verified.kind, state: verified.state } : null,
    blocked: (await listBlocked(db, id)).map((other) => ({ id: other.id, user_nickname: other.nickname })),
    uploads: (await listUploadsOf(db, id)).map(({ kind, path, size, created_at }) => ({ kind, path, size, created_at })),
    ...Object.assign({}, ...others),
  }
  return { made_at, file: JSON.stringify(file, null, 2) }
}

/** Verifies the account's owner: by password, or by a code sent for this purpose. */
async function proveOwner(parts: MemberParts, id: string, ip: string, body: ApiBody<'POST api/Member/close'>): Promise<void> {
  const row = await rowOf(parts, id)
  if ((body.password === undefined) === (body.code === undefined)) throw fail('invalid-input')
  if (body.code !== undefined) {
    await parts.codes.take({ mobile: mobileOfRow(row), purpose: 'close', device_id: body.device_id, proof: body.proof, ip }, body.code)
    return
  }
  if (!(await parts.isPassword(id, row.password, body.password ?? '', { ip, proof: body.proof }))) throw fail('login-wrong')
}

/** Grace period in milliseconds during which the owner may cancel. */
const grace = memberLimits.closeGrace * 86_400_000

/** Requests the account's deletion: its sessions end now, the account itself after the grace period. */
export async function askToClose(
  parts: MemberParts,
  id: string,
  ip: string,
  body: ApiBody<'POST api/Member/close'>,
): Promise<{ closing_at: string }> {
  await proveOwner(parts, id, ip, body)
  const reason = await parts.mayClose(id)
  if (reason) throw fail(reason)
  const at = await putClosing(parts.db, id, new Date(parts.now() + grace))
  if (!at) throw fail('session-invalid')
  await parts.endAll(id)
  return { closing_at: at.toISOString() }
}

/** Cancels the request, until the deletion has begun. */
export async function keepAccount({ db }: Pick<MemberParts, 'db'>, id: string): Promise<void> {
  if (!(await takeClosingBack(db, id))) throw fail('session-invalid')
}

/** Deletes the accounts whose grace period is over. Resumes interrupted deletions: the row is marked until everything is removed. */
export async function deleteDue(parts: MemberParts): Promise<void> {
  const { db, log, now } = parts
  for (const { id, closed } of await listDue(db, new Date(now()))) {
    try {
      if (closed || (await closeDue(parts, id))) await removeAll(parts, id)
    } catch (error) {
      log.error({ err: error, account: id }, 'an account that is due was not deleted; it is tried again')
    }
  }
}

/** Returns whether the account is closed now. Money received meanwhile is not lost: an account with a balance waits until it has none. */
async function closeDue(parts: MemberParts, id: string): Promise<boolean> {
  if (await parts.mayClose(id)) return false
  return inTransaction(parts.db, async (tx) => {
    const closed = await closeAccount(tx, id, new Date(parts.now()), '—', emptySeat)
    if (closed) await parts.profileChanged(tx, id)
    return closed
  })
}

async function removeAll(parts: MemberParts, id: string): Promise<void> {
  await parts.endAll(id)
  await deleteBlocks(parts.db, id)
  for (const remove of parts.onClose) await remove(id)
  await finishClosing(parts.db, id)
}
