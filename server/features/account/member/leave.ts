// Data export and account deletion: requested, optionally cancelled, and carried out after the grace period.
import type { ApiBody } from '../../../../contract/api.ts'
import { memberLimits } from '../../../../contract/limits/member-limits.ts'
import { emptySeat } from '../../../../rules/face/face-address.ts'
import { takeAttempt } from '../../../core/attempt/store.ts'
import { inTransaction } from '../../../core/database/transaction.ts'
import { fail } from '../../../core/http/fail.ts'
import { listUploadsOf } from '../../upload/store.ts'
import { closeAccount, deleteBlocks, finishClosing, listBlocked, listDue, setClosing, takeClosingBack } from '../store.ts'
import type { MemberDeps } from './deps.ts'
import { mobileOfRow } from './own-mobile.ts'
import { profileOf, rowOf } from './profile.ts'
import { findVerification } from './store.ts'
import { openVerification } from './verify.ts'

const perDay = [{ seconds: 86_400, most: 5 }]

/** Everything stored about an account, as readable JSON. Without secrets such as password hashes. */
export async function exportOf(deps: MemberDeps, id: string): Promise<{ made_at: string; file: string }> {
  const { db, keys, now } = deps
  const wait = await takeAttempt(db, [{ kind: 'export', subject: id, windows: perDay }], now())
  if (wait > 0) throw fail('too-many', { retryAfter: wait })
  const row = await rowOf(deps, id)
  const verified = await findVerification(db, id)
  const made_at = new Date(now()).toISOString()
  const others = await Promise.all(deps.personalData.map((exporter) => exporter(id)))
  const file = {
    made_at,
    profile: { ...(await profileOf(deps, id)), mobile: row.mobile ?? '', email: row.email ?? '' },
    consent: row.agreed_at && { build: row.agreed_build, at: row.agreed_at },
    verification: verified ? { ...openVerification(keys, verified), kind: verified.kind, state: verified.state } : null,
    blocked: (await listBlocked(db, id)).map((other) => ({ id: other.id, user_nickname: other.nickname })),
    uploads: (await listUploadsOf(db, id)).map(({ kind, path, size, created_at }) => ({ kind, path, size, created_at })),
    ...Object.assign({}, ...others),
  }
  return { made_at, file: JSON.stringify(file, null, 2) }
}

/** Verifies the account's owner: by password, or by a code sent for this purpose. */
async function proveOwner(deps: MemberDeps, id: string, ip: string, body: ApiBody<'POST api/Member/close'>): Promise<void> {
  const row = await rowOf(deps, id)
  if ((body.password === undefined) === (body.code === undefined)) throw fail('invalid-input')
  if (body.code !== undefined) {
    await deps.codes.take({ mobile: mobileOfRow(row), purpose: 'close', device_id: body.device_id, proof: body.proof, ip }, body.code)
    return
  }
  if (!(await deps.isPassword(id, row.password, body.password ?? '', { ip, proof: body.proof }))) throw fail('login-wrong')
}

/** Grace period in milliseconds during which the owner may cancel. */
const grace = memberLimits.closeGrace * 86_400_000

/** Requests the account's deletion: its sessions end now, the account itself after the grace period. */
export async function askToClose(
  deps: MemberDeps,
  id: string,
  ip: string,
  body: ApiBody<'POST api/Member/close'>,
): Promise<{ closing_at: string }> {
  await proveOwner(deps, id, ip, body)
  const reason = await deps.mayClose(id)
  if (reason) throw fail(reason)
  const at = await setClosing(deps.db, id, new Date(deps.now() + grace))
  if (!at) throw fail('session-invalid')
  await deps.endAll(id)
  return { closing_at: at.toISOString() }
}

/** Cancels the request, until the deletion has begun. */
export async function cancelClosing({ db }: Pick<MemberDeps, 'db'>, id: string): Promise<void> {
  if (!(await takeClosingBack(db, id))) throw fail('session-invalid')
}

/** Deletes the accounts whose grace period is over. Resumes interrupted deletions: the row is marked until everything is removed. */
export async function deleteDue(deps: MemberDeps): Promise<void> {
  const { db, log, now } = deps
  for (const { id, closed } of await listDue(db, new Date(now()))) {
    try {
      if (closed || (await closeDue(deps, id))) await removeAll(deps, id)
    } catch (error) {
      log.error({ err: error, account: id }, 'an account that is due was not deleted; it is tried again')
    }
  }
}

/** Returns whether the account is closed now. Money received meanwhile is not lost: an account with a balance waits until it has none. */
async function closeDue(deps: MemberDeps, id: string): Promise<boolean> {
  if (await deps.mayClose(id)) return false
  return inTransaction(deps.db, async (tx) => {
    const closed = await closeAccount(tx, id, new Date(deps.now()), '—', emptySeat)
    if (closed) await deps.profileChanged(tx, id)
    return closed
  })
}

async function removeAll(deps: MemberDeps, id: string): Promise<void> {
  await deps.endAll(id)
  await deleteBlocks(deps.db, id)
  for (const remove of deps.onClose) await remove(id)
  await finishClosing(deps.db, id)
}
