// The member's profile: its fields, and which of them may be changed.
import { defaultPrivacy, type Member, type UpdateInfoBody, type VerifyState } from '../../../../contract/account/member.ts'
import { maskMobile } from '../../../../rules/member/mobile.ts'
import { nicknameFault, nicknameForm, signatureFits, signatureForm } from '../../../../rules/text/name/nickname.ts'
import { inTransaction, type Tx } from '../../../core/database/transaction.ts'
import { fail } from '../../../core/http/fail.ts'
import { wearAvatar } from '../../upload/store.ts'
import { type AccountRow, findAccount, lockAccount, updateAccount } from '../store.ts'
import type { MemberDeps } from './deps.ts'
import { findVerification } from './store.ts'

const memberOf = (row: AccountRow, verified: VerifyState): Member => ({
  id: row.id,
  user_nickname: row.nickname,
  avatar: row.avatar,
  signature: row.signature,
  birthday: row.birthday,
  privacy: { ...defaultPrivacy, ...row.privacy },
  mobile: maskMobile(row.mobile ?? ''),
  email: maskMobile(row.email ?? ''),
  has_password: row.password !== null,
  has_payment_password: row.payment_password !== null,
  verified,
  is_anchor: row.is_anchor ? 1 : 0,
  roles: row.roles,
  share_code: row.share_code,
  invited: row.invited_by !== null,
  create_time_str: row.created_at.toISOString(),
  closing_at: row.closing_at?.toISOString() ?? null,
})

export async function rowOf({ db }: Pick<MemberDeps, 'db'>, id: string): Promise<AccountRow> {
  const row = await findAccount(db, id)
  if (!row) throw fail('session-invalid')
  return row
}

export async function profileOf(deps: MemberDeps, id: string): Promise<Member> {
  const row = await rowOf(deps, id)
  return memberOf(row, (await findVerification(deps.db, id))?.state ?? 'none')
}

/** Maximum age of a member in years. */
const oldest = 120

function isBirthday(day: string, now: number): boolean {
  const at = new Date(`${day}T00:00:00Z`)
  return (
    !Number.isNaN(at.getTime()) &&
    at.toISOString().startsWith(day) &&
    at.getTime() < now &&
    at.getTime() > now - oldest * 365.25 * 86_400_000
  )
}

/** Locks the account, so that the later of two concurrent changes sees the earlier one. */
async function updateAvatar(tx: Tx, { isOurAvatar, now }: MemberDeps, id: string, path: string): Promise<void> {
  const from = (await lockAccount(tx, id))?.avatar ?? ''
  const to = isOurAvatar(path, id) ? null : path
  if (!(await wearAvatar(tx, id, { from, to }, new Date(now())))) throw fail('avatar-refused')
  await updateAccount(tx, id, { avatar: path })
}

/** Changes the given fields, all or nothing. */
export async function changeProfile(deps: MemberDeps, id: string, body: UpdateInfoBody): Promise<Member> {
  const { user_nickname, avatar, signature, birthday, privacy } = body
  await rowOf(deps, id)
  const fault = user_nickname === undefined ? null : nicknameFault(user_nickname, deps.siteName())
  if (fault) throw fail(fault)
  if (signature !== undefined && !signatureFits(signature)) throw fail('invalid-input')
  if (birthday !== undefined && birthday !== null && !isBirthday(birthday, deps.now())) throw fail('invalid-input')
  for (const text of [user_nickname, signature]) if (text) await deps.words.check(text)
  const changes = {
    ...(user_nickname === undefined ? {} : { nickname: nicknameForm(user_nickname) }),
    ...(signature === undefined ? {} : { signature: signatureForm(signature) }),
    ...(birthday === undefined ? {} : { birthday }),
    ...(privacy === undefined ? {} : { privacy }),
  }
  await inTransaction(deps.db, async (tx) => {
    if (avatar !== undefined) await updateAvatar(tx, deps, id, avatar)
    if (Object.keys(changes).length > 0) await updateAccount(tx, id, changes)
    if (avatar !== undefined || user_nickname !== undefined) await deps.profileChanged(tx, id)
  })
  return profileOf(deps, id)
}
