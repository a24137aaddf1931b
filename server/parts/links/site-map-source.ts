// The pages of the site map: everything that a guest may read, queried from the tables of all features, some thousand rows at a time.
import { type SQL, sql } from 'drizzle-orm'
import type { Sport } from '../../../contract/match/match-row.ts'
import type { Feature } from '../../../contract/wire/feature.ts'
import { cachedReads } from '../../core/cache/cached-reads.ts'
import type { Context } from '../../core/context.ts'
import { listWorks, newest, oldest, visibleTo } from '../../features/video/work-store.ts'
import { featureOf, isList, lists, type Subject } from '../../render/preview/page.ts'
import type { MapPage, MapPart, MapSource } from '../../render/site-map/site-map.ts'

/** Days around today whose matches are listed, same as in the search. */
const daysBack = 120
const daysAhead = 60
const day = 86_400_000
/** Time to live of the index, in milliseconds. */
const indexFor = 60_000

type Row = { id: string; sport?: Sport; changed: number | null } & Record<string, unknown>
interface Kind {
  feature?: Feature
  from: SQL
  /** Per row: its id, its last change, and its sport if it has one. */
  id: SQL
  changed: SQL
  /** Last change of all rows, where that is cheaper than per row. */
  newest?: SQL
  sport?: SQL
  order: SQL
  subject: (row: Row) => Subject
}

const ms = (instant: SQL): SQL => sql`(extract(epoch from ${instant}) * 1000)::float8`
/** Excludes deleted and blocked users. */
const person = (id: SQL): SQL => sql`join account on account.id = ${id} and account.closed_at is null and account.blocked_at is null`

/** `now` is product time. */
function kindsAt(now: string): Readonly<Record<string, Kind>> {
  const played = (where: SQL): SQL => sql`(select max(match_time) from match where ${where} and match_time <= ${now}::timestamptz)`
  const lastPlayed = played(sql`true`)
  return {
    leagues: {
      from: sql`from league where league.sport in ('football', 'basketball')`,
      id: sql`league.id`,
      sport: sql`league.sport`,
      changed: played(sql`match.league_id = league.id`),
      newest: lastPlayed,
      order: sql`league.id`,
      subject: ({ id, sport }) => ({ kind: 'league', id, sport }),
    },
    teams: {
      from: sql`from team`,
      id: sql`team.id`,
      sport: sql`team.sport`,
      changed: sql`greatest(${played(sql`match.home_team_id = team.id`)}, ${played(sql`match.away_team_id = team.id`)})`,
      newest: lastPlayed,
      order: sql`team.id`,
      subject: ({ id, sport }) => ({ kind: 'team', id, sport }),
    },
    news: {
      feature: 'news',
      from: sql`from news where news.state = 'published' and news.published_at <= ${now}::timestamptz`,
      id: sql`news.id`,
      changed: sql`greatest(news.published_at, news.edited_at)`,
      order: sql`news.published_at, news.id`,
      subject: ({ id }) => ({ kind: 'article', id }),
    },
    rooms: {
      from: sql`from room ${person(sql`room.uid`)} where room.closed_at is null`,
      id: sql`room.id`,
      changed: sql`coalesce(
        (select max(coalesce(broadcast.ended_at, broadcast.started_at)) from broadcast where broadcast.room_id = room.id),
        room.created_at)`,
      order: sql`room.created_at, room.id`,
      subject: ({ id }) => ({ kind: 'room', id }),
    },
    circles: {
      from: sql`from circle where circle."on"`,
      id: sql`circle.id`,
      changed: sql`(select max(post.at) from post where post.circle_id = circle.id and post.state = 'shown')`,
      order: sql`circle.place, circle.id`,
      subject: ({ id }) => ({ kind: 'circle', id }),
    },
    posts: {
      from: sql`from post join circle on circle.id = post.circle_id and circle."on" ${person(sql`post.account_id`)}
        where post.state = 'shown'`,
      id: sql`post.id`,
      changed: sql`coalesce(post.edited_at, post.at)`,
      order: sql`post.seq`,
      subject: ({ id }) => ({ kind: 'post', id }),
    },
    experts: {
      feature: 'experts',
      from: sql`from expert ${person(sql`expert.account_id`)}`,
      id: sql`expert.account_id`,
      changed: sql`coalesce((select max(scheme.locked_at) from scheme where scheme.expert_id = expert.account_id), expert.since)`,
      order: sql`expert.since, expert.account_id`,
      subject: ({ id }) => ({ kind: 'expert', id }),
    },
  }
}

