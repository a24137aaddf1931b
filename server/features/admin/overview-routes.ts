// The site at a glance: each figure is one indexed query, or comes from memory.
import type { FastifyInstance } from 'fastify'
import type { AdminOverview } from '../../../contract/admin/overview-admin.ts'
import { waitingKinds } from '../../../contract/admin/waiting-admin.ts'
import type { RoomCard } from '../../../contract/room/room-card.ts'
import { dayStart } from '../../../rules/time/bill-range.ts'
import { dayIn } from '../../../rules/time/day.ts'
import { rankZone } from '../../../rules/time/rank-range.ts'
import type { Context } from '../../core/context.ts'
import { route } from '../../core/http/route.ts'
import type { LiveHub, PeopleHub } from '../../core/live/hub.ts'
import { sumGifts } from '../gift/store.ts'
import { sumCleared } from '../money/ledger/store.ts'
import { sumAsked } from '../money/withdrawal/store.ts'
import { waitingKind } from './waiting-kinds.ts'

export interface OverviewDeps {
  hub: Pick<LiveHub, 'size'> & Pick<PeopleHub, 'people'>
  /** Current state of all rooms. */
  rooms(): readonly RoomCard[]
  countNewAccounts(from: Date): Promise<number>
  /** Real milliseconds. */
  now(): number
}

export function registerOverview(
  app: FastifyInstance,
  { db }: Pick<Context, 'db'>,
  { hub, rooms, countNewAccounts, now }: OverviewDeps,
): void {
  const waitingOf = async (kind: (typeof waitingKinds)[number]): Promise<AdminOverview['waiting'][number]> => {
    const [count, [longest]] = await Promise.all([waitingKind[kind].count(db), waitingKind[kind].list(db, 1)])
    return { kind, count, since: longest?.since.toISOString() ?? null }
  }

  route(app, 'GET api/Desk/overview', async () => {
    const at = now()
    const day = dayIn(at, rankZone)
    const from = new Date(dayStart(day, rankZone))
    const [waiting, cleared, asked, gifts, accounts] = await Promise.all([
      Promise.all(waitingKinds.map(waitingOf)),
      sumCleared(db, from),
      sumAsked(db, from),
      sumGifts(db, from),
      countNewAccounts(from),
    ])
    const onAir = rooms().filter((card) => card.is_live)
    return {
      at: new Date(at).toISOString(),
      day,
      people: { ...hub.people(), sockets: hub.size() },
      rooms: { live: onAir.length, viewers: onAir.reduce((sum, { viewers }) => sum + viewers, 0) },
      waiting,
      money: { recharged: cleared.recharge, paid: cleared.withdrawal, asked, gifts },
      accounts,
    }
  })
}
