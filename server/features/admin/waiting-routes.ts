// Amount of pending work per kind, for the admin pages.
import type { FastifyInstance } from 'fastify'
import { type WaitingKind, waitingKinds } from '../../../contract/admin/waiting-admin.ts'
import { maySettle } from '../../../rules/admin/admin-rights.ts'
import type { Context } from '../../core/context.ts'
import { route } from '../../core/http/route.ts'
import { waitingKind } from './waiting-kinds.ts'

export function registerWaiting(app: FastifyInstance, { db }: Pick<Context, 'db'>): void {
  route(app, 'GET api/Desk/waiting', async ({ account: { roles } }) => {
    const count = (kind: WaitingKind): Promise<number> | number => (maySettle(roles, kind) ? waitingKind[kind].count(db) : 0)
    const counted = await Promise.all(waitingKinds.map(async (kind) => [kind, await count(kind)] as const))
    return Object.fromEntries(counted) as Record<WaitingKind, number>
  })
}
