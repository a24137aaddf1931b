// A relay: a node that only has sockets. Frames come from the server over one link, and each frame is sent over it once, however
// many clients this node has. Without the link no connection is accepted: stale data must not look live.
import { randomBytes } from 'node:crypto'
import { cachedReads } from '../../cache/cached-reads.ts'
import { repeat } from '../../jobs/repeat.ts'
import { localBus } from '../bus.ts'
import { type LiveMetrics, noMetrics } from '../metrics.ts'
import { createNode, type SocketNode } from '../node.ts'
import type { Session } from '../session.ts'
import { type LiveSettings, liveSettings } from '../settings.ts'
import type { Listing, SocketAuth } from '../socket-auth.ts'
import { textFrame } from '../wire/frame.ts'
import { always, Mirror } from './mirror.ts'
import { Uplink, type UplinkDeps } from './uplink.ts'

/** Time to live of a cached channel lookup, in milliseconds, and the maximum number cached. */
const listingGoodFor = 5_000
const listingsMost = 10_000

export interface RelayDeps extends Pick<UplinkDeps, 'addresses' | 'secret' | 'log' | 'timing'> {
  metrics?: LiveMetrics
  settings?: Partial<LiveSettings>
  /** Monotonic clock, in milliseconds. */
  now?: () => number
}
export interface Relay extends SocketNode {
  /** Closes every socket and the link. */
  close(): Promise<void>
}

export function createRelay({ metrics = noMetrics, settings: changed, now = () => performance.now(), log, ...linked }: RelayDeps): Relay {
  const settings: LiveSettings = { ...liveSettings, ...changed }
  const bus = localBus()
  let stopped = false
  let isReady = false
  let links = 0

  const mirror = new Mirror<Session>({
    limits: { size: settings.history, age: settings.historyAge },
    now,
    deliver: (session, frame) => session.send(frame),
    follow: (channel) => uplink.send({ op: 'follow', channel }),
    unfollow: (channel) => uplink.send({ op: 'unfollow', channel }),
  })
  const listings = cachedReads<Listing>(now, { goodFor: listingGoodFor, most: listingsMost })
  const auth: SocketAuth = {
    lookUp: (channel) => (always.includes(channel) ? 'listed' : listings.get(channel, () => uplink.ask('lookUp', { channel }))),
    authenticate: (token) => uplink.ask('authenticate', { token }),
    mayEnter: (roomId, accountId) => uplink.ask('mayEnter', { roomId, accountId }),
    submit: (accountId, body) => uplink.ask('say', { accountId, line: body }),
    entered: (roomId, accountId) => uplink.send({ op: 'entered', roomId, accountId }),
  }
  const node = createNode({
    id: randomBytes(9).toString('base64url'),
    log,
    bus,
    channels: mirror,
    metrics,
    settings,
    now,
    auth: () => auth,
    // The server counts across all nodes and publishes the count on the room's channel.
    onCount: () => undefined,
  })
  bus.subscribe('seen', (message) => uplink.send({ op: 'bus', topic: 'seen', message }))
  bus.subscribe('ack', (message) => uplink.send({ op: 'bus', topic: 'ack', message }))
  bus.subscribe('room', (message) => uplink.send({ op: 'bus', topic: 'room', message }))
  node.waiting.onLogin((code, socket) => uplink.send({ op: 'wait', code, socket }))
  node.waiting.onGone((socket) => uplink.send({ op: 'gone', socket }))

  const open = () => ({ count: node.size(), ...node.people() })
  const nobody = JSON.stringify(open())
  let sentCounts = nobody
  const sendCounts = (): void => {
    const counts = open()
    const text = JSON.stringify(counts)
    if (text !== sentCounts) uplink.send({ op: 'sockets', ...counts })
    sentCounts = text
  }
  const telling = repeat(sendCounts, { every: settings.roomCount, log, failure: 'socket count failed' })

  const uplink: Uplink = new Uplink({
    ...linked,
    log,
    async onUp(epoch) {
      links += 1
      sentCounts = nobody
      const link = links
      await mirror.open(epoch)
      // The link may have been lost meanwhile.
      isReady = link === links
    },
    onDown() {
      links += 1
      isReady = false
      mirror.clear()
      void node.empty()
      // The server drops this node's counts with the link.
      node.rooms.republish()
    },
    onFrame: (numbered, frame) => mirror.onFrame(numbered, frame),
    onMessage(message) {
      switch (message.op) {
        case 'history':
          mirror.onHistory(message.channel)
          break
        case 'joined':
          mirror.onJoined(message.channel, message.seq)
          break
        case 'dropped':
          mirror.onDropped(message.channel, message.seq)
          break
        case 'bus':
          bus.publish(message.topic, message.message as never)
          break
        case 'all':
          node.sendToAll(textFrame(message.text))
          break
        case 'tell':
          node.waiting.hand(message.socket, textFrame(message.text))
          break
      }
    },
  })

  return {
    metrics,
    warn: node.warn,
    accept: node.accept,
    budgets: node.budgets,
    get closed() {
      return stopped || !isReady
    },
    async close() {
      stopped = true
      await Promise.all([node.close(), telling.stop()])
      await uplink.close()
    },
  }
}
