// Routes of a member's notifications: list, mark as read, enable and disable kinds.
import type { FastifyInstance } from 'fastify'
import type { ApiData, ApiQuery } from '../../../contract/api.ts'
import type { NotificationKind } from '../../../contract/notification.ts'
import { kindsOf } from '../../../rules/alert/notification-group.ts'
import { inTransaction, type Tx } from '../../core/database/transaction.ts'
import { route } from '../../core/http/route.ts'
import { type PresentDeps, presentNotifications } from './present.ts'
import { countUnread, findChoices, listNotifications, lockChoices, markRead, upsertChoices } from './store.ts'

export interface NotificationDeps extends Omit<PresentDeps, 'db'> {
  db: Parameters<typeof inTransaction>[0]
  /** Real milliseconds. */
  now: () => number
}
const pageMost = 50
const pageUsual = 20

const turned = (list: readonly NotificationKind[], kind: NotificationKind, on: boolean): NotificationKind[] => [
  ...list.filter((one) => one !== kind),
  ...(on ? [kind] : []),
]

/** A page of the list, and the total number of unread notifications. */
export async function readPage(
  deps: NotificationDeps,
  me: string,
  { group, before, limit }: ApiQuery<'GET api/Notification/getList'>,
): Promise<ApiData<'GET api/Notification/getList'>> {
  const { db } = deps
  const wanted = Math.min(Math.max(1, Number(limit ?? pageUsual)), pageMost)
  const listQuery = { kinds: group && kindsOf(group), before: before === undefined ? undefined : Number(before), limit: wanted + 1 }
  const found = await listNotifications(db, me, listQuery)
  const page = found.slice(0, wanted)
  const last = found.length > wanted ? page.at(-1) : undefined
  const list = await presentNotifications(deps, page, me)
  return { list, next: last ? `${last.row.seq}` : null, unread: await countUnread(db, me) }
}

export function registerNotifications(app: FastifyInstance, deps: NotificationDeps): void {
  const { db, now } = deps
  const unreadOf = async (me: string): Promise<{ unread: number }> => ({ unread: await countUnread(db, me) })

  route(app, 'GET api/Notification/getList', ({ account, query }) => readPage(deps, account.id, query))
  route(app, 'GET api/Notification/unread', ({ account }) => unreadOf(account.id))
  route(app, 'POST api/Notification/read', async ({ account, body }) => {
    const me = account.id
    await markRead(db, me, Number(body.id), body.before === true, new Date(now()))
    return unreadOf(me)
  })

  route(app, 'GET api/Notification/choices', ({ account }) => findChoices(db, account.id))
  route(app, 'POST api/Notification/choose', ({ account, body: { kind, on, push } }) => {
    const me = account.id
    return inTransaction(db, async (tx: Tx) => {
      await lockChoices(tx, me)
      const { off, push: pushed } = await findChoices(tx, me)
      const next = { off: on === undefined ? off : turned(off, kind, !on), push: push === undefined ? pushed : turned(pushed, kind, push) }
      await upsertChoices(tx, me, next)
      return next
    })
  })
}
