// Who is in each room: a person once however many his sockets, guests by their sockets and the address they share; over all nodes by the bus.
import { networkFactor, sharedNetworkOf } from '../http/rate-limit.ts'
import type { Bus } from './bus.ts'

/** Milliseconds between two counts that a node tells of a room, and without one after which a node counts as gone. */
const tellEvery = 1_000
const goneAfter = 30_000
/** Milliseconds between two counts that a crowd is told of; fewer people are told one millisecond a head apart. */
const slowest = 10_000

/** Guests of one address in one room that count in full, and what all of them count for at most. */
const fullGuests = 20
const mostGuests = 150
/** Maximum weight of the guests of one IPv6 network. */
const maxNetworkWeight = mostGuests * networkFactor

/**
 * What guests of one address count for: a household and an office in full, a campus as a crowd, a machine with a thousand sockets
 * as no more than that. Who signs in counts in full wherever he is.
 */
export const guestWeight = (guests: number): number =>
  guests <= fullGuests ? guests : Math.min(mostGuests, fullGuests + Math.floor(5 * Math.sqrt(guests - fullGuests)))

interface Room {
  /** Sockets by who they are; a guest is his own socket. */
  people: Map<string, Set<string>>
  /** Guests by address, and what all who are here count for. */
  guests: Map<string, number>
  /** Weight of the guests of each IPv6 network, before `maxNetworkWeight`. */
  networks: Map<string, number>
  here: number
  /** What other nodes have said. */
  others: Map<string, { online: number; at: number }>
  toldAt: number
  told: number
  shown: number
  shownAt: number
}

export class RoomPresence {
  private readonly rooms = new Map<string, Room>()
  /** Of sockets; one that is not known is an address of its own. */
  private readonly addresses = new Map<string, string>()
  private readonly bus: Bus
  private readonly node: string
  private readonly now: () => number
  private readonly onCount: (roomId: string, online: number) => void

  /** `onCount` hears each change of a room, once a second at most. */
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

  /** A socket is open: as a guest it counts with others of its address. */
  register(socket: string, address: string): void {
    this.addresses.set(socket, address)
  }
  /** It has left all rooms and is closed. */
  unregister(socket: string): void {
    this.addresses.delete(socket)
  }

  /** Answers whether this is the first socket of that person here. */
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

  /** Nobody remembers what this node has told. */
  tellAnew(): void {
    for (const room of this.rooms.values()) {
      room.told = 0
      room.toldAt = Number.NEGATIVE_INFINITY
    }
  }

  /** Every second: tells what has changed here, and what stays often enough that others know this node lives. */
  tick(): void {
    const at = this.now()
    for (const [roomId, room] of this.rooms) {
      for (const [node, other] of room.others) if (at - other.at > goneAfter) room.others.delete(node)
      const { here } = room
      if ((here !== room.told && at - room.toldAt >= tellEvery) || (here > 0 && at - room.toldAt > goneAfter / 3)) {
        room.told = here
        room.toldAt = at
        this.bus.publish('room', { roomId, node: this.node, online: here })
      }
      const online = this.count(room)
      // Everyone in the room is sent it: of a crowd every single change would be a flood, and tells nobody anything.
      if (online !== room.shown && at - room.shownAt >= Math.min(online, slowest)) {
        room.shown = online
        room.shownAt = at
        this.onCount(roomId, online)
      }
      if (online === 0 && room.told === 0 && room.shown === 0) this.rooms.delete(roomId)
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
        toldAt: Number.NEGATIVE_INFINITY,
        told: 0,
        shown: 0,
        shownAt: Number.NEGATIVE_INFINITY,
      }
      this.rooms.set(roomId, room)
    }
    return room
  }
}
