// Fun-guess: gold coins only, one pool for each question, settled by the match and resettled exactly by its corrections.
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { GuessOption } from '../../../contract/guess.ts'
import { duesOf } from '../../../rules/expert/guess-pool.ts'
import { proveLedger } from '../../../server/features/money/ledger/proof.ts'
import { findBalances } from '../../../server/features/money/ledger/store.ts'
import { phase, score } from '../../support/match/match-build.ts'
import { endow } from '../../support/money/ledger-scene.ts'
import { type ExpertScene, expertScene, hour } from '../../support/people/expert-scene.ts'
import { soak } from '../../support/soak.ts'

let scene: ExpertScene
beforeAll(async () => {
  scene = await expertScene()
})
afterAll(() => scene.stop())

const rich = async (gold = 1_000): Promise<string> => {
  const id = await scene.person()
  await endow(scene.db, [id], { coin: 500, income: 0, gold })
  return id
}
const stake = (as: string, id: string, option: GuessOption, gold = 100, key = randomUUID()) =>
  scene.call('POST api/Guess/stake', as, { body: { id, option, gold }, key })
const goldOf = async (id: string) => (await findBalances(scene.db, [id])).get(id)?.gold
async function pool(question: string): Promise<number> {
  const { rows } = await scene.pool.query('SELECT balance FROM ledger_account WHERE owner = $1', [`@guess:${question}`])
  return Number(rows[0]?.balance ?? 0)
}
async function asked(more: object = {}): Promise<string> {
  const match = await scene.match(more)
  await scene.experts.settleAll()
  return match
}
const question = async (match: string, kind: string, as: string | null = null) =>
  (await scene.call('GET api/Guess/getList', as, { query: { match } })).data.list.find((one) => one.kind === kind)

describe('a question', () => {
  it('opens for upcoming matches, takes coins once per user, never diamonds, and closes at the start', async () => {
    const [match, me] = [await asked(), await rich()]
    const id = `${match}.winner`
    expect((await question(match, 'total'))?.line).toBe(2.5)
    const key = randomUUID()
    const responses = await Promise.all(Array.from({ length: 6 }, () => stake(me, id, 'home', 100, key)))
    expect(responses.map(({ data }) => data?.gold)).toEqual(Array.from({ length: 6 }, () => 900))
    const errors = [
      await stake(me, id, 'away'),
      await stake(me, `${match}.total`, 'home'),
      await stake(me, 'nowhere', 'home'),
      await stake(await rich(5), id, 'home', 10),
      await stake(me, `${match}.total`, 'over', 9),
      await stake(me, `${match}.total`, 'over', 1_001),
    ].map(({ error }) => error)
    expect(errors).toEqual(['limit-reached', 'invalid-input', 'not-found', 'insufficient-balance', 'invalid-input', 'invalid-input'])
    expect((await findBalances(scene.db, [me])).get(me)?.consumption).toBe(500)
    expect((await question(match, 'winner', me))?.mine).toMatchObject({ option: 'home', gold: 100, due: null })
    await scene.call('POST api/Balance/setGuard', me, { body: { minor_mode: true } })
    expect((await stake(me, `${match}.total`, 'over')).error).toBe('minor-mode')
    scene.pass(hour)
    expect((await stake(await rich(), id, 'home')).error).toBe('question-closed')
    expect((await question(match, 'winner'))?.state).toBe('closed')
  })

  it('about the next half opens while a match runs, and closes when that half begins', async () => {
    const [match, me] = [await asked(), await rich()]
    scene.pass(hour)
    await scene.feed(match, phase('first-half'), score(1, 0))
    await scene.experts.settleAll()
    const id = `${match}.next-half`
    expect((await stake(me, id, 'away')).code).toBe(0)
    await scene.feed(match, phase('half-time'), phase('second-half'))
    expect((await stake(await rich(), id, 'home')).error).toBe('question-closed')
    await scene.feed(match, score(1, 2), phase('finished'))
    await scene.experts.settleAll()
    expect(await question(match, 'next-half')).toMatchObject({ state: 'settled', result: 'away' })
  })
})

