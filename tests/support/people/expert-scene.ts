// Experts and the guessing game as the product serves them, over real matches, with a clock that the test controls. A person's token is
// their id.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { ApiBody, ApiData, ApiKey, ApiQuery } from '../../../contract/api.ts'
import type { ChosenPlay } from '../../../contract/match/play.ts'
import { Closing } from '../../../server/core/closing.ts'
import { openDatabase } from '../../../server/core/database/database.ts'
import { fail } from '../../../server/core/http/fail.ts'
import { RateLimiter, rateLimitsOf } from '../../../server/core/http/rate-limit.ts'
import { Background } from '../../../server/core/jobs/background.ts'
import { keysOf } from '../../../server/core/keys.ts'
import { commentableScheme } from '../../../server/features/expert/commentable.ts'
import { insertExpert } from '../../../server/features/expert/store.ts'
import { registerFollowOrder } from '../../../server/features/follow/routes.ts'
import type { FeedEvent, Fixture } from '../../../server/features/match/feed-message.ts'
import { matchReader } from '../../../server/features/match/reader.ts'
import { registerBills } from '../../../server/features/money/bill/routes.ts'
import { openLedger } from '../../../server/features/money/ledger/ledger.ts'
import { registerWallet } from '../../../server/features/money/wallet/routes.ts'
import type { Words } from '../../../server/features/word-filter/store.ts'
import { type Experts, registerExperts } from '../../../server/parts/experts.ts'
import { openNotifications } from '../../../server/parts/notifications.ts'
import { silentLog, testApp } from '../app.ts'
import { contractErrors } from '../contract/spec-check.ts'
import { type TestDatabase, testDatabase } from '../database/database.ts'
import { aFixture, feedFor, kickOff, phase, score } from '../match/match-build.ts'
import { furnish, type MatchWorld, openWorld } from '../match/match-world.ts'
import { sceneSecret } from '../money/scene-secret.ts'

export interface ExpertScene extends TestDatabase {
  app: FastifyInstance
  pool: Pool
  world: MatchWorld
  experts: Experts
  /** Real milliseconds; product time is `world.time.now`. */
  now(): number
  /** Advances both clocks. */
  pass(milliseconds: number): void
  call<K extends ApiKey>(
    key: K,
    as?: string | null,
    given?: { query?: ApiQuery<K>; body?: ApiBody<K>; key?: string | null },
  ): Promise<{ code: number; error?: string; data: ApiData<K> }>
  person(nickname?: string): Promise<string>
  expert(nickname?: string): Promise<string>
  /** A match that starts in an hour, with odds. */
  match(more?: Partial<Fixture>): Promise<string>
  /** Ends the match with this score, or corrects the score of a finished one. */
  end(match: string, home: number, away: number): Promise<void>
  /** In the 90th minute. */
  feed(match: string, ...events: Parameters<ReturnType<typeof feedFor>>[0][]): Promise<void>
  feedAt(minute: number, match: string, ...events: Parameters<ReturnType<typeof feedFor>>[0][]): Promise<void>
  publish(expert: string, match: string, more?: { plays?: ChosenPlay[]; price?: number; title?: string; text?: string }): Promise<string>
  stop(): Promise<void>
}
export const hour = 3_600_000
export const over25: ChosenPlay = { type: 'total', pick: 'over', confidence: 60 }
export const homeWins: ChosenPlay = { type: 'result', pick: 'home', confidence: 55 }

const line = (at: number, home: number, away: number, draw: number | null = null) => ({
  line: at,
  home,
  draw,
  away,
  home_move: 0,
  away_move: 0,
})

/** `more`: registers further routes over the same matches. */
type More = (app: FastifyInstance, deps: { world: MatchWorld; words: Words; now: () => number }) => void

