import type { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { UserInfo } from '../../../contract/auth.ts'
import { network } from '../../core/api/freshness.ts'
import { doubts } from '../../core/money/unknown-outcome.ts'
import { sessionStore } from '../../core/session/session.ts'
import { startMoneyCare } from './money-care.ts'

/** Pending payments of the account that no page awaits, and the server's result for them. */
const book = vi.hoisted(() => ({ open: 0, asked: 0, says: 'unheard' as 'unheard' | 'done' }))
vi.mock('../../core/money/money-book.ts', () => ({ openCalls: async () => Array.from({ length: book.open }) }))
vi.mock('../../core/money/settle-money.ts', () => ({
  settleMoney: async () => {
    book.asked += 1
    if (book.says === 'unheard') return []
    const ends = Array.from({ length: book.open }, () => 'done')
    book.open = 0
    return ends
  },
}))
vi.mock('../../core/session/session-life.ts', () => ({ readUser: async () => undefined }))
vi.mock('../../features/login/session-words.ts', () => ({ sessionWords: { moneyDone: 'done', moneyNothing: 'nothing' } }))

const said: unknown[] = []
const user = (id: string): UserInfo => ({ id }) as UserInfo
beforeEach(() => {
  vi.useFakeTimers()
  network.set(true)
  sessionStore.set({ phase: 'out', user: null })
})
afterEach(() => vi.useRealTimers())

it('asks until each money call has an end, although the network was there all the time', async () => {
  startMoneyCare({ invalidateQueries: async () => undefined } as unknown as QueryClient, (word) => void said.push(word))
  // The login ended while a payment was pending; the next login in the same window settles it.
  book.open = 1
  sessionStore.set({ phase: 'in', user: null })
  expect(book.asked).toBe(0)
  sessionStore.set({ phase: 'in', user: user('anna') })
  await vi.advanceTimersByTimeAsync(0)
  expect([book.asked, said]).toEqual([1, []])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(book.asked).toBe(2)
  book.says = 'done'
  await vi.advanceTimersByTimeAsync(60_000)
  expect([book.asked, said]).toEqual([3, ['done']])
  await vi.advanceTimersByTimeAsync(600_000)
  expect(book.asked).toBe(3)
  // A page gave up on a payment.
  book.open = 1
  doubts.tell()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([book.asked, said]).toEqual([4, ['done', 'done']])
})
