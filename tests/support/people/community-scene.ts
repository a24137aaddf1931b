// Circles, posts, comments and reports as the product serves them, for accounts that are identified by their token.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'
import type { UploadKind } from '../../../contract/account/member.ts'
import type { ApiBody, ApiData, ApiKey, ApiQuery } from '../../../contract/api.ts'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import { productClock } from '../../../server/core/clock/clock.ts'
import { Closing } from '../../../server/core/closing.ts'
import { RateLimiter, rateLimitsOf } from '../../../server/core/http/rate-limit.ts'
import { PushSender } from '../../../server/features/alert/push/sender.ts'
import { makeVapidKeys, Vapid } from '../../../server/features/alert/push/vapid.ts'
import { insertCircles } from '../../../server/features/circle/store.ts'
import { registerFollowOrder } from '../../../server/features/follow/routes.ts'
import { insertNews } from '../../../server/features/news/store.ts'
import { giveUp } from '../../../server/features/upload/store.ts'
import { upload } from '../../../server/features/upload/table.ts'
import { openWords } from '../../../server/features/word-filter/words.ts'
import { registerCommunity } from '../../../server/parts/community.ts'
import { openNotifications } from '../../../server/parts/notifications.ts'
import { openEvents } from '../../../server/parts/subscriptions.ts'
import { type PushService, startPushService } from '../alert/push-service.ts'
import { silentLog, testApp } from '../app.ts'
import { contractErrors } from '../contract/spec-check.ts'
import { type TestDatabase, testDatabase } from '../database/database.ts'

export interface CommunityScene extends TestDatabase {
  app: FastifyInstance
  /** Matches that can be commented on. */
  rows: Map<string, MatchRow>
  now(): number
  pass(milliseconds: number): void
  /** Accounts whose sockets were notified of something new, in order. */
  notified: string[]
  /** Lines and danmaku that open rooms were asked to remove, by channel. */
  removed: string[]
  /** Devices with a visible tab. */
  visible: Set<string>
  /** The push service of the devices. */
  service: PushService
  call<K extends ApiKey>(
    key: K,
    as: string | null,
    given?: { query?: ApiQuery<K>; body?: ApiBody<K> },
  ): Promise<{ code: number; error?: string; data: ApiData<K> }>
  /** A new account; its id is its token. An operator's id starts with `op`. */
  person(letter?: string): Promise<string>
  /** A new circle. */
  circle(on?: boolean): Promise<string>
  /** An upload by an account; returns its path. */
  upload(who: string, kind: UploadKind): Promise<string>
  /** A new article. */
  article(): Promise<string>
  block(who: string, whom: string): Promise<unknown>
}

const name = (text: string) => ({ zh: text, en: text, vi: text })

export async function communityScene(): Promise<CommunityScene> {
  const database = await testDatabase()
  const { db } = database
  let passed = 0
  const now = (): number => Date.now() + passed
  const clock = productClock({ feed: 0, real: 0, speed: 1 }, now)
  const rows = new Map<string, MatchRow>()
  const authenticate = async (token: string) => ({ id: token, roles: token.startsWith('op') ? (['operator'] as const) : [] })
  const notified: string[] = []
  const removed: string[] = []
  const visible = new Set<string>()
  const closing = new Closing(silentLog)
  const hub = {
    publish(channel: string, type: string, data?: { id: string }) {
      if (type === 'notification') notified.push(channel.slice('account:'.length))
      if (type === 'room_remove') removed.push(`${channel} ${data?.id}`)
    },
    isVisible: (device: string) => visible.has(device),
  }
  const service = await startPushService()
  const sender = new PushSender({
    vapid: new Vapid(makeVapidKeys(), 'mailto:desk@example.com'),
    allowHosts: [service.host],
    warn: () => undefined,
  })
  let begin = async (): Promise<void> => undefined
  const app = await testApp(
    (instance) => {
      const matches = { row: (id: string) => rows.get(id), find: async (id: string) => rows.get(id) }
      const uploads = {
        remove: async (who: string, paths: readonly string[]) => void (await giveUp(db, who, paths)),
      }
      const subjectTypes = registerCommunity(
        instance,
        { db, clock, events: openEvents(), hub: hub as never },
        { uploads, words: openWords(db, now), matches, now },
      )
      registerFollowOrder(instance, { db })
      const found = {
        find: async (ids: readonly string[]) => new Map(ids.flatMap((id) => (rows.get(id) ? [[id, rows.get(id) as MatchRow]] : []))),
      }
      begin = openNotifications(
        instance,
        { db, pool: database.pool, log: silentLog, hub: hub as never },
        { subjectTypes, matches: found, sender, now },
        closing,
      )
    },
    { authenticate, limiter: new RateLimiter(rateLimitsOf(0)) },
  )
  await begin()
  afterAll(async () => {
    await closing.run()
    await sender.close()
    await service.close()
  })
  return {
    ...database,
    app,
    rows,
    notified,
    removed,
    visible,
    service,
    now,
    pass(milliseconds) {
      passed += milliseconds
    },
    async call(key: ApiKey, as: string | null, given: { query?: unknown; body?: unknown } = {}) {
      const [method, path] = key.split(' ') as ['GET' | 'POST', string]
      const reply = await app.inject({
        method,
        url: `/${path}`,
        ...(given.query ? { query: given.query as Record<string, string> } : {}),
        ...(method === 'POST' ? { payload: (given.body as object) ?? {} } : {}),
        headers: as ? { token: as } : {},
      })
      const response = reply.json()
      const faults = response.code === 0 ? contractErrors(key, response.data) : []
      if (faults.length > 0) throw new Error(faults.join('\n'))
      return response
    },
    async person(letter = 'p') {
      const id = `${letter}${randomUUID().slice(0, 12)}`
      await db.execute(
        sql`insert into account (id, nickname, avatar, share_code) values (${id}, ${`球迷${id.slice(-6)}`}, '/avatar/1.svg', ${id})`,
      )
      return id
    },
    async circle(on = true) {
      const id = `c${randomUUID().slice(0, 8)}`
      const row = {
        id,
        name: name('北看台圈'),
        summary: name('看球'),
        icon: '',
        color: '#0B5A8A',
        league_id: null,
        team_id: null,
        place: 0,
        on,
      }
      await insertCircles(db, [row])
      return id
    },
    async upload(who, kind) {
      const id = randomUUID()
      const path = `/media/${id.replaceAll('-', '').slice(0, 22)}.${kind === 'video' ? 'mp4' : 'png'}`
      await db.insert(upload).values({ id, account_id: who, kind, size: 1, path, type: 'image/png', stored_at: new Date() })
      return path
    },
    async article() {
      const id = `n${randomUUID().slice(0, 8)}`
      await insertNews(db, [
        {
          id,
          sport: 'football',
          topic: 'flash',
          title: name('快讯'),
          summary: name('一句话'),
          cover: '',
          author: name('编辑部'),
          published_at: new Date(now() - 1_000).toISOString(),
          league_id: null,
          team_ids: [],
          match_id: null,
          comments: 0,
          body: [],
        },
      ])
      return id
    },
    block: (who, whom) => db.execute(sql`insert into account_block (account_id, blocked_id) values (${who}, ${whom})`),
  }
}
