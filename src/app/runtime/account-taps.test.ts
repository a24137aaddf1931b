import { afterEach, expect, it, vi } from 'vitest'
import { sessionStore } from '../../core/session/session.ts'
import { setFollow, setReservation } from '../../features/follow/follow-store.ts'
import { startAccountTaps } from './account-taps.ts'

const sent = vi.hoisted(() => [] as string[])
vi.mock('../../core/follow/account-follows.ts', () => ({
  enqueueAccountFollow: async (kind: string, id: string) => void sent.push(`${kind}:${id}`),
}))
vi.mock('../../core/follow/follow-rows.ts', () => ({ watchFollowRows: () => undefined, saveFollowRow: async () => undefined }))
vi.mock('../../core/outbox/device-outbox.ts', () => ({ deviceOutbox: { flush: async () => void sent.push('sent') } }))
afterEach(() => vi.unstubAllGlobals())

it('sends the account the taps made before the session was known, and sends nothing for a guest', async () => {
  vi.stubGlobal('document', { cookie: 'token=t' })
  setFollow('team', 'early', 'early', true)
  startAccountTaps()
  expect(sent).toEqual(['team:early'])
  setReservation({ id: 'm1', match_time: '2026-07-18T12:00:00Z', name: 'm1' }, true)
  await expect.poll(() => sent).toEqual(['team:early', 'match:m1', 'sent', 'sent'])
  sent.length = 0
  vi.stubGlobal('document', { cookie: '' })
  setFollow('team', 'nobody', 'nobody', true)
  sessionStore.set({ phase: 'out', user: null })
  setFollow('team', 'guest', 'guest', true)
  sessionStore.set({ phase: 'in', user: null })
  setFollow('team', 'late', 'late', true)
  await expect.poll(() => sent).toEqual(['team:late', 'sent'])
})
