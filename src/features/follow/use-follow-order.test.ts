import type { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import type { UserInfo } from '../../../contract/account/account.ts'
import type { FollowOrder } from '../../../contract/follow/follow-order.ts'
import { network } from '../../core/api/freshness.ts'
import { sessionStore } from '../../core/session/session.ts'
import { specialFollows } from './special-follows.ts'
import { startSpecial } from './use-follow-order.ts'

it('requests the special follows again when they could not be read at the login', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const order = { marks: [{ kind: 'team', id: 't1', special: true }] } as unknown as FollowOrder
  const fetchQuery = vi.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValue(order)
  network.set(false)
  startSpecial({ fetchQuery } as unknown as QueryClient)
  sessionStore.set({ phase: 'in', user: { id: 'anna' } as UserInfo })
  await expect.poll(() => fetchQuery.mock.calls.length).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 0))
  network.set(true)
  await expect.poll(() => [...specialFollows.get()]).toEqual(['team:t1'])
  network.set(false)
  network.set(true)
  expect(fetchQuery).toHaveBeenCalledTimes(2)
})