describe('a question about the second half', () => {
  const firstHalf = async (): Promise<string> => {
    const match = await asked()
    scene.pass(hour)
    await scene.feedAt(30, match, phase('first-half'), score(1, 0))
    await scene.experts.settleAll()
    await stake(await rich(), `${match}.next-half`, 'away')
    return match
  }

  it('is decided by that half, whatever happens in extra time', async () => {
    const match = await firstHalf()
    await scene.feed(match, phase('half-time'), phase('second-half'), score(1, 1), phase('extra-break'))
    await scene.feedAt(95, match, phase('extra-first'), score(3, 1), phase('finished'))
    await scene.experts.settleAll()
    expect(await question(match, 'next-half')).toMatchObject({ state: 'settled', result: 'away' })
  })

  it('refunds the coins when the times of the goals are unknown', async () => {
    const match = await firstHalf()
    await scene.feed(match, phase('half-time'), phase('second-half'), phase('extra-break'))
    await scene.feedAt(120, match, phase('extra-first'), { ...score(2, 1), quiet: true }, phase('finished'))
    await scene.experts.settleAll()
    expect(await question(match, 'next-half')).toMatchObject({ state: 'void', result: null })
  })
})

describe('a settlement', () => {
  it('pays the pool to the winners, at once and only once', async () => {
    const [match, one, two, three] = [await asked(), await rich(), await rich(), await rich()]
    const id = `${match}.winner`
    await Promise.all([stake(one, id, 'home', 100), stake(two, id, 'home', 200), stake(three, id, 'draw', 301)])
    expect(await pool(id)).toBe(601)
    await scene.end(match, 2, 0)
    await Promise.all([scene.experts.settleAll(), scene.experts.settleAll()])
    expect([await goldOf(one), await goldOf(two), await goldOf(three), await pool(id)]).toEqual([1_100, 1_200, 699, 0])
  })

  it('needs no more database queries for forty stakes than for two', async () => {
    const settle = async (people: number): Promise<number> => {
      const match = await asked()
      const stakers = await Promise.all(Array.from({ length: people }, () => rich()))
      await Promise.all(stakers.map((as, index) => stake(as, `${match}.winner`, index % 2 ? 'home' : 'draw')))
      await scene.feed(match, phase('first-half'), phase('half-time'), phase('second-half'), score(1, 0))
      const asks = vi.spyOn(Client.prototype, 'query')
      await scene.feed(match, phase('finished'))
      await scene.experts.settleAll()
      const count = asks.mock.calls.length
      asks.mockRestore()
      expect([await goldOf(stakers[0] as string), await goldOf(stakers[1] as string)]).toEqual([900, 1_100])
      return count
    }
    const few = await settle(2)
    expect(await settle(40)).toBeLessThan(few + 40)
  })

  it('follows a correction: wrong payouts are reclaimed, due ones are paid, and both are visible', async () => {
    const [match, home, draw] = [await asked(), await rich(), await rich()]
    const id = `${match}.winner`
    await Promise.all([stake(home, id, 'home', 100), stake(draw, id, 'draw', 50)])
    await scene.end(match, 1, 0)
    expect([await goldOf(home), await goldOf(draw)]).toEqual([1_050, 950])
    await scene.end(match, 1, 1)
    expect([await goldOf(home), await goldOf(draw), await pool(id)]).toEqual([900, 1_100, 0])
    expect((await question(match, 'winner'))?.settlements.map(({ end, result }) => [end, result])).toEqual([
      ['over 1-0', 'home'],
      ['over 1-1', 'draw'],
    ])
    await scene.end(match, 1, 0)
    expect([await goldOf(home), await goldOf(draw), await pool(id)]).toEqual([1_050, 950, 0])
  })

  it('takes no balance below zero: spent coins are the house’s loss, and a second correction fixes it', async () => {
    const [match, home, draw] = [await asked(), await rich(100), await rich(100)]
    const id = `${match}.winner`
    await Promise.all([stake(home, id, 'home', 100), stake(draw, id, 'draw', 100)])
    await scene.end(match, 1, 0)
    const next = await asked()
    await stake(home, `${next}.winner`, 'home', 150)
    await scene.end(match, 1, 1)
    expect([await goldOf(home), await goldOf(draw), await pool(id)]).toEqual([0, 200, 0])
    expect((await question(match, 'winner', home))?.mine).toMatchObject({ due: 0, paid: 150 })
    await scene.end(match, 2, 1)
    expect([await goldOf(home), await goldOf(draw)]).toEqual([50, 0])
    await scene.feed(next, { type: 'postponed' })
    await scene.experts.settleAll()
    expect([await goldOf(home), (await question(next, 'winner'))?.state]).toEqual([200, 'void'])
  })

  it('that came too early leaves nothing in the pool when others stake before the last one', async () => {
    const [match, right, wrong, late, later] = [await asked(), await rich(), await rich(), await rich(), await rich()]
    scene.pass(hour)
    await scene.feed(match, phase('first-half'), score(1, 0))
    await scene.experts.settleAll()
    const id = `${match}.next-half`
    await Promise.all([stake(right, id, 'home', 100), stake(wrong, id, 'draw', 50)])
    await scene.feed(match, phase('half-time'), phase('finished'))
    await scene.experts.settleAll()
    expect([await goldOf(right), await goldOf(wrong), await pool(id)]).toEqual([1_050, 950, 0])
    scene.pass(1_000)
    await scene.feed(match, phase('half-time'))
    await scene.experts.settleAll()
    expect([(await stake(late, id, 'away', 30)).code, await pool(id)]).toEqual([0, 30])
    expect((await stake(later, id, 'draw', 20)).code).toBe(0)
    await scene.feed(match, phase('second-half'), score(1, 2), phase('finished'))
    await scene.experts.settleAll()
    expect([await goldOf(right), await goldOf(wrong), await goldOf(late), await pool(id)]).toEqual([900, 950, 1_170, 0])
    const { rows } = await scene.pool.query(
      "SELECT event, detail->>'amount' AS amount FROM notification WHERE kind = 'guess' AND account_id = ANY($1) ORDER BY event, amount",
      [[late, later]],
    )
    expect(rows.map(({ event, amount }) => [event, Number(amount)])).toEqual([
      ['guess-settled', 0],
      ['guess-settled', 200],
    ])
  })

  it('of a postponed match is final: refunded coins stay, even if it is played on another day', async () => {
    const [match, one, other] = [await asked(), await rich(), await rich()]
    const id = `${match}.winner`
    await stake(one, id, 'home', 100)
    await scene.feed(match, { type: 'postponed' })
    await scene.experts.settleAll()
    expect(await goldOf(one)).toBe(1_000)
    await scene.feed(match, { type: 'moved', time: new Date(scene.world.time.now + 24 * hour).toISOString() })
    await scene.experts.settleAll()
    expect((await question(match, 'winner'))?.state).toBe('void')
    expect((await stake(other, id, 'away')).error).toBe('question-closed')
    scene.pass(24 * hour)
    await scene.end(match, 0, 1)
    await scene.experts.settleAll()
    expect([await goldOf(one), await goldOf(other), await pool(id)]).toEqual([1_000, 1_000, 0])
    expect((await question(match, 'winner', one))?.mine).toMatchObject({ due: 100, paid: 100 })
  })

  it('after any stakes and any corrections equals one settlement by the final result', {
    timeout: soak(60_000, 600_000),
  }, async () => {
    const option = fc.constantFrom<GuessOption>('home', 'draw', 'away')
    const stakes = fc.array(fc.record({ option, gold: fc.integer({ min: 10, max: 900 }) }), { minLength: 1, maxLength: 6 })
    const ends = fc.array(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 })), { minLength: 1, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(stakes, ends, async (list, scores) => {
        const match = await asked()
        const id = `${match}.winner`
        const people = await Promise.all(list.map(() => rich()))
        await Promise.all(list.map(({ option: on, gold }, index) => stake(people[index] as string, id, on, gold)))
        for (const [home, away] of scores) await Promise.all([scene.end(match, home, away), scene.experts.settleAll()])
        const [home, away] = scores.at(-1) as [number, number]
        const result = home > away ? 'home' : home < away ? 'away' : 'draw'
        const dues = duesOf(
          list.map((one, index) => ({ account: people[index] as string, ...one })),
          result,
        )
        for (const [index, account] of people.entries())
          expect(await goldOf(account)).toBe(1_000 - (list[index]?.gold ?? 0) + (dues.get(account) ?? 0))
        expect(await pool(id)).toBe(0)
      }),
      { numRuns: soak(12, 300) },
    )
    expect(await proveLedger(scene.pool)).toEqual([])
  })
})

