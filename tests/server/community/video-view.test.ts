// Views of videos: counted after enough actual playback, once for each viewer in a period, however many calls arrive at once.
import { describe, expect, it } from 'vitest'
import { keysOf } from '../../../server/core/keys.ts'
import { openViews } from '../../../server/features/video/views.ts'
import type { Work } from '../../../server/features/video/work-store.ts'
import { silentLog } from '../../support/app.ts'
import { testDatabase } from '../../support/database/database.ts'

const { db, pool } = await testDatabase()
let now = Date.parse('2026-03-07T12:00:00Z')
const views = openViews({ db, keys: keysOf(Buffer.alloc(32, 7)), log: silentLog, now: () => now })
const aWork = (id: string): Work => ({ id, duration_ms: 60_000 }) as Work
const seen = (id: string, key: string, more: { seconds?: number; account?: string | null; address?: string } = {}) =>
  views.add(aWork(id), { key, seconds: 6, account: null, address: '10.0.0.1', ...more })

describe('a video view', () => {
  it('counts once, after enough time to watch', async () => {
    const key = views.key('w1')
    now += 2_000
    expect(await seen('w1', key, { seconds: 600 })).toEqual({ counted: false, views: 0 })
    now += 4_000
    expect(await seen('w1', key)).toEqual({ counted: true, views: 1 })
    expect(await seen('w1', key)).toEqual({ counted: false, views: 1 })
    expect(await seen('w1', views.key('w1'), { address: '10.0.0.2' })).toEqual({ counted: false, views: 1 })
    now += 6_000
    expect(await seen('w1', key, { address: '10.0.0.2' })).toEqual({ counted: true, views: 2 })
    now += 6 * 3_600_000
    const later = views.key('w1')
    now += 6_000
    expect(await seen('w1', later)).toEqual({ counted: true, views: 3 })
  })

  it('of a signed-in user belongs to the account, from any address', async () => {
    const key = views.key('w2')
    now += 6_000
    expect((await seen('w2', key, { account: 'a1', address: '10.0.0.3' })).counted).toBe(true)
    expect((await seen('w2', key, { account: 'a1', address: '10.0.0.4' })).counted).toBe(false)
    expect((await seen('w2', key, { account: 'a2', address: '10.0.0.3' })).counted).toBe(true)
  })

  it('from an IPv6 line is one, whichever of its addresses it comes from', async () => {
    const key = views.key('w5')
    now += 6_000
    expect((await seen('w5', key, { address: '2001:db8:1:2::1' })).counted).toBe(true)
    expect((await seen('w5', key, { address: '2001:db8:1:2:3::1' })).counted).toBe(false)
    expect((await seen('w5', key, { address: '2001:db8:1:3::1' })).counted).toBe(true)
  })

  it('counts once when twenty calls report it concurrently', async () => {
    const key = views.key('w3')
    now += 6_000
    const replies = await Promise.all(Array.from({ length: 20 }, () => seen('w3', key)))
    expect(replies.filter(({ counted }) => counted)).toHaveLength(1)
    const { rows } = await pool.query("SELECT views FROM video_day WHERE video_id = 'w3'")
    expect(rows).toEqual([{ views: 1 }])
  })

  it('requires the key that was issued with this video', async () => {
    const key = views.key('w4')
    now += 6_000
    for (const wrong of [views.key('w1'), '', 'x', `${key}x`, key.replace(/^./, '1'), `${'9'.repeat(12)}.${'A'.repeat(24)}`])
      await expect(seen('w4', wrong)).rejects.toMatchObject({ code: 'invalid-input' })
  })

  it('stores no address, only a mark of it', async () => {
    const { rows } = await pool.query('SELECT viewer FROM video_view')
    expect(rows.length).toBeGreaterThan(3)
    expect(rows.every(({ viewer }) => !String(viewer).includes('10.0.0'))).toBe(true)
  })
})
