// Experts: applications, immutable schemes, and a record that states its basis.
import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../server/core/database/transaction.ts'
import { insertSchemes } from '../../../server/features/expert/scheme-store.ts'
import { upsertSilence } from '../../../server/features/report/store.ts'
import { phase } from '../../support/match/match-build.ts'
import { type ExpertScene, expertScene, homeWins, hour, over25 } from '../../support/people/expert-scene.ts'

let scene: ExpertScene
beforeAll(async () => {
  scene = await expertScene()
})
afterAll(() => scene.stop())
const schemeOf = async (id: string, as: string | null = null) =>
  (await scene.call('GET api/Expert/scheme', as, { query: { id } })).data.scheme
const homeOf = async (id: string) => (await scene.call('GET api/Expert/getHome', null, { query: { id } })).data
const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')

describe('an application', () => {
  const form = { real_name: '陆白', wechat: 'lubai_1988', experience: '跟了二十年英甲', conduct: true }
  it('requires name, WeChat, experience within 200 words and the code of conduct, and names what is missing', async () => {
    const me = await scene.person()
    const error = async (more: object) => (await scene.call('POST api/Expert/apply', me, { body: { ...form, ...more } })).error
    expect([
      await error({ real_name: '1' }),
      await error({ wechat: '' }),
      await error({ experience: ' ' }),
      await error({ experience: '球'.repeat(201) }),
      await error({ conduct: false }),
      await error({ experience: 'a refused one' }),
    ]).toEqual(['real-name-invalid', 'wechat-needed', 'experience-needed', 'experience-long', 'conduct-needed', 'word-refused'])
    expect((await scene.call('GET api/Expert/application', me)).data.state).toBe('none')
    const sent = await scene.call('POST api/Expert/apply', me, { body: form })
    expect(sent.data).toMatchObject({ state: 'waiting', experience: form.experience })
    expect(JSON.stringify(sent.data)).not.toContain('lubai')
    expect(await error({})).toBe('already-decided')
  })

  it('is rejected with a reason and sent again, or approved by one operator, which creates an expert', async () => {
    const me = await scene.person('陆白')
    await scene.call('POST api/Expert/apply', me, { body: form })
    const decide = (as: string, act: 'approve' | 'refuse', reason?: string) =>
      scene.call('POST api/Desk/decideExpert', as, { body: { account: me, act, ...(reason ? { reason } : {}) } })
    expect([(await decide('op1', 'refuse')).error, (await decide('op1', 'refuse', '经历太短')).data.reason]).toEqual([
      'invalid-input',
      '经历太短',
    ])
    expect((await scene.call('GET api/Expert/application', me)).data).toMatchObject({ state: 'refused', reason: '经历太短' })
    await scene.call('POST api/Expert/apply', me, { body: form })
    expect((await scene.call('POST api/Desk/seeExpert', 'op1', { body: { account: me } })).data).toEqual({
      real_name: '陆白',
      wechat: 'lubai_1988',
    })
    const both = await Promise.all([decide('op1', 'approve'), decide('op2', 'approve')])
    expect(both.map(({ error }) => error ?? 'done').sort()).toEqual(['already-decided', 'done'])
    expect((await scene.call('GET api/Expert/labels', null, { query: { id: me } })).data.labels).toEqual(['expert'])
    await scene.call('POST api/Desk/channelProvider', 'op1', { body: { account: me, on: true } })
    expect((await scene.call('GET api/Expert/labels', null, { query: { id: me } })).data.labels).toEqual(['expert', 'channel'])
  })
})

