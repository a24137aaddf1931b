// Relays: nodes that serve only sockets. A client on a relay receives, sends and counts as if connected to the server itself.
import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { LiveMessage } from '../../../contract/live.ts'
import { relayPath, type ToServer } from '../../../server/core/live/relay/wire.ts'
import type { SocketAuth } from '../../../server/core/live/socket-auth.ts'
import {
  isJoined,
  isSeq,
  type LiveClient,
  type LiveServer,
  liveClient,
  liveServer,
  type RelayServer,
  relaySecret,
  relayServer,
} from '../../support/live-server.ts'

const room = 'r1'
const loginCode = 'x'.repeat(32)
const channel = `room:${room}` as const
const quick = { roomCount: 20, closing: 50 }
let server: LiveServer
let relays: RelayServer[] = []

async function relay(...args: Partial<Parameters<typeof relayServer>>): Promise<RelayServer> {
  const one = await relayServer(args[0] ?? [server], { ...quick, ...args[1] }, args[2])
  relays.push(one)
  await one.is('open')
  return one
}
beforeEach(async () => {
  server = await liveServer(quick)
})
afterEach(async () => {
  for (const one of relays) await one.stop()
  relays = []
  await server.stop()
})

async function viewer({ port }: { port: number }, token?: string): Promise<LiveClient> {
  const client = await liveClient(port)
  if (token) client.submit({ type: 'login-token', token })
  client.submit({ type: 'topic', add: [channel] })
  await client.hear(isJoined(channel))
  return client
}
/** The relay links opened from here on, and the messages that they send. */
function watchLinks(): { links: WebSocket[]; sent: Record<string, unknown>[] } {
  const links: WebSocket[] = []
  const sent: Record<string, unknown>[] = []
  const { link } = server.hub
  server.hub.link = (ws) => {
    links.push(ws)
    ws.on('message', (data) => sent.push(JSON.parse(String(data))))
    link(ws)
  }
  return { links, sent }
}
/** A link that sends exactly what the test gives it. */
async function rawLink(): Promise<{ ws: WebSocket; submit(message: ToServer): void }> {
  const ws = new WebSocket(`ws://127.0.0.1:${server.port}${relayPath}`, { headers: { authorization: `Bearer ${relaySecret}` } })
  await once(ws, 'open')
  return { ws, submit: (message) => ws.send(JSON.stringify(message)) }
}
const isCount =
  (online: number) =>
  (message: LiveMessage): boolean =>
    message.code === 100 && message.type === 'room_count' && message.data.online === online
const isDirect =
  (type: string) =>
  (message: LiveMessage): boolean =>
    message.code === 200 && message.type === type

/** Each token names its account. */
const auth: SocketAuth = {
  lookUp: (name) => (name === 'room:none' ? 'unknown' : 'listed'),
  authenticate: async (token) => (token === 'nobody' ? null : { id: token, login: `login of ${token}` }),
  mayEnter: async (_room, accountId) => accountId !== 'shut-out',
  submit: async (accountId, body) => {
    if (body.text === 'too much') return { error: 'too-many', retryAfter: 7 }
    if (body.text === 'fault') throw new Error('the database is gone')
    return { message: { id: 'l1', text: `${accountId}: ${body.text}` } as never }
  },
  entered: () => undefined,
}

