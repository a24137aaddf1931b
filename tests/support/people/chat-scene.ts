// Chat as the product serves it, with a real socket, for accounts that are identified by their token.

import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { ApiBody, ApiData, ApiKey, ApiQuery } from '../../../contract/api.ts'
import { RateLimiter, rateLimitsOf } from '../../../server/core/http/rate-limit.ts'
import { Background } from '../../../server/core/jobs/background.ts'
import { createLiveHub, type SocketHub } from '../../../server/core/live/hub.ts'
import { attachLive } from '../../../server/core/live/server.ts'
import { insertRoom } from '../../../server/features/room/store.ts'
import { openWords } from '../../../server/features/word-filter/words.ts'
import { type Chat, registerChat } from '../../../server/parts/chat.ts'
import { openEvents } from '../../../server/parts/subscriptions.ts'
import { silentLog, testApp } from '../app.ts'
import { type TestDatabase, testDatabase } from '../database/database.ts'
import { type LiveClient, liveClient } from '../live-server.ts'

export interface ChatScene extends TestDatabase {
  app: FastifyInstance
  hub: SocketHub
  chat: Chat
  port: number
  now(): number
  pass(milliseconds: number): void
  call<K extends ApiKey>(
    key: K,
    as: string | null,
    given?: { query?: ApiQuery<K>; body?: ApiBody<K>; key?: string },
  ): Promise<{ code: number; error?: string; data: ApiData<K> }>
  /** A new account; its id is its token. */
  person(more?: { nickname?: string; privacy?: object }): Promise<string>
  /** A new room with its streamer. */
  room(more?: { slow_seconds?: number; followers_only?: boolean; auto_reply?: string }): Promise<{ id: string; uid: string }>
  follow(who: string, whom: string): Promise<void>
  /** A signed-in socket; null: a guest's. */
  socket(as: string | null, ...channels: string[]): Promise<LiveClient>
  /** Restarts the server on the same database. */
  restart(): Promise<void>
  end(): Promise<void>
}

export async function chatScene(): Promise<ChatScene> {
  const database = await testDatabase()
  const { db } = database
  let passed = 0
  let made = 0
  const now = (): number => Date.now() + passed
  const scene = {} as ChatScene
  let closings: (() => unknown)[] = []

  async function begin(): Promise<void> {
    const hub = createLiveHub({ log: silentLog, settings: { roomCount: 20 } })
    const http = createServer()
    attachLive(http, hub, { publicUrl: '', trustProxy: false })
    http.listen(0, '127.0.0.1')
    await once(http, 'listening')
    const later: (() => unknown)[] = []
    const authenticate = async (token: string) => ({
      id: token,
      session: `login of ${token}`,
      roles: token.startsWith('op') ? (['operator'] as const) : token.startsWith('s') ? (['owner'] as const) : [],
    })
    const background = new Background()
    const app = await testApp(
      (instance) => {
        const deps = {
          people: hub,
          lookUp: () => 'listed' as const,
          authenticate,
          ledger: { isOpen: () => true },
          words: openWords(db, now),
          now,
        }
        scene.chat = registerChat(instance, { background, db, events: openEvents(), hub, log: silentLog }, deps, {
          add: (_name, end) => void later.push(end),
        })
      },
      { authenticate, limiter: new RateLimiter(rateLimitsOf(0)) },
    )
    Object.assign(scene, { app, hub, port: (http.address() as AddressInfo).port })
    closings = [
      () => app.close(),
      () => background.settled(),
      ...later,
      () => hub.close(),
      () => new Promise((resolve) => http.close(resolve)),
    ]
  }
  const end = async (): Promise<void> => {
    for (const one of closings) await one()
  }
  const name = (letter: string): string => {
    made += 1
    return `${letter}${made}x${randomUUID().slice(0, 6)}`
  }
  const insert = (id: string, nickname: string, privacy: object = {}) =>
    db.execute(
      sql`insert into account (id, nickname, avatar, share_code, privacy) values (${id}, ${nickname}, '/avatar/1.svg', ${id}, ${JSON.stringify(privacy)}::jsonb)`,
    )

  Object.assign(scene, database, {
    now,
    end,
    pass: (milliseconds: number) => {
      passed += milliseconds
    },
    async call(key: ApiKey, as: string | null, given: { query?: object; body?: object; key?: string } = {}) {
      const [method, path] = key.split(' ') as ['GET' | 'POST', string]
      const reply = await scene.app.inject({
        method,
        url: `/${path}`,
        ...(given.query ? { query: given.query as Record<string, string> } : {}),
        ...(method === 'POST' ? { payload: given.body ?? {} } : {}),
        headers: { ...(as ? { token: as } : {}), 'idempotency-key': given.key ?? randomUUID() },
      })
      return reply.json()
    },
    async person({ nickname, privacy }: { nickname?: string; privacy?: object } = {}) {
      const id = name('p')
      await insert(id, nickname ?? `球迷${made}`, privacy)
      return id
    },
    async room(more: object = {}) {
      const uid = name('s')
      const id = name('r')
      await insert(uid, `主播${made}`)
      await db.execute(sql`update account set is_anchor = true where id = ${uid}`)
      await insertRoom(db, { id, uid, category: 1, key_hash: id, key_sealed: '', key_at: new Date(), ...more })
      return { id, uid }
    },
    follow: (who: string, whom: string) =>
      db.execute(sql`insert into account_follow (account_id, kind, ref_id, events) values (${who}, 'streamer', ${whom}, '{}')`),
    async socket(as: string | null, ...channels: string[]) {
      const client = await liveClient(scene.port)
      if (as) client.submit({ type: 'login-token', token: as })
      client.submit({ type: 'topic', add: channels })
      for (const channel of channels)
        await client.hear((message) => message.code === 100 && message.channel === channel && message.type === 'joined')
      return client
    },
    async restart() {
      await end()
      await begin()
    },
  })
  await begin()
  return scene
}
