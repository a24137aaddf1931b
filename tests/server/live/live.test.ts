// The live socket over real sockets: what a client may send, what it receives, and what happens when it misbehaves.
import { once } from 'node:events'
import { afterEach, describe, expect, it } from 'vitest'
import type { LiveMessage } from '../../../contract/live.ts'
import { liveSettings } from '../../../server/core/live/settings.ts'
import { isJoined, isSeq, type LiveServer, liveClient, liveServer } from '../../support/live-server.ts'

let server: LiveServer
const started = async (...args: Parameters<typeof liveServer>): Promise<LiveServer> => {
  server = await liveServer(...args)
  return server
}
afterEach(() => server.stop())

const isError = (message: LiveMessage): boolean => message.code === 1
const isHeartbeat = (message: LiveMessage): boolean => message.code === 0
/** After a heartbeat reply, the server has processed everything sent before. */
const settled = async (client: Awaited<ReturnType<typeof liveClient>>): Promise<void> => {
  client.submit({ type: 'heartbeat' })
  await client.hear(isHeartbeat)
}

describe('client messages', () => {
  it('are answered with the positions of scores and odds, as in R-LIVE-1', async () => {
    const { hub, publish, port } = await started()
    const client = await liveClient(port)
    client.submit({ type: 'register', info: 'web' }, { type: 'toggle', company_id: '3' }, { type: 'classify', classify_type: 0 })
    expect(await client.hear(isJoined('scores'))).toEqual({
      code: 100,
      type: 'joined',
      version: 1,
      epoch: hub.epoch,
      channel: 'scores',
      seq: 0,
    })
    expect(await client.hear(isJoined('odds:0'))).toMatchObject({ seq: 0 })
    publish('scores', 'football_match', [{ id: 'm1', seq: 1, home_score: 1 }])
    expect(await client.hear(isSeq('scores', 1))).toEqual({
      code: 100,
      type: 'football_match',
      version: 1,
      epoch: hub.epoch,
      channel: 'scores',
      seq: 1,
      data: [{ id: 'm1', seq: 1, home_score: 1 }],
    })
  })

  it('resume from a position that a page took before there was a listener', async () => {
    const { hub, publish, port } = await started()
    const { epoch, seq } = hub.position(['scores'])
    publish('scores', 'football_match', [{ id: 'm1', seq: 1, home_score: 1 }])
    const client = await liveClient(port)
    client.submit({ type: 'register', info: 'web' }, { type: 'resume', epoch, seq })
    expect(await client.hear(isSeq('scores', 1))).toMatchObject({ data: [{ id: 'm1', home_score: 1 }] })
    await settled(client)
    expect(client.heard.filter((message) => message.code === 100 && message.type === 'reset')).toEqual([])
  })

  it('select the odds by classify and the details by topic, and nothing else is received', async () => {
    const { publish, port } = await started()
    const client = await liveClient(port)
    client.submit({ type: 'classify', classify_type: 0 }, { type: 'classify', classify_type: 1 })
    client.submit({ type: 'topic', add: ['match:a', 'match:b'] }, { type: 'topic', remove: ['match:a'] })
    await settled(client)
    for (const channel of ['odds:0', 'odds:1', 'match:a', 'match:b', 'scores'] as const) publish(channel, 'match_detail', { id: channel })
    await client.hear(isSeq('match:b', 1))
    await settled(client)
    const heard = client.heard.flatMap((message) => (message.code === 100 && 'data' in message ? [message.channel] : []))
    expect(heard).toEqual(['odds:1', 'match:b'])
  })

  it('get an error when malformed, and are ignored with one warning when unknown', async () => {
    const { port, warnings } = await started()
    const client = await liveClient(port)
    client.ws.send('{')
    client.ws.send(Buffer.from([1, 2]))
    client.submit({ type: 'topic', add: ['wallet'] }, { type: 'ack', match_id: 'm', seq: -1 })
    for (let count = 0; count < 4; count += 1) await client.hear(isError)
    client.submit({ type: 'dance' }, { type: 'dance' }, { type: '__proto__' })
    await settled(client)
    expect(client.heard).toHaveLength(5)
    expect(warnings).toEqual([{ what: 'unknown message', suppressed: 0 }])
  })

  it('close the socket with 1009 when larger than 4 KB', async () => {
    const { port } = await started()
    const client = await liveClient(port)
    client.ws.send('x'.repeat(4097))
    expect(await client.closed).toBe(1009)
  })

  it('are not processed above 20 at once, and the flooder is disconnected', async () => {
    const { port } = await started({ framesPerSecond: 0, refusals: 5 })
    const client = await liveClient(port)
    for (let count = 0; count < 25; count += 1) client.submit({ type: 'heartbeat' })
    expect(await client.closed).toBe(1008)
    expect(client.heard.filter(isHeartbeat)).toHaveLength(20)
    expect(client.heard.filter(isError)).toEqual([{ code: 1, type: 'error', msg: 'Too many messages.' }])
  })
})