describe('messages across nodes', () => {
  it('arrive byte for byte, under the same epoch and sequence number', async () => {
    const [there, here] = [await liveClient((await relay()).port), await liveClient(server.port)]
    const match = 'match:m1'
    for (const client of [there, here]) {
      client.submit({ type: 'topic', add: [match] })
      await client.hear(isJoined(match))
    }
    server.publish(match, 'match_detail', { id: 'm1', text: '进球！🎉' })
    server.publish(match, 'match_detail', { id: 'm1', momentum: [1] }, { tick: true })
    for (const client of [there, here]) await client.hear(isSeq(match, 2))
    expect(there.heard).toEqual(here.heard)
    expect(there.heard.at(-1)).toMatchObject({ epoch: server.hub.epoch, seq: 2 })
  })

  it('are not missed by clients that come from a page of the server or from another node', async () => {
    const { epoch, seq } = server.hub.position(['scores'])
    server.publish('scores', 'football_match', [{ id: 'm1', seq: 1 }])
    const client = await liveClient((await relay()).port)
    client.submit({ type: 'register', info: 'web' }, { type: 'resume', epoch, seq })
    await client.hear(isSeq('scores', 1))

    const first = await viewer(relays[0] as RelayServer)
    server.publish(channel, 'room_message', [1])
    await first.hear(isSeq(channel, 1))
    first.ws.terminate()
    server.publish(channel, 'room_message', [2])
    server.publish(channel, 'room_message', [3])
    const again = await liveClient((await relay()).port)
    again.submit({ type: 'topic', add: [channel] }, { type: 'resume', epoch, seq: { [channel]: 1 } })
    for (const missed of [2, 3]) expect(await again.hear(isSeq(channel, missed))).toMatchObject({ data: [missed] })
    expect([...client.heard, ...again.heard].filter((message) => message.code === 100 && message.type === 'reset')).toEqual([])
  })

  it('to every socket, to one device, or to one room without a number arrive too', async () => {
    const one = await relay()
    const client = await viewer(one)
    client.submit({ type: 'register', info: 'web', device_id: 'd1', visible: true })
    await client.hear(isJoined('scores'))
    server.hub.broadcast('config', {})
    server.hub.sendToDevice('d1', 'recharge', { order_id: 'o1', state: 'paid' })
    server.hub.sendToDevice('d2', 'recharge', { order_id: 'o2', state: 'paid' })
    server.hub.sendToChannel(channel, 'endRoom', { room_id: room } as never)
    await client.hear(isDirect('config'))
    expect(await client.hear(isDirect('recharge'))).toMatchObject({ data: { order_id: 'o1' } })
    expect(await client.hear(isDirect('endRoom'))).toMatchObject({ data: { room_id: room } })
    expect(client.heard.filter(isDirect('endRoom'))).toHaveLength(1)
  })

  it('that were purged are replayed by no node, although nothing was published since', async () => {
    for (const { port } of [server, await relay()]) {
      const client = await liveClient(port)
      client.submit({ type: 'register', info: 'web' }, { type: 'classify', classify_type: 0 })
      await client.hear(isJoined('odds:0'))
      const { epoch, seq } = server.hub.position(['odds:0', 'scores'])
      server.publish('odds:0', 'football_exponent', [{ id: 'm1' }])
      server.hub.purge(['odds:0'])
      // Sent over the same connection, and therefore later.
      server.publish('scores', 'football_match', [{ id: 'm1' }])
      await client.hear(isSeq('scores', (seq.scores ?? 0) + 1))
      client.submit({ type: 'resume', epoch, seq })
      expect(await client.hear((message) => message.code === 100 && message.channel === 'odds:0')).toMatchObject({ type: 'reset' })
    }
  })

  it('that were purged are fetched again on every node', async () => {
    const client = await viewer(await relay())
    server.publish(channel, 'room_message', [1])
    await client.hear(isSeq(channel, 1))
    server.hub.purge([channel])
    server.publish(channel, 'room_message', [3])
    await client.hear(isSeq(channel, 3))
    client.submit({ type: 'resume', epoch: server.hub.epoch, seq: { [channel]: 1 } })
    expect(await client.hear(({ code, ...more }) => code === 100 && 'type' in more && more.type === 'reset')).toMatchObject({ seq: 3 })
  })
})

