// Admin pages across all features: pending work, the site at a glance, search by id.
import type { FastifyInstance } from 'fastify'
import type { RoomCard } from '../../contract/room/room-card.ts'
import type { Context } from '../core/context.ts'
import type { LiveHub } from '../core/live/hub.ts'
import { countNewAccounts, searchAccounts } from '../features/account/admin-store.ts'
import { registerFind } from '../features/admin/find-routes.ts'
import { type OverviewDeps, registerOverview } from '../features/admin/overview-routes.ts'
import { registerWorkQueue } from '../features/admin/queue/routes.ts'
import { WorkQueue } from '../features/admin/queue/work-queue.ts'
import { registerWaiting } from '../features/admin/waiting-routes.ts'

export interface AdminDeps {
  hub: OverviewDeps['hub'] & Pick<LiveHub, 'publish'>
  rooms: { cards(): RoomCard[] }
  now?: () => number
}

export function registerAdmin(app: FastifyInstance, context: Pick<Context, 'db'>, { hub, rooms, now = Date.now }: AdminDeps): WorkQueue {
  const { db } = context
  const queue = new WorkQueue({ db, hub, now })
  registerWaiting(app, context)
  registerWorkQueue(app, queue)
  registerOverview(app, context, { hub, rooms: rooms.cards, countNewAccounts: (from) => countNewAccounts(db, from), now })
  registerFind(app, context, { findUsers: async (text, limit) => (await searchAccounts(db, { text, state: 'all' }, limit, 0)).rows })
  return queue
}
