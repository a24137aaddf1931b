import type { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { UserInfo } from '../../../contract/account/account.ts'
import { network } from '../../core/api/freshness.ts'
import { doubts } from '../../core/money/unknown-outcome.ts'
import { sessionStore } from '../../core/session/session.ts'
import { startMoneyRecovery } from './money-recovery.ts'

/** Pending payments of the account that no page awaits, and the server's result for them. */
const journal = vi.hoisted(() => ({ open: 0, asked: 0, outcome: 'unheard' as 'unheard' | 'done' }))
vi.mock('../../core/money/pending-payments.ts', () => ({ openCalls: async () => Array.from({ length: journal.open }) }))
vi.mock('../../core/money/settle-money.ts', () => ({
  settleMoney: async () => {
    journal.asked += 1
    if (journal.outcome === 'unheard') return []
    const ends = Array.from({ length: journal.open }, () => 'done')
    journal.open = 0
    return ends
  },
}))
vi.mock('../../core/session/session-life.ts', () => ({ readUser: async () => undefined }))
vi.mock('../../features/account/session-messages.ts', () => ({ sessionMessages: { moneyDone: 'done', moneyNothing: 'nothing' } }))

const toasts: unknown[] = []
const user = (id: string): UserInfo => ({ id }) as UserInfo
beforeEach(() => {
  vi.useFakeTimers()
  network.set(true)
  sessionStore.set({ phase: 'out', user: null })
})
afterEach(() => vi.useRealTimers())

it('retries until each money call is settled, even if the network was never lost', async () => {
  startMoneyRecovery({ invalidateQueries: async () => undefined } as unknown as QueryClient, (word) => void toasts.push(word))
  // The login ended while a payment was pending; the next login in the same window settles it.
  journal.open = 1
  sessionStore.set({ phase: 'in', user: null })
  expect(journal.asked).toBe(0)
  sessionStore.set({ phase: 'in', user: user('anna') })
  await vi.advanceTimersByTimeAsync(0)
  expect([journal.asked, toasts]).toEqual([1, []])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(journal.asked).toBe(2)
  journal.outcome = 'done'
  await vi.advanceTimersByTimeAsync(60_000)
  expect([journal.asked, toasts]).toEqual([3, ['done']])
  await vi.advanceTimersByTimeAsync(600_000)
  expect(journal.asked).toBe(3)
  // A page gave up on a payment.
  journal.open = 1
  doubts.notify()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([journal.asked, toasts]).toEqual([4, ['done', 'done']])
})