describe('resume', () => {
  it('replays what was missed, in order, and nothing else', async () => {
    const { hub, publish, port } = await started()
    const first = await liveClient(port)
    first.submit({ type: 'register', info: 'web' })
    await first.hear(isJoined('scores'))
    for (let seq = 1; seq <= 5; seq += 1) publish('scores', 'goal', { seq })
    await first.hear(isSeq('scores', 5))
    first.ws.terminate()
    const second = await liveClient(port)
    second.submit({ type: 'register', info: 'web' }, { type: 'resume', epoch: hub.epoch, seq: { scores: 2, 'match:x': 0 } })
    expect(await second.hear(isJoined('scores'))).toMatchObject({ seq: 5 })
    await settled(second)
    expect(second.heard.flatMap((message) => (message.code === 100 && 'data' in message ? [message.seq] : []))).toEqual([3, 4, 5])
  })

  it.each([
    ['the epoch is another', { history: 300 }, 'other', 3],
    ['the history is shorter', { history: 2 }, '', 0],
    ['the history is too old', { history: 300, historyAge: -1 }, '', 2],
    ['the number was never reached', { history: 300 }, '', 9],
  ])('sends a reset when %s', async (_, settings, epoch, seq) => {
    const { hub, publish, port } = await started(settings)
    const client = await liveClient(port)
    client.submit({ type: 'register', info: 'web' })
    await client.hear(isJoined('scores'))
    for (let count = 0; count < 3; count += 1) publish('scores', 'goal', {})
    await client.hear(isSeq('scores', 3))
    client.submit({ type: 'resume', epoch: epoch || hub.epoch, seq: { scores: seq } })
    const reset = await client.hear((message) => message.code === 100 && message.type === 'reset')
    expect(reset).toEqual({ code: 100, type: 'reset', version: 1, epoch: hub.epoch, channel: 'scores', seq: 3 })
  })
})

describe('ticks', () => {
  it('are overtaken by a goal, and the goal takes along the pending ticks of its own match', async () => {
    const { publish, port } = await started()
    const client = await liveClient(port)
    client.submit({ type: 'register', info: 'web' })
    await client.hear(isJoined('scores'))
    publish('scores', 'football_match', [{ id: 'm1', seq: 4, corner_home: 5 }], { tick: true })
    publish('scores', 'football_match', [{ id: 'm2', seq: 9, match_str: "31'" }], { tick: true })
    publish('scores', 'football_match', [{ id: 'm2', seq: 9, match_str: "32'" }], { tick: true })
    publish('scores', 'football_match', [{ id: 'm1', seq: 5, home_score: 1 }])
    publish('scores', 'goal', { match_id: 'm1' })
    await client.hear(isSeq('scores', 3))
    const frames = client.heard.flatMap((message) => (message.code === 100 && 'data' in message ? [[message.type, message.data]] : []))
    expect(frames).toEqual([
      ['football_match', [{ id: 'm1', seq: 5, corner_home: 5, home_score: 1 }]],
      ['goal', { match_id: 'm1' }],
      ['football_match', [{ id: 'm2', seq: 9, match_str: "32'" }]],
    ])
  })
})

describe('a device', () => {
  it('is visible while one of its tabs is, and has acknowledged what that tab has shown', async () => {
    const { hub, port } = await started()
    const acks: unknown[] = []
    hub.onAck((...ack) => acks.push(ack))
    const [one, two] = await Promise.all([liveClient(port), liveClient(port)])
    one.submit({ type: 'register', info: 'web', device_id: 'd1', visible: true })
    two.submit({ type: 'register', info: 'web', device_id: 'd1' })
    await Promise.all([settled(one), settled(two)])
    expect([hub.isVisible('d1'), hub.isVisible('d2')]).toEqual([true, false])
    two.submit({ type: 'visible', visible: true })
    await settled(two)
    one.submit({ type: 'ack', match_id: 'm1', seq: 7 })
    await settled(one)
    expect([6, 7, 8].map((seq) => hub.acked('d1', 'm1', seq))).toEqual([true, true, false])
    expect(acks).toEqual([['d1', 'm1', 7]])
    one.ws.terminate()
    two.submit({ type: 'visible', visible: false })
    await settled(two)
    await expect.poll(() => hub.isVisible('d1')).toBe(false)
  })
})

