// Authorization: every call by every kind of caller, and everything that has an owner by every other caller. R-ACCESS-1, R-ACCESS-2.
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { type ApiKey, api } from '../../../contract/api.ts'
import { Empty } from '../../../contract/wire/endpoint.ts'
import { serveEndpoint } from '../../../server/core/http/route.ts'
import { samplesOf } from '../../../server/core/site/call-samples.ts'
import { testApp } from '../../support/app.ts'
import { specEndpoints } from '../../support/contract/spec-rows.ts'
import { rowsOf } from '../../support/database/rows-of.ts'
import { type AccessRow, accessRows, allKeys, type Caller, guardedKeys, inputOf } from '../../support/hostile/access-rows.ts'
import { accessWorld } from '../../support/hostile/access-world.ts'
import { requireRows } from '../../support/hostile/require-rows.ts'
import { type Person, password } from '../../support/people/full-world.ts'
import { figures } from '../../support/soak.ts'

const world = await accessWorld()
const { call, callers, leaks, owned, owner, pool } = world
const member = callers.member as Person
const nothing = { nonsense: '1' }
const everybody = Object.entries(callers) as [Caller, Person | null][]
/** Callers whose token is missing or no longer valid. */
const signedOut: Partial<Record<Caller, string>> = { nobody: 'auth-lost', blocked: 'session-invalid' }
const refusals = ['forbidden', 'auth-lost', 'session-invalid']

describe('the matrix', () => {
  it('has a row for every contract call and every given call, and no others', () => {
    expect(allKeys.filter((key) => !accessRows[key])).toEqual([])
    expect(Object.keys(accessRows).filter((key) => !allKeys.includes(key as ApiKey))).toEqual([])
    expect(specEndpoints().filter(({ key }) => !accessRows[key as ApiKey])).toEqual([])
    const rowOf = (key: ApiKey) => (typeof accessRows[key] === 'function' ? 'named' : accessRows[key])
    for (const key of allKeys) {
      const { who } = api[key]
      const may: (string | undefined)[] = who === 'operator' ? ['operator'] : who === 'guest' ? ['everyone', 'named'] : ['self', 'named']
      expect([key, may.includes(rowOf(key))]).toEqual([key, true])
      // Owners and managers have rights in one room, which the call names or implies.
      if (who === 'owner' || who === 'manager') expect([key, rowOf(key)]).toEqual([key, 'named'])
    }
    expect(everybody).toHaveLength(11)
  })

  it('prevents a server from starting if it serves a call without a row', async () => {
    const start = (): Promise<FastifyInstance> =>
      testApp((app) => {
        serveEndpoint(app, 'GET api/Nobody/thought', { summary: '', who: 'guest', effect: 'read', data: Empty }, () => ({}))
        requireRows(app)
      })
    await expect(start()).rejects.toThrow('without a row in the access matrix: GET api/Nobody/thought')
  })

  it('admits every kind of caller as far as it specifies, before validating the input', async () => {
    let cases = 0
    for (const key of allKeys) {
      const { who } = api[key]
      const replies = await Promise.all(everybody.map(([, as]) => call(key, { as, ...inputOf(key, nothing) })))
      cases += replies.length
      const expected = everybody.map(([caller]) => {
        if (who !== 'guest' && signedOut[caller]) return [caller, signedOut[caller]]
        return [caller, who === 'operator' && caller !== 'operator' ? 'forbidden' : 'invalid-input']
      })
      expect([key, ...replies.map(({ error }, at) => [everybody[at]?.[0], error])]).toEqual([key, ...expected])
    }
    expect(cases).toBe(allKeys.length * everybody.length)
    figures({ proof: 'R-ACCESS-1 matrix', calls: allKeys.length, callers: everybody.length, cases, named: named.length * everybody.length })
  })

  it('rejects callers without a token, with a cookie, or with an invalid or expired token', async () => {
    const gone = await world.person('gone')
    const { token } = (await call('POST api/user/login', { body: { mobile: gone.mobile, password }, ip: '10.99.1.1' })).data
    await call('POST api/Member/SignOut', { as: { ...gone, token } })
    await call('POST api/Member/close', { as: gone, body: { password } })
    const thrown = await world.person('thrown')
    const elsewhere = (await call('POST api/user/login', { body: { mobile: thrown.mobile, password }, ip: '10.99.1.2' })).data
    await call('POST api/Member/endSession', { as: { ...thrown, token: elsewhere.token }, body: { others: true } })
    for (const key of guardedKeys) {
      const ask = async (as: Person | null, headers: Record<string, string> = {}) =>
        (await call(key, { as, headers, ...inputOf(key, nothing) })).code
      const heard = await Promise.all([
        ask(null),
        ask(null, { cookie: `token=${owner.token}; __Host-dev=${owner.token}` }),
        ask(null, { authorization: `Bearer ${owner.token}` }),
        ask({ ...owner, token: 'A'.repeat(43) }),
        ask({ ...owner, token: owner.token.slice(1) }),
        ask({ ...gone, token }),
        ask(gone),
        ask(thrown),
      ])
      expect([key, heard]).toEqual([key, [700, 700, 700, 50008, 50008, 700, 50008, 50012]])
    }
  })
})

