// Account closure: requested, withdrawn within the grace period or not, then completed.
import { describe, expect, it } from 'vitest'
import { incomeOf, platformOf } from '../../../rules/money/ledger-entry.ts'
import { inMoneyTransaction } from '../../../server/core/database/lock-order.ts'
import { postEntry } from '../../../server/features/money/ledger/store.ts'
import { memberWorld, password } from '../../support/people/member-world.ts'

const world = await memberWorld()
const { call, pool, members } = world
const day = 86_400_000
let addresses = 0
const elsewhere = () => {
  addresses += 1
  return { ip: `10.50.${addresses}.1` }
}
const login = (mobile: string) => call('POST api/user/login', { mobile, password, remember: true }, elsewhere())
const close = (token: string) => call('POST api/Member/close', { password }, { token, ...elsewhere() })
const info = (token: string) => call('GET api/Member/info', {}, { token })
const rowOf = async (id: string) =>
  (await pool.query('SELECT email, nickname, password, closing_at, closed_at FROM account WHERE id = $1', [id])).rows[0]
/** Moves the platform's diamonds to an account, or back. */
const pay = (id: string, amount: number) =>
  inMoneyTransaction(world.db, [], (tx) => {
    const legs = [
      { account: platformOf('bonus', 'diamond'), amount: -amount },
      { account: incomeOf(id), amount },
    ]
    return postEntry(tx, { key: `closing-${id}-${amount}`, type: 'adjust', actor: 'test', legs }, world.now())
  })

describe('closing an account', () => {
  it('signs out everywhere and allows seven days to return with everything kept', async () => {
    const mobile = 'una@example.com'
    const { id, token, closing_at } = await world.register(mobile, password, elsewhere())
    expect(closing_at).toBeNull()
    const other = await login(mobile)
    const { data } = await close(token)
    expect(Math.round((Date.parse(data.closing_at) - world.now()) / day)).toBe(7)
    for (const ended of [token, other.data.token]) expect(await info(ended)).toMatchObject({ code: 50008 })
    const cookie = other.cookies.find((line) => line.startsWith('dev='))?.split(';')[0] ?? ''
    const stay = { headers: { cookie, 'device-login': '1', 'sec-fetch-site': 'same-origin' } }
    expect(await call('POST api/user/deviceLogin', {}, stay)).toMatchObject({ error: 'session-invalid' })

    const back = await login(mobile)
    expect(back.data).toMatchObject({ id, closing_at: data.closing_at })
    expect((await info(back.data.token)).data).toMatchObject({ email: 'un***@example.com', closing_at: data.closing_at })
    // A repeated request does not extend the deadline.
    world.move(day)
    expect((await close(back.data.token)).data).toEqual(data)
    const again = await login(mobile)
    expect(await call('POST api/Member/keep', {}, { token: again.data.token })).toMatchObject({ code: 0 })
    expect((await info(again.data.token)).data).toMatchObject({ closing_at: null })
    world.move(10 * day)
    await members.deleteDue()
    expect((await login(mobile)).data).toMatchObject({ id, closing_at: null })
  })

  it('deletes it after those days, not before, and frees the address', async () => {
    const mobile = 'vic@example.com'
    const { id, token } = await world.register(mobile, password, elsewhere())
    await close(token)
    world.move(7 * day - 60_000)
    await members.deleteDue()
    expect(await rowOf(id)).toMatchObject({ email: mobile, closed_at: null })
    const late = (await login(mobile)).data
    world.move(60_000)
    await members.deleteDue()
    expect(await rowOf(id)).toEqual({ email: null, nickname: '—', password: null, closing_at: null, closed_at: expect.any(Date) })
    expect(await info(late.token)).toMatchObject({ code: 50008 })
    expect(await call('POST api/Member/keep', {}, { token: late.token })).toMatchObject({ code: 50008 })
    expect(await login(mobile)).toMatchObject({ error: 'login-wrong' })
    expect((await world.register(mobile, password, elsewhere())).id).not.toBe(id)
  })

  it('is rejected while money is left, and waits for money that arrives meanwhile', async () => {
    const { id, token } = await world.register('wes@example.com', password, elsewhere())
    await pay(id, 30)
    expect(await close(token)).toMatchObject({ error: 'balance-left' })
    expect(await info(token)).toMatchObject({ code: 0 })
    await pay(id, -30)
    await close(token)
    await pay(id, 50)
    world.move(8 * day)
    await members.deleteDue()
    expect(await rowOf(id)).toMatchObject({ email: 'wes@example.com', closed_at: null, closing_at: expect.any(Date) })
    await pay(id, -50)
    await members.deleteDue()
    expect(await rowOf(id)).toMatchObject({ email: null, closed_at: expect.any(Date), closing_at: null })
  })
})

