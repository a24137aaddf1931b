import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import type { ApiData } from '../../../../contract/api.ts'
import { unpaidIn } from './use-unpaid.ts'

type Orders = ApiData<'GET api/Order/recharge'>
const orders = (...pays: (object | null)[]): Orders =>
  ({ list: pays.map((pay, index) => ({ id: `o${index}`, pay })), total: pays.length }) as unknown as Orders

/** A component's query; `next` supplies the server's next response. */
function scene(next: () => Orders) {
  const server = { next }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  const observer = new QueryObserver(client, { queryKey: ['orders'], queryFn: async () => server.next() })
  return { server, observer, client }
}
const fails = (): never => {
  throw new Error('no answer')
}

describe('unpaid order', () => {
  it('is the first one still payable, null when there is none, and unknown before the first read', async () => {
    const { observer, server } = scene(() => orders(null, {}))
    expect(unpaidIn(observer.getCurrentResult(), false)).toBeUndefined()
    expect(unpaidIn(await observer.refetch(), true)).toMatchObject({ id: 'o1' })
    server.next = () => orders(null)
    expect(unpaidIn(await observer.refetch(), true)).toBeNull()
  })

  it('is kept when the next read fails', async () => {
    const { observer, server } = scene(() => orders({}))
    await observer.refetch()
    server.next = fails
    const failed = await observer.refetch()
    expect(failed.isRefetchError).toBe(true)
    expect(unpaidIn(failed, true)).toMatchObject({ id: 'o0' })
  })

  it('is absent when no read succeeded, even with a copy on the device', async () => {
    expect(unpaidIn(await scene(fails).observer.refetch(), false)).toBeNull()
    const { client, observer } = scene(fails)
    client.setQueryData(['orders'], orders({}))
    expect(unpaidIn(await observer.refetch(), false)).toBeNull()
  })
})
