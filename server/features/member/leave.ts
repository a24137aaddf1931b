// Taking one's data along, and deleting the account.
import type { ApiBody } from '../../../contract/api.ts'
import { takeAttempt } from '../../core/attempt/store.ts'
import { fail } from '../../core/http/fail.ts'
import { closeAccount, listBlocked } from '../account/store.ts'
import { listFeedbackOf, ticketOf } from '../feedback/store.ts'
import { listUploadsOf } from '../upload/store.ts'
import { mobileOfRow } from './own-mobile.ts'
import type { MemberParts } from './parts.ts'
import { profileOf, rowOf } from './profile.ts'
import { findVerification } from './store.ts'
import { openVerification } from './verify.ts'

const perDay = [{ seconds: 86_400, most: 5 }]

/** Everything that is kept of an account, as JSON that a person can read. Secrets are not theirs to read: hashes stay. */
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
    verification: verified ? { ...openVerification(keys, verified), kind: verified.kind, state: verified.state } : null,
    blocked: (await listBlocked(db, id)).map((other) => ({ id: other.id, user_nickname: other.nickname })),
    uploads: (await listUploadsOf(db, id)).map(({ kind, path, size, created_at }) => ({ kind, path, size, created_at })),
    feedback: (await listFeedbackOf(db, id)).map(ticketOf),
    ...Object.assign({}, ...others),
  }
  return { made_at, file: JSON.stringify(file, null, 2) }
}

/** Whether this is really the account's owner: by password, or by a code sent for this. */
async function proveOwner(parts: MemberParts, id: string, ip: string, body: ApiBody<'POST api/Member/close'>): Promise<void> {
  const row = await rowOf(parts, id)
  if ((body.password === undefined) === (body.code === undefined)) throw fail('invalid-input')
  if (body.code !== undefined) {
    await parts.codes.take({ mobile: mobileOfRow(row), purpose: 'close', device_id: body.device_id, proof: body.proof, ip }, body.code)
    return
  }
  if (!(await parts.isPassword(id, row.password, body.password ?? '', ip))) throw fail('login-wrong')
}

export async function deleteAccount(parts: MemberParts, id: string, ip: string, body: ApiBody<'POST api/Member/close'>): Promise<void> {
  await proveOwner(parts, id, ip, body)
  const reason = await parts.mayClose(id)
  if (reason) throw fail(reason)
  await closeAccount(parts.db, id, '—', parts.closedAvatar)
  await parts.endAll(id)
  for (const remove of parts.onClose) await remove(id)
}