describe('a scheme', () => {
  it('is locked with the lines and prices of its match, by experts alone, before the start', async () => {
    const [expert, match] = [await scene.expert(), await scene.match()]
    const offers = (await scene.call('GET api/Expert/offers', expert, { query: { match } })).data.offers
    expect(offers.map(({ type, line }) => [type, line])).toEqual([
      ['result', null],
      ['handicap', -0.5],
      ['total', 2.5],
    ])
    const body = { id: randomUUID(), match, plays: [over25], price: 280, title: '看大球', text: '' }
    const error = async (as: string, more: object) =>
      (await scene.call('POST api/Expert/publish', as, { body: { ...body, id: randomUUID(), ...more } })).error
    expect([
      await error(await scene.person(), {}),
      await error(expert, { match: 'nowhere' }),
      await error(expert, { plays: [over25, { ...over25, pick: 'under' }] }),
      await error(expert, { plays: [over25, homeWins, { type: 'handicap', pick: 'home', confidence: 50 }] }),
      await error(expert, { plays: [{ ...over25, pick: 'home' }] }),
      await error(expert, { plays: [{ ...over25, confidence: 61 }] }),
      await error(expert, { price: 5 }),
      await error(expert, { title: ' ' }),
      await error(expert, { text: 'a refused one' }),
      // The displayed line differs from the match's current one.
      await error(expert, { plays: [homeWins, { ...over25, line: 2.75 }] }),
    ]).toEqual(['forbidden', 'not-found', ...Array.from({ length: 6 }, () => 'invalid-input'), 'word-refused', 'price-changed'])
    expect(
      await error(expert, {
        plays: [
          { ...homeWins, line: null },
          { ...over25, line: 2.5 },
        ],
        price: 0,
        text: '',
      }),
    ).toBeUndefined()
    const made = await scene.call('POST api/Expert/publish', expert, { body })
    expect(made.data).toMatchObject({ state: 'open', mine: true, plays: [{ line: 2.5, price: 0.92, outcome: 'open' }], salt: null })
    // A repeated request returns the same scheme; a different one under the same id fails.
    expect((await scene.call('POST api/Expert/publish', expert, { body })).data.hash).toBe(made.data.hash)
    expect((await scene.call('POST api/Expert/publish', expert, { body: { ...body, title: '改了' } })).error).toBe('key-reused')
    const until = new Date(scene.now() + 60_000)
    await inTransaction(scene.db, (tx) => upsertSilence(tx, { account_id: expert, until, reason: 'abuse', by: 'op' }))
    expect(await error(expert, {})).toBe('silenced')
    scene.pass(hour - 60_000)
    expect(await error(expert, {})).toBe('match-started')
  })

  it('shows that the start time was unknown when it was locked', async () => {
    const [expert, timed, open] = [await scene.expert(), await scene.match(), await scene.match({ time_tbc: true })]
    const locked = async (match: string) => (await schemeOf(await scene.publish(expert, match))).time_tbc
    expect([await locked(timed), await locked(open)]).toEqual([undefined, true])
  })

  it('hides its text from non-buyers until its match is over; then anyone can compute its hash', async () => {
    const [expert, match, reader] = [await scene.expert(), await scene.match(), await scene.person()]
    const id = await scene.publish(expert, match, { plays: [homeWins, over25], text: '主队反击快' })
    const hidden = await schemeOf(id, reader)
    expect([hidden.plays, hidden.text, hidden.salt, hidden.types]).toEqual([null, null, null, ['result', 'total']])
    expect((await schemeOf(id, expert)).text).toBe('主队反击快')
    const check = async () => (await scene.call('GET api/Expert/hashCheck', null, { query: { hash: hidden.hash } })).data
    expect(await check()).toMatchObject({ known: true, scheme: id, before_start: true, canonical: null, matches: null })
    await scene.end(match, 2, 0)
    const { canonical, matches } = await check()
    expect([sha256(canonical ?? ''), matches]).toEqual([hidden.hash, true])
    const shown = await schemeOf(id)
    expect(shown).toMatchObject({ state: 'settled', text: '主队反击快', plays: [{ outcome: 'won' }, { outcome: 'lost' }] })
    expect(canonical).toContain(`salt ${shown.salt}`)
    // Tampering with the table is detected.
    await scene.pool.query("UPDATE scheme SET text = '我早说了' WHERE id = $1", [id])
    expect((await check()).matches).toBe(false)
    const unknown = await scene.call('GET api/Expert/hashCheck', null, { query: { hash: 'a'.repeat(64) } })
    expect(unknown.data.known).toBe(false)
  })

  it('is listed in the forecasts by match until its match begins, and free ones are public', async () => {
    const [expert, match] = [await scene.expert(), await scene.match()]
    const id = await scene.publish(expert, match, { price: 0 })
    const forecast = async () => (await scene.call('GET api/Expert/forecast')).data.list.find((one) => one.match.id === match)
    expect((await forecast())?.schemes.map((one) => [one.id, one.plays?.length])).toEqual([[id, 1]])
    await scene.end(match, 1, 1)
    expect(await forecast()).toBeUndefined()
  })

  it('published concurrently is created once, and every call returns it', async () => {
    const [expert, match] = [await scene.expert(), await scene.match()]
    const body = { id: randomUUID(), match, plays: [over25], price: 0, title: '看大球', text: '' }
    const replies = await Promise.all([1, 2, 3].map(() => scene.call('POST api/Expert/publish', expert, { body })))
    expect(replies.map(({ error, data }) => error ?? data.id)).toEqual([body.id, body.id, body.id])
    const { rows } = await scene.pool.query('SELECT count(*)::int AS total FROM scheme WHERE expert_id = $1', [expert])
    expect(rows[0].total).toBe(1)
  })

  it('on a popular match does not push the next match out of the list', async () => {
    const [expert, full, next] = [await scene.expert(), await scene.match(), await scene.match()]
    const id = await scene.publish(expert, full, { price: 0 })
    await scene.publish(expert, next, { price: 0 })
    const names = (await scene.pool.query('SELECT * FROM scheme LIMIT 0')).fields.map(({ name }) => name)
    const others: Record<string, string> = { id: "id || '-' || n", hash: "encode(sha256(convert_to(hash || n, 'UTF8')), 'hex')" }
    const values = names.map((name) => others[name] ?? name)
    await scene.pool.query(`INSERT INTO scheme (${names}) SELECT ${values} FROM scheme, generate_series(1, 120) n WHERE id = $1`, [id])
    const { list } = (await scene.call('GET api/Expert/forecast', null, { query: { limit: '20' } })).data
    const schemesOf = (wanted: string) => list.find(({ match }) => match.id === wanted)?.schemes.length
    expect([schemesOf(full), schemesOf(next)]).toEqual([20, 1])
    const last = { match: full, state: 'open', limit: '20', page: '7' } as const
    expect((await scene.call('GET api/Expert/schemeList', null, { query: last })).data).toMatchObject({ list: [{}], total: 121 })
  })
})

