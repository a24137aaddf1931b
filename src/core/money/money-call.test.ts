import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ApiError, NetworkError } from '../api/api.ts'
import { moneyCall } from './money-call.ts'
import { settleMoney } from './settle-money.ts'
import { doubts, UnknownOutcome } from './unknown-outcome.ts'

interface Row {
  key: string
  owner: string
  params: string
  state: string
  at: number
}
const { rows, device } = vi.hoisted(() => ({ rows: new Map<string, Row>(), device: { account: 'anna' } }))
vi.mock('../storage/account.ts', () => ({ currentAccount: async () => device.account }))
vi.mock('../storage/db.ts', () => ({
  db: {
    moneyCall: {
      put: async (row: Row) => void rows.set(row.key, row),
      delete: async (key: string) => void rows.delete(key),
      update: async (key: string, change: Partial<Row>) => void rows.set(key, { ...(rows.get(key) as Row), ...change }),
      where: () => ({ equals: (owner: string) => ({ toArray: async () => [...rows.values()].filter((row) => row.owner === owner) }) }),
    },
  },
}))

const key = '0b3c8d52-6f0e-4c1c-9a55-0c7c5d0f2d11'
const receipt = { id: '7', money: 50, balance: 50, balances: 0, at: '2026-11-21T12:00:00.000Z' }
const lost = new TypeError('Failed to fetch')
const answerWith = (data: unknown): Response => new Response(JSON.stringify({ code: 0, msg: '', data }))
const failed = (error: string): Response => new Response(JSON.stringify({ code: 1, msg: '', error, data: null }))
const known = (): Response => answerWith({ known: true, path: '/api/Balance/conversionBalance', answer: receipt })
const nothing = (): Response => answerWith({ known: false, path: '', answer: null })
const another = '7a1f4c0e-52ab-4d0a-8f3c-9a7be1f0aa10'
const convert = (idempotencyKey = key, money = '50') => moneyCall('GET api/Balance/conversionBalance', { query: { money }, idempotencyKey })

