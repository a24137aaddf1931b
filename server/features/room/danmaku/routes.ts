// Routes of danmaku: sending, listing by picture time, liking, removing.
import type { FastifyInstance } from 'fastify'
import { chatLimits } from '../../../../contract/limits/chat-limits.ts'
import { mayTakeAway } from '../../../../rules/admin/take-away.ts'
import { writeAudit } from '../../../core/audit/store.ts'
import type { Context } from '../../../core/context.ts'
import type { Tx } from '../../../core/database/transaction.ts'
import { fail } from '../../../core/http/fail.ts'
import { route } from '../../../core/http/route.ts'
import type { Danmakus } from './danmaku.ts'
import { findDanmaku, listDanmaku, removeDanmaku, setDanmakuLike } from './store.ts'

/** Maximum range of one call, in milliseconds of picture time. */
const longest = 6 * 3_600_000

/** Returns the places whose danmaku belong to an id: a room itself; for a recording also its room. Null: unknown id. */
export type PlacesOf = (id: string) => Promise<readonly string[] | null>

export interface DanmakuPlaces {
  placesOf: PlacesOf
  /** Returns the owner of a room or video; null: none. */
  ownerOf(place: string): Promise<string | null>
  /** Removes the chat message of a danmaku. */
  removeMessage(tx: Tx, place: string, id: string, by: string, at: Date): Promise<void>
  now(): number
}

export function registerDanmaku(
  app: FastifyInstance,
  { db, hub }: Pick<Context, 'db' | 'hub'>,
  danmaku: Danmakus,
  { placesOf, ownerOf, removeMessage, now }: DanmakuPlaces,
): void {
  route(app, 'GET api/Barrage/send', ({ account, query }) => danmaku.send(account.id, query))

  route(app, 'GET api/Barrage/getList', async ({ query }) => {
    const from = Date.parse(query.from)
    const to = Date.parse(query.to)
    if (!(to > from) || to - from > longest) throw fail('invalid-input')
    const places = await placesOf(query.id)
    if (!places) throw fail('not-found')
    const found = await listDanmaku(db, places, new Date(from), new Date(to), chatLimits.danmakuPage + 1)
    const first = found[chatLimits.danmakuPage]
    if (!first) return { list: found, next: null }
    // Danmaku with the same picture time stay on one page, unless it cannot hold them.
    const whole = found.filter(({ at }) => at < first.at)
    if (whole.length > 0) return { list: whole, next: first.at }
    return { list: found.slice(0, chatLimits.danmakuPage), next: new Date(Date.parse(first.at) + 1).toISOString() }
  })

  route(app, 'POST api/Barrage/like', async ({ account, body }) => {
    if (!(await findDanmaku(db, body.id))) throw fail('not-found')
    return { liked: body.on, likes: await setDanmakuLike(db, body.id, account.id, body.on) }
  })

  route(app, 'POST api/Barrage/remove', async ({ account, body }) => {
    const by = account.id
    const found = await findDanmaku(db, body.id)
    if (!found) throw fail('not-found')
    const at = now()
    const isTheirs = found.uid === by || (await ownerOf(found.room_id)) === by
    if (!isTheirs && !mayTakeAway(account.roles)) throw fail('forbidden')
    await db.transaction(async (tx) => {
      await removeDanmaku(tx, found.room_id, found.id, new Date(at))
      await removeMessage(tx, found.room_id, found.id, by, new Date(at))
      const before = { place: found.room_id, by: found.uid, text: found.text }
      if (!isTheirs) await writeAudit(tx, { by, act: 'danmaku.remove', subject: `danmaku ${found.id}`, before, after: {}, at })
    })
    hub.publish(`room:${found.room_id}`, 'room_remove', { id: found.id })
    return {}
  })
}
