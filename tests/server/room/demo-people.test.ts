// The rooms of a demonstration server with people in them: what they do is what anybody can, so every count and rank agrees.
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { RoomMessage } from '../../../contract/chat.ts'
import type { RankRow } from '../../../contract/gift/rank.ts'
import type { RoomCard } from '../../../contract/room/room-card.ts'
import { startCluster } from '../../../server/core/postgres/cluster.ts'
import { type AppProcess, startApp } from '../../support/app/app-process.ts'
import { faultsOf } from '../../support/money/ledger-scene.ts'
import { callApp } from '../../support/people/app-member.ts'

vi.setConfig({ testTimeout: 180_000 })

let app: AppProcess
beforeAll(async () => {
  app = await startApp({ env: { DEMO_PEOPLE: 'on', DEMO_ROOMS: '4' } })
}, 120_000)
afterAll(async () => {
  await app?.stop()
  await app?.clean()
})

const live = async (): Promise<RoomCard[]> =>
  (await callApp<{ list: RoomCard[] }>(app, 'POST api/Live_streaming/getLiveHotList', { limit: 50 })).list
const linesOf = (id: string): Promise<{ list: RoomMessage[]; online: number }> => callApp(app, `GET api/Chat/roomMessages?id=${id}`)
const givers = async (room_id: string, type: string): Promise<RankRow[]> =>
  (await callApp<{ list: RankRow[] }>(app, 'POST api/Live_streaming/getRankInfoList', { room_id, type })).list
const patience = { timeout: 150_000, interval: 1_000 }

it('every room has viewers who are there, talk that nobody says twice, and givers in its rankings', async () => {
  await expect.poll(async () => (await live()).map(({ viewers }) => viewers > 2), patience).toEqual([true, true, true, true])
  for (const { id } of await live()) {
    await expect.poll(async () => (await linesOf(id)).list.filter(({ kind }) => kind === 'chat').length, patience).toBeGreaterThan(4)
    const { list } = await linesOf(id)
    const texts = list.filter(({ kind }) => kind === 'chat').map(({ text }) => text)
    expect(new Set(texts).size).toBe(texts.length)
    for (const { from, at, time } of list.filter(({ kind }) => kind === 'chat')) {
      expect(from?.nickname).not.toBe('')
      expect(Date.parse(at ?? '')).toBeLessThan(Date.parse(time))
    }
  }
  await expect
    .poll(async () => (await Promise.all((await live()).map(({ id }) => givers(id, 'day')))).every(({ length }) => length > 0), patience)
    .toBe(true)
})

it('and all that they gave is in the books', async () => {
  const { connection } = await startCluster({ folder: app.dataDir })
  const pool = new Pool(connection)
  try {
    const given = await drizzle(pool).execute("SELECT count(*)::int AS count FROM ledger_tx WHERE type = 'gift'")
    expect(Number((given.rows[0] as { count: number }).count)).toBeGreaterThan(5)
    expect(await faultsOf(pool)).toEqual([])
  } finally {
    await pool.end()
  }
})