export async function expertScene(env: Record<string, string> = { ODDS: 'on' }, more: More = () => undefined): Promise<ExpertScene> {
  const database = await testDatabase()
  const { pool, db } = openDatabase(database.connection, silentLog)
  let ends: (ids: readonly string[]) => void = () => undefined
  const world = await openWorld({ db }, { onEnds: (ids) => ends(ids), env })
  await furnish(world)
  const started = Date.now()
  const now = (): number => started + (world.time.now - kickOff)
  const closing = new Closing(silentLog)
  const ledger = await openLedger({ pool, log: silentLog }, now)
  let experts: Experts | undefined
  let begin = async (): Promise<void> => undefined
  const words = {
    async check(text: string) {
      if (text.includes('refused')) throw fail('word-refused')
    },
    reload: () => undefined,
  }
  const background = new Background()
  closing.add('background work', () => background.settled())
  const app = await testApp(
    (http) => {
      registerWallet(http, { db, pool }, { ledger, now, checkPaymentPassword: async () => undefined, makeUpCards: async () => 0 })
      registerBills(http, { db, pool }, now)
      experts = registerExperts(
        http,
        { background, db, log: silentLog, clock: world.context.clock },
        {
          keys: keysOf(sceneSecret),
          ledger,
          words,
          matches: matchReader({ db }, world.domain),
          asked: () => world.domain.snapshot.entries(),
          now,
        },
        closing,
      )
      begin = openNotifications(
        http,
        { db, pool, log: silentLog, hub: { publish: () => undefined } as never },
        { subjectTypes: { scheme: commentableScheme({ db }) }, matches: matchReader({ db }, world.domain), sender: {} as never, now },
        closing,
      )
      registerFollowOrder(http, { db })
      more(http, { world, words, now })
    },
    {
      authenticate: async (token) => ({ id: token, roles: token.startsWith('op') ? ['operator'] : [] }),
      limiter: new RateLimiter(rateLimitsOf(0)),
    },
  )
  await begin()
  const running = experts as Experts | undefined
  if (!running) throw new Error('experts were not registered')
  ends = running.ended
  let made = 0
  const scene = {} as ExpertScene
  const feeds = new Map<string, ReturnType<typeof feedFor>>()
  const iso = (at: number): string => new Date(at).toISOString()

  Object.assign(scene, database, {
    app,
    pool,
    db,
    world,
    experts: running,
    now,
    pass: (milliseconds: number) => {
      world.time.now += milliseconds
    },
    async call(key: ApiKey, as: string | null = null, given: { query?: object; body?: object; key?: string | null } = {}) {
      const [method, path] = key.split(' ') as ['GET' | 'POST', string]
      const idempotency = given.key === null ? {} : { 'idempotency-key': given.key ?? randomUUID() }
      const reply = await app.inject({
        method,
        url: `/${path}`,
        ...(given.query ? { query: given.query as Record<string, string> } : {}),
        ...(method === 'POST' ? { payload: given.body ?? {} } : {}),
        headers: { ...(as ? { token: as } : {}), ...idempotency },
      })
      const response = reply.json()
      const faults = response.code === 0 ? contractErrors(key, response.data) : []
      if (faults.length > 0) throw new Error(faults.join('\n'))
      return response
    },
    async person(nickname = 'fan', letter = 'p') {
      made += 1
      const id = `${letter}${made}x${randomUUID().slice(0, 6)}`
      await db.execute(sql`insert into account (id, nickname, avatar, share_code) values (${id}, ${nickname}, '/avatars/01.svg', ${id})`)
      return id
    },
    async expert(nickname = 'expert') {
      const id = await scene.person(nickname)
      await insertExpert(db, id, new Date(now()))
      return id
    },
    async match(more: Partial<Fixture> = {}) {
      made += 1
      const id = `m${made}`
      await world.sink.upsertFixtures([aFixture(id, { match_time: iso(world.time.now + hour), ...more })])
      const odds = {
        handicap: line(-0.5, 0.9, 0.95),
        total: line(2.5, 0.92, 0.94),
        win: line(0, 0.85, 3.1, 2.4),
        updated_at: iso(world.time.now),
      }
      await world.sink.applyExtras([{ match_id: id, at: iso(world.time.now), type: 'odds', odds }])
      feeds.set(id, feedFor(id, world.time.now + hour))
      return id
    },
    feed: (match: string, ...events: Parameters<ReturnType<typeof feedFor>>[0][]) => scene.feedAt(90, match, ...events),
    async feedAt(minute: number, match: string, ...events: Parameters<ReturnType<typeof feedFor>>[0][]) {
      const feedEvent = feeds.get(match)
      if (!feedEvent) throw new Error(`${match} is no match of the scene`)
      const at = iso(world.time.now)
      await world.sink.applyEvents(events.map((event): FeedEvent => feedEvent(event, { minute }, { at })))
    },
    async end(match: string, home: number, away: number) {
      world.time.now += 1_000
      const { status } = world.domain.snapshot.get(match)?.core ?? {}
      await (status === 'over'
        ? scene.feed(match, score(home, away))
        : scene.feed(match, phase('first-half'), phase('half-time'), phase('second-half'), score(home, away), phase('finished')))
      await running.settleAll()
    },
    async publish(as: string, match: string, { plays = [over25], price = 280, title = '看大球', text = '两边都攻' } = {}) {
      const id = randomUUID()
      const { error } = await scene.call('POST api/Expert/publish', as, { body: { id, match, plays, price, title, text } })
      if (error) throw new Error(`a scheme was not published: ${error}`)
      return id
    },
    async stop() {
      await closing.run()
      await app.close()
      await pool.end()
    },
  })
  return scene
}
