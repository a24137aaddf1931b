import { describe, expect, it, vi } from 'vitest'
import { type GuestAccount, guestAccount } from './guest-account.ts'

const expires = '2026-06-12T12:00:00.000Z'
const end = Date.parse(expires)

function device(stored?: GuestAccount) {
  const state = { stored, asked: 0 }
  let now = end - 3_600_000
  return {
    state,
    at: (time: number) => {
      now = time
    },
    read: (save?: () => Promise<void>) =>
      guestAccount({
        find: async () => state.stored,
        save:
          save ??
          (async (account) => {
            state.stored = account
          }),
        ask: async () => {
          state.asked += 1
          return { id: `guest_${state.asked}`, userSig: 's', expires }
        },
        now: () => now,
      }),
  }
}

describe('chat guest account', () => {
  it('is requested once and cached until shortly before it expires', async () => {
    const one = device()
    expect((await one.read()).id).toBe('guest_1')
    one.at(end - 60_001)
    expect((await one.read()).id).toBe('guest_1')
    one.at(end - 60_000)
    expect((await one.read()).id).toBe('guest_2')
    expect(one.state.stored?.id).toBe('guest_2')
  })

  it('works on a device without storage', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const one = device()
    expect((await one.read(() => Promise.reject(new Error('no room')))).id).toBe('guest_1')
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  })
})
