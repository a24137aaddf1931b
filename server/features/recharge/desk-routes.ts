// Packages at the operator's desk.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FastifyInstance } from 'fastify'
import { lockSubject, writeAudit } from '../../core/audit/store.ts'
import { route } from '../../core/http/route.ts'
import { giveRate, listAllPackages, listPackages, putPackage } from './store.ts'

export function registerPackageDesk(app: FastifyInstance, db: NodePgDatabase, now: () => number): void {
  route(app, 'GET api/Desk/packages', async () => ({
    list: (await listAllPackages(db)).map((row) => ({ ...row, give_rate: giveRate(row) })),
  }))

  route(app, 'POST api/Desk/putPackage', async ({ account, body }) => {
    const subject = `package ${body.id}`
    await db.transaction(async (tx) => {
      await lockSubject(tx, subject)
      const before = (await listAllPackages(tx)).find(({ id }) => id === body.id)
      await putPackage(tx, body)
      const done = { by: account.id, act: 'package.put', subject, at: now() } as const
      await writeAudit(tx, { ...done, before: before ?? null, after: body })
    })
    return { list: await listPackages(db) }
  })
}
