// The push endpoint of providers over HTTP and a real database: authentication, responses, and what the site then shows and notifies.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FeedAnswers, type FeedState, feedLimits, feedPaths } from '../../../contract/feed/parts.ts'
import { alertDefaults } from '../../../rules/alert/alert-choice.ts'
import { signatureHeader, signatureOf, timeHeader } from '../../../server/feed/push/signature.ts'
import { createSender, type Sender } from '../../../server/feed-tool/sender.ts'
import { type PushService, startPushService } from '../../support/alert/push-service.ts'
import { gameMessages, hearBasketball } from '../../support/feed/basketball-adapter.ts'
import { basketballResponse } from '../../support/feed/responses.ts'
import { type FullWorld, fullWorld } from '../../support/people/full-world.ts'

const secret = 'a-secret-of-the-test'
let world: FullWorld
let service: PushService
let sender: Sender
/** Timestamp of the last signed request; each next one is later. */
let last = 0

interface Asking {
  body?: string
  type?: string
  headers?: Record<string, string>
  by?: string
  time?: number
}
async function ask(path: string, { body, type = 'application/json', headers = {}, by = secret, time }: Asking = {}) {
  last = time ?? Math.max(Date.now(), last + 1)
  const signed = { [timeHeader]: String(last), [signatureHeader]: signatureOf(by, String(last), body ?? '') }
  return world.app.http.inject({
    method: body === undefined ? 'GET' : 'POST',
    url: path,
    headers: { ...signed, ...(body === undefined ? {} : { 'content-type': type }), ...headers },
    ...(body === undefined ? {} : { payload: body }),
  })
}
const documentOf = (messages: readonly unknown[]): string => JSON.stringify({ feed: 'feed/v1', messages })

beforeAll(async () => {
  service = await startPushService()
  world = await fullWorld({ FEED: 'push', FEED_PUSH_SECRET: secret, DEMO: 'off', PUSH_ALLOW_HOSTS: service.host })
  await world.app.start()
  sender = createSender({
    secret,
    ask: async (path, headers, body) => {
      const reply = await world.app.http.inject({
        method: body === undefined ? 'GET' : 'POST',
        url: path,
        headers,
        ...(body === undefined ? {} : { payload: body }),
      })
      const wait = reply.headers['retry-after']
      return { status: reply.statusCode, retryAfter: wait === undefined ? null : Number(wait), body: reply.body }
    },
  })
})
afterAll(() => service.close())

describe('pushed basketball game', () => {
  const response = basketballResponse(Date.now() - 60_000)
  const id = `p-${response.game}`

  it('is returned by the site’s calls and sends its alerts', async () => {
    // The fixture lets a device follow the match.
    await hearBasketball({ ...response, plays: [] }, sender)
    const { endpoint, keys } = service.subscribe('fan')
    const follows = [{ kind: 'match', id, events: ['kick-off', 'full-time'] }]
    const followed = await world.call('POST api/Push/subscribe', { body: { endpoint, keys, lang: 'en', follows, settings: alertDefaults } })
    expect(followed.code).toBe(0)

    await hearBasketball(response, sender)
    const { data: detail } = await world.call('GET api/hot_match/detail', { query: { id } })
    expect(detail.match).toMatchObject({ status: 'over', home_score: 9, away_score: 7, winner: 'home', league_name_en: 'coast' })
    expect(detail.match.home_team_name_en).toBe('Harbour Kites')
    expect(detail.events.filter(({ type }: { type: string }) => type === 'points')).toHaveLength(9)
    const { data: listed } = await world.call('POST api/hot_match/all_match', { body: { sport: 'basketball', ids: [id] } })
    expect(listed.list).toMatchObject([{ id, home_score: 9, away_score: 7, after_extra: true }])
    const { data: table } = await world.call('GET api/hot_match/standings', { query: { league_id: 'p-league-coast' } })
    expect(table.list[0].rows).toMatchObject([
      { team_id: 'p-team-HAR', won: 1 },
      { team_id: 'p-team-ANC', lost: 1 },
    ])

    const { rows } = await world.pool.query('SELECT kind FROM alert WHERE match_id = $1', [id])
    const kinds = rows.map(({ kind }) => kind as string)
    for (const kind of ['kick-off', 'quarter-end', 'half-time', 'close-game', 'overtime', 'full-time']) expect(kinds).toContain(kind)
    const titles = (): string[] => service.received.map(({ payload }) => payload.notification.title)
    await expect.poll(titles, { timeout: 20_000 }).toContain('Final (OT): Harbour Kites 9:7 Anchor Bears')
  })

  it('changes nothing and notifies nobody when sent again', async () => {
    const count = async () => (await world.pool.query('SELECT count(*)::int AS n FROM alert WHERE match_id = $1', [id])).rows[0].n
    const before = await count()
    const { answers } = await sender.send(gameMessages(response))
    expect(new Set(answers.map(({ is }) => is))).toEqual(new Set(['repeated']))
    expect(await count()).toBe(before)
  })

  it('reports the state from which its sender resumes', async () => {
    const state = (await ask(`${feedPaths.state}?match=${response.game}`)).json() as FeedState
    expect(state).toMatchObject({ feed: 'feed/v1', matches: [{ match: response.game, seq: 24, id: 'play-23' }] })
    expect(Math.abs(state.now - Date.now())).toBeLessThan(60_000)
    expect(((await ask(feedPaths.state)).json() as FeedState).matches.map(({ match }) => match)).toEqual([response.game])
    expect((await ask(`${feedPaths.state}?match=nothing`)).json()).toMatchObject({ matches: [] })
    expect((await ask(`${feedPaths.state}?match=a%20b`)).statusCode).toBe(400)
  })

  it('can be sent as a stream of lines, where a broken line affects only itself', async () => {
    const next = { ...response, game: 'g-stream' }
    const lines = gameMessages(next).map((message) => JSON.stringify(message))
    const body = [...lines.slice(0, 3), '{"type":', ...lines.slice(3)].join('\n')
    const reply = await ask(feedPaths.messages, { body, type: 'application/x-ndjson' })
    const { answers, gaps } = reply.json() as FeedAnswers
    expect(answers.map(({ is }) => is).filter((is) => is !== 'applied')).toEqual(['refused'])
    expect(answers[3]).toMatchObject({ index: 3, id: null, is: 'refused' })
    expect(gaps).toEqual([])
    expect((await world.call('GET api/hot_match/detail', { query: { id: 'p-g-stream' } })).data.match.home_score).toBe(9)
  })
})

