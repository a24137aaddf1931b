import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ApiError, NetworkError } from './api.ts'
import { moneyCall } from './money-call.ts'

const key = '0b3c8d52-6f0e-4c1c-9a55-0c7c5d0f2d11'
const receipt = { id: '7', money: 50, balance: 50, balances: 0, at: '2026-11-21T12:00:00.000Z' }
const lost = new TypeError('Failed to fetch')
const said = (data: unknown): Response => new Response(JSON.stringify({ code: 0, msg: '', data }))
const convert = () => moneyCall('GET api/Balance/conversionBalance', { query: { money: '50' }, idempotencyKey: key })

describe('a money call', () => {
  const fetched: { url: string; key: string | null }[] = []
  let replies: (Response | Error)[] = []
  beforeEach(() => {
    vi.useFakeTimers()
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

  it('answers at once where nothing is lost', async () => {
    replies = [said(receipt)]
    expect(await settled(convert())).toEqual(receipt)
    expect(fetched).toEqual([{ url: '/api/Balance/conversionBalance?money=50', key }])
  })

  it('whose answer is lost asks for its key instead of being sent again', async () => {
    replies = [lost, lost, said({ known: true, path: '/api/Balance/conversionBalance', answer: receipt })]
    expect(await settled(convert())).toEqual(receipt)
    expect(fetched.map(({ url }) => url.split('?')[0])).toEqual([
      '/api/Balance/conversionBalance',
      '/api/Balance/outcome',
      '/api/Balance/outcome',
    ])
    expect(fetched[2]?.url).toContain(key)
  })

  it('says that the network failed where the server knows of nothing, or cannot be asked', async () => {
    const nothing = () => said({ known: false, path: '', answer: null })
    replies = [lost, nothing(), nothing(), nothing()]
    expect(await settled(convert())).toBeInstanceOf(NetworkError)
    replies = []
    expect(await settled(convert())).toBeInstanceOf(NetworkError)
    expect(fetched.filter(({ url }) => url.includes('conversionBalance'))).toHaveLength(2)
  })

  it('finds the answer of its key where a later try has other parameters', async () => {
    replies = [
      new Response(JSON.stringify({ code: 1, msg: 'used', error: 'key-reused', data: null })),
      said({ known: true, path: '/api/Balance/conversionBalance', answer: receipt }),
    ]
    expect(await settled(convert())).toEqual(receipt)
  })

  it('does not ask after a refusal', async () => {
    replies = [new Response(JSON.stringify({ code: 1, msg: 'no', error: 'insufficient-balance', data: null }))]
    expect(await settled(convert())).toMatchObject({ error: 'insufficient-balance' } satisfies Partial<ApiError>)
    expect(fetched).toHaveLength(1)
  })
})
