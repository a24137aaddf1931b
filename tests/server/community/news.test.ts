// The news of the demonstration world: written from the results of the simulated days, listed, read, extended.
import { beforeAll, describe, expect, it } from 'vitest'
import type { NewsArticle, NewsCard } from '../../../contract/news.ts'
import { productClock } from '../../../server/core/clock/clock.ts'
import type { LiveHub } from '../../../server/core/live/hub.ts'
import { createMatchIntake } from '../../../server/features/match/intake/intake.ts'
import { openMatches } from '../../../server/features/match/open.ts'
import { findStates } from '../../../server/features/match/store.ts'
import { registerNews } from '../../../server/features/news/routes.ts'
import { simulatorFeed } from '../../../server/feed/simulator/feed.ts'
import { articles } from '../../../server/world/news/all.ts'
import { seedWorld, writeOn } from '../../../server/world/seed.ts'
import { silentLog, testApp, testConfig } from '../../support/app.ts'
import { contractErrors } from '../../support/contract/spec-check.ts'
import { testDatabase } from '../../support/database/database.ts'
import { memoryProgress } from '../../support/match/memory-progress.ts'

type CallResponse = {
  code: number
  error?: string
  data: { list: NewsCard[]; total: number; article: NewsArticle | null; articles?: NewsArticle[] }
}

const start = Date.UTC(2026, 10, 21, 12)
let later = 0
const deaf = { publish: () => undefined, isVisible: () => false } as unknown as LiveHub
const clock = productClock({ feed: start, real: 0, speed: 1 }, () => later)
let world: Awaited<ReturnType<typeof build>>

async function build() {
  const { db } = await testDatabase()
  const context = { db, clock, log: silentLog, config: testConfig(), hub: deaf } as unknown as Parameters<typeof createMatchIntake>[0]
  const domain = await openMatches(context)
  const sink = createMatchIntake(context, domain, async () => undefined)
  const progress = { read: async () => null, write: async () => undefined }
  const feed = simulatorFeed({ seed: 'grandstand', clock, sink, log: silentLog, progress, earlier: memoryProgress<number>() })
  await feed.start()
  await feed.stop()
  await seedWorld(context, domain.directory)
  const app = await testApp((http) => registerNews(http, context))
  const get = async (query: Record<string, string>): Promise<CallResponse> =>
    (await app.inject({ url: '/api/Portal_post/getList2', query })).json() as CallResponse
  return { context, domain, sink, app, get, db }
}

beforeAll(async () => {
  world = await build()
}, 120_000)

