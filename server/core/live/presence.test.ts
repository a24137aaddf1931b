import { describe, expect, it } from 'vitest'
import { localBus } from './bus.ts'
import { Presence } from './presence.ts'

describe('presence', () => {
  it('is shared by all nodes on the bus', () => {
    const bus = localBus()
    const [web, push] = [new Presence(bus, () => 0), new Presence(bus, () => 0)]
    const acks: unknown[] = []
    push.listen((...ack) => acks.push(ack))
    web.see('d', 'web:1', true)
    web.ack('d', 'm', 3)
    expect([push.isVisible('d'), push.acked('d', 'm', 3), push.acked('d', 'n', 3)]).toEqual([true, true, false])
    expect(acks).toEqual([['d', 'm', 3]])
  })
  it('lasts while at least one tab is visible', () => {
    const presence = new Presence(localBus(), () => 0)
    presence.see('d', 'a', true)
    presence.see('d', 'b', true)
    presence.see('d', 'a', false)
    expect(presence.isVisible('d')).toBe(true)
    presence.see('d', 'b', false)
    expect(presence.isVisible('d')).toBe(false)
  })
  it('expires an acknowledgement after ten minutes, and a lower number never replaces a higher one', () => {
    let now = 0
    const presence = new Presence(localBus(), () => now)
    presence.ack('d', 'm', 9)
    presence.ack('d', 'm', 4)
    expect(presence.acked('d', 'm', 9)).toBe(true)
    now = 600_001
    expect(presence.acked('d', 'm', 9)).toBe(false)
  })
  it('retains the latest 50,000 acknowledgements', () => {
    const presence = new Presence(localBus(), () => 0)
    for (let count = 0; count < 50_010; count += 1) presence.ack('d', `m${count}`, 1)
    expect([presence.acked('d', 'm9', 1), presence.acked('d', 'm10', 1)]).toEqual([false, true])
  })
})
