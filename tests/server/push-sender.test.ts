// The push sender against a push service on loopback that checks, decrypts and misbehaves.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { prepareKeys } from '../../server/features/alert/push/encrypt.ts'
import { PushSender } from '../../server/features/alert/push/sender.ts'
import { makeVapidKeys, Vapid } from '../../server/features/alert/push/vapid.ts'
import { type Behaviour, type PushService, type PushSubscriber, startPushService } from '../support/push-service.ts'

let service: PushService
let sender: PushSender
beforeEach(async () => {
  service = await startPushService()
  sender = new PushSender({
    vapid: new Vapid(makeVapidKeys(), 'mailto:test@example.org'),
    allowHosts: [service.host],
    warn: () => undefined,
    timeout: 300,
    firstDelay: 20,
  })
})
afterEach(async () => {
  await sender.close()
  await service.close()
})

const send = ({ name, endpoint, keys }: PushSubscriber, until = Date.now() + 60_000) =>
  sender.send(
    { id: name, endpoint, keys: prepareKeys(keys) },
    { text: Buffer.from(JSON.stringify({ hello: name })), subject: 'match:m1', until },
  )

describe('push sender', () => {
  it('delivers what the receiver decrypts, with TTL, urgency and one topic a match and device', async () => {
    const [one, two] = [service.subscribe('one'), service.subscribe('two')]
    expect(await send(one)).toBe('sent')
    expect(await send(two)).toBe('sent')
    expect(await send(one)).toBe('sent')
    const topics = service.received.map(({ headers }) => headers.topic)
    expect(service.received.map(({ raw }) => raw)).toEqual(['{"hello":"one"}', '{"hello":"two"}', '{"hello":"one"}'])
    expect(service.received[0]?.headers).toMatchObject({ ttl: '300', urgency: 'high' })
    expect(topics[0]).toMatch(/^[A-Za-z0-9_-]{1,32}$/)
    expect(topics[0]).toBe(topics[2])
    expect(topics[0]).not.toBe(topics[1])
  })

  const cases: [Behaviour[], string, number][] = [
    [[400], 'failed', 1],
    [[404], 'gone', 1],
    [[410], 'gone', 1],
    [[413], 'failed', 1],
    [[500], 'failed', 3],
    [[500, 503, 201], 'sent', 3],
    [['reset', 201], 'sent', 2],
    [['hang', 201], 'sent', 2],
    [['hang'], 'failed', 3],
    [[302], 'failed', 1],
  ]
  for (const [behaviours, result, requests] of cases)
    it(`answers ${behaviours.join(', ')} with ${result} after ${requests} request(s)`, async () => {
      const subscriber = service.subscribe('x')
      service.behave('x', ...behaviours)
      expect(await send(subscriber)).toBe(result)
      expect(service.requests).toHaveLength(requests)
    })

  it('waits as long as 429 asks, for the whole service', async () => {
    const subscriber = service.subscribe('slow')
    service.behave('slow', 429, 201)
    expect(await send(subscriber)).toBe('sent')
    const [first, second] = service.requests
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(950)
  })

  it('drops what is too late instead of delivering it late', async () => {
    const subscriber = service.subscribe('late')
    expect(await send(subscriber, Date.now() - 1)).toBe('failed')
    expect(service.requests).toHaveLength(0)
  })

  it('never connects to an address that is not allowed', async () => {
    const subscriber = service.subscribe('x')
    const foreign = { ...subscriber, endpoint: subscriber.endpoint.replace('127.0.0.1', 'localhost') }
    expect(await send(foreign)).toBe('gone')
    expect(service.requests).toHaveLength(0)
  })

  it('keeps at most 100 requests in flight at one service', async () => {
    const subscriber = service.subscribe('busy')
    service.behave('busy', 'hang')
    const all = Promise.all(Array.from({ length: 130 }, () => send(subscriber, Date.now() + 250)))
    await expect.poll(() => service.requests.length).toBe(100)
    await all
  })
})