describe('the news of the demo world', () => {
  it('are sixty articles, newest first, all published', async () => {
    const { data } = await world.get({ limit: '50' })
    const rest = await world.get({ limit: '50', page: '2' })
    const list = [...data.list, ...rest.data.list]
    const missing = articles.filter(({ key }) => !list.some(({ id }) => id === `n-${key}`)).map(({ key }) => key)
    expect(missing).toEqual([])
    expect([data.total, list.length]).toEqual([60, 60])
    const publishTimes = list.map(({ published_at }) => published_at)
    expect(publishTimes).toEqual([...publishTimes].sort().reverse())
    expect(Date.parse(publishTimes[0] as string)).toBeLessThanOrEqual(start)
    expect(Date.parse(publishTimes.at(-1) as string)).toBeGreaterThan(start - 6 * 86_400_000)
    // Readers who hide scores choose an article by its teams.
    const ofMatches = list.filter(({ match_id }) => match_id !== null)
    expect(ofMatches.length).toBeGreaterThan(0)
    for (const { team_ids, teams } of ofMatches) expect(teams?.map(({ zh }) => zh !== '')).toEqual(team_ids.map(() => true))
  })

  it('come with their texts in one call, for a device that caches them', async () => {
    const { data } = await world.get({ limit: '50', whole: '1' })
    expect(contractErrors('GET api/Portal_post/getList2', data)).toEqual([])
    expect(data.articles?.map(({ id }) => id)).toEqual(data.list.map(({ id }) => id))
    const [first] = data.list
    expect(data.articles?.[0]).toEqual((await world.get({ id: String(first?.id) })).data.article)
    const one = await world.get({ id: String(first?.id) })
    expect(contractErrors('GET api/Portal_post/getList2', one.data)).toEqual([])
  })

  it('leave no placeholder unfilled in any language, and quote the real score of the match', async () => {
    for (const { key, about, vi } of articles) {
      const { article } = (await world.get({ id: `n-${key}` })).data
      const text = JSON.stringify(article)
      expect(text).not.toMatch(/\{[a-z][a-z0-9:.-]*\}/)
      expect(text).not.toContain('undefined')
      expect(article?.body.length).toBeGreaterThanOrEqual(4)
      if (about?.when !== 'over' || !article?.match_id || !/\{(w?score|sets)\}/.test(vi)) continue
      const core = (await findStates(world.db, [article.match_id])).get(article.match_id)?.core
      expect(core?.status).toBe('over')
      const scores = core ? [`${core.home_score}-${core.away_score}`, `${core.away_score}-${core.home_score}`] : []
      const sets = core?.periods.flatMap(([home, away]) => [`${home}-${away}`, `${away}-${home}`]) ?? []
      const vietnamese = JSON.stringify([article.title.vi, article.summary.vi, article.body.map(({ text }) => text.vi)])
      expect([...scores, ...sets].some((score) => vietnamese.includes(score))).toBe(true)
    }
  })

  it('are filtered by topic, sport and league', async () => {
    const injuries = await world.get({ topic: 'injury' })
    expect(injuries.data.total).toBe(6)
    expect(injuries.data.list.every(({ topic }) => topic === 'injury')).toBe(true)
    const esports = await world.get({ sport: 'esports' })
    expect(esports.data.list.every(({ sport }) => sport === 'esports')).toBe(true)
    const both = await world.get({ sport: 'basketball', topic: 'opinion' })
    expect(both.data.list.map(({ id }) => id)).toEqual(['n-opinion-three'])
    const league = await world.get({ league_id: 'hxwsl', limit: '5' })
    expect(league.data.list.every(({ league_id }) => league_id === 'hxwsl')).toBe(true)
    expect((await world.get({ topic: 'nothing' })).data).toEqual({ list: [], total: 0, article: null })
  })

  it('return one article with related ones', async () => {
    const { data } = await world.get({ id: 'n-transfer-ruan' })
    expect(data.article?.title).toEqual({
      zh: '青屿渔火签下边锋阮文海，合同三年',
      en: 'Qingyu Night Boats sign winger Nguyen Van Hai on a three-year deal',
      vi: 'Ngư Hỏa Thanh Dữ chiêu mộ Nguyễn Văn Hải với bản hợp đồng ba năm',
    })
    expect(data.list.length).toBeGreaterThan(0)
    expect(data.list.some(({ id }) => id === 'n-transfer-ruan')).toBe(false)
    expect(await world.get({ id: 'n-nothing' })).toMatchObject({ code: 1, error: 'not-found' })
  })

  it('are not written twice; a later start adds a few reports of matches that ended since', async () => {
    await seedWorld(world.context, world.domain.directory)
    const before = (await world.get({})).data.total
    await seedWorld({ ...world.context, config: testConfig({ DEMO: 'off' }) }, world.domain.directory)
    expect((await world.get({})).data.total).toBe(before)
    later = 6 * 3_600_000
    const progress = { read: async () => start, write: async () => undefined }
    const feed = simulatorFeed({ seed: 'grandstand', clock, sink: world.sink, log: silentLog, progress, earlier: memoryProgress<number>() })
    await feed.start()
    await feed.stop()
    await seedWorld(world.context, world.domain.directory)
    const { data } = await world.get({ limit: '50' })
    expect(data.total).toBeGreaterThan(before)
    const fresh = data.list.filter(({ id }) => id.startsWith('r-'))
    expect(fresh.length).toBeLessThanOrEqual(12)
    expect(new Set(fresh.map(({ match_id }) => match_id)).size).toBe(fresh.length)
  })

  it('continue as matches end while the server runs', async () => {
    const reports = async (): Promise<number> => (await world.get({ limit: '50' })).data.list.filter(({ id }) => id.startsWith('r-')).length
    const before = await reports()
    later = 12 * 3_600_000
    const stop = writeOn(world.context, world.domain.directory, 100)
    const progress = { read: async () => start + 6 * 3_600_000, write: async () => undefined }
    const feed = simulatorFeed({ seed: 'grandstand', clock, sink: world.sink, log: silentLog, progress, earlier: memoryProgress<number>() })
    await feed.start()
    await feed.stop()
    await expect.poll(reports, { timeout: 60_000, interval: 200 }).toBeGreaterThan(before)
    await stop()
  }, 120_000)
})
