import { afterEach, expect, it, vi } from 'vitest'
import { sessionStore } from '../../core/session/session.ts'
import { setFollow, setReservation } from '../../features/follow/follow-store.ts'
import { startAccountTaps } from './account-taps.ts'

const told = vi.hoisted(() => [] as string[])
vi.mock('../../core/follow/account-follows.ts', () => ({
  putAccountFollow: async (kind: string, id: string) => void told.push(`${kind}:${id}`),
}))
vi.mock('../../core/follow/follow-rows.ts', () => ({ watchFollowRows: () => undefined, keepFollowRow: async () => undefined }))
vi.mock('../../core/outbox/device-outbox.ts', () => ({ deviceOutbox: { flush: async () => void told.push('sent') } }))
afterEach(() => vi.unstubAllGlobals())

it('tells the account of what was tapped before it was known who is signed in, and of nothing to a guest', async () => {
  vi.stubGlobal('document', { cookie: 'token=t' })
  setFollow('team', 'early', 'early', true)
  startAccountTaps()
  expect(told).toEqual(['team:early'])
  setReservation('m1', '2026-07-18T12:00:00Z', 'm1', true)
  await expect.poll(() => told).toEqual(['team:early', 'match:m1', 'sent', 'sent'])
  told.length = 0
  vi.stubGlobal('document', { cookie: '' })
  setFollow('team', 'nobody', 'nobody', true)
  sessionStore.set({ phase: 'out', user: null })
  setFollow('team', 'guest', 'guest', true)
  sessionStore.set({ phase: 'in', user: null })
  setFollow('team', 'late', 'late', true)
  await expect.poll(() => told).toEqual(['team:late', 'sent'])
})
