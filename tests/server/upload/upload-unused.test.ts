// Uploads that nothing shows: replaced covers, and files that were sent and never used. They leave the disk and the account's quota, and no
// displayed file goes with them.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { ApiKey } from '../../../contract/api.ts'
import { memberLimits } from '../../../contract/limits/member-limits.ts'
import { insertCircles } from '../../../server/features/circle/store.ts'
import { diskStorage } from '../../../server/features/upload/storage.ts'
import { upload } from '../../../server/features/upload/table.ts'
import { openUploads } from '../../../server/features/upload/uploads.ts'
import type { Person } from '../../support/people/full-world.ts'
import { film, videoWorld } from '../../support/people/video-world.ts'
import { goodPng } from '../../support/upload/hostile-files.ts'

const world = await videoWorld()
const { call, app, db, send } = world
const day = 86_400_000
const name = { zh: '看台圈', en: 'Stand', vi: 'Khán đài' }
await insertCircles(db, [
  { id: 'unused', name, summary: name, icon: '', color: '#0B5A8A', league_id: null, team_id: null, place: 0, on: true },
])

async function good(key: ApiKey, as: Person, input: object) {
  const response = await call(key, { as, ...(key.startsWith('GET') ? { query: input as Record<string, string> } : { body: input }) })
  expect([key, response.error]).toEqual([key, undefined])
  return response.data
}
const codes = (paths: readonly string[]) => Promise.all(paths.map(async (url) => (await app.http.inject({ url })).statusCode))
/** Runs the sweep of a server after this many days. */
async function sweepAfter(days: number, meanwhile?: () => Promise<unknown>): Promise<void> {
  const uploads = openUploads(app.context, await diskStorage(world.dataDir), () => Date.now() + days * day)
  await Promise.all([uploads.sweep(), meanwhile?.()])
  await uploads.sweep()
  await uploads.close()
}
const cover = async (who: Person) => send(who, 'cover', await goodPng())

it('replaced covers of a room and its announcements stay for a day; those shown with a broadcast are kept', async () => {
  const who = await world.streamer('cover-changer')
  const [first, second, third, announced, other] = [
    await cover(who),
    await cover(who),
    await cover(who),
    await cover(who),
    await cover(who),
  ]
  const setCover = (path: string) => good('POST api/Live/setLiveInfo', who, { cover: path })
  await setCover(first)
  await good('GET api/Live/startRoom', who, {})
  await good('GET api/Live/endRoom', who, {})
  await setCover(second)
  const start_at = new Date(app.context.clock.now() + 3_600_000).toISOString()
  const { id } = await good('POST api/Live/setReserveLiveNew', who, { title: '明天', start_at, category: 1, cover: announced })
  const all = [first, second, third, announced, other]
  await world.pool.query("UPDATE upload SET touched_at = now() - interval '3 days' WHERE account_id = $1", [who.id])
  await setCover(third)
  await good('GET api/live/updateLive', who, { id, cover: other })
  await sweepAfter(0)
  expect(await codes(all)).toEqual([200, 200, 200, 200, 200])
  await sweepAfter(1.01)
  expect(await codes(all)).toEqual([200, 404, 200, 404, 200])
  await good('GET api/live/deleteReserveLive', who, { id })
  await sweepAfter(1.01)
  expect(await codes(all)).toEqual([200, 404, 200, 404, 404])
  const { rows } = await world.pool.query('SELECT path FROM upload WHERE account_id = $1', [who.id])
  expect(rows.map(({ path }) => path).sort()).toEqual([first, third].sort())
})