describe('push request', () => {
  it.each<[string, Asking, number, string]>([
    ['signed with another secret', { by: 'another-secret-of-16' }, 401, 'signature'],
    ['of another hour', { time: Date.now() - 3_600_000 }, 401, 'time'],
    ['without a signature', { headers: { [signatureHeader]: '' } }, 401, 'unsigned'],
    [
      'without one, and longer than any',
      { headers: { [signatureHeader]: '' }, body: 'x'.repeat(feedLimits.stream.bytes + 1) },
      401,
      'unsigned',
    ],
    ['of another type', { type: 'text/plain' }, 415, 'type'],
    ['that is no document', { body: '{"messages":[]}' }, 400, 'unreadable'],
    ['with too many messages', { body: documentOf(Array.from({ length: feedLimits.batch.messages + 1 }, () => 0)) }, 413, 'too-large'],
    ['that is too long', { body: documentOf(['x'.repeat(feedLimits.batch.bytes)]) }, 413, 'too-large'],
  ])('is rejected with the reason: %s', async (_what, asking, status, error) => {
    const reply = await ask(feedPaths.messages, { body: documentOf([]), ...asking })
    expect([reply.statusCode, reply.json()]).toMatchObject([status, { error, reason: expect.any(String) }])
    expect(reply.headers['cache-control']).toBe('no-store')
  })

  it('is rejected as replayed if it was sent before', async () => {
    const time = Date.now() - 1_000
    expect((await ask(feedPaths.messages, { body: documentOf([]), time })).statusCode).toBe(200)
    expect((await ask(feedPaths.messages, { body: documentOf([]), time })).json()).toMatchObject({ error: 'replayed' })
  })

  it('with another method is answered with the allowed one', async () => {
    const reply = await world.app.http.inject({ method: 'PUT', url: feedPaths.messages })
    expect([reply.statusCode, reply.headers.allow]).toEqual([405, 'POST'])
  })

  it('is documented on a page without scripts and as JSON Schema', async () => {
    const page = await world.app.http.inject('/docs/feed')
    expect(page.body).not.toMatch(/<script|<style|style=/)
    expect(page.body).toContain('penalty-missed')
    for (const name of [timeHeader, signatureHeader]) expect(page.body.toLowerCase()).toContain(`<code>${name}</code>`)
    expect(page.body).toContain(`up to ${feedLimits.state}`)
    const schema = (await world.app.http.inject('/docs/feed.json')).json()
    expect(schema).toMatchObject({ title: 'feed/v1', definitions: { goal: { type: 'object' } } })
  })
})
