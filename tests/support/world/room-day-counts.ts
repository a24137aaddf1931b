// Daily figures of a room as its rankings sum them: gifts and months against the ledger, messages, followers, watch time.
import type { RankRow, StreamerRank } from '../../../contract/gift/rank.ts'
import { fanLevelOf } from '../../../rules/room/fan-level.ts'
import { rankZone } from '../../../rules/time/rank-range.ts'
import { callApp } from '../people/app-member.ts'
import { type Compared, type CountSources, countBy } from './agreement.ts'
import { listRooms } from './room-counts.ts'

/** What each account gave in each room according to the ledger, today or in total: shown gifts, guards, and noble titles bought there. */
const givenSql = (isToday: boolean) => `
  WITH paid AS (
    SELECT tx.key, tx.type, tx.actor, tx.memo, -posting.amount AS amount
    FROM ledger_tx tx JOIN ledger_posting posting ON posting.tx_id = tx.id
    JOIN ledger_account account ON account.id = posting.account_id AND account.owner = tx.actor AND account.kind = 'consumption'
    WHERE tx.type IN ('gift', 'guard', 'noble')
      ${isToday ? `AND (tx.at AT TIME ZONE '${rankZone}')::date = (now() AT TIME ZONE '${rankZone}')::date` : ''}
  ), given AS (
    SELECT gift_given.room_id, paid.actor, paid.amount FROM paid
    JOIN gift_given ON paid.key IN ('gift:' || gift_given.id, 'gift-end:' || gift_given.id) AND gift_given.state <> 'held'
    UNION ALL
    SELECT memo::jsonb->>'ref', actor, amount FROM paid WHERE type IN ('guard', 'noble')
  )
  SELECT room_id || ' ' || actor AS key, sum(amount) AS count FROM given WHERE room_id IS NOT NULL GROUP BY room_id, actor HAVING sum(amount) > 0`

const inRoom = (given: ReadonlyMap<string, number>, room: string): [person: string, amount: number][] =>
  [...given].flatMap(([key, amount]) => (key.startsWith(`${room} `) ? [[key.slice(room.length + 1), amount]] : []))
const sumOf = (list: readonly [string, number][]): number => list.reduce((sum, [, amount]) => sum + amount, 0)

export async function countGivers({ app, pool }: CountSources): Promise<Compared[]> {
  const given = await countBy(pool, givenSql(true))
  const { list: ranked } = await callApp<{ list: StreamerRank[] }>(app, 'GET api/Live_streaming/roomRanking?range=day&by=gifts&limit=100')
  const byRoom = new Map(ranked.map(({ room_id, value }) => [room_id, value]))
  const compared: Compared[] = []
  for (const { id } of await listRooms({ app })) {
    const { list } = await callApp<{ list: RankRow[] }>(app, 'POST api/Live_streaming/getRankInfoList', {
      ...{ room_id: id, type: 'day', limit: 100 },
    })
    const [own, rows] = [inRoom(given, id), new Map(list.map(({ uid, value }) => [uid, value]))]
    for (const [uid, amount] of own) compared.push({ of: `gifts of ${uid} today in room ${id}`, shown: rows.get(uid) ?? 0, source: amount })
    compared.push({ of: `givers today in room ${id}`, shown: list.length, source: own.length })
    compared.push({ of: `gifts today in room ${id}`, shown: byRoom.get(id) ?? 0, source: sumOf(own) })
  }
  return compared
}

export async function countFans({ app, pool }: CountSources): Promise<Compared[]> {
  const given = await countBy(pool, givenSql(false))
  const guards = await countBy(
    pool,
    "SELECT room_id AS key, count(*) AS count FROM status_term WHERE kind = 'guard' AND expires_at > now() GROUP BY room_id",
  )
  const nobles = new Set(
    (await countBy(pool, "SELECT account_id AS key, 1 AS count FROM status_term WHERE kind = 'noble' AND expires_at > now()")).keys(),
  )
  const compared: Compared[] = []
  for (const { id } of await listRooms({ app })) {
    const { group, top } = await callApp<{ group: { members: number }; top: RankRow[] }>(app, 'POST api/Live_streaming/getFansGroupInfo', {
      ...{ room_id: id, limit: 100 },
    })
    const ranking = await callApp<{ guards: number; nobles: number }>(app, 'POST api/Live_streaming/getRankInfoList', {
      ...{ room_id: id, type: 'guard' },
    })
    const members = inRoom(given, id).filter(([, amount]) => fanLevelOf(amount) > 0)
    compared.push({ of: `members of the fan club of room ${id}`, shown: group.members, source: members.length })
    compared.push({
      of: `contributions in the fan club of room ${id}`,
      shown: sumOf(top.map(({ uid, value }) => [uid, value])),
      source: sumOf(members),
    })
    compared.push({ of: `guards of room ${id}`, shown: ranking.guards, source: guards.get(id) ?? 0 })
    compared.push({ of: `nobles of room ${id}`, shown: ranking.nobles, source: members.filter(([uid]) => nobles.has(uid)).length })
  }
  return compared
}

/** All follows in this world began in this month. */
export async function countNewFollowers({ app, pool }: CountSources): Promise<Compared[]> {
  const rows = await countBy(
    pool,
    `SELECT room.id AS key, count(*) AS count FROM account_follow JOIN room ON room.uid = ref_id WHERE kind = 'streamer' GROUP BY room.id`,
  )
  const { list } = await callApp<{ list: StreamerRank[] }>(app, 'GET api/Live_streaming/roomRanking?range=month&by=fans&limit=100')
  const shown = new Map(list.map(({ room_id, value }) => [room_id, value]))
  return (await listRooms({ app })).map(({ id }) => ({
    of: `new followers of room ${id}`,
    shown: shown.get(id) ?? 0,
    source: rows.get(id) ?? 0,
  }))
}

/** The server updates these figures once a minute. */
export async function countDay({ app, pool }: CountSources): Promise<Compared[]> {
  const lineCounts = await countBy(
    pool,
    `SELECT room_id AS key, count(*) AS count FROM room_line
      WHERE removed_at IS NULL AND message->>'kind' = 'chat' AND (time AT TIME ZONE '${rankZone}')::date = (now() AT TIME ZONE '${rankZone}')::date
      GROUP BY room_id`,
  )
  const { list } = await callApp<{ list: StreamerRank[] }>(app, 'GET api/Live_streaming/roomRanking?range=day&by=heat&limit=100')
  const messages = new Map(list.map(({ room_id, parts }) => [room_id, parts.find(({ term }) => term === 'messages')?.count ?? 0]))
  const watched = await pool.query<{ id: string; day: string; broadcast: string }>(
    `SELECT room.id, (SELECT coalesce(sum(watch_seconds), 0) FROM room_day WHERE room_id = room.id) AS day,
      (SELECT coalesce(sum(watched_seconds), 0) FROM broadcast WHERE room_id = room.id) AS broadcast FROM room`,
  )
  return [
    ...(await listRooms({ app })).map(({ id }) => ({
      of: `messages today in room ${id}`,
      shown: messages.get(id) ?? 0,
      source: lineCounts.get(id) ?? 0,
    })),
    ...watched.rows.map(({ id, day, broadcast }) => ({
      of: `seconds watched in room ${id}`,
      shown: Number(day),
      source: Number(broadcast),
    })),
  ]
}
