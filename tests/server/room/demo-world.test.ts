// The demonstration world at speed with users who exercise every feature: in the end every count matches its source.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { RoomMessage } from '../../../contract/chat/chat.ts'
import type { Post } from '../../../contract/circle.ts'
import { type RankRow, rankKinds, rankRanges, type StreamerRank } from '../../../contract/gift/rank.ts'
import type { RoomCard } from '../../../contract/room/room-card.ts'
import { cast } from '../../../server/world/people/cast.ts'
import { faultsOf } from '../../support/money/ledger-scene.ts'
import { callApp } from '../../support/people/app-member.ts'
import { figures, isShort, seed, soak } from '../../support/soak.ts'
import { agreementOf, type Compared, type CountSources, countBy } from '../../support/world/agreement.ts'
import { countBattles, countCircles, countComments, countPosts, countVideos } from '../../support/world/community-counts.ts'
import type { Fan } from '../../support/world/fan.ts'
import { listActs } from '../../support/world/fan-life.ts'
import { listen } from '../../support/world/live-listener.ts'
import { countEnvelopes, countGifts, countSpending, countWallets } from '../../support/world/money-counts.ts'
import { countAdminQueues, countGoals, countMessages, countNotices } from '../../support/world/notice-counts.ts'
import { decideReport } from '../../support/world/operator.ts'
import { type PlayedWorld, playWorld, type WorldSize } from '../../support/world/play-world.ts'
import { countFollowers, countRecordings, countRoomMessages, countViewers } from '../../support/world/room-counts.ts'
import { countDay, countFans, countGivers, countNewFollowers } from '../../support/world/room-day-counts.ts'
import { growthOf, readLog } from '../../support/world/server-watch.ts'

/** WORLD_MINUTES shortens the long form. */
const minutes = Number(process.env.WORLD_MINUTES ?? 30)
const size = soak<WorldSize>(
  {
    seconds: 15,
    fans: 6,
    ways: ['phone'],
    env: { FEED_SPEED: '12', DEMO_ROOMS: '4', DEMO_STREAMS: 'off' },
    ...{ rest: [50, 200], sitting: [1_500, 2_500], roomRest: [100, 300] },
  },
  {
    seconds: minutes * 60,
    fans: 40,
    ways: ['obs', 'browser'],
    env: { FEED_SPEED: '16', DEMO_ROOMS: '12', DEMO_STREAMS: 'on' },
    ...{ rest: [2_000, 8_000], sitting: [20_000, 60_000], roomRest: [3_000, 12_000] },
  },
)
vi.setConfig({ testTimeout: 180_000 })

let world: PlayedWorld
const compared: Record<string, number> = {}
const messageCounts = { demonstration: 0, others: 0 }
beforeAll(
  async () => {
    world = await playWorld(size)
  },
  size.seconds * 1_000 + 300_000,
)
afterAll(async () => {
  await world?.close()
  await world?.app.stop()
  await world?.app.clean()
})

const listLive = async (): Promise<RoomCard[]> =>
  (await callApp<{ list: RoomCard[] }>(world.app, 'POST api/Live_streaming/getLiveHotList', { limit: 50 })).list
const messagesOf = (id: string): Promise<{ list: RoomMessage[]; online: number }> =>
  callApp(world.app, `GET api/Chat/roomMessages?id=${id}`)

const readers: Record<string, (sources: CountSources) => Promise<Compared[]>> = {
  'viewers of rooms': countViewers,
  'followers of streamers': countFollowers,
  'lines and danmaku': countRoomMessages,
  'gifts of the day in their rooms': countGivers,
  'fans, guards and nobles': countFans,
  'new followers': countNewFollowers,
  wallets: countWallets,
  'gifts that were sent and received': countGifts,
  'what was spent today': countSpending,
  envelopes: countEnvelopes,
  circles: countCircles,
  posts: countPosts,
  comments: countComments,
  videos: countVideos,
  'supporters of matches': countBattles,
  notices: countNotices,
  messages: countMessages,
  'goals of matches': countGoals,
  recordings: countRecordings,
}
/** Kinds that a short day may lack. */
const mayBeNone = new Set(['envelopes', 'notices', 'messages', 'goals of matches', 'recordings'])

