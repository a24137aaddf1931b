// The specification, counted: every call is served once and as it says, every screen exists, or stands in the pending list.
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApiKey, api } from '../../contract/api.ts'
import { type App, buildApp } from '../../server/app.ts'
import { registeredEndpoints } from '../../server/core/route.ts'
import { newState } from '../../server/features/match/state.ts'
import { insertMatches, putLeagues, putTeams } from '../../server/features/match/store.ts'
import { silentLog, testConfig } from '../support/app.ts'
import { testDatabase } from '../support/database.ts'
import { aFixture, aLeague, aTeam, kickOff } from '../support/match-build.ts'
import { pendingEndpoints, pendingRoutes } from '../support/pending.ts'
import { contractErrors } from '../support/spec-check.ts'
import { specEndpoints, specRoutes } from '../support/spec-rows.ts'
import { samplesOf } from '../support/spec-samples.ts'

const pending = Object.entries(pendingEndpoints).flatMap(([area, keys]) => keys.map((key) => ({ area, key })))
const pendingKeys = new Set(pending.map(({ key }) => key))
const contract: Record<string, { who: string; effect: string }> = api
const guestReads = (Object.keys(api) as ApiKey[]).filter((key) => api[key].who === 'guest' && api[key].effect === 'read')

let app: App
let dataDir: string
beforeAll(async () => {
  const database = await testDatabase()
  await putLeagues(database.db, [aLeague('l1')])
  await putTeams(database.db, [aTeam('t1'), aTeam('t2')])
  await insertMatches(database.db, [newState(aFixture('m1', { match_time: new Date().toISOString() }), new Date(kickOff).toISOString())])
  dataDir = await mkdtemp(join(tmpdir(), 'grandstand-spec-'))
  app = await buildApp(testConfig({ DATA_DIR: dataDir }), { log: silentLog, database })
})
afterAll(async () => {
  await app?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

describe('the calls of the specification', () => {
  it('are each in the contract or pending, and not in both', () => {
    const keys = specEndpoints().map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.filter((key) => key in contract === pendingKeys.has(key))).toEqual([])
  })

  it('are pending under their own area, and nothing else is', () => {
    const areas = new Map(specEndpoints().map(({ key, area }) => [key, area]))
    expect(pending.filter(({ key, area }) => areas.get(key) !== area)).toEqual([])
  })

  it('are open to whom it says and do what it says', () => {
    const served = specEndpoints().filter(({ key }) => key in contract)
    expect(served.map(({ key }) => [key, contract[key]?.who, contract[key]?.effect])).toEqual(
      served.map(({ key, who, effect }) => [key, who, effect]),
    )
  })

  it('have each exactly one handler', () => {
    const handled = registeredEndpoints(app.http)
    expect(new Set(handled).size).toBe(handled.length)
    expect([...handled].sort()).toEqual(Object.keys(api).sort())
  })
})

describe('the screens of the specification', () => {
  const folder = resolve(import.meta.dirname, '../../src/routes')
  const isDrawn = (path: string): boolean => {
    const name = path === '/' ? 'index' : path.slice(1)
    return [name, name.replaceAll('/', '.')].some((file) => existsSync(join(folder, `${file}.tsx`)))
  }
  const waiting = Object.values(pendingRoutes).flat()

  it('are each a route or pending, and not both', () => {
    const paths = specRoutes().map(({ path }) => path)
    expect(paths.filter((path) => isDrawn(path) === waiting.includes(path))).toEqual([])
    expect(waiting.filter((path) => !paths.includes(path))).toEqual([])
  })
})

describe('every answer', () => {
  const samples = samplesOf({ match: 'm1', league: 'l1' })
  const calls = guestReads.flatMap((key) => (samples[key] ?? [undefined]).map((sample) => ({ key, sample })))

  it.each(calls)('of $key is what the contract says', async ({ key, sample }) => {
    expect(sample, `no sample of ${key} in tests/support/spec-samples.ts`).toBeDefined()
    const [method, path] = key.split(' ') as ['GET' | 'POST', string]
    const { query, body } = (sample ?? {}) as { query?: Record<string, string>; body?: object }
    const reply = await app.http.inject({ method, url: `/${path}`, ...(query ? { query } : {}), ...(body ? { payload: body } : {}) })
    const { code, data } = reply.json()
    expect([reply.statusCode, code]).toEqual([200, 0])
    expect(contractErrors(key, data)).toEqual([])
  })

  it('to a guest about what needs an account is 700, before anything about the input', async () => {
    const guarded = (Object.keys(api) as ApiKey[]).filter((key) => api[key].who !== 'guest')
    for (const key of guarded) {
      const [method, path] = key.split(' ') as ['GET' | 'POST', string]
      const reply = await app.http.inject({ method, url: `/${path}`, ...(method === 'POST' ? { payload: { nonsense: true } } : {}) })
      expect([key, reply.json().code]).toEqual([key, 700])
    }
    expect(guarded.length).toBeGreaterThan(0)
  })
})