describe('a deletion that fails or has to wait', () => {
  it('does not block other deletions, and is resumed', async () => {
    const [first, second] = [
      await world.register('xia@example.com', password, elsewhere()),
      await world.register('yan@example.com', password, elsewhere()),
    ]
    const feedbackOf = (id: string) => pool.query('SELECT FROM feedback WHERE account_id = $1', [id])
    for (const { token } of [first, second]) {
      expect(await call('POST api/Universal/feedback', { content: 'hello' }, { token })).toMatchObject({ code: 0 })
      await close(token)
    }
    world.move(7 * day + 1_000)
    await pool.query(`
      CREATE FUNCTION stop_one() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'the disk is full'; END $$;
      CREATE TRIGGER stop_one BEFORE UPDATE ON feedback FOR EACH ROW WHEN (OLD.account_id = '${first.id}') EXECUTE FUNCTION stop_one()`)
    await members.deleteDue()
    expect([(await feedbackOf(first.id)).rowCount, (await feedbackOf(second.id)).rowCount]).toEqual([1, 0])
    expect(await rowOf(first.id)).toMatchObject({ email: null, closing_at: expect.any(Date) })
    expect(world.logged()).toContain('an account that is due was not deleted')
    await pool.query('DROP TRIGGER stop_one ON feedback')
    await members.deleteDue()
    expect((await feedbackOf(first.id)).rowCount).toBe(0)
    expect(await rowOf(first.id)).toMatchObject({ closing_at: null })
  })
  it('is rejected while a paid horn or order is pending', async () => {
    const { id, token } = await world.register('ada@example.com', password, elsewhere())
    await world.pool.query(
      `INSERT INTO horn (id, account_id, text, price, state, created_at) VALUES ('h1', $1, '恭喜夺冠', 100, 'waiting', now())`,
      [id],
    )
    expect(await close(token)).toMatchObject({ error: 'balance-left' })
    await world.pool.query("UPDATE horn SET state = 'approved'")
    await world.pool.query(
      `INSERT INTO exchange (id, account_id, goods_id, name, img, num, gold, price, state, created_at)
        VALUES ('e1', $1, 'scarf', '{"zh":"围巾","en":"Scarf","vi":"Khăn"}', '', 1, 500, 0, 'waiting', now())`,
      [id],
    )
    expect(await close(token)).toMatchObject({ error: 'balance-left' })
    await world.pool.query("UPDATE exchange SET state = 'sent'")
    expect(await close(token)).toMatchObject({ code: 0 })
  })

  it('waits for an order that can still be paid', async () => {
    const { id, token } = await world.register('bea@example.com', password, elsewhere())
    await close(token)
    await world.pool.query(
      `INSERT INTO recharge_order (id, account_id, package_id, coin, give, money, method, state, states, day, created_at, ask_at)
        VALUES ('o1', $1, 'p1', 100, 0, 100, 'sandbox', 'open', '[]', '2026-03-01', now(), now())`,
      [id],
    )
    world.move(7 * day + 1_000)
    await members.deleteDue()
    expect(await rowOf(id)).toMatchObject({ email: 'bea@example.com', closed_at: null })
    await world.pool.query("UPDATE recharge_order SET state = 'closed'")
    await members.deleteDue()
    expect(await rowOf(id)).toMatchObject({ email: null, closed_at: expect.any(Date) })
  })
})
