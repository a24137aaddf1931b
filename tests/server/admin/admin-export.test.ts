// Lists of the desk as files: their content, who may download them, and the log of downloads.
import { Client } from 'pg'
import { expect, it, vi } from 'vitest'
import { exportKinds } from '../../../contract/admin/export-admin.ts'
import type { AdminRole } from '../../../contract/wire/role.ts'
import { grantRole } from '../../../server/features/account/store.ts'
import { fillRow } from '../../support/database/fill-row.ts'
import { adminRequests } from '../../support/people/admin-requests.ts'
import { adminScene } from '../../support/people/admin-scene.ts'
import type { Person } from '../../support/people/full-world.ts'

const world = await adminScene()
const { app, first, member, other, pool, done, refusal, audit } = world
const asking = await adminRequests(world)
async function withRole(role: AdminRole): Promise<Person> {
  const who = await world.person(role)
  await grantRole(app.context.db, who.id, role, true)
  return who
}
const treasurer = await withRole('treasurer')
const moderator = await withRole('moderator')
const editor = await withRole('editor')

/** The lines of the file, header first. None of the compared cells contains a comma. */
async function lines(query: object, as: Person = first): Promise<string[]> {
  const text: string = await done('GET api/Desk/export', query, as)
  expect([text.charCodeAt(0), text.endsWith('\r\n')]).toEqual([0xfeff, true])
  return text.slice(1, -2).split('\r\n')
}
const refused = (query: object, as: Person = first) => refusal('GET api/Desk/export', query, as)