describe('the history of guesses', () => {
  it('can be queried within three months, and no further back', async () => {
    const [match, me] = [await asked(), await rich()]
    await stake(me, `${match}.winner`, 'home', 100)
    await scene.end(match, 1, 0)
    const records = (query: object = {}) => scene.call('GET api/Guess/records', me, { query: { tz: 'UTC', ...query } as never })
    const { data } = await records()
    expect([data.total, data.list[0]?.match.id, data.sums]).toEqual([1, match, { staked: 100, won: 100, hits: 1, sample: 1 }])
    const before = new Date(Date.parse(`${data.earliest}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
    expect([(await records({ from: before })).error, (await records({ from: data.earliest })).code]).toEqual(['range-too-old', 0])
    await scene.pool.query("UPDATE guess_stake SET at = at - interval '4 months' WHERE account_id = $1", [me])
    expect((await records()).data.total).toBe(0)
  })

  it('drives achievements and boards, and a correction updates both', async () => {
    const [match, me, other] = [await asked(), await rich(), await rich()]
    const id = `${match}.winner`
    await Promise.all([stake(me, id, 'home', 100), stake(other, id, 'away', 900)])
    await scene.end(match, 1, 0)
    const done = async () =>
      Object.fromEntries((await scene.call('GET api/Guess/achievements', me)).data.list.map((one) => [one.id, one.done]))
    const board = async () => (await scene.call('GET api/Guess/board', me, { query: { range: 'day' } })).data
    expect(await done()).toMatchObject({ 'first-guess': 1, 'first-hit': 1, 'long-shot': 1, 'profit-1000': 900 })
    expect((await board()).mine).toMatchObject({ uid: me, profit: 900, hits: 1, sample: 1 })
    expect((await board()).list[0]?.profit).toBeGreaterThanOrEqual(900)
    await scene.end(match, 1, 2)
    expect(await done()).toMatchObject({ 'first-guess': 1, 'first-hit': 0, 'long-shot': 0, 'profit-1000': 0 })
    expect((await board()).mine).toMatchObject({ profit: -100, hits: 0, sample: 1 })
  })

  it('stays on the board of the day on which it was settled, whatever is corrected later', async () => {
    const [match, me, other] = [await asked(), await rich(), await rich()]
    await Promise.all([stake(me, `${match}.winner`, 'home', 100), stake(other, `${match}.winner`, 'away', 900)])
    await scene.end(match, 1, 0)
    const long = "UPDATE guess_stake SET settled_at = settled_at - interval '40 days' WHERE question_id = $1"
    await scene.pool.query(long, [`${match}.winner`])
    const mine = async () => (await scene.call('GET api/Guess/board', me, { query: { range: 'month' } })).data.mine
    expect(await mine()).toBeNull()
    await scene.end(match, 2, 0)
    expect([await goldOf(me), await mine()]).toEqual([1_900, null])
  })
})
