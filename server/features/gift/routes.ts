// Routes of gifts: the list, the bag, giving and taking back, gifts given and received.
import type { FastifyInstance } from 'fastify'
import { comboWindow, type GiftRecord, undoWindow } from '../../../contract/gift/gift.ts'
import type { BillRange } from '../../../contract/money/bill.ts'
import { pictureTime } from '../../../rules/room/picture-time.ts'
import { rangeDays, timeRange } from '../../../rules/time/bill-range.ts'
import { rankZone } from '../../../rules/time/rank-range.ts'
import type { Context } from '../../core/context.ts'
import { fail } from '../../core/http/fail.ts'
import { pageOf } from '../../core/http/paging.ts'
import { route } from '../../core/http/route.ts'
import { moneyRoute } from '../../core/idempotency/money-route.ts'
import { findFaces } from '../account/store.ts'
import type { Ledger } from '../money/ledger/store.ts'
import { broadcastOf, findRoom, roomOfAccount, standingIn } from '../room/store.ts'
import { giveGift, takeBack } from './give.ts'
import { type GivenFilter, type GivenRow, listGiven, sumGiven } from './given-store.ts'
import type { GiftReleaser } from './releaser.ts'
import { findGiftTerms, listBag, listGifts, presentGift } from './store.ts'

export interface GiftDeps {
  ledger: Ledger
  releaser: GiftReleaser
  now: () => number
}
/** Quantities that can be given at once. */
const nums = [1, 10, 66, 188, 520, 1_314]

export function registerGifts(
  app: FastifyInstance,
  { background, db, log, events }: Pick<Context, 'background' | 'db' | 'log' | 'events'>,
  { ledger, releaser, now }: GiftDeps,
): void {
  const money = { db, now, open: () => ledger.isOpen() }

  route(app, 'GET api/Gift/getList', async () => {
    const { undo_over } = await findGiftTerms(db)
    return { list: (await listGifts(db)).map(presentGift), nums, combo_ms: comboWindow, undo_ms: undoWindow, undo_over }
  })
  route(app, 'GET api/Gift/getUserGiftList', async ({ account }) => ({ list: await listBag(db, account.id, now()) }))

  moneyRoute(app, money, 'GET api/member/handselGift', async ({ tx, account, query, now: at, afterwards }) => {
    const room = await findRoom(tx, query.room_id)
    if (!room) throw fail('not-found')
    const { kickedUntil } = await standingIn(tx, room.id, account.id, at)
    if (kickedUntil !== null) throw fail('kicked')
    // Without a broadcast nobody would see it.
    if (!(await broadcastOf(tx, room.id))) throw fail('room-off-air')
    const giving = {
      room,
      from: account.id,
      gift_id: query.gift_id,
      num: Number(query.num ?? 1),
      source: query.from ?? 'wallet',
      combo: query.combo ?? '',
      at: pictureTime(query.at, at),
      confirmed: query.confirm === '1',
      quotedPrice: query.price === undefined ? undefined : Number(query.price),
    } as const
    const { row, sent, comboTotal, balance, bag } = await giveGift(tx, giving, at, events)
    afterwards(() => {
      if (comboTotal === null) releaser.wake(row.shows_at.getTime())
      else background.run(releaser.release(row, comboTotal), (error) => log.error({ err: error, gift: row.id }, 'gift broadcast failed'))
    })
    const { id, room_id, gift_id, num, source, price } = row
    const undo_until = comboTotal === null ? row.shows_at.toISOString() : null
    return { id, room_id, gift_id, num, from: source, price, combo: sent, undo_until, balance, bag }
  })

  moneyRoute(app, money, 'POST api/member/takeBackGift', async ({ tx, account, body, now: at }) => ({
    id: body.id,
    ...(await takeBack(tx, body.id, account.id, at)),
  }))

  route(app, 'GET api/Gift/getSentList', async ({ account, query }) => {
    const { limit, offset } = pageOf(query)
    const filter = { by: account.id, ...rangeOf(query.range, query.tz, now()) }
    const { list, total, sums } = await records(filter, 'to_id', limit, offset)
    return { list: list.map((record) => ({ ...record, income: 0 })), total, sums: { ...sums, income: 0 } }
  })
  route(app, 'POST api/member/webgetAnchorgiftlist', async ({ account, body }) => {
    if (!(await roomOfAccount(db, account.id))) throw fail('forbidden')
    const limit = body.limit ?? 20
    const filter: GivenFilter = {
      to: account.id,
      ...(body.uid ? { by: body.uid } : {}),
      ...(body.gift_id ? { gift_id: body.gift_id } : {}),
      ...rangeOf(body.range, body.tz, now()),
    }
    return records(filter, 'from_id', limit, ((body.page ?? 1) - 1) * limit)
  })

  async function records(filter: GivenFilter, other: 'from_id' | 'to_id', limit: number, offset: number) {
    const [rows, { total, ...sums }] = await Promise.all([listGiven(db, filter, limit, offset), sumGiven(db, filter)])
    const faces = await findFaces(db, [...new Set(rows.map((row) => row[other]))])
    const list = rows.map((row): GiftRecord => recordOf(row, row[other], faces.get(row[other])))
    return { list, total, sums }
  }
}

function recordOf(row: GivenRow, uid: string, face: { nickname: string; avatar: string } | undefined): GiftRecord {
  const { id, room_id, gift_id, name, img, num, source, price, income } = row
  const { nickname = '', avatar = '' } = face ?? {}
  return { id, uid, nickname, avatar, room_id, gift_id, name, img, num, from: source, price, income, at: row.created_at.toISOString() }
}

/** An unknown time zone counts as that of the rankings. */
function rangeOf(range: BillRange = 'all', tz: string = rankZone, now: number): { from?: number; until?: number } {
  const days = rangeDays(range, now, tz)
  return days ? timeRange(days, tz) : {}
}
