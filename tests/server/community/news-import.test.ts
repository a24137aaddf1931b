// News import: the command without and with a running server, corrections, and followed feeds.
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { productClock } from '../../../server/core/clock/clock.ts'
import { startCluster } from '../../../server/core/postgres/cluster.ts'
import { followNewsFeeds } from '../../../server/features/news/import/follow.ts'
import { readNews, sourceNameOf } from '../../../server/features/news/import/read.ts'
import { listNews, upsertNews } from '../../../server/features/news/store.ts'
import { silentLog, testConfig } from '../../support/app.ts'
import { testDatabase } from '../../support/database/database.ts'

const now = Date.UTC(2026, 10, 21, 8)
const text = (title: string): string =>
  JSON.stringify([{ id: 'a', title, body: 'One.', published_at: '2026-11-21T07:00:00Z' }, { title: 5 }])
let folder: string
let server: Server | null = null
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grandstand-news-'))
})
afterEach(async () => {
  await new Promise((done) => (server ? server.close(done) : done(undefined)))
  server = null
  await rm(folder, { recursive: true, force: true })
})

async function command(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const env = { ...process.env, DATA_DIR: join(folder, 'data') }
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, ['dist/server/news.js', ...args], { env })
    return { code: 0, out: stdout, err: stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, out: stdout, err: stderr }
  }
}

it('the command imports a file once, corrects it, and leaves a running database running', async () => {
  const file = join(folder, 'wire.json')
  await writeFile(file, text('First'))
  const first = await command('import', file)
  expect(first).toMatchObject({ code: 0 })
  expect(first.out).toContain('article 2 is left out: title is not a text')
  expect(first.out).toContain('1 articles, 1 new or changed')
  // Starts the cluster as a running server would have done.
  const cluster = await startCluster({ folder: join(folder, 'data') })
  try {
    expect((await command('import', file)).out).toContain('1 articles, 0 new or changed')
    await writeFile(file, text('Corrected'))
    expect((await command('import', file)).out).toContain('1 articles, 1 new or changed')
  } finally {
    await cluster.stop()
  }
}, 60_000)

it('the command reports unusable input in one sentence, and does not touch the database', async () => {
  expect(await command()).toMatchObject({ code: 2, err: expect.stringContaining('npm run news -- import') })
  const missing = await command('import', join(folder, 'none.xml'))
  expect(missing).toMatchObject({ code: 1, err: expect.stringMatching(/none\.xml cannot be read: there is no such file\.\n$/) })
}, 30_000)

it('a correction replaces the article and keeps its publication time', async () => {
  const { db } = await testDatabase()
  const [article] = readNews(text('First'), 'x', now).articles
  if (!article) throw new Error('no article')
  expect(await upsertNews(db, [article])).toBe(1)
  expect(await upsertNews(db, [article])).toBe(0)
  expect(await upsertNews(db, [{ ...article, title: { zh: 'B', en: 'B', vi: 'B' }, published_at: '2026-11-21T07:30:00.000Z' }])).toBe(1)
  const { list } = await listNews(db, {}, now, { limit: 10, offset: 0 })
  expect(list).toMatchObject([{ title: { zh: 'B' }, published_at: '2026-11-21T07:00:00.000Z' }])
})

it('a feed with a duplicate article or a text that no database accepts is still imported', async () => {
  const { db } = await testDatabase()
  const articles = [
    { id: 'a', title: 'Newest', body: 'One.' },
    { id: 'b', title: 'Other', body: [{ text: 'Two\u0000 \ud800.' }] },
    { id: 'a', title: 'As it was', body: 'One.' },
  ]
  const read = readNews(JSON.stringify(articles), 'x', now)
  expect(read.problems).toEqual(['article 3 is left out: it is in the list already'])
  expect(await upsertNews(db, read.articles)).toBe(2)
  const { list } = await listNews(db, {}, now, { limit: 10, offset: 0 })
  expect(list.map(({ title }) => title.zh).sort()).toEqual(['Newest', 'Other'])
})

it('an article with an unreadable date keeps the time at which it was first seen', async () => {
  const { db } = await testDatabase()
  const feed = (title: string): string =>
    `<rss version="2.0"><channel><title>Wire</title><item><guid>1</guid><title>${title}</title><pubDate>soon</pubDate></item></channel></rss>`
  expect(await upsertNews(db, readNews(feed('First'), 'x', now).articles)).toBe(1)
  const later = now + 3_600_000
  expect(await upsertNews(db, readNews(feed('First'), 'x', later).articles)).toBe(0)
  expect(await upsertNews(db, readNews(feed('Corrected'), 'x', later).articles)).toBe(1)
  const { list } = await listNews(db, {}, later, { limit: 10, offset: 0 })
  expect(list).toMatchObject([{ title: { zh: 'Corrected' }, published_at: '2026-11-21T08:00:00.000Z' }])
})

it('a feed in a national encoding is decoded correctly', async () => {
  const { db } = await testDatabase()
  // 临江 in GBK.
  const title = Buffer.from([0xc1, 0xd9, 0xbd, 0xad])
  const parts = ['<?xml version="1.0" encoding="gb2312"?><rss version="2.0"><channel><item><guid>1</guid><title>', title, '</title>']
  const feed = Buffer.concat([...parts, '<description>.</description></item></channel></rss>'].map((part) => Buffer.from(part as string)))
  server = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/xml' }).end(feed)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const file = join(folder, 'wire.xml')
  await writeFile(file, feed)
  const newsFeeds = [`http://127.0.0.1:${(server.address() as AddressInfo).port}/feed`, file]
  const clock = productClock({ feed: now, real: Date.now(), speed: 1 })
  const stop = followNewsFeeds({ db, clock, config: { ...testConfig(), newsFeeds }, log: silentLog })
  const titles = async () => (await listNews(db, {}, now + 60_000, { limit: 10, offset: 0 })).list.map(({ title: { zh } }) => zh)
  await vi.waitFor(async () => expect(await titles()).toEqual(['临江', '临江']), 10_000)
  await stop()
})

it('a followed feed imports its news on its own, and reports a failure once', async () => {
  const { db } = await testDatabase()
  let body = text('First')
  let status = 200
  server = createServer((_, response) => response.writeHead(status).end(body)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed`
  const error = vi.fn()
  const context = {
    db,
    clock: productClock({ feed: now, real: Date.now(), speed: 1 }),
    config: { ...testConfig(), newsFeeds: [address] },
    log: { ...silentLog, error, warn: vi.fn(), info: vi.fn() },
  }
  const stop = followNewsFeeds(context as unknown as Parameters<typeof followNewsFeeds>[0], 20)
  const titles = async (): Promise<string[]> => (await listNews(db, {}, now, { limit: 10, offset: 0 })).list.map(({ title }) => title.zh)
  await vi.waitFor(async () => expect(await titles()).toEqual(['First']), 10_000)
  // As the command would import it: the same article.
  expect(await upsertNews(db, readNews(body, sourceNameOf(address), now).articles)).toBe(0)
  status = 503
  await vi.waitFor(() => expect(error).toHaveBeenCalled(), 10_000)
  status = 200
  body = text('Second')
  await vi.waitFor(async () => expect(await titles()).toEqual(['Second']), 10_000)
  await stop()
  expect(error).toHaveBeenCalledTimes(1)
})