const named = (Object.entries(accessRows) as [ApiKey, AccessRow][]).flatMap(([key, row]) =>
  typeof row === 'function' ? row(owned).map((naming) => ({ key, ...naming })) : [],
)
const all = () => rowsOf(pool, owner)

describe('private data', () => {
  it.each(named)('is not accessible to any other caller of $key', async ({ key, error, by = {}, ...naming }) => {
    const others = everybody.filter(([caller]) => by[caller] !== null)
    const before = await all()
    const expected: unknown[] = []
    const heard: unknown[] = []
    for (const [caller, as] of others) {
      const response = await call(key, { as, ...naming })
      heard.push([caller, response.error])
      expected.push([caller, (api[key].who !== 'guest' && signedOut[caller]) || (by[caller] ?? error)])
      expect(JSON.stringify(response.data ?? '')).not.toContain('canary')
    }
    expect(heard).toEqual(expected)
    expect(await all()).toEqual(before)
  })

  it('does not appear in another user’s responses', async () => {
    const reads = guardedKeys.filter((key) => !['operator', 'guest'].includes(api[key].who) && api[key].effect === 'read')
    for (const key of reads)
      for (const [caller, as] of everybody) {
        const query = key === 'GET api/Balance/outcome' ? { query: { key: owned.outcome } } : {}
        const text = JSON.stringify(await call(key, { as, ...query }))
        expect([key, caller, leaks(text)]).toEqual([key, caller, []])
      }
    expect(reads.length).toBeGreaterThan(30)
    expect((await call('GET api/Balance/outcome', { as: member, query: { key: owned.outcome } })).data.known).toBe(false)
  })

  it('does not appear in public responses about its owner: no balance, number, name or login', async () => {
    const { id, room, group, circle, post, comment, video } = owned
    const samples = samplesOf({
      match: 'm',
      league: 'l',
      team: 't',
      player: 'p',
      room,
      streamer: id,
      group,
      circle,
      post,
      comment,
      video,
      scheme: 's',
    })
    let answered = 0
    for (const [key, calls] of Object.entries(samples) as [ApiKey, { query?: object; body?: object }[]][])
      for (const sample of calls)
        for (const as of [null, member, callers.streamer]) {
          const replies = await call(key, { as, ...(sample as { query?: Record<string, string> }) })
          const text = JSON.stringify(replies)
          answered += replies.code === 0 ? 1 : 0
          expect([
            key,
            // Signature and talk are public.
            leaks(text).filter((one) => one !== 'canary' && one !== owned.media),
            text.match(/"(balance\w*|mobile|password\w*|id_number|key_hash)"/),
          ]).toEqual([key, [], null])
        }
    expect(answered).toBeGreaterThan(150)
  })

  it('is not returned for the idempotency key of another user’s money call', async () => {
    const before = await all()
    const headers = { 'idempotency-key': owned.outcome }
    const response = await call('GET api/Balance/conversionBalance', { as: member, query: { money: '10' }, headers })
    expect([response.code, response.data.id === owned.receipt]).toEqual([0, false])
    expect(await all()).toEqual(before)
  })
})