describe('an expert’s record', () => {
  it('shows its sample, its interval and the longest losing run, and a correction changes it visibly', async () => {
    const expert = await scene.expert()
    const matches: string[] = []
    for (const _ of [1, 2, 3]) {
      // One after the other: a losing run is ordered by the start of the matches.
      scene.pass(60_000)
      matches.push(await scene.match())
    }
    for (const match of matches) await scene.publish(expert, match, { price: 0, plays: [{ ...over25, confidence: 70 }] })
    for (const match of matches) await scene.end(match, 1, 0)
    const before = await homeOf(expert)
    expect(before.expert.record).toMatchObject({ sample: 3, hits: 0, rate: 0, longest_losing: 3, return: -1_000, priced: 3 })
    expect(before.expert.form).toEqual([0, 0, 0])
    await scene.end(matches[1] as string, 2, 1)
    const after = await homeOf(expert)
    expect(after.expert.record).toMatchObject({ sample: 3, hits: 1, rate: 333, longest_losing: 1, losing_now: 1 })
    expect(after.changes).toMatchObject([{ match_id: matches[1], before: 'over 1-0', after: 'over 2-1' }])
    expect(after.calibration).toMatchObject([{ from: 70, sample: 3, hits: 1, said: 700 }])
    expect([after.types.total.sample, after.types.result.sample]).toEqual([3, 0])
  })

  it('shows the earlier result of a match that was not played after all', async () => {
    const [expert, match] = [await scene.expert(), await scene.match()]
    await scene.publish(expert, match, { price: 0, plays: [{ ...over25, confidence: 70 }] })
    await scene.end(match, 1, 0)
    expect((await homeOf(expert)).expert.record).toMatchObject({ sample: 1, hits: 0 })
    for (const event of [phase('second-half'), { type: 'abandoned' } as const]) {
      scene.pass(1_000)
      await scene.feed(match, event)
      await scene.experts.settleAll()
    }
    const after = await homeOf(expert)
    expect(after.expert.record).toMatchObject({ sample: 0, longest_losing: 0 })
    expect(after.changes.map((change) => [change.before, change.after])).toEqual([
      ['open', 'void'],
      ['over 1-0', 'open'],
    ])
  })

  it('is ranked from twenty plays on, and can be followed', async () => {
    const [expert, reader] = [await scene.expert('many'), await scene.person()]
    const ranked = async () => (await scene.call('GET api/Expert/getList', null, { query: { by: 'rate' } })).data.list.map(({ id }) => id)
    for (let round = 0; round < 10; round += 1) {
      const match = await scene.match()
      await scene.publish(expert, match, { price: 0, plays: round === 0 ? [over25] : [over25, homeWins] })
      await scene.end(match, 2, 1)
    }
    expect(await ranked()).not.toContain(expert)
    const match = await scene.match()
    await scene.publish(expert, match, { price: 0 })
    await scene.end(match, 2, 1)
    expect(await ranked()).toContain(expert)
    expect((await scene.call('POST api/Expert/follow', reader, { body: { id: expert, on: true } })).data).toEqual({
      followed: true,
      followers: 1,
    })
    const mine = await scene.call('GET api/Expert/getList', reader, { query: { followed: '1' } })
    expect(mine.data.list.map(({ id, followed }) => [id, followed])).toEqual([[expert, true]])
    expect((await scene.call('POST api/Expert/follow', expert, { body: { id: expert, on: true } })).error).toBe('invalid-input')
  })

  it('is ranked by returns from twenty plays with a price on', async () => {
    const [expert, match] = [await scene.expert('unpriced'), await scene.match()]
    const rows = (from: number, count: number, price: number | null) =>
      Array.from({ length: count }, (_, place) => ({
        id: `${expert}-${from + place}`,
        expert_id: expert,
        match_id: match,
        sport: 'football' as const,
        match_time: new Date(scene.world.time.now - hour),
        locked_at: new Date(scene.world.time.now - 2 * hour),
        plays: [{ type: 'result' as const, pick: 'home' as const, line: null, price, confidence: 50 }],
        title: '主胜',
        text: '',
        price: 0,
        salt: sha256('salt'),
        hash: sha256(`${expert} ${from + place}`),
        state: 'settled' as const,
        outcomes: ['won' as const],
        settled_on: 'over 1-0',
        money_at: new Date(scene.now()),
      }))
    const ranked = async (by: 'rate' | 'return') => {
      scene.pass(60_000)
      return (await scene.call('GET api/Expert/getList', null, { query: { by } })).data.list.some(({ id }) => id === expert)
    }
    await insertSchemes(scene.db, [...rows(0, 30, null), ...rows(30, 1, 9.5)])
    expect([await ranked('rate'), await ranked('return')]).toEqual([true, false])
    await insertSchemes(scene.db, rows(31, 19, 0.9))
    expect(await ranked('return')).toBe(true)
  })

  it('continues after a false full time, and is settled by the real one', async () => {
    const [expert, match] = [await scene.expert(), await scene.match()]
    const id = await scene.publish(expert, match, { price: 0 })
    await scene.feed(match, { type: 'postponed' })
    await scene.experts.settleAll()
    expect((await schemeOf(id)).state).toBe('void')
    expect((await homeOf(expert)).expert.record.sample).toBe(0)
  })
})
