// The full server with one object of each kind that has a page, filled with hostile texts by users.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Feature } from '../../../contract/wire/feature.ts'
import { type App, buildApp } from '../../../server/app.ts'
import { account } from '../../../server/features/account/table.ts'
import { insertPost } from '../../../server/features/circle/post/store.ts'
import { insertCircles } from '../../../server/features/circle/store.ts'
import { nothingSet, upsertSystem } from '../../../server/features/config/store.ts'
import { insertScheme } from '../../../server/features/expert/scheme-store.ts'
import { insertExpert } from '../../../server/features/expert/store.ts'
import { newState } from '../../../server/features/match/state.ts'
import { insertMatches, upsertLeagues, upsertTeams } from '../../../server/features/match/store.ts'
import { upsertNews } from '../../../server/features/news/store.ts'
import { insertRoom } from '../../../server/features/room/store.ts'
import { takeCategoryPresets } from '../../../server/features/video/presets.ts'
import { insertVideo } from '../../../server/features/video/store.ts'
import { builtApp } from '../app/built-app.ts'
import { silentLog, testConfig } from '../app.ts'
import { type TestDatabase, testDatabase } from '../database/database.ts'
import { aFixture, aLeague, aTeam } from '../match/match-build.ts'

export const publicUrl = 'https://stand.example'
/** Sequences that end a title, an attribute, a data block or a comment, and characters that XML forbids. */
export const hostile = `</title><script>alert(1)</script>"'><!--&amp;]]> 三比一 \u2028 3-1`

export interface PreviewWorld extends TestDatabase {
  app: App
  /** HTML and status of a page, as a crawler requests it. */
  page(url: string, headers?: Record<string, string>): Promise<{ status: number; html: string }>
  stop(): Promise<void>
}

const day = 86_400_000

async function furnish({ db }: TestDatabase): Promise<void> {
  const now = new Date()
  const texts = { zh: hostile, en: hostile, vi: hostile }
  await upsertLeagues(db, [aLeague('l1'), aLeague('nba', { sport: 'basketball' })])
  await upsertTeams(db, [aTeam('t1', { name: texts }), aTeam('t2'), aTeam('b1', { sport: 'basketball', league_id: 'nba' })])
  const soon = new Date(now.getTime() + day).toISOString()
  await insertMatches(db, [newState(aFixture('m1', { match_time: soon }), now.toISOString())])
  const person = { avatar: '/avatars/v1/u1.svg', is_anchor: true, signature: hostile }
  await db.insert(account).values([
    { id: 'u1', nickname: hostile, share_code: 'AAAA2222', ...person },
    { id: 'u2', nickname: 'gone', share_code: 'BBBB2222', ...person, closed_at: now },
    { id: 'u3', nickname: 'kept out', share_code: 'CCCC2222', ...person, blocked_at: now },
  ])
  const key = { category: 1, key_sealed: '', key_at: now }
  await insertRoom(db, { id: 'r1', uid: 'u1', title: hostile, placard: hostile, match_id: 'm1', key_hash: 'k1', ...key })
  await insertRoom(db, { id: 'r3', uid: 'u3', title: 'kept out', key_hash: 'k3', ...key })
  const article = {
    ...{ sport: 'football' as const, topic: 'report' as const, title: texts, summary: texts, author: texts, cover: '' },
    ...{ league_id: 'l1', team_ids: ['t1', 't2'], match_id: 'm1', body: [], comments: 0 },
  }
  await upsertNews(db, [
    { id: 'n1', published_at: '2020-01-02T03:04:05.000Z', ...article },
    { id: 'later', published_at: '2999-01-01T00:00:00.000Z', ...article },
  ])
  await takeCategoryPresets(db)
  const film = { duration_ms: 9_000, category_id: 'talk', match_id: null, begins_at: null, published_at: new Date(now.getTime() - day) }
  const video = { account_id: 'u1', title: texts, description: hostile, cover: '', ...film }
  await db.transaction(async (tx) => {
    await insertVideo(tx, { id: 'v1', path: '/media/v1.mp4', ...video }, 'shown', 3)
    await insertVideo(tx, { id: 'v2', path: '/media/v2.mp4', ...video }, 'waiting', 3)
  })
  const circle = { summary: texts, icon: '', color: '#0B5A8A', league_id: null, team_id: null, place: 0 }
  await insertCircles(db, [
    { id: 'c1', name: texts, on: true, ...circle },
    { id: 'off', name: texts, on: false, ...circle },
  ])
  const post = { circle_id: 'c1', account_id: 'u1', type: 'post' as const, text: hostile, at: new Date(now.getTime() - day) }
  await insertPost(db, { id: 'p1', ...post })
  await insertPost(db, { id: 'hidden', ...post, state: 'hidden' })
  await insertPost(db, { id: 'deleted', ...post, state: 'deleted' })
  await insertPost(db, { id: 'of-gone', ...post, account_id: 'u2' })
  await insertExpert(db, 'u1', now)
  await insertScheme(db, {
    ...{ id: 's1', expert_id: 'u1', match_id: 'm1', sport: 'football', match_time: new Date(soon), locked_at: now },
    ...{ title: hostile, text: 'what is sold', price: 90, salt: '0'.repeat(64), hash: '0'.repeat(64), outcomes: ['open' as const] },
    plays: [{ type: 'total' as const, pick: 'over' as const, line: 77.25, price: 0.9, confidence: 60 }],
  })
}

/** `off`: features that the operator has switched off. */
export async function previewWorld({ env = {}, off = [] }: { env?: Record<string, string>; off?: Feature[] } = {}): Promise<PreviewWorld> {
  const database = await testDatabase()
  await furnish(database)
  await upsertSystem(database.db, { ...nothingSet, off })
  const folder = await mkdtemp(join(tmpdir(), 'preview-'))
  const appDir = await builtApp(folder, 'b1')
  const config = { ...testConfig({ DATA_DIR: join(folder, 'data'), RATE_LIMIT: '0', PUBLIC_URL: publicUrl, ...env }), appDir }
  const app = await buildApp(config, { log: silentLog, database })
  return {
    ...database,
    app,
    async page(url, headers = {}) {
      const reply = await app.http.inject({ url, headers: { accept: 'text/html', ...headers } })
      return { status: reply.statusCode, html: reply.body }
    },
    async stop() {
      await app.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
