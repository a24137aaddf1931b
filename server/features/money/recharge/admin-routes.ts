// Admin routes of packages, and a check whether providers accept the keys.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FastifyInstance } from 'fastify'
import { outsideTests } from '../../../core/audit/outside-test.ts'
import { lockSubject, writeAudit } from '../../../core/audit/store.ts'
import type { Context } from '../../../core/context.ts'
import { route } from '../../../core/http/route.ts'
import type { Payments } from './provider/open.ts'
import { giveRate, listAllPackages, listPackages, upsertPackage } from './store.ts'

export function registerPackageAdmin(app: FastifyInstance, db: NodePgDatabase, now: () => number): void {
  route(app, 'GET api/Desk/packages', async () => ({
    list: (await listAllPackages(db)).map((row) => ({ ...row, give_rate: giveRate(row) })),
  }))

  route(app, 'POST api/Desk/putPackage', async ({ account, body }) => {
    const subject = `package ${body.id}`
    await db.transaction(async (tx) => {
      await lockSubject(tx, subject)
      const before = (await listAllPackages(tx)).find(({ id }) => id === body.id)
      await upsertPackage(tx, body)
      const done = { by: account.id, act: 'package.put', subject, at: now() } as const
      await writeAudit(tx, { ...done, before: before ?? null, after: body })
    })
    return { list: await listPackages(db) }
  })
}

export function registerPaymentTest(
  app: FastifyInstance,
  deps: Pick<Context, 'db' | 'log'>,
  { providers }: Pick<Payments, 'providers'>,
  now: () => number,
): void {
  const runTest = outsideTests(deps, now)
  const probe = (name: string, ask: Promise<void>): Promise<string | null> =>
    ask.then(
      () => null,
      (error: unknown) => `${name}: ${error instanceof Error ? error.message.trim().split('\n')[0] : String(error)}`,
    )

  route(app, 'POST api/Desk/testPayment', ({ account }) =>
    runTest(account.id, 'payment', async () => {
      if (providers.size === 0) return { result: 'unset', missing: ['PAYMENT'] }
      const faults = await Promise.all([...providers].map(([name, provider]) => probe(name, provider.probe())))
      const detail = faults.filter((fault) => fault !== null).join('; ')
      return { result: detail === '' ? 'done' : 'failed', target: [...providers.keys()].join(', '), detail }
    }),
  )
}