describe('users across nodes', () => {
  it('are counted over all nodes, without those of a lost relay', async () => {
    const one = await relay()
    const [a, b, c] = [await viewer(server), await viewer(one), await viewer(await relay())]
    for (const client of [a, b, c]) await client.hear(isCount(3))
    expect(server.hub.online(room)).toBe(3)
    await expect.poll(server.hub.size).toBe(3)
    c.ws.terminate()
    for (const client of [a, b]) await client.hear(isCount(2))
    await one.stop()
    relays = relays.filter((other) => other !== one)
    await a.hear(isCount(1))
    expect(server.hub.size()).toBe(1)
    expect(await b.closed).toBe(1001)
  })

  it('are counted once as members, and once per device as guests, over all nodes', async () => {
    server.hub.open(auth)
    const one = await relay()
    const [fan] = [await viewer(server, 'fan'), await viewer(server, 'fan'), await viewer(one, 'other')]
    const guests = [await viewer(server), await viewer(one), await viewer(one)]
    // Two windows of one device.
    for (const guest of guests.slice(1)) guest.submit({ type: 'register', info: 'web', device_id: 'd1', visible: true })
    await expect.poll(server.hub.people).toEqual({ members: 2, guests: 2 })
    await expect.poll(server.hub.size).toBe(6)
    server.hub.endLogins(['login of other'])
    await expect.poll(server.hub.people).toEqual({ members: 1, guests: 3 })
    fan.ws.terminate()
    guests[0]?.ws.terminate()
    await expect.poll(server.hub.people).toEqual({ members: 1, guests: 2 })
    await one.stop()
    relays = []
    await expect.poll(server.hub.people).toEqual({ members: 1, guests: 0 })
  })

  it('are counted at once when the link of their relay is lost and re-established', async () => {
    const { links } = watchLinks()
    // Its clock stands still, so that no message depends on time.
    const one = await relay([server], {}, { now: () => 0 })
    const here = await viewer(server)
    const first = await viewer(one)
    await here.hear(isCount(2))
    links[0]?.terminate()
    await here.hear(isCount(1))
    expect(await first.closed).toBe(1001)
    await one.is('open')
    await viewer(one)
    await here.hear(isCount(2))
  })

  it('are counted when the previous link of their relay ends after the next one is established', async () => {
    const here = await viewer(server)
    const message = { roomId: room, node: 'a relay', online: 5 }
    const [before, next] = [await rawLink(), await rawLink()]
    before.submit({ op: 'bus', topic: 'room', message })
    await here.hear(isCount(6))
    next.submit({ op: 'bus', topic: 'room', message: { ...message, online: 7 } })
    await here.hear(({ code, ...more }) => code === 100 && 'type' in more && more.type === 'room_count')
    before.ws.terminate()
    while (server.counts.relays > 1) await new Promise(setImmediate)
    expect(server.hub.online(room)).toBe(8)
    next.ws.terminate()
  })

  it('can sign in, be refused entry, be kicked and be signed out on a relay', async () => {
    server.hub.open(auth)
    const one = await relay()
    const [fan, guest, refused] = [await viewer(one, 'fan'), await viewer(one, 'nobody'), await liveClient(one.port)]
    expect(fan.heard.find(isDirect('signed_in'))).toMatchObject({ data: { id: 'fan' } })
    expect(guest.heard.filter(isDirect('signed_out'))).toHaveLength(1)
    refused.submit({ type: 'login-token', token: 'shut-out' }, { type: 'topic', add: [channel] })
    expect(await refused.hear(isDirect('room_out'))).toMatchObject({ data: { room_id: room } })

    fan.submit({ type: 'topic', add: ['account:fan', 'account:other'] })
    await fan.hear(isJoined('account:fan'))
    expect(await fan.hear(({ code }) => code === 1)).toMatchObject({ msg: 'This topic is for somebody else.' })
    server.hub.changeStanding({ roomId: room, accountId: 'fan', role: 'viewer', mutedUntil: null, kickedUntil: Date.now() + 60_000 })
    // The reason arrives before the kick.
    await fan.hear((message) => message.code === 100 && message.type === 'standing')
    await fan.hear(isDirect('room_out'))
    server.hub.endLogins(['login of fan'])
    expect(await fan.hear(isDirect('signed_out'))).toMatchObject({ data: { id: 'fan' } })
  })

  it('are guests when their login ends while a node authenticates them', async () => {
    const one = await relay()
    for (const end of [setImmediate, (then: () => void) => then()])
      for (const { port } of [one, server]) {
        const authenticate: SocketAuth['authenticate'] = async (token) => {
          end(() => server.hub.endLogins([`login of ${token}`]))
          return auth.authenticate(token)
        }
        server.hub.open({ ...auth, authenticate })
        const fan = await liveClient(port)
        fan.submit({ type: 'login-token', token: 'fan' })
        await fan.hear(isDirect('signed_out'))
        fan.submit({ type: 'topic', add: ['account:fan'] })
        expect(await fan.hear(({ code }) => code === 1)).toMatchObject({ msg: 'This topic is for somebody else.' })
      }
  }, 10_000)

  it('are still admitted when the database query had to be retried', async () => {
    for (const { port } of [server, await relay()]) {
      let failures = 2
      const mayEnter: SocketAuth['mayEnter'] = async (...of) => {
        failures -= 1
        if (failures >= 0) throw new Error('the database is gone')
        return auth.mayEnter(...of)
      }
      const authenticate: SocketAuth['authenticate'] = async (token) => {
        failures -= 1
        if (failures >= 0) throw new Error('the database is gone')
        return auth.authenticate(token)
      }
      server.hub.open({ ...auth, mayEnter })
      const fan = await viewer({ port }, 'fan')
      failures = 1
      server.hub.open({ ...auth, authenticate })
      fan.submit({ type: 'login-token', token: 'another' })
      expect(await fan.hear(isDirect('signed_in'))).toMatchObject({ data: { id: 'another' } })
    }
  }, 20_000)

  it('can send messages on a relay, and receive the reason for a rejection', async () => {
    server.hub.open(auth)
    const fan = await viewer(await relay(), 'fan')
    const lineRequest = (text: string) => ({ type: 'say', id: room, key: '00000000-0000-4000-8000-000000000001', text })
    fan.submit(lineRequest('hello'))
    expect(await fan.hear(isDirect('said'))).toMatchObject({ data: { message: { text: 'fan: hello' }, error: null } })
    fan.submit(lineRequest('too much'))
    expect(await fan.hear(isDirect('said'))).toMatchObject({ data: { message: null, error: 'too-many', retryAfter: 7 } })
    fan.submit(lineRequest('fault'))
    expect(await fan.hear(isDirect('said'))).toMatchObject({ data: { message: null, error: 'error' } })
  })

  it('wait on a relay for a login by code, and the server notices when they are gone', async () => {
    const waiting: [string, string][] = []
    const gone = new Promise<string>((resolve) => server.hub.onGone(resolve))
    const came = new Promise<void>((resolve) =>
      server.hub.onLogin((code, socket) => {
        waiting.push([code, socket])
        resolve()
      }),
    )
    const client = await liveClient((await relay()).port)
    client.submit({ type: 'login', code: loginCode })
    await came
    const [code, socket = ''] = waiting[0] ?? []
    expect(code).toBe(loginCode)
    expect(server.hub.sendTo(socket, 'scanCode_Login', { status: 'scanned' })).toBe(true)
    expect(await client.hear(isDirect('scanCode_Login'))).toMatchObject({ data: { status: 'scanned' } })
    client.ws.terminate()
    expect(await gone).toBe(socket)
    expect(server.hub.sendTo(socket, 'scanCode_Login', { status: 'scanned' })).toBe(false)
  })

  it('with a visible tab on a relay need no push, and need one when the relay is gone', async () => {
    const acks: unknown[] = []
    server.hub.onAck((...ack) => acks.push(ack))
    const one = await relay()
    const client = await liveClient(one.port)
    client.submit({ type: 'register', info: 'web', device_id: 'd1', visible: true }, { type: 'ack', match_id: 'm1', seq: 3 })
    while (acks.length === 0) await client.hear(() => true)
    expect(acks).toEqual([['d1', 'm1', 3]])
    expect([server.hub.isVisible('d1'), server.hub.acked('d1', 'm1', 3)]).toEqual([true, true])
    await one.stop()
    relays = []
    while (server.counts.relays > 0) await new Promise(setImmediate)
    expect(server.hub.isVisible('d1')).toBe(false)
  })
})

