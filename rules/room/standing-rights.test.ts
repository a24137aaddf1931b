import { describe, expect, it } from 'vitest'
import { roomRoles } from '../../contract/room/room-card.ts'
import { mayAppoint, mayDismiss, mayRestrain } from './standing-rights.ts'

describe('room rights', () => {
  it('nobody may restrict the owner, and managers may not restrict each other', () => {
    const allowed = roomRoles.flatMap((by) => roomRoles.filter((whom) => mayRestrain(by, whom)).map((whom) => `${by} ${whom}`))
    expect(allowed).toEqual(['manager viewer', 'owner viewer', 'owner manager'])
  })
  it('owners and managers may appoint viewers as managers', () => {
    const allowed = roomRoles.flatMap((by) => roomRoles.filter((whom) => mayAppoint(by, whom)).map((whom) => `${by} ${whom}`))
    expect(allowed).toEqual(['manager viewer', 'owner viewer'])
  })
  it('a manager who appointed others may be dismissed only by the owner, or resign', () => {
    expect(mayDismiss('owner', { self: false, made: 3 })).toBe(true)
    expect(mayDismiss('manager', { self: false, made: 1 })).toBe(false)
    expect(mayDismiss('manager', { self: false, made: 0 })).toBe(true)
    expect(mayDismiss('manager', { self: true, made: 1 })).toBe(true)
    expect(mayDismiss('viewer', { self: true, made: 0 })).toBe(false)
  })
})