describe('money call', () => {
  const fetched: { url: string; key: string | null }[] = []
  let replies: (Response | Error)[] = []
  beforeEach(() => {
    vi.useFakeTimers()
    rows.clear()
    device.account = 'anna'
    vi.stubGlobal('navigator', { onLine: true })
    fetched.length = 0
    vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
      fetched.push({ url, key: headers['idempotency-key'] ?? null })
      const reply = replies.shift() ?? lost
      if (reply instanceof Error) throw reply
      return reply
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  const settled = async <T>(work: Promise<T>): Promise<T | Error> => {
    const end = work.catch((error: Error) => error)
    await vi.runAllTimersAsync()
    return end
  }

  it('returns immediately when nothing is lost', async () => {
    replies = [answerWith(receipt)]
    expect(await settled(convert())).toEqual(receipt)
    expect(fetched).toEqual([{ url: '/api/Balance/conversionBalance?money=50', key }])
  })

  it('queries its key instead of being sent again when its response is lost', async () => {
    replies = [lost, lost, answerWith({ known: true, path: '/api/Balance/conversionBalance', answer: receipt })]
    expect(await settled(convert())).toEqual(receipt)
    expect(fetched.map(({ url }) => url.split('?')[0])).toEqual([
      '/api/Balance/conversionBalance',
      '/api/Balance/outcome',
      '/api/Balance/outcome',
    ])
    expect(fetched[2]?.url).toContain(key)
  })

  it('is persisted before it is sent, and removed on a definite response', async () => {
    const written: Row[] = []
    replies = [answerWith(receipt)]
    const work = convert()
    vi.stubGlobal('fetch', async () => {
      written.push(...rows.values())
      return replies.shift()
    })
    await settled(work)
    expect(written).toMatchObject([{ key, owner: 'anna', path: 'GET api/Balance/conversionBalance', state: 'sent' }])
    expect(rows.size).toBe(0)
  })

  it('reports that nothing was charged when it never reached the server', async () => {
    replies = [lost, nothing(), nothing(), nothing()]
    const end = await settled(convert())
    expect(end).toBeInstanceOf(NetworkError)
    expect(end).not.toBeInstanceOf(UnknownOutcome)
    // No result is reported twice, and the same payment keeps its key for a request that is still in flight.
    expect(await settled(settleMoney())).toEqual([])
    replies = [answerWith(receipt)]
    await settled(convert(another))
    expect(fetched.at(-1)?.key).toBe(key)
  })

  it('is not sent while the browser is offline, and nothing is charged', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const end = await settled(convert())
    expect(end).toBeInstanceOf(NetworkError)
    expect(end).not.toBeInstanceOf(UnknownOutcome)
    expect([fetched.length, rows.size]).toEqual([0, 0])
  })

  it('reports an unknown outcome when its response is lost with the network, and settles on reconnect', async () => {
    replies = []
    const doubted = vi.fn()
    const stop = doubts.listen(doubted)
    expect(await settled(convert())).toBeInstanceOf(UnknownOutcome)
    stop()
    // The app is notified that it must ask again: the network may have been up all the time.
    expect(doubted).toHaveBeenCalledOnce()
    expect([...rows.values()]).toMatchObject([{ key, state: 'sent' }])
    // A retry without a network leaves the result unknown; so does a failed look-up.
    vi.stubGlobal('navigator', { onLine: false })
    expect(await settled(convert(another))).toBeInstanceOf(UnknownOutcome)
    vi.stubGlobal('navigator', { onLine: true })
    expect(await settled(settleMoney())).toEqual([])
    replies = [known()]
    expect(await settled(settleMoney())).toEqual(['done'])
    expect(rows.size).toBe(0)
    expect(fetched.filter(({ url }) => url.includes('conversionBalance'))).toHaveLength(1)
  })

  it('reports once that nothing was charged when its outcome turns out to be none', async () => {
    replies = []
    await settled(convert())
    replies = [nothing(), nothing(), nothing()]
    expect(await settled(settleMoney())).toEqual(['nothing'])
    expect(await settled(settleMoney())).toEqual([])
    vi.setSystemTime(Date.now() + 61_000)
    await settled(settleMoney())
    expect(rows.size).toBe(0)
  })

  it('reuses the key of the same act, and takes a new key for another act', async () => {
    await settled(convert())
    fetched.length = 0
    replies = [answerWith(receipt)]
    await settled(convert(another, '60'))
    replies = [answerWith(receipt)]
    await settled(convert(another))
    expect(fetched.map((one) => one.key)).toEqual([another, key])
    expect(rows.size).toBe(0)
  })

  it('is not queried while its own page waits for it', async () => {
    const resolvers: ((reply: Response) => void)[] = []
    vi.stubGlobal('fetch', (url: string) => {
      fetched.push({ url, key: null })
      return new Promise<Response>((resolve) => resolvers.push(resolve))
    })
    const first = convert()
    const second = convert(another)
    await vi.waitFor(() => expect(resolvers).toHaveLength(2))
    // Two at the same time are two intentions: the second does not reuse the key of the first.
    expect([...rows.keys()]).toEqual([key, another])
    expect(await settleMoney()).toEqual([])
    for (const resolveOne of resolvers) resolveOne(answerWith(receipt))
    expect(await Promise.all([first, second])).toEqual([receipt, receipt])
    expect(fetched.some(({ url }) => url.includes('outcome'))).toBe(false)
  })

  it('is also queried after a server failure', async () => {
    replies = [failed('error'), known()]
    expect(await settled(convert())).toEqual(receipt)
  })

  it('is neither queried nor continued for another account', async () => {
    await settled(convert())
    device.account = 'ben'
    expect(await settled(settleMoney())).toEqual([])
    replies = [answerWith(receipt)]
    await settled(convert(another))
    expect(fetched.at(-1)?.key).toBe(another)
  })

  it('returns the response to its key when a later attempt has other parameters', async () => {
    replies = [
      new Response(JSON.stringify({ code: 1, msg: 'used', error: 'key-reused', data: null })),
      answerWith({ known: true, path: '/api/Balance/conversionBalance', answer: receipt }),
    ]
    expect(await settled(convert())).toEqual(receipt)
  })

  it('does not query after a rejection', async () => {
    replies = [new Response(JSON.stringify({ code: 1, msg: 'no', error: 'insufficient-balance', data: null }))]
    expect(await settled(convert())).toMatchObject({ error: 'insufficient-balance' } satisfies Partial<ApiError>)
    expect(fetched).toHaveLength(1)
    expect(rows.size).toBe(0)
  })

  it('keeps its key through an offline attempt after one that the server did not know', async () => {
    // The request may still be in flight.
    replies = [lost, nothing(), nothing(), nothing()]
    expect(await settled(convert())).toBeInstanceOf(NetworkError)
    vi.stubGlobal('navigator', { onLine: false })
    expect(await settled(convert(another))).toBeInstanceOf(NetworkError)
    vi.stubGlobal('navigator', { onLine: true })
    replies = [answerWith(receipt)]
    expect(await settled(convert(another))).toEqual(receipt)
    expect(fetched.at(-1)?.key).toBe(key)
  })
})
