import { describe, expect, it } from 'vitest'
import { guestWeight, RoomPresence } from './room-presence.ts'

function setUp() {
  const counts: number[] = []
  const published: number[] = []
  const bus = { subscribe: () => undefined, publish: (_channel: string, { online }: { online: number }) => void published.push(online) }
  const rooms = new RoomPresence(
    bus as never,
    'node',
    () => 0,
    (_room, online) => void counts.push(online),
  )
  let sockets = 0
  return {
    rooms,
    counts,
    published,
    enter(address: string, account: string | null = null): string {
      sockets += 1
      const socket = `s${sockets}`
      rooms.register(socket, address)
      rooms.enter('r', socket, account)
      return socket
    },
  }
}

describe('RoomPresence', () => {
  it('counts a household in full, and a thousand guests of one address as a crowd', () => {
    const { rooms, enter, counts, published } = setUp()
    const sockets = Array.from({ length: 20 }, () => enter('home'))
    expect(rooms.online('r')).toBe(20)
    for (let index = 0; index < 1_000; index += 1) sockets.push(enter('machine'))
    expect(rooms.online('r')).toBe(20 + 150)
    // The counts published to lists and other nodes are the same.
    rooms.tick()
    expect([counts, published]).toEqual([[170], [170]])
    for (const socket of sockets) {
      rooms.leave('r', socket, null)
      rooms.unregister(socket)
    }
    expect(rooms.online('r')).toBe(0)
  })

  it('counts a thousand addresses of one IPv6 network as a crowd', () => {
    const { rooms, enter } = setUp()
    const sockets = Array.from({ length: 1_000 }, (_, subnet) => enter(`2001:db8:1:${subnet.toString(16)}`))
    expect(rooms.online('r')).toBe(600)
    enter('2001:db8:2:0')
    expect(rooms.online('r')).toBe(601)
    for (const socket of sockets) rooms.leave('r', socket, null)
    expect(rooms.online('r')).toBe(1)
  })

  it('counts signed-in accounts in full from any address, and once however many sockets they have', () => {
    const { rooms, enter } = setUp()
    for (let index = 0; index < 300; index += 1) enter('campus', `account ${index}`)
    enter('elsewhere', 'account 0')
    expect(rooms.online('r')).toBe(300)
    for (let index = 0; index < 100; index += 1) enter('campus')
    expect(rooms.online('r')).toBe(300 + guestWeight(100))
  })

  it('never decreases the count when a guest joins', () => {
    const weights = Array.from({ length: 2_000 }, (_, guests) => guestWeight(guests))
    expect(weights).toEqual([...weights].sort((a, b) => a - b))
    expect([weights[1], weights[20], weights[120], weights[1_999]]).toEqual([1, 20, 70, 150])
  })
})
