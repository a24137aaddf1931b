// Who is in each room: a person once however many his sockets, a guest by his socket; over all nodes by the bus.
import type { Bus } from './bus.ts'

/** Milliseconds between two counts that a node tells of a room, and without one after which a node counts as gone. */
const tellEvery = 1_000
const goneAfter = 30_000

interface Room {
  /** Sockets by who they are; a guest is his own socket. */
  people: Map<string, Set<string>>
  /** What other nodes have said. */
  others: Map<string, { online: number; at: number }>
  toldAt: number
  told: number
  shown: number
}

export class RoomPresence {
  private readonly rooms = new Map<string, Room>()
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

  /** Answers whether this is the first socket of that person here. */
  enter(roomId: string, socket: string, accountId: string | null): boolean {
    const { people } = this.room(roomId)
    const who = accountId ?? `guest ${socket}`
    const sockets = people.get(who) ?? new Set()
    const isFirst = sockets.size === 0
    sockets.add(socket)
    people.set(who, sockets)
    return isFirst
  }

  leave(roomId: string, socket: string, accountId: string | null): void {
    const room = this.rooms.get(roomId)
    const who = accountId ?? `guest ${socket}`
    const sockets = room?.people.get(who)
    if (!room || !sockets?.delete(socket)) return
    if (sockets.size === 0) room.people.delete(who)
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
      const here = room.people.size
      if ((here !== room.told && at - room.toldAt >= tellEvery) || (here > 0 && at - room.toldAt > goneAfter / 3)) {
        room.told = here
        room.toldAt = at
        this.bus.publish('room', { roomId, node: this.node, online: here })
      }
      const online = this.count(room)
      if (online !== room.shown) {
        room.shown = online
        this.onCount(roomId, online)
      }
      if (online === 0 && room.told === 0) this.rooms.delete(roomId)
    }
  }

  private count({ people, others }: Room): number {
    let online = people.size
    for (const other of others.values()) online += other.online
    return online
  }

  private room(roomId: string): Room {
    let room = this.rooms.get(roomId)
    if (!room) {
      room = { people: new Map(), others: new Map(), toldAt: Number.NEGATIVE_INFINITY, told: 0, shown: 0 }
      this.rooms.set(roomId, room)
    }
    return room
  }
}
