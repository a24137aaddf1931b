// The calls and screens that were given (R-WIRE-1, lists in tests/support/spec), counted: each is served once and as specified.
import { readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApiKey, api } from '../../../contract/api.ts'
import { screenPaths } from '../../../contract/wire/route.ts'
import { type App, buildApp } from '../../../server/app.ts'
import { registeredEndpoints } from '../../../server/core/http/route.ts'
import { samplesOf } from '../../../server/core/site/call-samples.ts'
import { insertAccount } from '../../../server/features/account/store.ts'
import { insertGroup } from '../../../server/features/chat/group/store.ts'
import { insertPost } from '../../../server/features/circle/post/store.ts'
import { insertCircles } from '../../../server/features/circle/store.ts'
import { insertComment } from '../../../server/features/comment/store.ts'
import { insertScheme } from '../../../server/features/expert/scheme-store.ts'
import { insertExpert } from '../../../server/features/expert/store.ts'
import { insertQuestions } from '../../../server/features/guess/store.ts'
import { newState, noMemo } from '../../../server/features/match/state.ts'
import { insertMatches, upsertEvents, upsertLeagues, upsertTeams } from '../../../server/features/match/store.ts'
import { insertRoom } from '../../../server/features/room/store.ts'
import { takeCategoryPresets } from '../../../server/features/video/presets.ts'
import { insertVideo } from '../../../server/features/video/store.ts'
import { silentLog, testConfig } from '../../support/app.ts'
import { contractErrors } from '../../support/contract/spec-check.ts'
import { specEndpoints, specRoutes } from '../../support/contract/spec-rows.ts'
import { testDatabase } from '../../support/database/database.ts'
import { aFixture, aLeague, aTeam, kickOff } from '../../support/match/match-build.ts'
import { sampleEvent } from '../../support/match/sample-event.ts'

const contract: Record<string, { who: string; effect: string }> = api
const guestReads = (Object.keys(api) as ApiKey[]).filter((key) => api[key].who === 'guest' && api[key].effect === 'read')

