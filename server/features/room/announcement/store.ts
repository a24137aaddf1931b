// Announced broadcasts in the database.
import { and, asc, count, eq, gte, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import { countFollowers } from '../../follow/store.ts'
import type { Db, DistinctDb } from '../store.ts'
import { room } from '../table.ts'
import { announcement } from './table.ts'

export type AnnouncementRow = typeof announcement.$inferSelect

/** Milliseconds after its start for which one is still listed: it may run, or its streamer may be late. */
export const shownFor = 4 * 3_600_000

export async function findAnnouncement(db: Db, id: string): Promise<AnnouncementRow | undefined> {
  const [row] = await db.select().from(announcement).where(eq(announcement.id, id))
  return row
}

export interface Next {
  /** Start of the next broadcast. */
  at: Date | null
  /** Matches of upcoming or just due broadcasts, without duplicates, ordered by id. */
  matches: readonly string[]
}
/** Maximum delay of a streamer, in milliseconds. */
const mostLate = 30 * 60_000
/** Milliseconds before its announced start from which a broadcast counts as it. */
export const earliest = 30 * 60_000

/** Returns the visible announcement that a broadcast starting now belongs to: the nearest one, early or late. */
export async function findDue(db: Db, roomId: string, now: Date): Promise<AnnouncementRow | undefined> {
  const [row] = await db
    .select()
    .from(announcement)
    .where(
      and(
        eq(announcement.room_id, roomId),
        eq(announcement.hidden, false),
        gte(announcement.start_at, new Date(now.getTime() - mostLate)),
        lte(announcement.start_at, new Date(now.getTime() + earliest)),
      ),
    )
    .orderBy(sql`abs(extract(epoch from ${announcement.start_at} - ${now.toISOString()}::timestamptz))`)
    .limit(1)
  return row
}

/** Returns the next visible announcement and the matches of each room. */
export async function findNext(db: Db, now: Date, roomIds?: readonly string[]): Promise<Map<string, Next>> {
  const rows = await db
    .select({
      id: announcement.room_id,
      at: sql<Date | null>`min(${announcement.start_at}) filter (where ${gte(announcement.start_at, now)})`.mapWith(announcement.start_at),
      matches: sql<
        string[]
      >`coalesce(array_agg(distinct ${announcement.match_id}) filter (where ${announcement.match_id} is not null), '{}')`,
    })
    .from(announcement)
    .where(
      and(
        gte(announcement.start_at, new Date(now.getTime() - mostLate)),
        eq(announcement.hidden, false),
        roomIds ? inArray(announcement.room_id, [...roomIds]) : undefined,
      ),
    )
    .groupBy(announcement.room_id)
  return new Map(rows.map(({ id, at, matches }) => [id, { at, matches }]))
}

export interface AnnouncementFilter {
  from: Date
  /** Exclusive. */
  until?: Date
  roomId?: string
  matchId?: string
  category?: number
  ids?: readonly string[]
}
/** Returns visible announcements of open rooms, soonest first. */
export async function listAnnounced(
  db: Db,
  { from, until, roomId, matchId, category, ids }: AnnouncementFilter,
  limit: number,
  offset: number,
): Promise<{ list: AnnouncementRow[]; total: number }> {
  const open = db.select({ id: room.id }).from(room).where(isNull(room.closed_at))
  const shown = and(
    eq(announcement.hidden, false),
    gte(announcement.start_at, from),
    until ? lt(announcement.start_at, until) : undefined,
    roomId === undefined ? undefined : eq(announcement.room_id, roomId),
    matchId === undefined ? undefined : eq(announcement.match_id, matchId),
    category === undefined ? undefined : eq(announcement.category, category),
    ids ? inArray(announcement.id, [...ids]) : undefined,
    inArray(announcement.room_id, open),
  )
  const [list, [row]] = await Promise.all([
    db.select().from(announcement).where(shown).orderBy(asc(announcement.start_at), asc(announcement.id)).limit(limit).offset(offset),
    db.select({ total: count() }).from(announcement).where(shown),
  ])
  return { list, total: row?.total ?? 0 }
}

/** Returns the next visible announcement of each room within the range, soonest first. */
export async function listNextOf(
  db: DistinctDb,
  roomIds: readonly string[],
  { from, until }: { from: Date; until: Date },
): Promise<AnnouncementRow[]> {
  if (roomIds.length === 0) return []
  const rows = await db
    .selectDistinctOn([announcement.room_id])
    .from(announcement)
    .where(
      and(
        inArray(announcement.room_id, [...roomIds]),
        eq(announcement.hidden, false),
        gte(announcement.start_at, from),
        lt(announcement.start_at, until),
      ),
    )
    .orderBy(announcement.room_id, asc(announcement.start_at), asc(announcement.id))
  return rows.sort((a, b) => a.start_at.getTime() - b.start_at.getTime() || (a.id < b.id ? -1 : 1))
}

/** Returns a room's announcements that are not long over, in the streamer's order. */
export const listOwn = (db: Db, roomId: string, from: Date): Promise<AnnouncementRow[]> =>
  db
    .select()
    .from(announcement)
    .where(and(eq(announcement.room_id, roomId), gte(announcement.start_at, from)))
    .orderBy(asc(announcement.place), asc(announcement.start_at), asc(announcement.id))

/** Appends an announcement, idempotently. Returns its id; null if the room has reached its limit. */
export async function insertAnnouncement(
  tx: Db,
  row: Omit<typeof announcement.$inferInsert, 'place'>,
  { most, now }: { most: number; now: Date },
): Promise<string | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`announce ${row.room_id}`}, 0))`)
  const { room_id, title, category, start_at } = announcement
  const [same] = await tx
    .select({ id: announcement.id })
    .from(announcement)
    .where(and(eq(room_id, row.room_id), eq(title, row.title), eq(category, row.category), eq(start_at, row.start_at)))
  if (same) return same.id
  const [known] = await tx
    .select({ total: count(), place: sql<number>`coalesce(max(${announcement.place}), 0)::int` })
    .from(announcement)
    .where(and(eq(announcement.room_id, row.room_id), gte(announcement.start_at, now)))
  if ((known?.total ?? 0) >= most) return null
  await tx.insert(announcement).values({ ...row, place: (known?.place ?? 0) + 1 })
  return row.id
}

export async function updateAnnouncement(
  db: Db,
  roomId: string,
  id: string,
  changes: Partial<Pick<AnnouncementRow, 'title' | 'cover' | 'category' | 'match_id' | 'start_at' | 'place' | 'hidden'>>,
): Promise<AnnouncementRow | undefined> {
  const [row] = await db
    .update(announcement)
    .set(changes)
    .where(and(eq(announcement.id, id), eq(announcement.room_id, roomId)))
    .returning()
  return row
}

export async function deleteAnnouncement(db: Db, roomId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(announcement)
    .where(and(eq(announcement.id, id), eq(announcement.room_id, roomId)))
    .returning({ id: announcement.id })
  return gone.length === 1
}

/** Deletes a room's announcements, past ones too; returns their ids. */
export async function deleteAnnouncementsOf(db: Db, roomId: string): Promise<string[]> {
  const gone = await db.delete(announcement).where(eq(announcement.room_id, roomId)).returning({ id: announcement.id })
  return gone.map(({ id }) => id)
}

/** Claims announcements that start in the range and have not been reminded of: each once per start. */
export const takeDue = (db: Db, from: Date, until: Date): Promise<AnnouncementRow[]> =>
  db
    .update(announcement)
    .set({ reminded_for: sql`${announcement.start_at}` })
    .where(
      and(
        gte(announcement.start_at, from),
        lte(announcement.start_at, until),
        eq(announcement.hidden, false),
        or(isNull(announcement.reminded_for), ne(announcement.reminded_for, announcement.start_at)),
      ),
    )
    .returning()

export const countReserves = (db: Db, ids: readonly string[]): Promise<Map<string, number>> => countFollowers(db, 'broadcast', ids)
