// The push sender against a push service on loopback that validates, decrypts and misbehaves.
import { Agent } from 'node:https'
import { createServer, type Server } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import webPush from 'web-push'
import { prepareKeys } from '../../../server/features/alert/push/encrypt.ts'
import { publicLookup } from '../../../server/features/alert/push/public-lookup.ts'
import { type PushMessage, PushSender, type SenderDeps } from '../../../server/features/alert/push/sender.ts'
import { makeVapidKeys, Vapid } from '../../../server/features/alert/push/vapid.ts'
import { heldWaits } from '../../support/alert/held-waits.ts'
import { pushCertificate } from '../../support/alert/push-certificate.ts'
import {
  type Behaviour,
  type PushService,
  type PushServiceOptions,
  type PushSubscriber,
  startPushService,
} from '../../support/alert/push-service.ts'

let service: PushService
let sender: PushSender
const vapidKeys = makeVapidKeys()
/** The sender's clock stands still: a message's remaining time does not depend on the machine's speed. */
const at = Date.now()

function senderFor(deps: Partial<SenderDeps> = {}): PushSender {
  const vapid = new Vapid(vapidKeys, 'mailto:test@example.org')
  const allowHosts = [service.host]
  return new PushSender({
    vapid,
    allowHosts,
    warn: () => undefined,
    timeout: 60_000,
    firstDelay: 20,
    now: () => at,
    ca: pushCertificate.cert,
    ...deps,
  })
}
async function start(options: PushServiceOptions = {}, deps: Partial<SenderDeps> = {}): Promise<void> {
  service = await startPushService(options)
  sender = senderFor(deps)
}
afterEach(async () => {
  await sender.close()
  await service.close()
})

const send = ({ name, endpoint, keys }: PushSubscriber, more: Partial<PushMessage> = {}) =>
  sender.send(
    { id: name, endpoint, keys: prepareKeys(keys) },
    { text: Buffer.from(JSON.stringify({ hello: name })), subject: 'match:m1', until: at + 300_000, ...more },
  )

/** The names of the requested subscriptions, in order. */
const tried = (): string[] => service.requests.map(({ name }) => name)

const ways: Record<string, PushServiceOptions> = {
  'HTTP/1.1': {},
  'HTTP/2': { secure: true },
  'TLS with HTTP/1.1 alone': { secure: true, http2: false },
}
for (const [way, options] of Object.entries(ways))
  describe(`push sender over ${way}`, () => {
    beforeEach(() => start(options))

    it('delivers what the receiver decrypts, with TTL, urgency and one topic per match and device', async () => {
      const [one, two] = [service.subscribe('one'), service.subscribe('two')]
      expect([await send(one), await send(two), await send(one)]).toEqual(['sent', 'sent', 'sent'])
      expect(service.received.map(({ raw }) => raw)).toEqual(['{"hello":"one"}', '{"hello":"two"}', '{"hello":"one"}'])
      expect(service.complaints).toEqual([])
      expect(service.received[0]?.headers).toMatchObject({ ttl: '300', urgency: 'high', 'content-type': 'application/notification+json' })
      const topics = service.received.map(({ headers }) => headers.topic)
      expect(topics[0]).toMatch(/^[A-Za-z0-9_-]{32}$/)
      expect(topics[0]).toBe(topics[2])
      expect(topics[0]).not.toBe(topics[1])
    })

    const cases: [Behaviour[], string, number][] = [
      [[400], 'failed', 1],
      [[403], 'failed', 1],
      [[404], 'gone', 1],
      [[410], 'gone', 1],
      [[413], 'failed', 1],
      [[500], 'failed', 3],
      [[500, 503, 201], 'sent', 3],
      [['reset', 201], 'sent', 2],
      [['reset'], 'failed', 3],
      [[302], 'failed', 1],
      [[307], 'failed', 1],
    ]
    for (const [behaviours, result, requests] of cases)
      it(`answers ${behaviours.join(', ')} with ${result} after ${requests} request(s)`, async () => {
        const subscriber = service.subscribe('x')
        service.behave('x', ...behaviours)
        expect(await send(subscriber)).toBe(result)
        expect(service.requests).toHaveLength(requests)
      })

    it('retries when there is no answer', async () => {
      await sender.close()
      sender = senderFor({ timeout: 1_500 })
      service.behave('x', 'hang', 201)
      expect(await send(service.subscribe('x'))).toBe('sent')
      // A response that a busy machine delays is requested once more.
      expect(service.requests.length).toBeGreaterThan(1)
    })

    it('reuses its connections, with at most 100 requests in flight', async () => {
      const all = Array.from({ length: 130 }, (_, index) => service.subscribe(`s${index}`))
      await sender.close()
      // A delay by a busy machine counts as no failed attempt.
      sender = senderFor({ timeout: 60_000 })
      service.together = way === 'HTTP/1.1' ? 100 : 16
      service.delay = 200
      expect(new Set(await Promise.all(all.map((one) => send(one))))).toEqual(new Set(['sent']))
      expect(service.mostInFlight).toBeLessThanOrEqual(100)
      expect(service.connections).toBeLessThanOrEqual(options.secure ? 16 : 100)
      expect([...service.httpVersions]).toEqual([way === 'HTTP/2' ? '2.0' : '1.1'])
    })
  })

