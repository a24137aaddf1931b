// Requests that wait for the admin desk, made as users make them: each call creates one more of its kind and returns its id or its author.
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { ApiKey } from '../../../contract/api.ts'
import { openKeys } from '../../../server/core/keys.ts'
import { insertScheme } from '../../../server/features/expert/scheme-store.ts'
import { sealPayout } from '../../../server/features/money/withdrawal/payout.ts'
import { insertWithdrawal } from '../../../server/features/money/withdrawal/store.ts'
import { takeCategoryPresets } from '../../../server/features/video/presets.ts'
import { insertVideo } from '../../../server/features/video/store.ts'
import { endow } from '../money/ledger-scene.ts'
import type { AdminScene } from './admin-scene.ts'
import type { Person } from './full-world.ts'

export const texts = (text: string) => ({ zh: text, en: text, vi: text })
const localized = texts('围巾')
export const good = (id: string, kind: 'parcel' | 'code') => ({
  ...{ id, kind, name: localized, summary: localized, img: '/mall/scarf.svg' },
  ...{ gold: 5, price: 0, stock: 2, limit: 0, place: 9, on_sale: true },
})

export async function adminRequests({ app: { context }, member, other, done, call, person: register }: AdminScene) {
  const { db } = context
  await takeCategoryPresets(context.db)
  await endow(db, [member.id], { coin: 10_000, income: 0, gold: 10_000 })
  let people = 0
  const person = (): Promise<Person> => {
    people += 1
    return register(`audited${people}`)
  }
  /** Makes a request as users do and returns its data. */
  async function asked(key: ApiKey, as: Person, fields: object) {
    const input = key.startsWith('GET') ? { query: fields as Record<string, string> } : { body: fields }
    const { data, error } = await call(key, { as, ...input })
    expect([key, error]).toEqual([key, undefined])
    return data
  }
  async function verified(): Promise<string> {
    const who = await person()
    await asked('POST api/Member/verified', who, { real_name: '陈小明', id_number: `E${7_000_000 + people}`, kind: 'passport' })
    return who.id
  }
  async function streamer(): Promise<string> {
    const who = await person()
    const form = { real_name: '李小红', id_number: `E${8_000_000 + people}`, kind: 'passport', wechat: 'coach_li' }
    await asked('POST api/Live/apply', who, { ...form, experience: '我解说足球已经三年，每周两场比赛' })
    return who.id
  }
  async function expert(): Promise<string> {
    const who = await person()
    await asked('POST api/Expert/apply', who, { real_name: '陆白', wechat: 'lubai_1988', experience: '跟了二十年英甲', conduct: true })
    return who.id
  }
  const horn = async (): Promise<string> => (await asked('GET api/Member/sneHorn', member, { text: '今晚决赛', confirm: '1' })).horn.id
  async function ticket(): Promise<string> {
    return (await asked('POST api/Universal/feedback', member, { kind: 'idea', content: '比分再大一点' })).id
  }
  async function withdrawal(): Promise<string> {
    const payout = { kind: 'alipay', number: 'payee@example.com', name: '陈小明', bank: '' } as const
    const sealed = sealPayout(await openKeys(context.config), member.id, payout)
    const row = { id: randomUUID(), account_id: member.id, state: 'waiting', coin: 1_000, kind: 'alipay', sealed } as const
    const rest = { reason: null, note: '', created_at: new Date(), approved_by: [], decided_at: null }
    await db.transaction((tx) => insertWithdrawal(tx, { ...row, ...rest }))
    return row.id
  }
  async function parcel(): Promise<string> {
    await done('POST api/Desk/putGoods', good('sent-cap', 'parcel'))
    const to = { name: '陈小明', phone: '13800138000', address: '临江路 1 号' }
    await asked('POST api/goods/exchange', member, { id: 'sent-cap', num: 1, ...to })
    return (await done('GET api/Desk/parcels')).list[0].id
  }
  async function video(): Promise<string> {
    const id = randomUUID()
    const about = { title: texts('x'), description: '', cover: '', path: `/media/${id}.mp4`, duration_ms: 1_000, category_id: 'football' }
    const row = { id, account_id: member.id, ...about, match_id: null, begins_at: null, published_at: new Date() }
    await db.transaction((tx) => insertVideo(tx, row, 'waiting', 1_000))
    return id
  }
  async function scheme(): Promise<string> {
    const id = randomUUID()
    const at = new Date()
    const about = { expert_id: other.id, match_id: 'none', sport: 'football', match_time: at, locked_at: at } as const
    const written = { plays: [], outcomes: [], title: '稳', text: '加我', price: 0, salt: '', hash: id }
    await db.transaction((tx) => insertScheme(tx, { id, ...about, ...written }))
    return id
  }
  /** A live room, and a line that `member` sent there. */
  async function onAir(): Promise<{ room: string; broadcast: string; line: string; streamer: Person }> {
    const who = await person()
    const form = { real_name: '李小红', id_number: `E${9_000_000 + people}`, kind: 'passport', wechat: 'coach_li' }
    await asked('POST api/Live/apply', who, { ...form, experience: '我解说足球已经三年，每周两场比赛' })
    await done('POST api/Desk/decideApplication', { account: who.id, act: 'approve' })
    const { studio } = await asked('GET api/Live/startRoom', who, { category: '1' })
    const body = { id: studio.room.id, text: `晚上好 ${people}`, key: randomUUID() }
    const line = (await asked('POST api/Chat/say', member, body)).id
    return { room: studio.room.id, broadcast: studio.broadcast.id, line, streamer: who }
  }
  return { person, asked, verified, streamer, expert, horn, ticket, withdrawal, parcel, video, scheme, onAir }
}
