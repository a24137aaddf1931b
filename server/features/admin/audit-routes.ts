// The audit log, read-only, for operators.
import type { FastifyInstance } from 'fastify'
import { listAudit } from '../../core/audit/store.ts'
import type { Context } from '../../core/context.ts'
import { pageOf } from '../../core/http/paging.ts'
import { route } from '../../core/http/route.ts'

const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`)

export function registerAudit(app: FastifyInstance, { db }: Pick<Context, 'db'>): void {
  route(app, 'GET api/Desk/audit', ({ query }) => {
    const { by, act, subject, from, to } = query
    const { limit, offset } = pageOf(query)
    const until = to === undefined ? undefined : new Date(startOf(to).getTime() + 86_400_000)
    return listAudit(db, { by, act, subject, from: from === undefined ? undefined : startOf(from), until }, limit, offset)
  })
}