describe('push sender', () => {
  it.each(Object.entries(ways))('logs why a service rejected a push over %s', async (_way, options) => {
    const warnings: unknown[] = []
    await start(options, { warn: (what, details) => warnings.push([what, details]) })
    service.behave('x', { status: 403, body: '{"reason":"BadJwtToken"}' })
    service.behave('long', { status: 400, body: 'why '.repeat(10_000) })
    expect(await send(service.subscribe('x'))).toBe('failed')
    expect(await send(service.subscribe('long'))).toBe('failed')
    const { origin } = service
    expect(warnings).toEqual([
      ['a push service refused an alert', { origin, status: 403, reason: 'BadJwtToken' }],
      ['a push service refused an alert', { origin, status: 400, reason: 'why '.repeat(50).trim() }],
    ])
    // A long response ends its connection, not the sender.
    expect(await send(service.subscribe('next'))).toBe('sent')
  })

  it('gives up on a service that never answers', async () => {
    const logged: string[] = []
    await start({}, { timeout: 100, warn: (what) => logged.push(what) })
    service.behave('x', 'hang')
    expect(await send(service.subscribe('x'))).toBe('failed')
    // Read from the sender's own log: a request may time out before it reaches the service.
    expect(logged).toEqual([...Array(3).fill('a push service did not answer'), 'a push service is broken: an alert was dropped'])
  })

  it('waits as long as a 429 asks, without delaying other subscriptions of the service', async () => {
    const { waits, sleep, end } = heldWaits()
    await start({}, { sleep })
    const [slow, other] = [service.subscribe('slow'), service.subscribe('other')]
    service.behave('slow', 429, 201)
    const waiting = send(slow)
    await expect.poll(() => waits).toEqual([1_000])
    expect(await send(other)).toBe('sent')
    expect(tried()).toEqual(['slow', 'other'])
    end()
    expect(await waiting).toBe('sent')
    expect(tried()).toEqual(['slow', 'other', 'slow'])
  })

  it('pauses a service that throttles one subscription after the other', async () => {
    const logged: string[] = []
    const { waits, sleep, end } = heldWaits()
    await start({}, { sleep, warn: (what) => logged.push(what) })
    const throttled = Array.from({ length: 5 }, (_, index) => service.subscribe(`t${index}`))
    for (const { name } of throttled) service.behave(name, 429, 201)
    const waiting = throttled.map((one) => send(one))
    await expect.poll(() => waits).toEqual(Array(5).fill(1_000))
    expect(logged).toEqual(['a push service wants nothing for a while'])
    const fresh = send(service.subscribe('fresh'))
    await expect.poll(() => waits).toEqual(Array(6).fill(1_000))
    expect(tried()).not.toContain('fresh')
    end()
    expect(await fresh).toBe('sent')
    expect(await Promise.all(waiting)).toEqual(Array(5).fill('sent'))
  })

  it('is not paused by one device or by tests, however often and long they are throttled', async () => {
    const logged: string[] = []
    await start({}, { warn: (what) => logged.push(what) })
    const one = service.subscribe('one')
    service.behave('one', { status: 429, headers: { 'retry-after': '3600' } })
    for (let count = 0; count < 12; count += 1) expect(await send(one)).toBe('failed')
    for (let count = 0; count < 12; count += 1) {
      const tested = service.subscribe(`tested${count}`)
      service.behave(tested.name, { status: 429, headers: { 'retry-after': '3600' } })
      expect(await send(tested, { test: true })).toBe('failed')
    }
    expect(logged).toEqual([])
    // It would fail at once if the sender had paused the whole service.
    expect(await send(service.subscribe('other'))).toBe('sent')
  })

  it('does not wait for what would arrive too late', async () => {
    await start()
    service.behave('x', { status: 429, headers: { 'retry-after': '3600' } })
    // An hour's wait would outlast this test.
    expect(await send(service.subscribe('x'))).toBe('failed')
    expect(await send(service.subscribe('late'), { until: at - 1 })).toBe('failed')
    expect(service.requests).toHaveLength(1)
  })

  it('asks the service to keep a message no longer than it is valid', async () => {
    await start()
    await send(service.subscribe('x'), { until: at + 41_500 })
    expect(service.received[0]?.headers.ttl).toBe('42')
  })

  it('drops the retry of a message that a later one replaced', async () => {
    // Longer than the test runs.
    await start({}, { firstDelay: 120_000 })
    service.behave('x', 500, 201)
    const replaced = new AbortController()
    const result = send(service.subscribe('x'), { replaced: replaced.signal })
    await expect.poll(() => service.requests.length).toBe(1)
    replaced.abort()
    expect(await result).toBe('superseded')
    expect(service.requests).toHaveLength(1)
  })

  it('reports on close which messages no service has', async () => {
    const { waits, sleep } = heldWaits()
    await start({}, { sleep })
    service.behave('x', 500)
    const result = send(service.subscribe('x'))
    await expect.poll(() => waits).toHaveLength(1)
    await sender.close()
    expect(await result).toBe('stopped')
    expect(await send(service.subscribe('y'))).toBe('stopped')
  })

  it('reports on close which messages a service may have', async () => {
    await start({}, { timeout: 60_000 })
    service.behave('x', 'hang')
    const result = send(service.subscribe('x'))
    await expect.poll(() => service.requests.length).toBe(1)
    await sender.close()
    expect(await result).toBe('cut-off')
  })

  it('recovers when the service comes back at the same address', async () => {
    await start({ secure: true })
    const { port } = new URL(service.origin)
    expect(await send(service.subscribe('x'))).toBe('sent')
    await service.close()
    expect(await send(service.subscribe('x'))).toBe('failed')
    service = await startPushService({ secure: true, port: Number(port) })
    expect(await send(service.subscribe('x'))).toBe('sent')
  })

  it('matches web-push, the reference: the receiver reads both', async () => {
    await start({ secure: true })
    const one = service.subscribe('one')
    const text = JSON.stringify({ goal: '进球！' })
    await webPush.sendNotification({ endpoint: one.endpoint, keys: one.keys }, text, {
      vapidDetails: {
        subject: 'mailto:test@example.org',
        publicKey: vapidKeys.publicKey,
        privateKey: vapidKeys.privateJwk.d,
      },
      TTL: 300,
      urgency: 'high',
      agent: new Agent({ ca: pushCertificate.cert }),
    })
    expect(await send(one, { text: Buffer.from(text) })).toBe('sent')
    expect(service.received.map(({ raw }) => raw)).toEqual([text, text])
    expect(service.complaints).toEqual([])
  })
})