describe('a relay', () => {
  it('rejects clients without the server, closes them all when it stops, and continues with its successor', async () => {
    const next = await liveServer(quick)
    const one = await relay([server, next])
    const client = await viewer(one)
    await server.stop()
    expect(await client.closed).toBe(1001)
    await one.is('open')
    const again = await viewer(one)
    next.publish(channel, 'room_message', ['next'])
    expect(await again.hear(isSeq(channel, 1))).toMatchObject({ epoch: next.hub.epoch })
    await next.stop()
    await one.is('closed')
    await expect(liveClient(one.port)).rejects.toThrow('503')
    server = await liveServer(quick)
  })

  it('detects a server that disappears silently', async () => {
    const one = await relay([server], {}, { timing: { ping: 20, dead: 200 } })
    const client = await viewer(one)
    server.freeze()
    expect(await client.closed).toBe(1001)
    await one.is('closed')
    server.thaw()
    await one.is('open')
  })

  it('asks the server for no channel that a socket may not have', async () => {
    const { sent } = watchLinks()
    const client = await liveClient((await relay([server], { topics: 2 })).port)
    client.submit({ type: 'topic', add: ['match:1', 'match:2', 'match:3', 'match:4', 'account:a'] }, { type: 'topic', remove: ['match:1'] })
    client.submit({ type: 'topic', add: ['match:5'] })
    await client.hear(isJoined('match:5'))
    expect(client.heard.filter(({ code }) => code === 1)).toHaveLength(3)
    expect(sent.filter(({ channel }) => String(channel).startsWith('match:')).map(({ op, channel }) => [op, channel])).toEqual([
      ['follow', 'match:1'],
      ['follow', 'match:2'],
      ['unfollow', 'match:1'],
      ['follow', 'match:5'],
    ])
  })

  it('follows no unknown channel, and disconnects clients that keep asking for one', async () => {
    server.hub.open(auth)
    const { sent } = watchLinks()
    const client = await liveClient((await relay([server], { refusals: 3 })).port)
    client.submit({ type: 'topic', add: ['room:none', 'room:none', channel] })
    await client.hear(isJoined(channel))
    client.submit({ type: 'topic', add: ['room:none'] })
    expect(await client.closed).toBe(1008)
    expect(sent.filter(({ op }) => op === 'follow').map((one) => one.channel)).not.toContain('room:none')
  })

  it('delays no server shutdown when its machine hangs, and is not delayed by a hung server', async () => {
    const took = async (stop: () => Promise<void>): Promise<number> => {
      const begun = performance.now()
      await stop()
      return performance.now() - begun
    }
    const one = await relay()
    server.freeze()
    expect(await took(one.stop)).toBeLessThan(4_000)
    relays = []
    server.thaw()
    const { ws } = await rawLink()
    ws.pause()
    expect(await took(server.hub.close)).toBeLessThan(4_000)
    ws.resume()
  })

  it('and the server keep only the user count of a room without messages', async () => {
    const { sent } = watchLinks()
    const { ws, submit } = await rawLink()
    for (const { port } of [server, await relay()]) {
      sent.length = 0
      const client = await viewer({ port })
      await client.hear(isCount(1))
      client.submit({ type: 'topic', remove: [channel] }, { type: 'register', info: 'web' })
      await client.hear(isJoined('scores'))
      while (server.hub.online(room) > 0) await new Promise(setImmediate)
      // The next count reports that the room is empty.
      await new Promise((resolve) => setTimeout(resolve, 5 * quick.roomCount))
      if (port !== server.port) expect(sent).toContainEqual({ op: 'unfollow', channel })
      const heard: string[] = []
      ws.on('message', (data) => heard.push(String(data)))
      submit({ op: 'follow', channel })
      while (!heard.some((text) => text.includes('"joined"'))) await new Promise(setImmediate)
      expect(heard.filter((text) => text.includes('room_count'))).toEqual([])
      submit({ op: 'unfollow', channel })
    }
    ws.terminate()
  }, 20_000)

  it('requires the secret, and reports what is wrong once', async () => {
    const other = await relayServer([server], quick, { secret: 'another-secret-of-a-test' })
    relays.push(other)
    while (other.warnings.length === 0) await new Promise(setImmediate)
    expect(other.warnings).toEqual([{ address: expect.any(String), why: 'Unexpected server response: 403' }])
    await expect(liveClient(other.port)).rejects.toThrow('503')
    expect(server.counts.relays).toBe(0)
  })

  it('that sends an unknown message is disconnected, and all its state is dropped', async () => {
    const { ws, submit } = await rawLink()
    submit({ op: 'bus', topic: 'seen', message: { deviceId: 'd1', socket: 's', visible: true } })
    ws.send('{"op":"nonsense"}')
    const [code] = await once(ws, 'close')
    expect(code).toBe(1003)
    while (server.counts.relays > 0) await new Promise(setImmediate)
    expect(server.hub.isVisible('d1')).toBe(false)
  })
})
