// The world of the access matrix: a person with a room and one object of every kind, and one other caller of each kind.
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { vi } from 'vitest'
import type { ApiKey } from '../../../contract/api.ts'
import { insertCircles } from '../../../server/features/circle/store.ts'
import { insertExpert } from '../../../server/features/expert/store.ts'
import { upsertTerms } from '../../../server/features/money/withdrawal/store.ts'
import { upsertSilence } from '../../../server/features/report/store.ts'
import { insertDanmaku } from '../../../server/features/room/danmaku/store.ts'
import { takeCategoryPresets } from '../../../server/features/video/presets.ts'
import { insertVideo } from '../../../server/features/video/store.ts'
import { endow } from '../money/ledger-scene.ts'
import { type Person, password, type WorldOptions } from '../people/full-world.ts'
import { type RoomWorld, roomWorld, type Streamer } from '../people/room-world.ts'
import { putParts } from '../upload/upload-parts.ts'
import { type Caller, inputOf, type Owned } from './access-rows.ts'

export interface AccessWorld extends RoomWorld {
  owner: Streamer
  /** All other callers; null: without a token. */
  callers: Record<Caller, Person | null>
  owned: Owned
  /** Returns the owner's private data found in a response, which no response to others may contain. */
  leaks: (response: string) => string[]
}
type Ask = (key: ApiKey, fields?: object) => ReturnType<RoomWorld['call']>

const cardNumber = '4539578763621486'
const name = { zh: '看台圈', en: 'Stand', vi: 'Khán đài' }
const circle = { id: 'access-circle', name, summary: name, icon: '', color: '#0B5A8A', league_id: null, team_id: null, place: 0, on: true }

/** One caller of each kind, created the way the product does. */
async function callersIn(world: RoomWorld, owner: Streamer, host: Streamer): Promise<Record<Caller, Person | null>> {
  const { call, admin } = world
  const people = Object.fromEntries(
    await Promise.all(
      (['blocked', 'member', 'muted', 'kicked', 'silenced', 'manager', 'neighbour', 'expert'] as const).map(
        async (caller) => [caller, await world.person(caller)] as const,
      ),
    ),
  ) as Record<Exclude<Caller, 'nobody' | 'streamer' | 'operator'>, Person>
  const { db } = world.app.context
  const written = await Promise.all([
    call('POST api/Live/setTaboo', { as: owner, body: { id: owner.room, uid: people.muted.id, hours: 2 } }),
    call('POST api/live/liveKickout', { as: owner, body: { id: owner.room, uid: people.kicked.id, hours: 2 } }),
    call('POST api/RoomManage/setAdministrations', { as: owner, query: { id: owner.room, uid: people.manager.id } }),
    call('POST api/RoomManage/setAdministrations', { as: host, query: { id: host.room, uid: people.neighbour.id } }),
    call('POST api/Desk/blockUser', { as: admin, body: { id: people.blocked.id, on: true, reason: '刷屏' } }),
  ])
  const refused = written.map(({ error }) => error).filter(Boolean)
  if (refused.length > 0) throw new Error(`a caller could not be made: ${refused.join()}`)
  await insertExpert(db, people.expert.id, new Date())
  const silence = { account_id: people.silenced.id, until: new Date(Date.now() + 7_200_000), reason: 'spam', by: admin.id } as const
  await db.transaction((tx) => upsertSilence(tx, silence))
  return { nobody: null, ...people, streamer: host, operator: admin }
}

/** A public video, and a circle to write in. */
async function furnish({ app: { context } }: RoomWorld, owner: Streamer): Promise<void> {
  await upsertTerms(context.db, { open: true, least: 1_000, most: 9_000, secondOver: 5_000 })
  await takeCategoryPresets(context.db)
  await insertCircles(context.db, [circle])
  const video = { id: 'access-video', account_id: owner.id, title: { zh: 'x', en: 'x', vi: 'x' }, description: '', cover: '' }
  const about = { path: '/media/access.mp4', duration_ms: 1_000, category_id: 'football', match_id: null, begins_at: null }
  await context.db.transaction((tx) => insertVideo(tx, { ...video, ...about, published_at: new Date() }, 'shown', 1))
}

/** Plants a danmaku of the owner over a video of another account; returns its id. */
async function plantDanmaku({ app: { context } }: RoomWorld, { id: uid }: Streamer): Promise<string> {
  const written = { id: 'access-danmaku', room_id: 'video.nobodys', uid, nickname: '', userlevel: 0, text: '钟在走' }
  const style = { color: '#ffffff', size: 'medium', position: 'scroll', advert: false } as const
  await insertDanmaku(context.db, { ...written, ...style, at: new Date(0).toISOString(), time: new Date().toISOString() }, null)
  return written.id
}

/** A payout card whose hold is over. */
async function bindCard({ pool, app, call }: RoomWorld, owner: Streamer, ask: Ask) {
  const draft = { kind: 'card', card_no: cardNumber, name: '欧阳晓雯', bank: '招商银行' }
  // A code was sent to this number recently: clears the rate limit.
  await pool.query("DELETE FROM attempt WHERE kind IN ('code', 'code-known', 'code-unknown')")
  await call('POST api/user/getCode', { as: owner, body: { mobile: owner.mobile, purpose: 'payment' }, ip: '10.99.0.1' })
  const sent = await app.http.inject({ url: app.outboxPath ?? '', headers: { accept: 'application/json', host: 'localhost' } })
  const { code } = sent.json()[0]
  await ask('POST api/Member/paymentPassword', { password: '482913', repassword: '482913', code })
  const ticket = async (key: ApiKey, fields: object) => (await ask(key, fields)).data.ticket as string
  const payTicket = () => ticket('POST api/Balance/payTicket', { password: '482913' })
  const draftTicket = () => ticket('POST api/Bank_card/draft', draft)
  await ask('GET api/Bank_card/bind', { ticket: await draftTicket(), pay_ticket: await payTicket() })
  await pool.query("UPDATE payout_account SET changed_at = now() - interval '2 days'")
  return { payTicket, draftTicket }
}

