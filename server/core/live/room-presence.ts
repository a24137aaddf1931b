// People in each room, across all nodes by the bus: an account counts once for all its sockets, guests by socket and shared address.
import { networkFactor, sharedNetworkOf } from '../http/rate-limit.ts'
import type { Bus } from './bus.ts'

/** Minimum interval of the counts that a node publishes for a room; silence after which a node counts as dead. Milliseconds. */
const publishEvery = 1_000
const goneAfter = 30_000
/** Maximum milliseconds between two counts sent to a room; with fewer people the interval is one millisecond per person. */
const slowest = 10_000

/** Guests of one address in one room that count in full, and the maximum weight of all of them. */
const fullGuests = 20
const mostGuests = 150
/** Maximum weight of the guests of one IPv6 network. */
const maxNetworkWeight = mostGuests * networkFactor

/**
 * Weight of the guests of one address: a household or office counts in full, a campus as a crowd, a machine with a thousand sockets
 * as no more than that. Signed-in users count in full everywhere.
 */
export const guestWeight = (guests: number): number =>
  guests <= fullGuests ? guests : Math.min(mostGuests, fullGuests + Math.floor(5 * Math.sqrt(guests - fullGuests)))

interface Room {
  /** Sockets by account; each guest socket is its own person. */
  people: Map<string, Set<string>>
  /** Guests by address; `here` is the weight of everyone on this node. */
  guests: Map<string, number>
  /** Weight of the guests of each IPv6 network, before `maxNetworkWeight`. */
  networks: Map<string, number>
  here: number
  /** Counts published by other nodes. */
  others: Map<string, { online: number; at: number }>
  publishedAt: number
  published: number
  sent: number
  sentAt: number
}

export class RoomPresence {
  private readonly rooms = new Map<string, Room>()
  /** Addresses by socket; an unknown socket is its own address. */
  private readonly addresses = new Map<string, string>()
  private readonly bus: Bus
  private readonly node: string
  private readonly now: () => number
  private readonly onCount: (roomId: string, online: number) => void

  /** Calls `onCount` for each change of a room, at most once a second. */
  constructor(bus: Bus, node: string, now: () => number, onCount: (roomId: string, online: number) => void) {
    this.bus = bus
    this.node = node
    this.now = now
    this.onCount = onCount
    bus.subscribe('room', (message) => {
      if (message.node === node) return
      this.room(message.roomId).others.set(message.node, { online: message.online, at: now() })
    })
  }

  /** Registers an open socket: as a guest it counts with others of its address. */
  register(socket: string, address: string): void {
    this.addresses.set(socket, address)
  }
  /** Unregisters a closed socket that has left all rooms. */
  unregister(socket: string): void {
    this.addresses.delete(socket)
  }

  /** Returns whether this is the account's first socket here. */
  enter(roomId: string, socket: string, accountId: string | null): boolean {
    const room = this.room(roomId)
    const { people } = room
    const who = accountId ?? `guest ${socket}`
    const sockets = people.get(who) ?? new Set()
    const isFirst = sockets.size === 0
    sockets.add(socket)
    people.set(who, sockets)
    if (isFirst) this.weigh(room, socket, accountId, 1)
    return isFirst
  }

  leave(roomId: string, socket: string, accountId: string | null): void {
    const room = this.rooms.get(roomId)
    const who = accountId ?? `guest ${socket}`
    const sockets = room?.people.get(who)
    if (!room || !sockets?.delete(socket)) return
    if (sockets.size > 0) return
    room.people.delete(who)
    this.weigh(room, socket, accountId, -1)
  }

  private weigh(room: Room, socket: string, accountId: string | null, change: 1 | -1): void {
    if (accountId !== null) {
      room.here += change
      return
    }
    const address = this.addresses.get(socket) ?? socket
    const before = room.guests.get(address) ?? 0
    const after = before + change
    if (after > 0) room.guests.set(address, after)
    else room.guests.delete(address)
    const added = guestWeight(after) - guestWeight(before)
    const network = this.addresses.has(socket) ? sharedNetworkOf(address) : null
    if (network === null) {
      room.here += added
      return
    }
    const sum = room.networks.get(network) ?? 0
    if (sum + added > 0) room.networks.set(network, sum + added)
    else room.networks.delete(network)
    room.here += Math.min(maxNetworkWeight, sum + added) - Math.min(maxNetworkWeight, sum)
  }

  online(roomId: string): number {
    const room = this.rooms.get(roomId)
    return room ? this.count(room) : 0
  }

  /** Publishes all counts again at the next tick, for a server that has lost them. */
  republish(): void {
    for (const room of this.rooms.values()) {
      room.published = 0
      room.publishedAt = Number.NEGATIVE_INFINITY
    }
  }

  /** Runs every second: publishes changed counts, and unchanged ones often enough to show that this node is alive. */
  tick(): void {
    const at = this.now()
    for (const [roomId, room] of this.rooms) {
      for (const [node, other] of room.others) if (at - other.at > goneAfter) room.others.delete(node)
      const { here } = room
      if ((here !== room.published && at - room.publishedAt >= publishEvery) || (here > 0 && at - room.publishedAt > goneAfter / 3)) {
        room.published = here
        room.publishedAt = at
        this.bus.publish('room', { roomId, node: this.node, online: here })
      }
      const online = this.count(room)
      // The count goes to everyone in the room: sending every change in a crowd would be a flood without use.
      if (online !== room.sent && at - room.sentAt >= Math.min(online, slowest)) {
        room.sent = online
        room.sentAt = at
        this.onCount(roomId, online)
      }
      if (online === 0 && room.published === 0 && room.sent === 0) this.rooms.delete(roomId)
    }
  }

  private count({ here, others }: Room): number {
    let online = here
    for (const other of others.values()) online += other.online
    return online
  }

  private room(roomId: string): Room {
    let room = this.rooms.get(roomId)
    if (!room) {
      room = {
        people: new Map(),
        guests: new Map(),
        networks: new Map(),
        here: 0,
        others: new Map(),
        publishedAt: Number.NEGATIVE_INFINITY,
        published: 0,
        sent: 0,
        sentAt: Number.NEGATIVE_INFINITY,
      }
      this.rooms.set(roomId, room)
    }
    return room
  }
}
