import { asc, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { AdminBanner } from '../../../contract/admin/admin.ts'
import type { Banner } from '../../../contract/banner.ts'
import { banner } from './table.ts'

type Db = Pick<NodePgDatabase, 'select' | 'insert' | 'delete'>
export type BannerRow = typeof banner.$inferSelect

export const presentBanner = ({ from, until, ...row }: BannerRow): AdminBanner => ({
  ...row,
  from: from?.toISOString() ?? null,
  until: until?.toISOString() ?? null,
})

export const listBanners = (db: Db): Promise<BannerRow[]> => db.select().from(banner).orderBy(asc(banner.place), asc(banner.id))

/** Enabled banners within their time and for this region, as presented to clients. */
export const bannersAt = (rows: readonly BannerRow[], region: string, now: number): Banner[] =>
  rows
    .filter(({ on, from, until }) => on && (from === null || from.getTime() <= now) && (until === null || until.getTime() > now))
    .filter(({ regions }) => regions.length === 0 || regions.includes(region))
    .map(({ id, title, img, url, langs }) => ({ id, title, img, url, langs }))

export async function findBanner(db: Db, id: string): Promise<BannerRow | undefined> {
  const [row] = await db.select().from(banner).where(eq(banner.id, id))
  return row
}

export async function upsertBanner(db: Db, row: BannerRow): Promise<void> {
  const { id: _id, ...set } = row
  await db.insert(banner).values(row).onConflictDoUpdate({ target: banner.id, set })
}

export async function deleteBanner(db: Db, id: string): Promise<void> {
  await db.delete(banner).where(eq(banner.id, id))
}