describe(`demo world played for ${size.seconds} s with seed ${seed}`, () => {
  it('rejects requests only by a rule, and has no failures', () => {
    const { tally, scores } = world
    expect(tally.listFailures()).toEqual([])
    expect(scores.faults).toEqual([])
    const acts = Object.values(tally.acts).reduce((sum, count) => sum + count, 0)
    expect(acts).toBeGreaterThan(size.fans * soak(5, 4 * minutes))
    if (!isShort) expect(listActs().filter((act) => !tally.acts[act])).toEqual([])
  })

  it.each(Object.entries(readers))('counts %s consistently with their rows', async (name, read) => {
    const { compared: many, sum, wrong } = await agreementOf(read, world.sources)
    compared[name] = many
    expect(wrong).toEqual([])
    if (!isShort || !mayBeNone.has(name)) expect(Math.min(many, sum)).toBeGreaterThan(0)
  })

  it('counts pending desk items, and no longer those decided', async () => {
    const { app, operator, fans } = world.sources
    const [fan] = fans as [Fan]
    const { list } = await callApp<{ list: Post[] }>(app, 'GET api/anchor_dynamics/userPostList?limit=20', {}, fan.token)
    const post = list.find((one) => !one.is_mine)
    await callApp(app, 'POST api/Report/insert', { kind: 'post', id: post?.id, reason: 'spam' }, fan.token)
    const before = await agreementOf(countAdminQueues, world.sources)
    expect(before.wrong).toEqual([])
    expect(before.sum).toBeGreaterThan(0)
    for (let left = 200; left > 0 && (await decideReport(operator)); left -= 1);
    const after = await callApp<Record<string, number>>(app, 'GET api/Desk/waiting', {}, operator.token)
    expect(after.reports).toBe(0)
    expect((await agreementOf(countAdminQueues, world.sources)).wrong).toEqual([])
    expect((await agreementOf(countPosts, world.sources)).wrong).toEqual([])
    expect((await agreementOf(countCircles, world.sources)).wrong).toEqual([])
  })

  it.skipIf(isShort)('counts the messages and watch time of a day once a minute', async () => {
    expect((await agreementOf(countDay, world.sources, 130_000)).wrong).toEqual([])
  })

  it('counts only the users in a room as its viewers', async () => {
    const { app, fans, streamers } = world.sources
    // No demonstration user is in a room that is off the air.
    const room = streamers[0]?.room ?? ''
    const online = async (): Promise<number> => (await messagesOf(room)).online
    await expect.poll(online).toBe(0)
    const [first, second, third] = fans as [Fan, Fan, Fan]
    const visits = await Promise.all([
      ...[first, first, second, third].map((fan) => listen(fan.app, `room:${room}`, fan.token)),
      listen({ url: app.url, address: '10.250.0.1' }, `room:${room}`),
    ])
    // A kicked viewer does not count.
    const isIn = (place: number): boolean => visits[place] !== null
    await expect.poll(online).toBe([isIn(0), isIn(2), isIn(3), isIn(4)].filter(Boolean).length)
    for (const visit of visits) await visit?.leave()
    await expect.poll(online).toBe(0)
    // A demonstration user who chats and gives is in one room at a time, or in none.
    const all = async (): Promise<number> => (await countViewers(world.sources)).reduce((sum, { source }) => sum + source, 0)
    await expect.poll(all).toBeLessThanOrEqual(cast.length)
  })

  it('has its own users in every room, who never repeat a message and send gifts', async () => {
    const { pool } = world.sources
    const patience = { timeout: 120_000, interval: 1_000 }
    const isCast = await countBy(pool, "SELECT id AS key, 1 AS count FROM account WHERE email LIKE '%@viewers.invalid'")
    const all = (await listLive()).filter(({ id }) => id.startsWith('demo'))
    expect(all.length).toBe(Number(size.env.DEMO_ROOMS))
    // Of twelve rooms, those in a rare language may be empty for a while.
    const peopled = async (): Promise<RoomCard[]> => {
      const online = await Promise.all(all.map(async ({ id }) => (await messagesOf(id)).online))
      return all.filter((_, index) => (online[index] ?? 0) > 2)
    }
    await expect.poll(async () => (await peopled()).length, patience).toBeGreaterThanOrEqual(soak(4, 8))
    const rooms = await peopled()
    for (const { id } of rooms) {
      const linesIn = async (): Promise<RoomMessage[]> =>
        (await messagesOf(id)).list.filter(({ kind, from }) => kind === 'chat' && from && isCast.has(from.uid))
      await expect.poll(async () => (await linesIn()).length, patience).toBeGreaterThan(4)
      const recentLines = (await linesIn()).slice(-40)
      expect(new Set(recentLines.map(({ text }) => text)).size).toBe(recentLines.length)
      for (const { from, at, time } of recentLines) {
        expect(from?.nickname).not.toBe('')
        expect(Date.parse(at ?? '')).toBeLessThan(Date.parse(time))
      }
    }
    const givers = async (room_id: string): Promise<RankRow[]> =>
      (await callApp<{ list: RankRow[] }>(world.app, 'POST api/Live_streaming/getRankInfoList', { room_id, type: 'day' })).list
    const isGiving = async (): Promise<boolean[]> =>
      Promise.all(rooms.map(async ({ id }) => (await givers(id)).some(({ uid }) => isCast.has(uid))))
    await expect.poll(isGiving, patience).toEqual(rooms.map(() => true))
    const lineCounts = await countBy(
      pool,
      'SELECT account_id AS key, count(*) AS count FROM room_line WHERE account_id IS NOT NULL GROUP BY account_id',
    )
    for (const [id, count] of lineCounts) messageCounts[isCast.has(id) ? 'demonstration' : 'others'] += count
  })

  it('has its own streamers in each of the nine rankings', async () => {
    const rankings = rankRanges.flatMap((range) => rankKinds.map((by) => `range=${range}&by=${by}`))
    const listEmpty = async (): Promise<string[]> => {
      const lists = await Promise.all(
        rankings.map((query) =>
          callApp<{ list: StreamerRank[] }>(world.app, `GET api/Live_streaming/roomRanking?${query}&limit=100`).then(({ list }) => list),
        ),
      )
      return rankings.filter((_, index) => !lists[index]?.some(({ room_id }) => room_id.startsWith('demo')))
    }
    await expect.poll(listEmpty, { timeout: 120_000, interval: 1_000 }).toEqual([])
  })

  it('has every payment in a valid ledger', async () => {
    const { pool } = world.sources
    const paid = await countBy(pool, 'SELECT type AS key, count(*) AS count FROM ledger_tx GROUP BY type')
    expect(paid.get('gift')).toBeGreaterThan(5)
    expect(await faultsOf(pool)).toEqual([])
  })

  it('releases the resources of users who have left', async () => {
    const { app } = world
    await world.scores.leave()
    const sockets = async (): Promise<string> => /^live_sockets (\d+)$/m.exec(await (await fetch(`${app.url}/metrics`)).text())?.[1] ?? ''
    await expect.poll(sockets).toBe('0')
    const growth = growthOf(world.memory.megabytes)
    if (growth !== null) expect(growth, `megabytes: ${world.memory.megabytes}`).toBeLessThanOrEqual(20)
  })

  it('logs no errors, and stops when requested', async () => {
    await world.close()
    expect(await world.app.stop()).toBe(0)
    const { errors, warnings } = readLog(world.app.output())
    const { tally, scores, memory } = world
    figures({
      proof: 'world',
      seconds: size.seconds,
      fans: size.fans,
      goals: scores.heard.goal ?? 0,
      lines_of_the_demonstration: messageCounts.demonstration,
      lines_of_others: messageCounts.others,
      acts: JSON.stringify(tally.acts),
      refusals: JSON.stringify(tally.refusals),
      compared: JSON.stringify(compared),
      warnings: JSON.stringify(warnings),
      megabytes: memory.megabytes.join(' '),
      growth_percent: growthOf(memory.megabytes) ?? 'too short',
    })
    expect(errors).toEqual([])
    expect(tally.listFailures()).toEqual([])
  })
})
