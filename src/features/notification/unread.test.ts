import type { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import type { UserInfo } from '../../../contract/account/account.ts'
import { network } from '../../core/api/freshness.ts'
import { sessionStore } from '../../core/session/session.ts'
import { startUnread } from './unread.ts'

const shown = vi.hoisted(() => [] as number[])
vi.mock('./use-notifications.ts', () => ({ setUnread: (unread: number) => void shown.push(unread) }))

it('retries the unread count if it could not be fetched at login', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const fetchQuery = vi.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValue({ unread: 3 })
  network.set(false)
  startUnread({ fetchQuery } as unknown as QueryClient, () => undefined)
  sessionStore.set({ phase: 'in', user: { id: 'anna' } as UserInfo })
  await expect.poll(() => fetchQuery.mock.calls.length).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 0))
  network.set(true)
  await expect.poll(() => shown).toEqual([0, 3])
  network.set(false)
  network.set(true)
  sessionStore.set({ phase: 'out', user: null })
  expect(fetchQuery).toHaveBeenCalledTimes(2)
})
