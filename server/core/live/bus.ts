// What the parts of the live socket say to each other beside the frames of channels. Relays hear of it by their link (relay/wire.ts).
import type { Channel, DirectMessages } from '../../../contract/live.ts'
import type { RoomRole } from '../../../contract/room/room-card.ts'

/** Who somebody is in a room, as it is from now on: enforced on open sockets at once. Real milliseconds; null: not at all. */
export interface StandingChange {
  roomId: string
  accountId: string
  role: RoomRole
  mutedUntil: number | null
  kickedUntil: number | null
}
export interface BusMessages {
  /** A socket of a device came into view or went out of it; `socket` is unique over all nodes. */
  seen: { deviceId: string; socket: string; visible: boolean }
  /** Something for every socket of one device. */
  device: { deviceId: string; type: 'recharge'; data: DirectMessages['recharge'] }
  /** A visible tab of a device has shown a notice. */
  ack: { deviceId: string; subject: string; seq: number }
  /** Somebody was muted or put out of a room, made its manager, or no longer is. */
  standing: StandingChange
  /** Something for everyone on a channel that is no numbered frame of it. */
  notice: { channel: Channel; type: 'endRoom'; data: DirectMessages['endRoom'] }
  /** How many people a node has in a room. */
  room: { roomId: string; node: string; online: number }
  /** Logins that are over. */
  logins: { ids: readonly string[] }
}
export type BusTopic = keyof BusMessages

export interface Bus {
  /** Reaches every subscriber, the publisher's own too. */
  publish<T extends BusTopic>(topic: T, message: BusMessages[T]): void
  /** Answers how to stop listening. */
  subscribe<T extends BusTopic>(topic: T, listener: (message: BusMessages[T]) => void): () => void
}

/** Listeners are called before `publish` returns. */
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
