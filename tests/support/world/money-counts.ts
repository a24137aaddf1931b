// Counts of money: wallets, bills and levels against the ledger, gifts sent and received, red envelopes.
import type { EnvelopeShare } from '../../../contract/gift/envelope.ts'
import type { SpendLimit, Wallet } from '../../../contract/money/wallet.ts'
import { spendTypes } from '../../../rules/money/ledger-entry.ts'
import { rankZone } from '../../../rules/time/rank-range.ts'
import { callApp } from '../people/app-member.ts'
import { type Compared, type CountSources, countBy } from './agreement.ts'

const peopleOf = ({ fans, streamers }: CountSources) => [...fans, ...streamers.map(({ person }) => person)]

interface Sums {
  consumption: { in: number; out: number }
  income: { in: number; out: number }
  gold: { in: number; out: number }
}

export async function countWallets(sources: CountSources): Promise<Compared[]> {
  const { app, pool } = sources
  const postings = await countBy(
    pool,
    `SELECT account.owner || ' ' || account.kind AS key, sum(posting.amount) AS count
      FROM ledger_posting posting JOIN ledger_account account ON account.id = posting.account_id GROUP BY account.owner, account.kind`,
  )
  const spent = await countBy(
    pool,
    `SELECT tx.actor AS key, -sum(posting.amount) AS count FROM ledger_tx tx JOIN ledger_posting posting ON posting.tx_id = tx.id
      JOIN ledger_account account ON account.id = posting.account_id AND account.owner = tx.actor AND account.kind = 'consumption'
      WHERE tx.type = ANY($1) GROUP BY tx.actor`,
    [[...spendTypes]],
  )
  const compared: Compared[] = []
  for (const { id, name, token } of peopleOf(sources)) {
    const wallet = await callApp<Wallet>(app, 'GET api/Balance/getInfo', {}, token)
    const { sums } = await callApp<{ sums: Sums }>(app, 'GET api/Order/getList?range=all', {}, token)
    for (const [kind, shown] of [
      ['consumption', wallet.balance],
      ['income', wallet.balances],
      ['gold', wallet.gold],
    ] as const) {
      const source = postings.get(`${id} ${kind}`) ?? 0
      compared.push({ of: `${kind} wallet of ${name} (${id})`, shown, source })
      compared.push({ of: `${kind} bills of ${name} (${id})`, shown: sums[kind].in - sums[kind].out, source })
    }
    compared.push({ of: `wealth of ${name} (${id})`, shown: wallet.experience, source: spent.get(id) ?? 0 })
  }
  return compared
}

export async function countGifts(sources: CountSources): Promise<Compared[]> {
  const { app, pool, fans, streamers } = sources
  const rows = await countBy(
    pool,
    `SELECT 'gifts sent by ' || from_id AS key, count(*) AS count FROM gift_given WHERE state <> 'back' GROUP BY from_id
     UNION ALL SELECT 'paid for gifts by ' || from_id, sum(price) FROM gift_given WHERE state <> 'back' GROUP BY from_id
     UNION ALL SELECT 'gifts received by ' || to_id, count(*) FROM gift_given WHERE state = 'shown' GROUP BY to_id
     UNION ALL SELECT 'income of gifts of ' || account.owner, sum(posting.amount) FROM ledger_tx tx
       JOIN ledger_posting posting ON posting.tx_id = tx.id
       JOIN ledger_account account ON account.id = posting.account_id AND account.kind = 'income'
       WHERE tx.type = 'gift' GROUP BY account.owner`,
  )
  const compared: Compared[] = []
  const compare = (of: string, shown: number): number => compared.push({ of, shown, source: rows.get(of) ?? 0 })
  for (const { id, token } of fans) {
    const sent = await callApp<{ total: number; sums: { price: number } }>(app, 'GET api/Gift/getSentList?range=all', {}, token)
    compare(`gifts sent by ${id}`, sent.total)
    compare(`paid for gifts by ${id}`, sent.sums.price)
  }
  for (const { person } of streamers) {
    const key = 'POST api/member/webgetAnchorgiftlist'
    const got = await callApp<{ total: number; sums: { income: number } }>(app, key, { range: 'all' }, person.token)
    compare(`gifts received by ${person.id}`, got.total)
    compare(`income of gifts of ${person.id}`, got.sums.income)
  }
  return compared
}

/** The remaining, opened and refunded amounts of an envelope add up to its total. */
export async function countEnvelopes({ app, pool }: CountSources): Promise<Compared[]> {
  const { rows } = await pool.query<{ id: string; total: string; held: string; taken: string; back: string }>(
    `SELECT envelope.id, envelope.total,
      (SELECT coalesce(sum(posting.amount), 0) FROM ledger_posting posting JOIN ledger_account account ON account.id = posting.account_id
        WHERE account.owner = '@envelope:' || envelope.id) AS held,
      (SELECT count(*) FROM envelope_share WHERE envelope_id = envelope.id) AS taken,
      (SELECT coalesce(sum(posting.amount), 0) FROM ledger_tx tx JOIN ledger_posting posting ON posting.tx_id = tx.id AND posting.amount > 0
        WHERE tx.key = 'envelope-back:' || envelope.id) AS back
     FROM envelope`,
  )
  const compared: Compared[] = []
  for (const { id, total, held, taken, back } of rows) {
    const key = 'POST api/Redenvelope/getRedInfo'
    const { list, shares } = await callApp<{ list: { taken: number }[]; shares: EnvelopeShare[] }>(app, key, { id })
    const amount = shares.reduce((sum, share) => sum + share.amount, 0)
    compared.push({ of: `shares that are taken of envelope ${id}`, shown: list[0]?.taken ?? 0, source: Number(taken) })
    compared.push({ of: `envelope ${id}`, shown: amount + Number(held) + Number(back), source: Number(total) })
  }
  return compared
}

export async function countSpending({ app, pool, fans }: CountSources): Promise<Compared[]> {
  const rows = await countBy(
    pool,
    `SELECT tx.actor AS key, -sum(posting.amount) AS count FROM ledger_tx tx JOIN ledger_posting posting ON posting.tx_id = tx.id
      JOIN ledger_account account ON account.id = posting.account_id AND account.owner = tx.actor AND account.kind = 'consumption'
      WHERE (tx.type = ANY($1) OR tx.key = 'envelope:' || (tx.memo::jsonb->>'ref'))
        AND (tx.at AT TIME ZONE $2)::date = (now() AT TIME ZONE $2)::date GROUP BY tx.actor`,
    [[...spendTypes], rankZone],
  )
  const compared: Compared[] = []
  for (const { id, name, token } of fans) {
    const { spent_today } = await callApp<SpendLimit>(app, 'GET api/Balance/guard', {}, token)
    compared.push({ of: `spent today by ${name} (${id})`, shown: spent_today, source: rows.get(id) ?? 0 })
  }
  return compared
}
