// The one live socket of this window, for features that subscribe to a topic or show the connection state.
import type { Channel } from '../../../contract/live.ts'
import { createStore } from '../store/store.ts'

export type ConnectionState = 'connecting' | 'open' | 'waiting'
interface TopicSocket {
  addTopic(channel: Channel): void
  removeTopic(channel: Channel): void
  setDevice(deviceId: string): void
  ack(matchId: string, seq: number): void
}

let socket: TopicSocket | null = null
const state = createStore<ConnectionState>('connecting')
/** The first connection attempt is still running. */
let isFirst = true
let device = ''
const topics = new Map<Channel, number>()

export const liveConnection = {
  ...state,
  /** Whether no attempt has succeeded or failed so far. */
  isFirst: (): boolean => isFirst,
  set(value: ConnectionState): void {
    if (value !== 'connecting') isFirst = false
    state.set(value)
  },
  attach(value: TopicSocket): void {
    socket = value
    if (device) socket.setDevice(device)
    for (const channel of topics.keys()) socket.addTopic(channel)
  },
  /** Reference-counts a topic; returns the function that releases it. */
  join(channel: Channel): () => void {
    topics.set(channel, (topics.get(channel) ?? 0) + 1)
    if (topics.get(channel) === 1) socket?.addTopic(channel)
    return () => {
      const left = (topics.get(channel) ?? 1) - 1
      if (left > 0) topics.set(channel, left)
      else {
        topics.delete(channel)
        socket?.removeTopic(channel)
      }
    }
  },
  /** Sets the push subscription's device: the server need not push what a visible tab has acknowledged. */
  setDevice(deviceId: string): void {
    device = deviceId
    socket?.setDevice(deviceId)
  },
  /** Without a subscription there is no push to suppress, so nothing is sent. */
  ack(matchId: string, seq: number): void {
    if (device) socket?.ack(matchId, seq)
  },
}
