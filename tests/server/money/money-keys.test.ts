// Every money call with its key: many concurrent ones, a lost response, a different amount, a different account. R-KEY-1.
import { randomUUID } from 'node:crypto'
import { createServer, request as httpRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApiKey, api } from '../../../contract/api.ts'
import { proveLedger } from '../../../server/features/money/ledger/proof.ts'
import { upsertTerms } from '../../../server/features/money/withdrawal/store.ts'
import { type Act, type MoneyRequest, moneyRequests } from '../../support/money/money-requests.ts'
import { type Asking, endScene, type MoneyScene, moneyScene } from '../../support/money/money-scene.ts'
import { type ExpertScene, expertScene } from '../../support/people/expert-scene.ts'
import { figures, soak } from '../../support/soak.ts'

let scene: MoneyScene
/** Matches, experts and guesses for the calls of `ofExperts`. */
let experts: ExpertScene
let requests: ReturnType<typeof moneyRequests>
const ofExperts = /\/(Expert|Guess)\/|removeScheme$/
/** The same server behind a proxy that drops every response after the work is done. */
let lossy: Server
beforeAll(async () => {
  scene = await moneyScene()
  experts = await expertScene()
  requests = moneyRequests(scene, experts)
  await upsertTerms(scene.db, { open: true, least: 1_000, most: 9_000, secondOver: 1_000_000 })
  lossy = createServer((request, response) => {
    const cut = () => {
      request.socket.destroy()
      return response
    }
    response.writeHead = () => response
    response.write = () => cut() !== null
    response.end = cut
    const { app } = ofExperts.test(request.url ?? '') ? experts : scene
    app.routing(request, response)
  })
  await new Promise<void>((resolve) => lossy.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await new Promise((resolve) => lossy.close(resolve))
  await experts.stop()
  await endScene(scene)
})

const money = (Object.keys(api) as ApiKey[]).filter((key) => api[key].effect === 'money')

interface Stage {
  pool: Pool
  call<T>(key: ApiKey, asking: Asking): Promise<{ code: number; error?: string; data: T }>
}
const amongExperts = (): Stage => ({
  pool: experts.pool,
  call: <T>(name: ApiKey, { as, ...given }: Asking) =>
    experts.call(name, as ?? null, given as never) as unknown as Promise<{ code: number; error?: string; data: T }>,
})

/** Sends the request over the proxy that drops every response. */
function askAndLose(name: ApiKey, { as, asking }: Act, key: string): Promise<string> {
  const { port } = lossy.address() as AddressInfo
  const [method, path] = name.split(' ') as [string, string]
  const query = asking.query ? `?${new URLSearchParams(asking.query)}` : ''
  return new Promise((resolve) => {
    const headers = { token: as, 'idempotency-key': key, 'content-type': 'application/json' }
    const sending = httpRequest({ port, host: '127.0.0.1', method, path: `/${path}${query}`, headers })
    sending.on('response', () => resolve('answered'))
    sending.on('error', () => resolve('lost'))
    sending.end(method === 'POST' ? JSON.stringify(asking.body ?? {}) : undefined)
  })
}

/**
 * Counts everything that a money call can leave in an account's books. Excludes what no call causes, such as refunds of other users'
 * expired envelopes, and the account's own pending gift, which is shown when it is due and then counts for the gift task.
 */
async function traces({ pool }: Stage, owners: readonly string[]): Promise<number> {
  const { rows } = await pool.query(
    `SELECT (SELECT count(*) FROM ledger_tx WHERE key NOT LIKE 'gift-end:%' AND key NOT LIKE 'task:%:gift:%' AND (actor = ANY ($1)
        OR id IN (SELECT line.tx_id FROM ledger_posting line JOIN ledger_account book ON book.id = line.account_id WHERE book.owner = ANY ($1))))
      + (SELECT count(*) FROM gift_given WHERE state = 'back' AND from_id = ANY ($1))
      + (SELECT count(*) FROM recharge_order WHERE account_id = ANY ($1)) + (SELECT count(*) FROM exchange WHERE account_id = ANY ($1))
      + (SELECT coalesce(sum(num), 0) FROM gift_bag WHERE account_id = ANY ($1)) + (SELECT count(*) FROM check_in WHERE account_id = ANY ($1))
      + (SELECT count(*) FROM withdrawal WHERE account_id = ANY ($1))
      + (SELECT coalesce(sum(progress), 0) FROM task_progress WHERE task_id <> 'gift' AND account_id = ANY ($1)) AS n`,
    [owners],
  )
  return Number(rows[0].n)
}

it('every money call has a request here', () => expect(Object.keys(requests).sort()).toEqual([...money].sort()))

describe.each(money)('%s', (name) => {
  const makeRequest = () => (requests[name] as () => Promise<MoneyRequest>)()
  const stage = (): Stage => (ofExperts.test(name) ? amongExperts() : scene)
  const ask = <T>({ as, asking }: Act, key: string | null) => stage().call<T>(name, { as, key, ...asking })
  /** The traces of an act in the books of the accounts that make these calls. */
  async function left(acts: readonly Act[], act: () => Promise<unknown>): Promise<number> {
    const owners = acts.map(({ as, of = as }) => of)
    const before = await traces(stage(), owners)
    await act()
    return (await traces(stage(), owners)) - before
  }
  /** The traces of one such call. */
  async function once(): Promise<number> {
    const { first } = await makeRequest()
    const count = await left([first], () => ask(first, randomUUID()))
    expect(count).toBeGreaterThan(0)
    return count
  }

  it('takes effect once for fifty concurrent requests, and returns the same response to all fifty', async () => {
    const single = await once()
    const { first } = await makeRequest()
    const key = randomUUID()
    let logged: string[] = []
    const often = await left([first], async () => {
      const all = await Promise.all(Array.from({ length: 50 }, () => ask(first, key)))
      logged = all.map((result) => JSON.stringify(result))
    })
    expect([often, new Set(logged).size, JSON.parse(logged[0] ?? '{}').code]).toEqual([single, 1, 0])
  })

  it('takes effect once for a double tap without a key, and returns the same response twice', async () => {
    const single = await once()
    const { first } = await makeRequest()
    const logged: unknown[] = []
    const twice = await left([first], async () => {
      for (let tap = 0; tap < 2; tap += 1) logged.push(await ask(first, null))
    })
    expect([twice, logged[1]]).toEqual([single, logged[0]])
  })

  it('rejects the key for any other request, and keeps it separate from another user’s', async () => {
    const { first, changed, theirs } = await makeRequest()
    const key = randomUUID()
    const responses: { code: number; error?: string }[] = []
    const mine = [first, changed]
    expect(await left(mine, async () => responses.push(await ask(first, key)))).toBeGreaterThan(0)
    expect(await left(mine, async () => responses.push(await ask(changed, key)))).toBe(0)
    expect(responses).toMatchObject([{ code: 0 }, { code: 1, error: 'key-reused' }])
    const other = await theirs()
    expect(await left([other], async () => responses.push(await ask(other, key)))).toBeGreaterThan(0)
    expect(responses[2]).toMatchObject({ code: 0 })
  })

  it('repeats the original response when retried after a lost reply, and is found by its key', async () => {
    const single = await once()
    const rounds = soak(2, 100)
    for (let round = 0; round < rounds; round += 1) {
      const { first } = await makeRequest()
      const key = randomUUID()
      const outcomes: string[] = []
      expect(await left([first], async () => outcomes.push(await askAndLose(name, first, key)))).toBe(single)
      expect(outcomes).toEqual(['lost'])
      const responses: { code: number; data: unknown }[] = []
      expect(await left([first], async () => responses.push(await ask(first, key)))).toBe(0)
      expect(responses[0]?.code).toBe(0)
      const asked = { as: first.as, query: { key } }
      const known = await stage().call<{ known: boolean; path: string; answer: unknown }>('GET api/Balance/outcome', asked)
      expect(known.data).toEqual({ known: true, path: name, answer: responses[0]?.data })
    }
    figures({ proof: 'R-KEY-1 lost replies', call: name, lost: rounds })
  })
})

it('the ledgers are valid after all of it', async () => {
  expect([await proveLedger(scene.pool), await proveLedger(experts.pool)]).toEqual([[], []])
})
