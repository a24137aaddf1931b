// What waits at the desk: how much of each kind, and one list of it all.
import type { FastifyInstance } from 'fastify'
import { type DeskWaiting, type WaitingKind, waitingKinds } from '../../../contract/desk/waiting-desk.ts'
import { maySettle } from '../../../rules/desk/desk-rights.ts'
import type { Context } from '../../core/context.ts'
import { fail } from '../../core/http/fail.ts'
import { route } from '../../core/http/route.ts'
import { findShown } from '../account/store.ts'
import { waitingKind } from './waiting-kinds.ts'

/** Rows of the list: what is settled makes room for the next. */
const most = 100

export function registerWaiting(app: FastifyInstance, { db }: Pick<Context, 'db'>): void {
  route(app, 'GET api/Desk/waiting', async ({ account: { roles } }) => {
    const count = (kind: WaitingKind): Promise<number> | number => (maySettle(roles, kind) ? waitingKind[kind].count(db) : 0)
    const counted = await Promise.all(waitingKinds.map(async (kind) => [kind, await count(kind)] as const))
    return Object.fromEntries(counted) as Record<WaitingKind, number>
  })

  route(app, 'GET api/Desk/queue', async ({ account: { roles }, query }) => {
    if (query.kind !== undefined && !maySettle(roles, query.kind)) throw fail('forbidden')
    const kinds = waitingKinds.filter((kind) => (query.kind ?? kind) === kind && maySettle(roles, kind))
    const [lists, counts] = await Promise.all([
      Promise.all(kinds.map(async (kind) => (await waitingKind[kind].list(db, most)).map((row) => ({ ...row, kind })))),
      Promise.all(kinds.map((kind) => waitingKind[kind].count(db))),
    ])
    const rows = lists
      .flat()
      .sort((one, other) => one.since.getTime() - other.since.getTime())
      .slice(0, most)
    const people = await findShown(
      db,
      rows.flatMap(({ account_id }) => account_id ?? []),
    )
    const list = rows.map(
      ({ since, text = '', name = null, money = null, why = '', ...row }): DeskWaiting => ({
        ...{ ...row, text, name, money, why, since: since.toISOString() },
        user_nickname: people.get(row.account_id ?? '')?.nickname ?? '',
      }),
    )
    return { list, total: counts.reduce((sum, count) => sum + count, 0) }
  })
}
