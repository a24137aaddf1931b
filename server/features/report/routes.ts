// Routes of reporting. Each feature defines its reportable things.
import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { communityLimits } from '../../../contract/limits/community-limits.ts'
import { countCharacters } from '../../../rules/text/characters.ts'
import { takeAttempt } from '../../core/attempt/store.ts'
import type { Context } from '../../core/context.ts'
import { fail } from '../../core/http/fail.ts'
import { route } from '../../core/http/route.ts'
import { insertReport, type Reportables } from './store.ts'

interface ReportDeps extends Pick<Context, 'db'> {
  subjectTypes: Reportables
  now: () => number
}

export function registerReports(app: FastifyInstance, { db, subjectTypes, now }: ReportDeps): void {
  route(app, 'POST api/Report/insert', async ({ account, body }) => {
    const by = account.id
    const { kind, id, reason } = body
    const text = (body.text ?? '').trim()
    if (countCharacters(text) > communityLimits.reportLength) throw fail('too-long')
    const found = await subjectTypes[kind]?.find(id, by)
    if (!found) throw fail('not-found')
    if (found.person === by) throw fail('invalid-input')
    const at = now()
    const windows = [{ seconds: 3_600, most: communityLimits.reportsPerHour }]
    const wait = await takeAttempt(db, [{ kind: 'report', subject: by, windows }], at)
    if (wait > 0) throw fail('too-many', { retryAfter: wait })
    await insertReport(db, {
      id: randomBytes(9).toString('base64url'),
      kind,
      subject_id: id,
      person_id: found.person,
      account_id: by,
      reason,
      text,
      shown: found.shown,
      created_at: new Date(at),
    })
    return {}
  })
}
