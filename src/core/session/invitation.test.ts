import { describe, expect, it } from 'vitest'
import { parseInvitation } from './invitation.ts'

const day = 86_400_000
const at = Date.parse('2026-03-01T00:00:00Z')
/** Stores the query as src/begin.ts does. */
const read = (query: string, now = at) => parseInvitation(at + query, now)

describe('invitation in an address', () => {
  it('is read from any page, under either name', () => {
    expect(read('?shareCode=ABC123')).toEqual({ share: 'ABC123' })
    expect(read('?id=7&invite=x1&shareCode=y2')).toEqual({ share: 'y2', invite: 'x1' })
    expect(read('?id=7')).toBeNull()
  })

  it('is at most 32 letters and digits, whatever else the address contains', () => {
    for (const bad of ['', '%3Cscript%3E', 'a b', 'a'.repeat(33), '../x', 'ünï']) expect(read(`?shareCode=${bad}`)).toBeNull()
  })

  it('is valid for thirty days, and a damaged one is ignored', () => {
    expect(read('?shareCode=ABC&invite=D', at + 29 * day)).toEqual({ share: 'ABC', invite: 'D' })
    expect(read('?shareCode=ABC', at + 31 * day)).toBeNull()
    expect(read('?shareCode=ABC', at - 1)).toBeNull()
    for (const text of [null, '', '{', '?shareCode=ABC', 'x?shareCode=ABC', '{"share":"ABC"}']) expect(parseInvitation(text, at)).toBeNull()
  })
})