export async function accessWorld(options: WorldOptions = {}): Promise<AccessWorld> {
  const world = await roomWorld({}, options)
  const { call, pool, app } = world
  const owner = await world.streamer('owner')
  const host = await world.streamer('host')
  const ask: Ask = async (key, fields = {}) => {
    const response = await call(key, { as: owner, ...inputOf(key, fields) })
    if (response.code !== 0) throw new Error(`${key}: ${response.error}`)
    return response
  }
  await furnish(world, owner)
  const callers = await callersIn(world, owner, host)
  const member = callers.member as Person
  await endow(app.context.db, [owner.id, member.id], { coin: 50_000, income: 50_000, gold: 5_000 })
  const { payTicket, draftTicket } = await bindCard(world, owner, ask)
  const outcome = '11111111-1111-4111-8111-111111111111'
  const money = { as: owner, query: { money: '10' }, headers: { 'idempotency-key': outcome } }
  const converted = await call('GET api/Balance/conversionBalance', money)
  const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const uploadAvatar = async () => {
    const { data } = await ask('POST api/Member/getQiniuToken', { kind: 'avatar', size: png.length })
    await putParts(app.http, data, png)
    return data.token as string
  }
  const settings = { value1: true, value2: true, value3: true, value4: true }
  const device = (await call('POST api/Push/device', { body: { lang: 'zh', follows: [], settings } })).data
  await ask('POST api/Member/device', { device })
  await ask('POST api/member/updateInfo', { signature: 'canary signature' })
  await ask('POST api/Universal/feedback', { content: 'canary feedback' })
  const post = (await ask('POST api/anchor_dynamics_user/insert', { circle_id: circle.id, content: '今晚的比赛' })).data.id as string
  const second = (await call('POST api/user/login', { body: { mobile: owner.mobile, password }, ip: '10.99.0.2' })).data
  const sessions = (await call('GET api/Member/sessions', { as: { ...owner, token: second.token } })).data.list
  const soon = new Date(app.context.clock.now() + 3_600_000).toISOString()
  const idOf = async (key: ApiKey, fields: object) => (await ask(key, fields)).data.id as string
  // Gifts need a live room; afterwards the room is as before.
  await call('POST api/Live/mobileStartRoom', { as: host, body: { title: '今晚看台' } })
  const gift = await idOf('GET api/member/handselGift', { room_id: host.room, gift_id: 'trophy', confirm: '1' })
  await call('GET api/Live/endRoom', { as: host })
  const owned: Owned = {
    id: owner.id,
    fellow: (callers.muted as Person).id,
    room: owner.room,
    session: sessions.find((one: { current: boolean }) => one.current).id,
    order: (await ask('GET api/chargerules/payUrl', { id: 'p30', type: '0' })).data.order_id,
    withdrawal: await idOf('GET api/Balance/applyForWithdrawal', { money: '1000', kind: 'card', pay_ticket: await payTicket() }),
    receipt: converted.data.id,
    outcome,
    media: (await ask('POST api/Member/uploaded', { token: await uploadAvatar() })).data.path,
    upload: await uploadAvatar(),
    payTicket: await payTicket(),
    draftTicket: await draftTicket(),
    device,
    gift,
    video: 'access-video',
    qr: 'A'.repeat(32),
    circle: circle.id,
    post,
    comment: (await ask('POST api/Comment/add', { kind: 'post', id: post, content: '我也觉得' })).data.comment.id,
    announcement: await idOf('POST api/Live/setReserveLiveNew', { title: '今晚', start_at: soon, category: 1 }),
    group: await idOf('POST api/group/addgroup', { name: '老友', open: false }),
    message: await idOf('POST api/Chat/say', { id: owner.room, text: '晚上好', key: randomUUID() }),
    act: (await ask('POST api/RoomManage/log', { id: owner.room })).data.list[0].id,
    danmaku: await plantDanmaku(world, owner),
  }
  await ask('POST api/goods/exchange', { id: 'make-up-card', num: 1 })
  // The server writes the room's view of the gift some seconds later, which must not happen between two snapshots.
  const shown = async () => (await pool.query('SELECT FROM fan WHERE account_id = $1', [owner.id])).rowCount
  await vi.waitUntil(async () => (await shown()) === 1, { timeout: 30_000, interval: 200 })
  const { order, withdrawal, media, session } = owned
  const canaries = [owner.mobile, cardNumber, 'canary', session, order, withdrawal, media, '欧阳', owner.token, second.token, device.secret]
  // An id or a timestamp may contain the last digits of a card number by chance, so they count only as a separate word.
  const cardTail = /(?<![\w.:-])1486(?![\w.-])/
  return {
    ...world,
    owner,
    callers,
    owned,
    leaks: (response) => [...canaries.filter((one) => response.includes(one)), ...(response.match(cardTail) ?? [])],
  }
}
