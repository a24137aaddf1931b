// Finds anything by its id, over the tables of all features: one query, a few rows per kind.
import { type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { AdminHit, FindKind } from '../../../contract/admin/find-admin.ts'

/** Maximum rows per kind. */
const most = 5
/** Characters from which on a prefix of an id is enough. */
const prefixFrom = 4
/** Shape of ids (contract/wire/endpoint.ts). */
const idShape = /^[A-Za-z0-9_.-]{1,64}$/
const billShape = /^[1-9]\d{0,17}$/

export type FoundRow = Pick<AdminHit, 'id' | 'account_id' | 'text' | 'name' | 'amount' | 'state' | 'sport'> & {
  kind: Exclude<FindKind, 'user'>
  /** In the notation of comments: post:ID. */
  subject: string | null
  /** Milliseconds. */
  at: number | null
}

/** Columns of a kind besides its id; omitted ones are empty. */
interface Source {
  /** With the alias `one`. */
  from: SQL
  /** Replaces the comparison for a text id. */
  where?: SQL
  account: SQL
  at: SQL
  text?: SQL
  name?: SQL
  amount?: SQL
  state?: SQL
  sport?: SQL
  subject?: SQL
}

/** Defaults for omitted columns: no text, and NULL. */
const none = sql`''`
const no = sql`null`
const teams = sql.raw(
  ['zh', 'en', 'vi'].map((lang) => `'${lang}', (home.name ->> '${lang}') || ' – ' || (away.name ->> '${lang}')`).join(', '),
)

const sourcesOf = (bill: string): Record<Exclude<FindKind, 'user'>, Source> => ({
  room: {
    from: sql`room one`,
    account: sql`one.uid`,
    text: sql`one.title`,
    state: sql`case when one.closed_at is not null then 'closed'
      when exists (select from broadcast where broadcast.room_id = one.id and broadcast.ended_at is null) then 'live' else '' end`,
    at: sql`one.created_at`,
  },
  order: {
    from: sql`recharge_order one`,
    account: sql`one.account_id`,
    amount: sql`one.money`,
    state: sql`one.state`,
    at: sql`one.created_at`,
  },
  withdrawal: {
    from: sql`withdrawal one`,
    account: sql`one.account_id`,
    amount: sql`one.coin`,
    state: sql`one.state`,
    at: sql`one.created_at`,
  },
  bill: {
    from: sql`ledger_tx one`,
    where: sql`one.id = ${bill}::bigint`,
    account: sql`(select owner from ledger_posting join ledger_account on ledger_account.id = ledger_posting.account_id
      where ledger_posting.tx_id = one.id and ledger_account.kind in ('consumption', 'income', 'gold') order by line limit 1)`,
    text: sql`coalesce(one.memo::jsonb ->> 'ref', '')`,
    name: sql`one.memo::jsonb -> 'title'`,
    state: sql`one.type`,
    at: sql`one.at`,
  },
  parcel: {
    from: sql`exchange one`,
    account: sql`one.account_id`,
    name: sql`one.name`,
    state: sql`one.state`,
    at: sql`one.created_at`,
  },
  gift: {
    from: sql`gift_given one`,
    account: sql`one.from_id`,
    name: sql`one.name`,
    amount: sql`one.price`,
    state: sql`one.state`,
    at: sql`one.created_at`,
  },
  match: {
    from: sql`match one join team home on home.id = one.home_team_id join team away on away.id = one.away_team_id`,
    account: sql`null::text`,
    name: sql`jsonb_build_object(${teams})`,
    state: sql`one.status`,
    sport: sql`one.sport`,
    at: sql`one.match_time`,
  },
  post: { from: sql`post one`, account: sql`one.account_id`, text: sql`one.text`, state: sql`one.state`, at: sql`one.at` },
  comment: {
    from: sql`comment one`,
    account: sql`one.account_id`,
    text: sql`one.text`,
    state: sql`one.state`,
    subject: sql`one.subject`,
    at: sql`one.at`,
  },
  video: {
    from: sql`video one`,
    account: sql`one.account_id`,
    name: sql`one.title`,
    state: sql`coalesce((select state from video_figure where video_id = one.id), 'shown')`,
    at: sql`one.published_at`,
  },
  scheme: {
    from: sql`scheme one`,
    account: sql`one.expert_id`,
    text: sql`one.title`,
    state: sql`case when one.removed_at is null then one.state else 'removed' end`,
    at: sql`one.locked_at`,
  },
  feedback: {
    from: sql`feedback one`,
    account: sql`one.account_id`,
    text: sql`one.content`,
    state: sql`one.state`,
    at: sql`one.created_at`,
  },
  horn: { from: sql`horn one`, account: sql`one.account_id`, text: sql`one.text`, state: sql`one.state`, at: sql`one.created_at` },
})

/** Rows with this id or prefix, the first few of each kind; none for an invalid id. */
export async function findByNumber(db: NodePgDatabase, typed: string): Promise<FoundRow[]> {
  if (!idShape.test(typed)) return []
  const begins = `${typed.replaceAll('_', '\\_')}%`
  const isIt = typed.length < prefixFrom ? sql`one.id = ${typed}` : sql`one.id like ${begins}`
  const sources = Object.entries(sourcesOf(typed)).filter(([kind]) => kind !== 'bill' || billShape.test(typed))
  const parts = sources.map(
    ([kind, { from, where = isIt, account, at, text = none, name = no, amount = no, state = none, sport = no, subject = no }]) => sql`(
      select ${kind}::text as kind, one.id::text as id, (${account})::text as account_id, left(${text}, 200) as text,
        (${name})::jsonb as name, (${amount})::float8 as amount, (${state})::text as state, (${sport})::text as sport,
        (${subject})::text as subject, (extract(epoch from ${at}) * 1000)::float8 as at
      from ${from} where ${where} order by one.id limit ${most})`,
  )
  const { rows } = await db.execute<FoundRow>(sql.join(parts, sql` union all `))
  return rows
}