let app: App
let dataDir: string
beforeAll(async () => {
  const database = await testDatabase()
  await upsertLeagues(database.db, [aLeague('l1')])
  await upsertTeams(database.db, [aTeam('t1'), aTeam('t2')])
  await insertMatches(database.db, [newState(aFixture('m1', { match_time: new Date().toISOString() }), new Date(kickOff).toISOString())])
  const scorer = { zh: '前锋', en: 'Striker', vi: 'Tiền đạo' }
  await upsertEvents(database.db, [{ match_id: 'm1', entry: { key: 'g', event: sampleEvent(1, { player: scorer }), memo: noMemo } }])
  const mobile = { kind: 'email', text: 'streamer@example.com' } as const
  await insertAccount(database.db, { mobile, nickname: () => 'streamer', password: null })
  await insertRoom(database.db, { id: 'r1', uid: '100001', category: 1, key_hash: 'k', key_sealed: '', key_at: new Date() })
  const group = { id: 'g1', owner_id: '100001', name: 'group', avatar: '', notice: '', open: true, shown: true, members: 1 }
  await insertGroup(database.db, { ...group, created_at: new Date(), ended_at: null })
  await takeCategoryPresets(database.db)
  const video = { id: 'v1', account_id: '100001', title: { zh: 'v', en: 'v', vi: 'v' }, description: '', cover: '', path: '/media/v1.mp4' }
  const about = { duration_ms: 9_000, category_id: 'football', match_id: 'm1', begins_at: new Date(kickOff), published_at: new Date() }
  await database.db.transaction((tx) => insertVideo(tx, { ...video, ...about }, 'shown', 1))
  const name = { zh: 'circle', en: 'circle', vi: 'circle' }
  const circle = { id: 'c1', name, summary: name, icon: '', color: '#0B5A8A', league_id: null, team_id: null, place: 0, on: true }
  await insertCircles(database.db, [circle])
  const fields = { account_id: '100001', text: 'words', at: new Date() }
  await insertPost(database.db, { id: 'p1', circle_id: 'c1', type: 'post', ...fields })
  await insertComment(database.db, { id: 'k1', subject: 'post:p1', ...fields })
  await insertComment(database.db, { id: 'k2', subject: 'post:p1', parent_id: 'k1', ...fields })
  await insertExpert(database.db, '100001', new Date())
  const matchTimes = { match_time: new Date(Date.now() + 3_600_000), locked_at: new Date() }
  const draft = { title: 'x', text: '', price: 0, salt: '0'.repeat(64), hash: '0'.repeat(64), outcomes: ['open' as const] }
  const plays = [{ type: 'total' as const, pick: 'over' as const, line: 2.5, price: 0.9, confidence: 60 }]
  await insertScheme(database.db, { id: 's1', expert_id: '100001', match_id: 'm1', sport: 'football', plays, ...matchTimes, ...draft })
  await insertQuestions(database.db, [
    { id: 'm1.winner', match_id: 'm1', sport: 'football', kind: 'winner', match_time: matchTimes.match_time },
  ])
  dataDir = await mkdtemp(join(tmpdir(), 'grandstand-spec-'))
  app = await buildApp(testConfig({ DATA_DIR: dataDir }), { log: silentLog, database })
})
afterAll(async () => {
  await app?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

describe('given calls', () => {
  it('are all in the contract', () => {
    const keys = specEndpoints().map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.filter((key) => !(key in contract))).toEqual([])
  })

  it('are open to the stated audience and do what is documented', () => {
    const served = specEndpoints()
    expect(served.map(({ key }) => [key, contract[key]?.who, contract[key]?.effect])).toEqual(
      served.map(({ key, who, effect }) => [key, who, effect]),
    )
  })

  it('have exactly one handler each', () => {
    const handled = registeredEndpoints(app.http)
    expect(new Set(handled).size).toBe(handled.length)
    expect([...handled].sort()).toEqual(Object.keys(api).sort())
  })
})

describe('given screens', () => {
  const folder = resolve(import.meta.dirname, '../../../src/routes')
  const names = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => basename(path)))
  const isDrawn = (path: string): boolean => {
    const name = path === '/' ? 'index' : path.slice(1)
    return [name, name.replaceAll('/', '.')].some((file) => names.has(`${file}.tsx`))
  }

  it('have a route each', () => {
    const paths = specRoutes().map(({ path }) => path)
    expect(paths.filter((path) => !isDrawn(path))).toEqual([])
  })
  it('return the app when requested by their URL', () => {
    expect(screenPaths.filter((path) => !isDrawn(path))).toEqual([])
    const paths = specRoutes().map(({ path }) => path)
    expect(paths.filter((path) => !(screenPaths as readonly string[]).includes(path))).toEqual([])
  })
})

describe('every response', () => {
  const samples = samplesOf({
    match: 'm1',
    league: 'l1',
    team: 't1',
    player: 'Striker',
    room: 'r1',
    streamer: '100001',
    group: 'g1',
    circle: 'c1',
    post: 'p1',
    comment: 'k1',
    video: 'v1',
    scheme: 's1',
  })
  const calls = guestReads.flatMap((key) => (samples[key] ?? [undefined]).map((sample) => ({ key, sample })))

  it.each(calls)('of $key matches the contract', async ({ key, sample }) => {
    expect(sample, `no sample of ${key} in server/core/site/call-samples.ts`).toBeDefined()
    const [method, path] = key.split(' ') as ['GET' | 'POST', string]
    const { query, body } = (sample ?? {}) as { query?: Record<string, string>; body?: object }
    const reply = await app.http.inject({ method, url: `/${path}`, ...(query ? { query } : {}), ...(body ? { payload: body } : {}) })
    const { code, data } = reply.json()
    expect([reply.statusCode, code]).toEqual([200, 0])
    expect(contractErrors(key, data)).toEqual([])
  })

  it('to a guest who needs an account is 700, before any input validation', async () => {
    const guarded = (Object.keys(api) as ApiKey[]).filter((key) => api[key].who !== 'guest')
    for (const [at, key] of guarded.entries()) {
      const [method, path] = key.split(' ') as ['GET' | 'POST', string]
      // Each uses its own address: the rate limit applies before authentication.
      const remoteAddress = `10.1.${at >> 8}.${at & 255}`
      const reply = await app.http.inject({
        method,
        url: `/${path}`,
        remoteAddress,
        ...(method === 'POST' ? { payload: { nonsense: true } } : {}),
      })
      expect([key, reply.json().code]).toEqual([key, 700])
    }
    expect(guarded.length).toBeGreaterThan(0)
  })
})
