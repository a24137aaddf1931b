// Identity verification: what is requested, how it is stored, and which part is shown.
import type { IdKind, Verification } from '../../../../contract/account/member.ts'
import { idNumberForm, isIdNumber, isRealName, maskId, maskName, realNameForm } from '../../../../rules/member/real-name.ts'
import { fail } from '../../../core/http/fail.ts'
import type { Keys } from '../../../core/keys.ts'
import type { MemberDeps } from './deps.ts'
import { findVerification, upsertVerification, type VerificationRow } from './store.ts'

const about = (accountId: string, field: 'real_name' | 'id_number'): string => `verification ${accountId} ${field}`

/** Name and number as submitted: for the admin, and for the member's own export. */
export const openVerification = (keys: Keys, { account_id, real_name, id_number }: VerificationRow) => ({
  real_name: keys.unseal(real_name, about(account_id, 'real_name')),
  id_number: keys.unseal(id_number, about(account_id, 'id_number')),
})

export async function verificationOf({ db, keys }: Pick<MemberDeps, 'db' | 'keys'>, accountId: string): Promise<Verification> {
  const row = await findVerification(db, accountId)
  if (!row) return { state: 'none', real_name: '', id_number: '', kind: null, reason: '', sent_at: null }
  const { real_name, id_number } = openVerification(keys, row)
  return {
    state: row.state,
    real_name: maskName(real_name),
    id_number: maskId(id_number),
    kind: row.kind,
    reason: row.reason,
    sent_at: row.sent_at.toISOString(),
  }
}

export async function askVerification(
  deps: Pick<MemberDeps, 'db' | 'keys' | 'now'>,
  accountId: string,
  { real_name, id_number, kind = 'cn' }: { real_name: string; id_number: string; kind?: IdKind },
): Promise<Verification> {
  const { db, keys, now } = deps
  if (!isRealName(real_name)) throw fail('real-name-invalid')
  if (!isIdNumber(kind, id_number)) throw fail('id-number-invalid')
  const number = idNumberForm(id_number)
  const outcome = await upsertVerification(db, {
    account_id: accountId,
    kind,
    real_name: keys.seal(realNameForm(real_name), about(accountId, 'real_name')),
    id_number: keys.seal(number, about(accountId, 'id_number')),
    id_mark: keys.mark('id-number', `${kind} ${number}`),
    sent_at: new Date(now()),
  })
  if (outcome === 'taken') throw fail('id-number-taken')
  if (outcome === 'already') throw fail('verified-already')
  return verificationOf(deps, accountId)
}