describe('hostile endpoints', () => {
  let inner: Server
  let connections = 0
  beforeEach(async () => {
    await start({}, { allowHosts: [], timeout: 1_000 })
    connections = 0
    inner = createServer((socket) => {
      connections += 1
      socket.destroy()
    })
    await new Promise<void>((resolve) => inner.listen(0, '127.0.0.1', resolve))
  })
  afterEach(() => new Promise<void>((resolve) => inner.close(() => resolve())))

  it('are never connected to, by any name or number of the internal network', async () => {
    const { port } = inner.address() as { port: number }
    const { keys } = service.subscribe('x')
    const inside = [
      '127.0.0.1',
      'localhost',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '0.0.0.0',
      '2130706433',
      '0x7f.1',
      '127.1',
      '0177.0.0.1',
      '[::]',
    ]
    const endpoints = inside.flatMap((host) => [`http://${host}:${port}/x`, `https://${host}:${port}/x`])
    const disguised = [
      `https://fcm.googleapis.com@127.0.0.1:${port}/x`,
      `https://127.0.0.1:${port}#fcm.googleapis.com`,
      `https://127.0.0.1:${port}\\@fcm.googleapis.com/x`,
      `https://fcm.googleapis.com:${port}/x`,
      service.subscribe('not-allowed').endpoint,
    ]
    for (const endpoint of [...endpoints, ...disguised]) {
      const result = sender.send(
        { id: 'x', endpoint, keys: prepareKeys(keys) },
        { text: Buffer.from('{}'), subject: null, until: at + 900 },
      )
      expect(await result, endpoint).toBe('failed')
    }
    expect(connections).toBe(0)
    expect(service.connections).toBe(0)
  })

  it('are never connected to by an allowed name that points to an internal address', async () => {
    const asked: string[] = []
    const logged: unknown[] = []
    await sender.close()
    sender = senderFor({
      allowHosts: [],
      lookup: publicLookup((name, onLookup) => {
        asked.push(name)
        onLookup(null, [{ address: '127.0.0.1', family: 4 }])
      }),
      warn: (_what, details) => logged.push(details),
    })
    const { keys } = service.subscribe('x')
    for (const endpoint of ['https://fcm.googleapis.com/x', 'https://a.push.services.mozilla.com/x']) {
      const target = { id: 'x', endpoint, keys: prepareKeys(keys) }
      expect(await sender.send(target, { text: Buffer.from('{}'), subject: null, until: at + 10_000 })).toBe('failed')
    }
    expect(asked).toContain('fcm.googleapis.com')
    expect(JSON.stringify(logged)).toContain('has no public address')
  })
})