describe('muted, kicked and silenced users', () => {
  const { room, circle, post, video } = owned
  const text = () => `晚上好 ${randomUUID().slice(0, 8)}`
  const inRoom = { muted: 'muted', kicked: 'kicked', silenced: 'muted' }
  const onSite = { silenced: 'silenced' }
  const outsiders = { kicked: 'kicked' }
  const speaking: [ApiKey, () => object, Partial<Record<Caller, string>>][] = [
    ['POST api/Chat/say', () => ({ id: room, text: text(), key: randomUUID() }), inRoom],
    ['GET api/Barrage/send', () => ({ id: room, text: text() }), inRoom],
    ['POST api/Barrage/advert', () => ({ room_id: room, text: text(), confirm: true }), inRoom],
    ['POST api/Redenvelope/insert', () => ({ room_id: room, total: 100, num: 1, kind: 'equal', greeting: text(), confirm: true }), inRoom],
    ['GET api/Chat/roomMessages', () => ({ id: room }), outsiders],
    ['GET api/member/handselGift', () => ({ room_id: room, gift_id: 'trophy', confirm: '1' }), outsiders],
    ['GET api/guard_user/buy', () => ({ kind: 'guard', tier: 'steward', room_id: room, confirm: '1' }), outsiders],
    ['POST api/Chat/send', () => ({ conversationID: `GROUP${owned.group}`, type: 'text', text: text(), key: randomUUID() }), onSite],
    ['POST api/group/addgroup', () => ({ name: text() }), onSite],
    ['GET api/Member/sneHorn', () => ({ text: text(), confirm: '1' }), onSite],
    ['POST api/anchor_dynamics_user/insert', () => ({ circle_id: circle, content: text() }), onSite],
    ['POST api/anchor_dynamics_user/comment', () => ({ id: post, content: text() }), onSite],
    ['POST api/Comment/add', () => ({ kind: 'post', id: post, content: text() }), onSite],
    ['POST api/Video_user/comment', () => ({ id: video, content: text() }), onSite],
    [
      'POST api/Video_user/insert',
      () => ({ title: 'x', cover: `/media/${'A'.repeat(22)}.png`, video: `/media/${'A'.repeat(22)}.mp4`, category: 'football' }),
      onSite,
    ],
  ]
  it.each(speaking)('are rejected by %s, and nobody else is', async (key, fields, silent) => {
    for (const [caller, as] of everybody.filter(([one]) => !signedOut[one])) {
      const { error } = await call(key, { as, ...inputOf(key, fields()) })
      if (silent[caller]) expect([caller, error]).toEqual([caller, silent[caller]])
      else expect([caller, ['muted', 'kicked', 'silenced', ...refusals].includes(error ?? '')]).toEqual([caller, false])
    }
  })

  it('do not get the stream when kicked from the room', async () => {
    const streamOf = async (as: Person | null) => (await call('GET api/Live_streaming/getRoomInfo', { as, query: { id: room } })).data
    expect((await streamOf(callers.kicked)).me.kicked).toBe(true)
    expect((await streamOf(callers.kicked)).stream.url).toBeNull()
    expect((await streamOf(callers.member)).me.kicked).toBe(false)
  })
})

describe('allowed callers', () => {
  // Runs last because it changes what the other tests read.
  it('are not rejected', async () => {
    const allowed = named.flatMap(({ by = {}, ...naming }) =>
      Object.entries(by).flatMap(([caller, heard]) => (heard === null ? [{ caller: caller as Caller, ...naming }] : [])),
    )
    for (const { key, caller, error: _error, ...naming } of allowed) {
      const { error } = await call(key, { as: callers[caller], ...naming })
      expect([key, caller, refusals.includes(error ?? '')]).toEqual([key, caller, false])
    }
    expect(allowed.length).toBeGreaterThan(30)
  })
})
