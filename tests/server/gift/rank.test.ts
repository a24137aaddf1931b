// Rankings and fan clubs: sums of real events, of their own days only, the same for every reader.
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ApiData } from '../../../contract/api.ts'
import type { RoomMessage } from '../../../contract/chat/chat.ts'
import { fanLevels } from '../../../rules/room/fan-level.ts'
import { heatPoints } from '../../../rules/room/rank-heat.ts'
import { inMoneyTransaction } from '../../../server/core/database/lock-order.ts'
import { insertAccount } from '../../../server/features/account/store.ts'
import { buildRoomMessage } from '../../../server/features/chat/post-message.ts'
import { countRoomMessages, insertRoomMessage } from '../../../server/features/chat/store.ts'
import { countMessages } from '../../../server/features/gift/rank/message-count.ts'
import { contribute, countRoomDay } from '../../../server/features/gift/rank/store.ts'
import { insertRoom } from '../../../server/features/room/store.ts'
import { endow } from '../../support/money/ledger-scene.ts'
import { endScene, type MoneyScene, moneyScene } from '../../support/money/money-scene.ts'

const day = 86_400_000
/** A Wednesday, noon in Beijing. */
const wednesday = Date.UTC(2026, 10, 18, 4)
let scene: MoneyScene
const people: string[] = []
beforeAll(async () => {
  scene = await moneyScene({ at: wednesday })
  for (const name of ['ann', 'ben', 'cem', 'star', 'moon']) {
    const row = await insertAccount(scene.db, {
      mobile: { kind: 'email', text: `${name}@example.com` } as never,
      nickname: () => name,
      password: null,
    })
    people.push(row?.id ?? '')
  }
  const [, , , star = '', moon = ''] = people
  await insertRoom(scene.db, {
    id: 'star-room',
    uid: star,
    badge_name: '星光',
    category: 1,
    key_hash: 's',
    key_sealed: '',
    key_at: new Date(),
  })
  await insertRoom(scene.db, { id: 'moon-room', uid: moon, category: 1, key_hash: 'm', key_sealed: '', key_at: new Date() })
})
afterAll(() => endScene(scene))

const gives = (who: number, amount: number, at: number, room = 'star-room') =>
  inMoneyTransaction(scene.db, [people[who] ?? ''], (tx) => contribute(tx, room, people[who] ?? '', amount, at))
const rank = async (type: string, as?: string) =>
  (
    await scene.call<ApiData<'POST api/Live_streaming/getRankInfoList'>>('POST api/Live_streaming/getRankInfoList', {
      ...(as ? { as } : {}),
      body: { room_id: 'star-room', type },
    })
  ).data
const streamers = async (query: Record<string, string>) =>
  (await scene.call<ApiData<'GET api/Live_streaming/roomRanking'>>('GET api/Live_streaming/roomRanking', { query })).data

it('a room ranks givers of today, this week from Monday and this month, with the own place and the gap', async () => {
  await gives(0, 500, wednesday)
  await gives(1, 300, wednesday)
  await gives(1, 900, wednesday - 2 * day)
  await gives(2, 5_000, wednesday - 3 * day)
  const named = async (type: string) => (await rank(type)).list.map(({ nickname, value, place }) => [place, nickname, value])
  expect(await named('day')).toEqual([
    [1, 'ann', 500],
    [2, 'ben', 300],
  ])
  expect(await named('week')).toEqual([
    [1, 'ben', 1_200],
    [2, 'ann', 500],
  ])
  expect((await named('month'))[0]).toEqual([1, 'cem', 5_000])
  expect((await rank('day', people[1])).mine).toMatchObject({ place: 2, value: 300, missing: 201 })
  expect((await rank('day', people[2])).mine).toMatchObject({ place: 3, value: 0, missing: 301 })
  expect([(await rank('day')).mine, (await rank('week')).from]).toEqual([null, '2026-11-16'])
})

it('guards and nobles of a room are listed, highest first', async () => {
  const [ann = '', ben = ''] = people
  await endow(scene.db, [ann, ben], { coin: 100_000, income: 0, gold: 0 })
  const buy = (as: string, tier: string, kind: string) =>
    scene.call('GET api/guard_user/buy', { as, query: { kind, tier, room_id: 'star-room', confirm: '1' } })
  await buy(ann, 'steward', 'guard')
  await buy(ben, 'captain', 'guard')
  await buy(ann, 'viscount', 'noble')
  expect((await rank('guard')).list.map(({ nickname, guard }) => [nickname, guard])).toEqual([
    ['ben', 'captain'],
    ['ann', 'steward'],
  ])
  expect((await rank('noble', ben)).list.map(({ nickname, noble }) => [nickname, noble])).toEqual([['ann', 'viscount']])
  expect((await rank('noble', ben)).mine).toBeNull()
  // The gift ranking also counts guards and nobles, once its shared count is two seconds old.
  expect(await rank('day')).toMatchObject({ guards: 0, nobles: 0 })
  scene.pass(2_000)
  expect(await rank('day')).toMatchObject({ guards: 2, nobles: 1 })
})