const matchesOf = /^matches-(\d{4}-\d\d-\d\d)$/

interface Off {
  isOff: (feature: Feature) => boolean
}

export function siteMapSource({ db, clock }: Pick<Context, 'db' | 'clock'>, { isOff }: Off, realNow: () => number = Date.now): MapSource {
  const index = cachedReads<MapPart[]>(realNow, { goodFor: indexFor, most: 1 })
  const productNow = (): string => new Date(clock.now()).toISOString()
  const isOpen = (feature: Feature | null | undefined): boolean => !feature || !isOff(feature)
  /** Product time may be ahead, but a last change must not lie in the future. */
  const pastOf = (changed: number | null): number | null => (changed === null ? null : Math.min(changed, realNow()))

  async function totalOf({ from, changed, newest: last = sql`max(${changed})` }: Kind): Promise<Omit<MapPart, 'name'>> {
    const { rows } = await db.execute<{ total: number; changed: number | null }>(
      sql`select count(*)::int as total, ${ms(last)} as changed ${from}`,
    )
    return { total: rows[0]?.total ?? 0, changedAt: pastOf(rows[0]?.changed ?? null) }
  }

  async function days(): Promise<MapPart[]> {
    const now = clock.now()
    const [from, to] = [now - daysBack * day, now + daysAhead * day].map((at) => new Date(at).toISOString())
    const { rows } = await db.execute<{ day: string; total: number; changed: number }>(sql`
      select to_char(match_time at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as total, ${ms(sql`max(match_time)`)} as changed
      from match where match_time >= ${from}::timestamptz and match_time < ${to}::timestamptz group by 1 order by 1`)
    return rows.map((row) => ({ name: `matches-${row.day}`, total: row.total, changedAt: row.changed <= now ? pastOf(row.changed) : null }))
  }

  const openLists = (): MapPage[] =>
    Object.keys(lists)
      .filter(isList)
      .map((list): Subject => ({ kind: 'list', list }))
      .filter((subject) => isOpen(featureOf(subject)))
      .map((subject) => ({ subject, changedAt: null }))

  async function parts(): Promise<MapPart[]> {
    const found: MapPart[] = [{ name: 'pages', total: openLists().length, changedAt: null }]
    for (const [name, kind] of Object.entries(kindsAt(productNow())))
      if (isOpen(kind.feature)) found.push({ name, ...(await totalOf(kind)) })
    const { works, total } = await listWorks(db, [visibleTo(null)], newest, { limit: 1, offset: 0 })
    found.push({ name: 'videos', total, changedAt: pastOf(works[0]?.published_at ?? null) })
    return [...found, ...(await days())]
  }

  async function ofKind({ from, id, changed, sport, order, subject }: Kind, limit: number, offset: number): Promise<MapPage[]> {
    const { rows } = await db.execute<Row>(sql`
      select ${id} as id, ${sport ?? sql`null`} as sport, ${ms(changed)} as changed ${from}
      order by ${order} limit ${limit} offset ${offset}`)
    return rows.map((row) => ({ subject: subject(row), changedAt: pastOf(row.changed) }))
  }

  async function ofDay(first: string, limit: number, offset: number): Promise<MapPage[]> {
    const start = Date.parse(`${first}T00:00:00Z`)
    if (Number.isNaN(start)) return []
    const { rows } = await db.execute<Row>(sql`
      select id, sport, ${ms(sql`("row"->>'updated_at')::timestamptz`)} as changed from match
      where match_time >= ${new Date(start).toISOString()}::timestamptz and match_time < ${new Date(start + day).toISOString()}::timestamptz
      order by match_time, id limit ${limit} offset ${offset}`)
    return rows.map(({ id, sport, changed }) => ({ subject: { kind: 'match', id, sport }, changedAt: pastOf(changed) }))
  }

  return {
    parts: () => index.get('index', parts),
    async pages(name, { limit, offset }) {
      if (name === 'pages') return openLists().slice(offset, offset + limit)
      const [, first] = matchesOf.exec(name) ?? []
      if (first !== undefined) return ofDay(first, limit, offset)
      if (name === 'videos') {
        const { works } = await listWorks(db, [visibleTo(null)], oldest, { limit, offset })
        return works.map(({ id, published_at }) => ({ subject: { kind: 'video', id }, changedAt: pastOf(published_at) }))
      }
      const kinds = kindsAt(productNow())
      const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
      return kind && isOpen(kind.feature) ? ofKind(kind, limit, offset) : null
    },
  }
}
