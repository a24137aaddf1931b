// Audit trail of a queue item: the subjects and acts under which its kind is logged.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { AdminAction, AuditEntry } from '../../../../contract/admin/admin-audit.ts'
import type { QueueStep } from '../../../../contract/admin/queue-admin.ts'
import type { WaitingKind } from '../../../../contract/admin/waiting-admin.ts'
import { listAuditOf } from '../../../core/audit/store.ts'
import { findNicknames } from '../../account/store.ts'

/** Acts of the queue itself, logged under the item's own key. */
const queueActs: readonly AdminAction[] = ['waiting.claim', 'waiting.release', 'waiting.postpone', 'waiting.resume']

interface Trail {
  /** Prefix of the subject; empty if the rest of the key suffices. */
  noun: string
  acts: readonly AdminAction[]
}
const trails: Record<WaitingKind, Trail> = {
  verifications: { noun: 'user', acts: ['verification.see', 'verification.approve', 'verification.refuse'] },
  applications: { noun: 'user', acts: ['anchor.see', 'anchor.approve', 'anchor.refuse', 'anchor.appoint'] },
  experts: { noun: 'user', acts: ['expert.see', 'expert.approve', 'expert.refuse', 'expert.appoint'] },
  withdrawals: { noun: 'withdrawal', acts: ['withdrawal.approve', 'withdrawal.paid', 'withdrawal.refuse'] },
  parcels: { noun: 'parcel', acts: ['parcel.sent', 'parcel.refused'] },
  feedback: { noun: 'feedback', acts: ['feedback.answer', 'feedback.close', 'feedback.reopen'] },
  horns: { noun: 'horn', acts: ['horn.approve', 'horn.refuse'] },
  reports: { noun: '', acts: ['report.decide'] },
  videos: { noun: 'video', acts: ['video.decide'] },
}

/** Entries per response. */
const most = 20

/** The text logged with it: a reason, an answer, a note. */
function noteOf({ after }: AuditEntry): string {
  const remark = [after?.reason, after?.answer, after?.note].find((one) => typeof one === 'string' && one !== '')
  return typeof remark === 'string' ? remark : ''
}

/** Acts on the item of this key, newest first. */
export async function listSteps(db: NodePgDatabase, kind: WaitingKind, key: string): Promise<QueueStep[]> {
  const { noun, acts } = trails[kind]
  const subject = [noun, key.slice(kind.length + 1)].filter(Boolean).join(' ')
  const entries = await listAuditOf(db, [subject, key], [...acts, ...queueActs], most)
  const names = await findNicknames(
    db,
    entries.map(({ by }) => by),
  )
  return entries.map((entry) => {
    const { id, at, by, act } = entry
    return { id, at, by, user_nickname: names.get(by) ?? '', act, note: noteOf(entry) }
  })
}