it('is a file of the filtered rows, and is logged', async () => {
  const id = await asking.withdrawal()
  const reply = await app.http.inject({ url: '/api/Desk/export?kind=withdrawals', headers: { token: treasurer.token } })
  expect(reply.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store' })
  expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="grandstand-withdrawals-\d{4}-\d\d-\d\d\.csv"$/)
  expect([...reply.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [head, row, ...rest] = reply.payload.slice(1).split('\r\n')
  expect(head).toBe('id,account_id,state,money_yuan,diamond_tenths,kind,created_at,approved_by,decided_at,reason,note')
  expect(row).toMatch(new RegExp(`^${id},${member.id},waiting,10\\.00,1000,alipay,\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z,,,,$`))
  expect(rest).toEqual([''])
  // The payout account stays at the desk.
  expect(reply.payload).not.toMatch(/payee@|陈小明/)
  const [entry] = await audit({ act: 'list.export' })
  expect(entry).toMatchObject({ by: treasurer.id, subject: 'export withdrawals', before: null, after: {} })
  expect(await lines({ kind: 'withdrawals', state: 'paid' })).toEqual([head])
  expect((await audit({ act: 'list.export' }))[0]).toMatchObject({ by: first.id, after: { state: 'paid' } })
})

it('is available for every list', async () => {
  for (const kind of exportKinds) {
    const [head = ''] = await lines({ kind, ...(kind === 'bills' && { account: member.id }) })
    expect([kind, head.split(',').length > 8 || kind === 'audit']).toEqual([kind, true])
  }
})

it('contains all pages, each row once, in list order, with numbers as numbers', async () => {
  const made = `'[{"state":"paid","at":"2026-03-01T00:00:00.000Z"}]'`
  await pool.query(
    `INSERT INTO recharge_order (id, account_id, package_id, coin, give, money, method, state, states, day, created_at, ask_at)
      SELECT 'bulk' || n, $1, 'p', 300, 0, 3050, 'sandbox', 'paid', ${made}, '2026-03-01',
        timestamptz '2026-03-01T00:00:00Z' + n * interval '1 second', now() FROM generate_series(1, 2500) n`,
    [member.id],
  )
  const [, ...rows] = await lines({ kind: 'recharges', from: '2026-03-01', to: '2026-03-01' }, treasurer)
  expect(rows.map((row) => row.split(',')[0])).toEqual(Array.from({ length: 2_500 }, (_, at) => `bulk${2_500 - at}`))
  const at = '2026-03-01T00:41:40.000Z,2026-03-01T00:00:00.000Z'
  expect(rows[0]).toBe(`bulk2500,${member.id},p,paid,30.50,300,0,sandbox,,${at},`)
  expect(await lines({ kind: 'recharges', from: '2026-03-02', to: '2026-03-02' })).toHaveLength(1)
  await pool.query("DELETE FROM recharge_order WHERE id LIKE 'bulk%'")
})

it('scans the accounts once, however many pages a text filter matches', async () => {
  const bulk = "SELECT 'bulk ' || n, '', 'bulk' || n FROM generate_series(1, 1200) n"
  await pool.query(`INSERT INTO account (nickname, avatar, share_code) ${bulk}`)
  const asks = vi.spyOn(Client.prototype, 'query')
  const [, ...rows] = await lines({ kind: 'users', text: 'BULK' })
  const asked = (asks.mock.calls as unknown[][]).map(([query]) => (query as { text?: string } | undefined)?.text ?? '')
  asks.mockRestore()
  expect(rows).toHaveLength(1_200)
  expect(new Set(rows.map((row) => row.split(',')[1])).size).toBe(1_200)
  // Reads a thousand accounts at a time.
  expect(asked.filter((text) => text.includes('order by "account"."id"'))).toHaveLength(2)
  await pool.query("DELETE FROM account WHERE nickname LIKE 'bulk %'")
})

it('contains the bills of an account and the entries of all accounts', async () => {
  const [, ...bills] = await lines({ kind: 'bills', account: member.id })
  expect(bills.some((row) => /,consumption,diamond_tenths,10000,/.test(row))).toBe(true)
  const [, ...postings] = await lines({ kind: 'ledger' })
  expect(postings.some((row) => row.includes(`,${member.id},gold,gold,10000,`))).toBe(true)
  expect(postings.some((row) => /,'@house,[a-z]+,yuan,-?\d+\.\d\d,-?\d+\.\d\d,[0-9a-f]{64}$/.test(row))).toBe(true)
})

it('contains the entries of the requested days only', async () => {
  const [head, ...all] = await lines({ kind: 'ledger' })
  const dayOf = (row: string | undefined): string => row?.split(',')[2]?.slice(0, 10) ?? ''
  const day = dayOf(all[0])
  expect(await lines({ kind: 'ledger', from: day, to: day })).toEqual([head, ...all.filter((row) => dayOf(row) === day)])
  expect(await lines({ kind: 'ledger', from: day })).toEqual([head, ...all.filter((row) => dayOf(row) >= day)])
  for (const none of [{ to: '2001-01-01' }, { from: '2101-01-01' }]) expect(await lines({ kind: 'ledger', ...none })).toEqual([head])
})

it('contains no spreadsheet formulas, and no full number or address', async () => {
  const about = { kind: 'person', subject_id: other.id, person_id: other.id, account_id: member.id, reason: 'spam' }
  await fillRow(pool, 'report', { ...about, shown: '=HYPERLINK("x")' })
  const [, report] = await lines({ kind: 'reports' }, moderator)
  expect(report).toContain(`,"'=HYPERLINK(""x"")",1,`)
  const people = (await lines({ kind: 'users', text: other.mobile }, moderator)).join('\n')
  expect(people).toContain(other.id)
  expect(people).not.toContain(other.mobile)
  expect((await audit({ act: 'list.export' }))[0].after).toEqual({ searched: true })
})

it('requires read access to the list, and rejects filters that it does not have', async () => {
  expect(await refused({ kind: 'reports' }, treasurer)).toBe('forbidden')
  expect(await refused({ kind: 'withdrawals' }, moderator)).toBe('forbidden')
  expect(await refused({ kind: 'audit' }, moderator)).toBe('forbidden')
  for (const kind of exportKinds) expect([kind, await refused({ kind }, editor)]).toEqual([kind, 'forbidden'])
  const odd = [
    { kind: 'nonsense' },
    { kind: 'bills' },
    { kind: 'withdrawals', state: 'blocked' },
    { kind: 'withdrawals', account: member.id },
    { kind: 'parcels', from: '2026-03-01' },
    { kind: 'users', state: 'decided' },
  ]
  const before = (await audit({ act: 'list.export' })).length
  for (const query of odd) expect([query, await refused(query)]).toEqual([query, 'invalid-input'])
  expect((await audit({ act: 'list.export' })).length).toBe(before)
})

it('runs two at a time, and releases its resources when done', async () => {
  // The LISTEN connection stays checked out.
  const held = pool.totalCount - pool.idleCount
  const client = await pool.connect()
  await client.query('BEGIN')
  // Each export waits for its log entry.
  await client.query("SELECT pg_advisory_xact_lock(hashtextextended('desk audit', 0))")
  const results = [1, 2, 3].map(() => refused({ kind: 'parcels' }))
  try {
    expect(await Promise.race(results)).toBe('busy')
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
  expect((await Promise.all(results)).filter((error) => error === undefined)).toHaveLength(2)
  await expect.poll(() => refused({ kind: 'parcels' })).toBeUndefined()
  await expect.poll(() => pool.totalCount - pool.idleCount).toBeLessThanOrEqual(held)
})
