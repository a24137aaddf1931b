// Messages between the parts of the live socket, apart from channel frames. Relays receive them over their link (relay/wire.ts).
import type { Channel, DirectMessages } from '../../../contract/live.ts'
import type { RoomRole } from '../../../contract/room/room-card.ts'

/** An account's new standing in a room, enforced on open sockets at once. Unix times in milliseconds; null: not muted or kicked. */
export interface StandingChange {
  roomId: string
  accountId: string
  role: RoomRole
  mutedUntil: number | null
  kickedUntil: number | null
}
export interface BusMessages {
  /** A socket of a device became visible or hidden; `socket` is unique across all nodes. */
  seen: { deviceId: string; socket: string; visible: boolean }
  /** A message for every socket of one device. */
  device: { deviceId: string; type: 'recharge'; data: DirectMessages['recharge'] }
  /** A visible tab of a device showed a notice. */
  ack: { deviceId: string; subject: string; seq: number }
  /** An account was muted, kicked, made a manager of a room, or lost one of these. */
  standing: StandingChange
  /** A message for all subscribers of a channel that is not one of its numbered frames. */
  notice: { channel: Channel; type: 'endRoom'; data: DirectMessages['endRoom'] }
  /** Number of people that a node has in a room. */
  room: { roomId: string; node: string; online: number }
  /** Logins that have ended. */
  logins: { ids: readonly string[] }
}
export type BusTopic = keyof BusMessages

export interface Bus {
  /** Notifies every subscriber, including the publisher's own. */
  publish<T extends BusTopic>(topic: T, message: BusMessages[T]): void
  /** Returns the function that unsubscribes. */
  subscribe<T extends BusTopic>(topic: T, listener: (message: BusMessages[T]) => void): () => void
}

/** Calls listeners synchronously, before `publish` returns. */
export function localBus(): Bus {
  const listeners: { [T in BusTopic]: Set<(message: BusMessages[T]) => void> } = {
    seen: new Set(),
    device: new Set(),
    ack: new Set(),
    standing: new Set(),
    notice: new Set(),
    room: new Set(),
    logins: new Set(),
  }
  return {
    publish(topic, message) {
      for (const listener of listeners[topic]) listener(message)
    },
    subscribe(topic, listener) {
      listeners[topic].add(listener)
      return () => listeners[topic].delete(listener)
    },
  }
}