it('unused uploads are deleted after a month, and none that is used anywhere', async () => {
  const [who, other] = [await world.streamer('sender'), await world.person('reader')]
  const picture = async () => send(who, 'picture', await goodPng())
  const shown = {
    posted: await picture(),
    asked: await picture(),
    sentPicture: await picture(),
    card: await picture(),
    room: await cover(who),
    film: await send(who, 'video', film),
    still: await cover(who),
    worn: await send(who, 'avatar', await goodPng()),
    group: await send(who, 'avatar', await goodPng()),
  }
  const unused = [await picture(), await cover(who), await send(who, 'video', film), await send(who, 'avatar', await goodPng())]
  await good('POST api/anchor_dynamics_user/insert', who, { circle_id: 'unused', content: 'x', pictures: [shown.posted] })
  await good('POST api/Universal/feedback', who, { content: 'x', pictures: [shown.asked] })
  const sendMessage = (message: object) =>
    good('POST api/Chat/send', who, { conversationID: `C2C${other.id}`, key: randomUUID(), ...message })
  await sendMessage({ type: 'image', url: shown.sentPicture })
  await good('POST api/Live/setLiveInfo', who, { cover: shown.room })
  await world.insert(who, { title: 'x', category: 'football', cover: shown.still, video: shown.film })
  await good('POST api/member/updateInfo', who, { avatar: shown.worn })
  await good('POST api/group/addgroup', who, { name: '看台群', avatar: shown.group })
  await world.pool.query('UPDATE chat_message SET custom = $1 WHERE from_id = $2', [JSON.stringify({ imageUrl: shown.card }), who.id])
  // Uploads from before usage was recorded.
  await world.pool.query('UPDATE upload SET ticket = coalesce(ticket, id) WHERE account_id = $1', [who.id])
  await sweepAfter(29)
  expect(await codes([...Object.values(shown), ...unused])).toEqual([...Object.values(shown).map(() => 200), 200, 200, 200, 404])
  await sweepAfter(31)
  expect(await codes([...Object.values(shown), ...unused])).toEqual([...Object.values(shown).map(() => 200), 404, 404, 404, 404])
  await sweepAfter(62)
  expect(await codes(Object.values(shown))).toEqual(Object.values(shown).map(() => 200))
})

it('an upload used during the sweep is either kept in use, or rejected and deleted', async () => {
  const who = await world.streamer('racer')
  for (let round = 0; round < 5; round += 1) {
    const path = await cover(who)
    await world.pool.query("UPDATE upload SET touched_at = now() - interval '40 days' WHERE path = $1", [path])
    let error: string | undefined
    await sweepAfter(0, async () => {
      error = (await call('POST api/Live/setLiveInfo', { as: who, body: { cover: path } })).error
    })
    const { data } = await call('GET api/Live/getStudio', { as: who })
    expect([round, data.room.cover === path, (await codes([path]))[0]]).toEqual([round, !error, error ? 404 : 200])
  }
})

it('an account full of unused uploads has space again after a day', async () => {
  const who = await world.person('hoarder')
  const made = Array.from({ length: memberLimits.uploadFiles }, () => {
    const id = randomUUID()
    const stored_at = new Date(Date.now() - 2 * day)
    return {
      id,
      account_id: who.id,
      kind: 'picture',
      size: 1,
      path: `/media/${id}.png`,
      ticket: id,
      touched_at: stored_at,
      stored_at,
    } as const
  })
  await db.insert(upload).values(made)
  const ask = () => call('POST api/Member/getQiniuToken', { as: who, body: { kind: 'picture', size: 100 } })
  await world.pool.query('UPDATE upload SET touched_at = now() WHERE account_id = $1', [who.id])
  expect((await ask()).error).toBe('upload-full')
  await world.pool.query("UPDATE upload SET touched_at = now() - interval '2 days' WHERE account_id = $1", [who.id])
  expect((await ask()).error).toBeUndefined()
})

it('a deleted video keeps the cover that the room shows', async () => {
  const who = await world.streamer('sharer')
  const [path, video] = [await cover(who), await send(who, 'video', film)]
  await good('POST api/Live/setLiveInfo', who, { cover: path })
  const { data } = await world.insert(who, { title: 'x', category: 'football', cover: path, video })
  await good('POST api/Video_user/delete', who, { id: data.id })
  expect(await codes([path, video])).toEqual([200, 404])
})

it('every column that could show an upload is checked before the sweep, or has a reason', async () => {
  const reasons: Record<string, string> = {
    'account.chat_profile': 'a digest, of what the account itself has',
    'activity.path': 'a page of the app',
    'chat_message.file': 'name and size of what `url` has',
    'exchange.img': "a picture of the house, and an operator's are not swept",
    'gift_given.img': "a picture of the house, and an operator's are not swept",
    'pending_decision.path': 'a call of the desk',
    'team.crest': 'of the feed',
  }
  const { rows } = await world.pool.query<{ table: string; column: string }>(
    `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name ~ '(img|image|icon|cover|avatar|picture|photo|url|path|video|logo|crest|custom|file)s?$' ORDER BY 1, 2`,
  )
  const looked = readFileSync('server/features/upload/usage-store.ts', 'utf8')
  const isLooked = ({ table, column }: { table: string; column: string }) =>
    new RegExp(`\\b${table}\\b`).test(looked) && new RegExp(`\\b${column}\\b`).test(looked)
  const places = rows.filter((row) => !isLooked(row)).map(({ table, column }) => `${table}.${column}`)
  expect(places.filter((place) => !(place in reasons))).toEqual([])
})
