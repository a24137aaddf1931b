import { describe, expect, it } from 'vitest'
import { roomRoles } from '../../contract/room/room-card.ts'
import { mayAppoint, mayDismiss, mayRestrain } from './standing-rights.ts'

describe('rights in a room', () => {
  it('nobody restrains the owner, and no manager another manager', () => {
    const allowed = roomRoles.flatMap((by) => roomRoles.filter((whom) => mayRestrain(by, whom)).map((whom) => `${by} ${whom}`))
    expect(allowed).toEqual(['manager viewer', 'owner viewer', 'owner manager'])
  })
  it('managers are made by those who have a say, of viewers', () => {
    const allowed = roomRoles.flatMap((by) => roomRoles.filter((whom) => mayAppoint(by, whom)).map((whom) => `${by} ${whom}`))
    expect(allowed).toEqual(['manager viewer', 'owner viewer'])
  })
  it('a manager who made others is ended by the owner alone, or by himself', () => {
    expect(mayDismiss('owner', { self: false, made: 3 })).toBe(true)
    expect(mayDismiss('manager', { self: false, made: 1 })).toBe(false)
    expect(mayDismiss('manager', { self: false, made: 0 })).toBe(true)
    expect(mayDismiss('manager', { self: true, made: 1 })).toBe(true)
    expect(mayDismiss('viewer', { self: true, made: 0 })).toBe(false)
  })
})
