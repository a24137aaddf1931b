// What waits at the desk: how much of each kind, and one list of it all.
import type { FastifyInstance } from 'fastify'
import { type DeskWaiting, type WaitingKind, waitingKinds } from '../../../contract/desk/waiting-desk.ts'
import type { Context } from '../../core/context.ts'
import { route } from '../../core/http/route.ts'
import { findShown } from '../account/store.ts'
import { waitingKind } from './waiting-kinds.ts'

/** Rows of the list: what is settled makes room for the next. */
const most = 100

export function registerWaiting(app: FastifyInstance, { db }: Pick<Context, 'db'>): void {
  route(app, 'GET api/Desk/waiting', async () => {
    const counted = await Promise.all(waitingKinds.map(async (kind) => [kind, await waitingKind[kind].count(db)] as const))
    return Object.fromEntries(counted) as Record<WaitingKind, number>
  })

  route(app, 'GET api/Desk/queue', async ({ query }) => {
    const kinds: readonly WaitingKind[] = query.kind === undefined ? waitingKinds : [query.kind]
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