it('streamers are ranked by a verifiable heat, by gifts and by fans, with the previous place', async () => {
  await countRoomDay(scene.db, 'star-room', { watch_seconds: 630, followers: 2 }, wednesday)
  await countRoomDay(scene.db, 'moon-room', { followers: 5, watch_seconds: 86_400 }, wednesday)
  const writeMessage = (at: number, kind: RoomMessage['kind'] = 'chat', room = 'star-room') =>
    insertRoomMessage(scene.db, buildRoomMessage(room, kind, at), null)
  for (let minute = 0; minute < 7; minute += 1) await writeMessage(wednesday - minute * 60_000)
  await writeMessage(wednesday, 'gift')
  await writeMessage(wednesday - day, 'chat', 'moon-room')
  await countMessages(scene.db, (from, until) => countRoomMessages(scene.db, from, until), wednesday)
  await countMessages(scene.db, (from, until) => countRoomMessages(scene.db, from, until), wednesday)
  const { list, formula, from, to } = await streamers({ range: 'day', by: 'heat' })
  expect([from, to]).toEqual(['2026-11-18', '2026-11-18'])
  for (const row of list) {
    const points = (term: string) => formula.find((one) => one.term === term)?.points ?? 0
    expect(row.value).toBe(row.parts.reduce((sum, { term, count }) => sum + count * points(term), 0))
    expect(row.parts.every(({ term, count, points: shown }) => shown === count * heatPoints[term])).toBe(true)
  }
  expect(list.map(({ nickname }) => nickname)[0]).toBe('star')
  expect(list.find(({ nickname }) => nickname === 'star')?.parts.find(({ term }) => term === 'watch-minutes')?.count).toBe(10)
  expect(list.find(({ nickname }) => nickname === 'star')?.parts.find(({ term }) => term === 'messages')?.count).toBe(7)
  expect((await streamers({ by: 'fans' })).list.map(({ nickname, value, before }) => [nickname, value, before])).toEqual([
    ['moon', 5, null],
    ['star', 2, null],
  ])
  expect((await streamers({ by: 'heat' })).list.find(({ nickname }) => nickname === 'moon')?.before).toBe(1)
  const gifts = (await streamers({ range: 'day', by: 'gifts' })).list
  expect(gifts.map(({ nickname, parts, is_live }) => [nickname, parts, is_live])).toEqual([['star', [], false]])
})

it('a fan club has levels by gifts given, and a badge named by its streamer', async () => {
  const [, , cem = '', star = ''] = people
  const group = async (as?: string) =>
    (
      await scene.call<ApiData<'POST api/Live_streaming/getFansGroupInfo'>>('POST api/Live_streaming/getFansGroupInfo', {
        ...(as ? { as } : {}),
        body: { uid: star },
      })
    ).data
  const before = await group(cem)
  expect(before.group).toMatchObject({ name: '星光', color: 'green', members: 3, levels: fanLevels })
  expect(before.mine).toMatchObject({ level: 5, contribution: 5_000, next: 5_500 })
  await gives(2, 500, wednesday)
  expect((await group(cem)).mine).toMatchObject({ level: 6, contribution: 5_500 })
  // A streamer's own call, authorized by the role in their room.
  const edit = (as: string, body: object) => scene.call('POST api/Live_streaming/badgeEdit', { as, body })
  expect((await edit(cem, { name: '月光' })).error).toBe('forbidden')
  const badges = await scene.call<ApiData<'POST api/Live_streaming/badgeList'>>('POST api/Live_streaming/badgeList', { as: cem, body: {} })
  expect(badges.data.list).toMatchObject([{ room_id: 'star-room', nickname: 'star', name: '星光', level: 6 }])
  expect((await scene.call<{ list: unknown[] }>('POST api/Live_streaming/badgeList', { body: {} })).data.list).toEqual([])
  const mine = await edit('streamer', { name: ' 看台 ', color: 'amber' })
  expect(mine.data).toMatchObject({ name: '看台', color: 'amber', room_id: 'room-1' })
  const refused = [
    await edit('streamer', { name: '' }),
    await edit('streamer', { name: '一二三四五六七' }),
    await edit('streamer', { name: 'a\u0000b' }),
    await edit('streamer', { name: '\u200e\u200b' }),
    await edit('streamer', { name: 'refuse' }),
  ]
  expect(refused.map(({ error }) => error)).toEqual(['invalid-input', 'invalid-input', 'invalid-input', 'invalid-input', 'word-refused'])
  expect((await edit('streamer', { name: '\u2068看\u200b台\u2069' })).data).toMatchObject({ name: '看台' })
})
