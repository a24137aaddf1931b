// What remains in the database after an account leaves: one row of each table, and a reason for each that remains.
import { expect, it } from 'vitest'
import { openKeys } from '../../../server/core/keys.ts'
import { sealPayout } from '../../../server/features/money/withdrawal/payout.ts'
import { fillRow } from '../../support/database/fill-row.ts'
import { fullWorld } from '../../support/people/full-world.ts'

const { app, leave, person, pool } = await fullWorld()
const keys = await openKeys(app.context.config)
const naming = '(^|_)(account_id|uid|viewer|owner_id|from_id|to_id|person_id|actor_id|expert_id|blocked_id)$'

/** The columns that remain, and why. */
const stays: Record<string, string> = {
  'account_block.blocked_id': "another's list",
  'chat_message.from_id': 'whoever it talked with keeps what was said',
  'comment.account_id': 'empty and deleted, so that answers and reports keep their place',
  'comment.to_id': "another's answer",
  'envelope.account_id': 'money',
  'envelope_share.account_id': 'money',
  'exchange.account_id': 'money, without where the parcel went',
  'gift_combo.account_id': 'a row of taps, over in seconds',
  'gift_given.from_id': 'money',
  'gift_given.to_id': 'money',
  'guess_stake.account_id': 'money',
  'horn.account_id': 'money, without the words',
  'idempotency.account_id': 'gone after 30 days',
  'income_share.account_id': 'a percentage',
  'post.account_id': 'empty and deleted, so that comments and reports keep their place',
  'recharge_order.account_id': 'money',
  'report.account_id': 'stays for the desk, without what was written in it',
  'report.person_id': 'stays for the desk, without what was shown',
  'room.uid': 'closed and without a word, for what hangs on it',
  'room_act.account_id': 'the log of a room',
  'room_giver.account_id': 'sums of the rankings',
  'scheme.expert_id': 'whoever bought it keeps it',
  'scheme_sale.account_id': 'money',
  'scheme_tip.account_id': 'money',
  'session.account_id': 'ended; swept with the others',
  'silence.account_id': 'a moment, and the kind of a report',
  'spend_day.account_id': 'sums of the ledger',
  'spend_guard.account_id': 'limits',
  'ticket.account_id': 'gone after minutes',
  'token_family.account_id': 'ended; swept with the others',
  'wealth.account_id': 'a sum of the ledger',
  'withdrawal.account_id': 'money: where it was paid must be shown to those who ask',
}

it('keeps only columns with a stated reason', async () => {
  const anna = await person('anna')
  const { rows } = await pool.query<{ table: string; column: string }>(
    `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name ~ $1 AND data_type = 'text' ORDER BY 1, 2`,
    [naming],
  )
  const to = sealPayout(keys, anna.id, { kind: 'card', number: '6222020000000000', name: '安娜', bank: '工商银行' })
  const home = { name: '安娜', phone: '13800138000', address: '看台路 1 号' }
  const given: Record<string, object> = { payout_account: { kind: 'card', sealed: to }, withdrawal: { kind: 'card', sealed: to } }
  const exact: Record<string, object> = {
    envelope: { settled_at: new Date() },
    scheme_sale: { state: 'paid' },
    account_follow: { kind: 'team' },
    upload: { kind: 'file' },
    exchange: { id: 'parcel', state: 'sent', sealed: keys.seal(JSON.stringify({ to: home }), 'exchange parcel') },
    horn: { text: '安娜，生日快乐' },
  }
  for (const { table, column } of rows)
    if (table !== 'session') await fillRow(pool, table, { ...given[table], ...exact[table], [column]: anna.id })
  await leave(anna)
  const left: string[] = []
  for (const { table, column } of rows) {
    const { rowCount } = await pool.query(`SELECT FROM "${table}" WHERE "${column}" = $1`, [anna.id])
    if (rowCount) left.push(`${table}.${column}`)
  }
  expect(left).toEqual(Object.keys(stays))
  const [parcel] = (await pool.query("SELECT sealed FROM exchange WHERE id = 'parcel'")).rows
  expect(JSON.parse(keys.unseal(parcel.sealed, 'exchange parcel'))).toEqual({})
  expect((await pool.query('SELECT text FROM horn')).rows).toEqual([{ text: '' }])
})
