// Admin routes of reports: grouped by subject, and decided once for all of them.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FastifyInstance } from 'fastify'
import type { AdminReport, ReportDecision } from '../../../contract/admin/community-admin.ts'
import type { ReportReason, ReportTarget } from '../../../contract/report.ts'
import { mayRestrict } from '../../../rules/admin/admin-rights.ts'
import { subjectOf } from '../../../rules/comment/subject.ts'
import { writeAudit } from '../../core/audit/store.ts'
import type { Context } from '../../core/context.ts'
import { fail } from '../../core/http/fail.ts'
import { pageOf } from '../../core/http/paging.ts'
import { route } from '../../core/http/route.ts'
import { findAccount, findFaces } from '../account/store.ts'
import { type NotificationInput, notify } from '../notification/store.ts'
import {
  countReports,
  decideReports,
  deleteSilence,
  findSilences,
  listReported,
  listReportsOf,
  lockDecidedAt,
  type Reportables,
  type ReportRow,
  upsertSilence,
} from './store.ts'

/** Maximum number of the reporters' additional texts. */
const textsShown = 5

/** Counts per reason, most frequent first. */
function reasonsOf(rows: readonly ReportRow[]): { reason: ReportReason; count: number }[] {
  const counted = new Map<ReportReason, number>()
  for (const { reason } of rows) counted.set(reason, (counted.get(reason) ?? 0) + 1)
  return [...counted].map(([reason, count]) => ({ reason, count })).sort((a, b) => b.count - a.count)
}

/** The notification for the author of a thing that was removed or restored. */
function taken({ kind, id }: ReportTarget, decision: ReportDecision, at: Date): Omit<NotificationInput, 'account'> {
  const place = kind === 'comment' ? { comment: id } : kind === 'post' || kind === 'video' ? { subject: subjectOf(kind, id) } : {}
  const event = decision === 'kept' ? 'restored' : decision
  return { kind: 'system', event, cause: `report ${kind} ${id} ${at.getTime()}`, ...place }
}

/** Things with all of their reports, in the order of `targets`. */
export async function presentReports(db: NodePgDatabase, targets: readonly ReportTarget[], now: number): Promise<AdminReport[]> {
  const rows = await listReportsOf(db, targets)
  const persons = [...new Set(rows.map(({ person_id }) => person_id))]
  const [faces, silences] = await Promise.all([findFaces(db, persons), findSilences(db, persons, now)])
  const byTarget = new Map<string, ReportRow[]>(targets.map(({ kind, id }) => [`${kind} ${id}`, []]))
  for (const row of rows) byTarget.get(`${row.kind} ${row.subject_id}`)?.push(row)
  return targets.flatMap(({ kind, id }): AdminReport[] => {
    const own = byTarget.get(`${kind} ${id}`) ?? []
    const [last] = own
    const first = own.at(-1)
    if (!last || !first) return []
    const { nickname = '', avatar = '' } = faces.get(last.person_id) ?? {}
    const waits = own.some(({ decision }) => decision === null)
    return [
      {
        kind,
        id,
        person: { id: last.person_id, user_nickname: nickname, avatar },
        shown: last.shown,
        reports: own.length,
        reasons: reasonsOf(own),
        texts: own
          .map(({ text }) => text)
          .filter((text) => text !== '')
          .slice(0, textsShown),
        first_at: first.created_at.toISOString(),
        last_at: last.created_at.toISOString(),
        decision: waits ? null : first.decision,
        decided_by: waits ? null : first.decided_by,
        decided_at: waits ? null : (first.decided_at?.toISOString() ?? null),
        silenced_until: silences.get(last.person_id)?.toISOString() ?? null,
      },
    ]
  })
}

export function registerReportAdmin(
  app: FastifyInstance,
  { db, subjectTypes, now }: Pick<Context, 'db'> & { subjectTypes: Reportables; now: () => number },
): void {
  const present = (targets: readonly ReportTarget[]): Promise<AdminReport[]> => presentReports(db, targets, now())

  route(app, 'GET api/Desk/reports', async ({ query }) => {
    const { state = 'waiting', kind, id } = query
    if (id !== undefined) {
      // Things of two kinds may have the same id.
      if (kind === undefined) throw fail('invalid-input')
      const list = await present([{ kind, id }])
      return { list, total: list.length }
    }
    const [targets, total] = await Promise.all([listReported(db, { state, kind, ...pageOf(query) }), countReports(db, state, kind)])
    return { list: await present(targets), total }
  })

  route(app, 'POST api/Desk/decideReport', async ({ account, body }) => {
    const { id: by, roles } = account
    const { kind, id, decision, hours } = body
    const [before] = await present([{ kind, id }])
    if (!before) throw fail('not-found')
    // Only an operator may decide about their own things.
    if (before.person.id === by && !roles.includes('operator')) throw fail('forbidden')
    const { decided_at = before.decided_at } = body
    const { applyDecision, gone } = subjectTypes[kind] ?? {}
    if (!applyDecision && decision !== 'kept') throw fail('invalid-input')
    const at = new Date(now())
    const reason = before.reasons[0]?.reason ?? 'other'
    await db.transaction(async (tx) => {
      // Before the reports are locked: the thing's current state may result from the last decision.
      const changed = await applyDecision?.(tx, id, decision === 'kept' ? 'shown' : decision, {
        by,
        reason: decision === 'kept' ? null : reason,
        at,
      })
      const decidedAt = await lockDecidedAt(tx, { kind, id })
      if (decided_at !== (decidedAt?.toISOString() ?? null)) throw fail('already-decided')
      await decideReports(tx, { kind, id }, { decision, by, at })
      const uid = before.person.id
      if (hours !== undefined && !mayRestrict(roles, (await findAccount(tx, uid))?.roles ?? [])) throw fail('forbidden')
      if (changed) await notify(tx, { account: uid, ...taken({ kind, id }, decision, at) }, at)
      if (hours === 0) await deleteSilence(tx, uid)
      else if (hours !== undefined)
        await upsertSilence(tx, { account_id: uid, until: new Date(at.getTime() + hours * 3_600_000), reason, by })
      const state = { decision: before.decision, silenced_until: before.silenced_until }
      const after = { decision, ...(hours !== undefined && { silence_hours: hours }) }
      await writeAudit(tx, { by, act: 'report.decide', subject: `${kind} ${id}`, before: state, after, at: at.getTime() })
    })
    if (decision !== 'kept') await gone?.(id, decision)
    const [after] = await present([{ kind, id }])
    if (!after) throw fail('not-found')
    return after
  })
}