describe('a slow reader', () => {
  it('is dropped with a reason, and resumes; the others are not affected', async () => {
    const { hub, publish, port, counts } = await started()
    const [slow, quick] = await Promise.all([liveClient(port), liveClient(port)])
    for (const client of [slow, quick]) {
      client.submit({ type: 'register', info: 'web' })
      await client.hear(isJoined('scores'))
    }
    slow.ws.pause()
    let sent = 0
    while (counts.dropped === 0 && sent < 2_000) {
      sent += 1
      publish('scores', 'goal', 'x'.repeat(20_000))
      await quick.hear(isSeq('scores', sent))
    }
    expect(counts.dropped).toBe(1)
    slow.ws.resume()
    expect(await slow.closed).toBe(1013)
    const last = slow.heard.at(-1) as { seq: number }
    const back = await liveClient(port)
    back.submit({ type: 'register', info: 'web' }, { type: 'resume', epoch: hub.epoch, seq: { scores: last.seq } })
    await back.hear(isSeq('scores', sent))
    expect(back.heard.flatMap((message) => ('data' in message ? [(message as { seq: number }).seq] : []))).toEqual(
      Array.from({ length: sent - last.seq }, (_, index) => last.seq + 1 + index),
    )
  })

  it('can receive a long replay slowly without being dropped', async () => {
    const { hub, publish, port, counts } = await started()
    const first = await liveClient(port)
    first.submit({ type: 'register', info: 'web' })
    await first.hear(isJoined('scores'))
    for (let seq = 1; seq <= 300; seq += 1) publish('scores', 'goal', 'x'.repeat(30_000))
    await first.hear(isSeq('scores', 300))
    const back = await liveClient(port)
    back.submit({ type: 'register', info: 'web' }, { type: 'resume', epoch: hub.epoch, seq: { scores: 0 } })
    await back.hear(isSeq('scores', 1))
    back.ws.pause()
    publish('scores', 'goal', 'after')
    await first.hear(isSeq('scores', 301))
    back.ws.resume()
    await back.hear(isSeq('scores', 301))
    expect(counts.dropped).toBe(0)
  })
})

describe('a dead peer', () => {
  it('is detected, while one that only listens stays', async () => {
    let at = 0
    const { hub, port } = await started({ sweep: 20, idlePing: 60, idleDead: 200 }, { now: () => at })
    const dead = await liveClient(port, { autoPong: false })
    const quiet = await liveClient(port)
    const beside = await liveClient(port)
    const pinged = once(quiet.ws, 'ping')
    at = 60
    await pinged
    // The ping's reply was sent by now: the server reads it before another client's later message.
    await settled(beside)
    at = 200
    expect(await dead.closed).toBe(1006)
    // The same sweep checked all of them.
    await expect.poll(() => hub.size()).toBe(2)
    await settled(quiet)
  })
  it('is detected within 60 seconds with the actual settings', () => {
    expect(liveSettings.idleDead + liveSettings.sweep).toBeLessThanOrEqual(60_000)
    expect(liveSettings.idlePing + liveSettings.sweep).toBeLessThan(liveSettings.idleDead)
  })
})

describe('a shutdown', () => {
  it('is announced to everyone, after what was still queued', async () => {
    const { hub, publish, port, stop } = await started()
    const clients = await Promise.all([liveClient(port), liveClient(port)])
    for (const client of clients) {
      client.submit({ type: 'register', info: 'web' })
      await client.hear(isJoined('scores'))
    }
    publish('scores', 'goal', 'last')
    publish('scores', 'football_match', [{ id: 'm', seq: 1 }], { tick: true })
    await stop()
    expect(await Promise.all(clients.map((client) => client.closed))).toEqual([1001, 1001])
    for (const client of clients) expect(client.heard.at(-1)).toMatchObject({ seq: 2, data: [{ id: 'm', seq: 1 }] })
    expect(hub.size()).toBe(0)
  })
  it('disconnects a peer that does not answer it', async () => {
    const { hub, port, stop } = await started({ closing: 50 })
    const client = await liveClient(port)
    client.ws.pause()
    await stop()
    expect(hub.size()).toBe(0)
    client.ws.resume()
    // The client receives the close frame late, and no longer replies.
    expect([1001, 1006]).toContain(await client.closed)
  })
})
