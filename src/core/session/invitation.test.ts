import { afterEach, describe, expect, it, vi } from 'vitest'
import { keptInvitation, keptOf } from './invitation.ts'
import { invitationOf, keepInvitation } from './invitation-address.ts'

const day = 86_400_000
const at = Date.parse('2026-03-01T00:00:00Z')

afterEach(() => vi.unstubAllGlobals())

describe('an invitation of an address', () => {
  it('is read from any page, by either name', () => {
    expect(invitationOf('?shareCode=ABC123', at)).toEqual({ share: 'ABC123', at })
    expect(invitationOf('?id=7&invite=x1&shareCode=y2', at)).toEqual({
      share: 'y2',
      invite: 'x1',
      at,
    })
    expect(invitationOf('', at)).toBeNull()
    expect(invitationOf('?id=7', at)).toBeNull()
  })

  it('is letters and digits, 32 at most, whatever else an address says', () => {
    for (const bad of ['', '%3Cscript%3E', 'a b', 'a'.repeat(33), '../x', 'ünï'])
      expect(invitationOf(`?shareCode=${bad}`, at)).toBeNull()
  })

  it('is good for thirty days, and nothing is read into what was damaged', () => {
    const kept = JSON.stringify({ share: 'ABC', invite: 'D', at })
    expect(keptOf(kept, at + 29 * day)).toEqual({ share: 'ABC', invite: 'D', at })
    expect(keptOf(kept, at + 31 * day)).toBeNull()
    expect(keptOf(JSON.stringify({ share: '<b>', at }), at)).toEqual({ at })
    for (const text of [null, '', '{', '[]', 'null', '{"share":"ABC"}']) expect(keptOf(text, at)).toBeNull()
  })

  it('that the first script stores is the one that the login finds', () => {
    const store = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => store.set(key, value),
    })
    vi.stubGlobal('location', { search: '?id=7&shareCode=ABC123' })
    keepInvitation()
    expect(keptInvitation()).toMatchObject({ share: 'ABC123' })
  })
})
