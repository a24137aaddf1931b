// Admin pages across all features: pending work, the site at a glance, search by id.
import type { FastifyInstance } from 'fastify'
import type { RoomCard } from '../../contract/room/room-card.ts'
import type { Context } from '../core/context.ts'
import type { LiveHub } from '../core/live/hub.ts'
import { countNewAccounts, searchAccounts } from '../features/account/desk-store.ts'
import { registerFind } from '../features/desk/find-routes.ts'
import { type OverviewParts, registerOverview } from '../features/desk/overview-routes.ts'
import { registerWorkQueue } from '../features/desk/queue/routes.ts'
import { WorkQueue } from '../features/desk/queue/work-queue.ts'
import { registerWaiting } from '../features/desk/waiting-routes.ts'

export interface DeskParts {
  hub: OverviewParts['hub'] & Pick<LiveHub, 'publish'>
  rooms: { cards(): RoomCard[] }
  now?: () => number
}

export function registerDesk(app: FastifyInstance, context: Pick<Context, 'db'>, { hub, rooms, now = Date.now }: DeskParts): WorkQueue {
  const { db } = context
  const queue = new WorkQueue({ db, hub, now })
  registerWaiting(app, context)
  registerWorkQueue(app, queue)
  registerOverview(app, context, { hub, rooms: rooms.cards, countNewAccounts: (from) => countNewAccounts(db, from), now })
  registerFind(app, context, { findUsers: async (text, limit) => (await searchAccounts(db, { text, state: 'all' }, limit, 0)).rows })
  return queue
}
