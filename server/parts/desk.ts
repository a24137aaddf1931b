// The operator's desk where it looks over all features: what waits, the site at a glance, anything by its number.
import type { FastifyInstance } from 'fastify'
import type { RoomCard } from '../../contract/room/room-card.ts'
import type { Context } from '../core/context.ts'
import { countNewAccounts, searchAccounts } from '../features/account/desk-store.ts'
import { registerFind } from '../features/desk/find-routes.ts'
import { type OverviewParts, registerOverview } from '../features/desk/overview-routes.ts'
import { registerWaiting } from '../features/desk/waiting-routes.ts'

export interface DeskParts {
  hub: OverviewParts['hub']
  rooms: { cards(): RoomCard[] }
  now?: () => number
}

export function registerDesk(app: FastifyInstance, context: Pick<Context, 'db'>, { hub, rooms, now = Date.now }: DeskParts): void {
  const { db } = context
  registerWaiting(app, context)
  registerOverview(app, context, { hub, rooms: rooms.cards, countNewAccounts: (from) => countNewAccounts(db, from), now })
  registerFind(app, context, { findUsers: async (text, limit) => (await searchAccounts(db, { text, state: 'all' }, limit, 0)).rows })
}
