// The other ways to publish: a browser over its socket, and external engines by their hooks.
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ClientOptions } from 'ws'
import { testDatabase } from '../../support/database/database.ts'
import {
  audioSetup,
  type BrowserPublisher,
  openIngest,
  sendFilm,
  setupDescription,
  videoSetup,
} from '../../support/media/browser-publisher.ts'
import { readFragments, readPlaylist } from '../../support/media/hls-reader.ts'
import { keyOf, type MediaServer, type MediaWorld, mediaWorld, until } from '../../support/media/media-world.ts'
import { publishRtmp } from '../../support/media/rtmp-publisher.ts'

let world: MediaWorld
let server: MediaServer
const secret = 'a-secret-of-the-hooks'
beforeAll(async () => {
  world = mediaWorld(await testDatabase())
  server = await world.start({
    STREAM_GRACE: '2',
    TRUST_PROXY: 'loopback',
    STREAM_HOOK_SECRET: secret,
    STREAM_PLAYLIST: 'https://cdn.example/live/{room}/index.m3u8',
  })
})
afterAll(async () => {
  await server.stop()
  world.remove()
})

const open = (path?: string, options?: ClientOptions): Promise<BrowserPublisher> => openIngest(server.base, path, options)

/** Converts length prefixes to start codes and adds parameter sets to key frames, as an Annex B encoder does. */
function annexB(data: Buffer, key: boolean): Buffer {
  const units: Buffer[] = []
  for (let at = 0; at < data.length; at += 4 + data.readUInt32BE(at)) units.push(data.subarray(at + 4, at + 4 + data.readUInt32BE(at)))
  const record = setupDescription('video setup')
  const spsLength = record.readUInt16BE(6)
  const sps = record.subarray(8, 8 + spsLength)
  const pps = record.subarray(11 + spsLength, 11 + spsLength + record.readUInt16BE(9 + spsLength))
  return Buffer.concat([...(key ? [sps, pps] : []), ...units].flatMap((unit) => [Buffer.from([0, 0, 0, 1]), unit]))
}

const list = async (room: string) => readPlaylist(await server.text(`/hls/${room}/original/index.m3u8`))

describe('browser publisher', () => {
  it.each([
    ['avc', videoSetup, undefined],
    ['annexb', { ...videoSetup, description: undefined }, annexB],
  ] as const)('is played like any other, in the form %s', async (form, video, change) => {
    const browser = await open()
    browser.sendFrame({ type: 'publish', key: keyOf(form), video, audio: audioSetup })
    await until(() => browser.heard.length > 0)
    expect(browser.heard[0]).toEqual({ type: 'ready', room_id: form })
    const stop = sendFilm(browser, change)
    const { segments } = await until(async () => {
      const found = await list(form)
      return found.segments.length >= 2 ? found : null
    })
    expect(await server.text(`/hls/${form}/index.m3u8`)).toContain('RESOLUTION=640x360')
    const bytes = Buffer.from(await (await server.get(`/hls/${form}/original/${segments[0]?.uri}`)).arrayBuffer())
    const pictures = readFragments(bytes).flatMap(({ tracks }) => tracks.filter(({ id }) => id === 1))
    expect(pictures.reduce((sum, track) => sum + track.frames, 0)).toBe(25)
    expect(pictures[0]?.keys).toBe(1)
    expect(server.media.health(form).source).toBe('browser')
    browser.socket.close()
    stop()
    await until(() => server.media.info(form).state === 'away')
  })
  it('receives acknowledgements of progress, so that it can drop frames', async () => {
    const browser = await open()
    browser.sendFrame({ type: 'publish', key: keyOf('acks'), video: videoSetup, audio: null })
    await until(() => browser.heard.length > 0)
    const stop = sendFilm(browser)
    const ack = await until(() => browser.heard.find((message) => message.type === 'ack'))
    expect(ack.type === 'ack' && ack.bytes).toBeGreaterThan(16_000)
    stop()
    browser.socket.terminate()
  })
  it('is not blocked by another address that holds all its slots without a key', async () => {
    const from = (address: string): ClientOptions => ({ headers: { origin: server.base, 'x-forwarded-for': address } })
    const strangers = await Promise.all(Array.from({ length: 20 }, () => open('/ingest', from('198.51.100.1'))))
    await expect(open('/ingest', from('198.51.100.1'))).rejects.toThrow('429')
    const browser = await open('/ingest', from('198.51.100.2'))
    browser.sendFrame({ type: 'publish', key: keyOf('crowded'), video: videoSetup, audio: null })
    await until(() => browser.heard.length > 0)
    expect(browser.heard[0]).toEqual({ type: 'ready', room_id: 'crowded' })
    // Data without a key is not buffered.
    const [first] = strangers
    first?.socket.send(Buffer.alloc(1_000_000))
    await until(() => first?.closed)
    for (const { socket } of [...strangers, browser]) socket.terminate()
    await until(() => server.media.info('crowded').state !== 'live')
  })
  it('over RTMP is not blocked by an address whose connections send no key', async () => {
    const port = Number(new URL(server.rtmp.replace('rtmp', 'http')).port)
    const connectFrom = (localAddress: string) => connect({ port, host: '127.0.0.1', localAddress }).on('error', () => undefined)
    const strangers = Array.from({ length: 21 }, () => connectFrom('127.0.0.3'))
    await until(() => strangers.some(({ destroyed }) => destroyed))
    const other = connectFrom('127.0.0.4')
    // Version 3 and 1,536 bytes: the server's own handshake is the answer.
    other.write(Buffer.concat([Buffer.from([3]), Buffer.alloc(1_536)]))
    const [response] = (await once(other, 'data')) as [Buffer]
    expect(response[0]).toBe(3)
    for (const socket of [...strangers, other]) socket.destroy()
  })
  it('is rejected for a wrong key, a slot in use, an unsupported codec or a malformed message', async () => {
    const publisher = await publishRtmp(server.rtmp, keyOf('held'))
    await until(() => server.media.info('held').state === 'live')
    const refusals: [object, string][] = [
      [{ type: 'publish', key: 'nobody-knows-it', video: videoSetup, audio: null }, 'key'],
      [{ type: 'publish', key: keyOf('held'), video: videoSetup, audio: null }, 'taken'],
      [{ type: 'publish', key: keyOf('new'), video: { ...videoSetup, codec: 'vp09.00.10.08' }, audio: null }, 'invalid'],
      [{ type: 'publish', key: keyOf('new'), video: { ...videoSetup, description: 'AAAA' }, audio: null }, 'codec'],
      [{ type: 'publish', key: keyOf('new'), video: null, audio: null }, 'codec'],
      [{ type: 'other' }, 'invalid'],
    ]
    for (const [message, reason] of refusals) {
      const browser = await open()
      browser.sendFrame(message)
      await until(() => browser.closed)
      expect(browser.heard, JSON.stringify(message)).toEqual([{ type: 'refused', reason }])
    }
    // The operator sees that an attempt was made, but not with which key.
    expect(server.media.refusedPublishers()).toMatchObject([{ way: 'browser', fault: 'unknown', address: '127.0.0.*', count: 1 }])
    expect(JSON.stringify(server.media.refusedPublishers())).not.toContain('nobody-knows-it')
    const early = await open()
    early.socket.send(Buffer.alloc(100, 1))
    await until(() => early.closed)
    expect(publisher.closed).toBe(false)
    publisher.die()
  })
  it('is disconnected with a reason before a message longer than any picture is read', async () => {
    const browser = await open()
    browser.sendFrame({ type: 'publish', key: keyOf('long'), video: videoSetup, audio: null })
    await until(() => browser.heard.length > 0)
    browser.socket.on('error', () => undefined)
    browser.socket.send(Buffer.alloc(3_000_000, 1))
    await until(() => browser.closed)
    await until(() => server.media.troubles('long').length > 0)
    expect(server.media.troubles('long')).toMatchObject([{ kind: 'too-much', what: '50' }])
    expect(server.warnings.filter((line) => 'room' in line && line.room === 'long')).toMatchObject([{ kind: 'too-much', what: '50' }])
  })
  it('must come from our own pages, and never with its key in the URL', async () => {
    await expect(open('/ingest', { headers: { origin: 'https://elsewhere.example' } })).rejects.toThrow('403')
    await expect(open(`/ingest?key=${keyOf('x')}`)).rejects.toThrow('400')
  })
})

describe('external engine', () => {
  const hook = (body: string, type: string, path = `/hook/${secret}`): Promise<Response> =>
    fetch(`${server.base}${path}`, { method: 'POST', body, headers: { 'content-type': type } })
  const json = 'application/json'
  const form = 'application/x-www-form-urlencoded'
  const engines = [
    {
      name: 'SRS',
      type: json,
      begin: (room: string) => JSON.stringify({ action: 'on_publish', app: 'live', stream: room, param: `?key=${keyOf(room)}` }),
      end: (room: string) => JSON.stringify({ action: 'on_unpublish', app: 'live', stream: room, param: `?key=${keyOf(room)}` }),
    },
    {
      name: 'nginx-rtmp',
      type: form,
      begin: (room: string) => `app=live&call=publish&addr=127.0.0.1&name=${room}&type=live&key=${keyOf(room)}`,
      end: (room: string) => `app=live&call=publish_done&addr=127.0.0.1&name=${room}&key=${keyOf(room)}`,
    },
    {
      name: 'MediaMTX',
      type: json,
      begin: (room: string) => JSON.stringify({ action: 'publish', path: `live/${room}`, query: `key=${keyOf(room)}`, protocol: 'rtmp' }),
      end: (room: string) => JSON.stringify({ action: 'unpublish', path: `live/${room}`, query: `key=${keyOf(room)}` }),
    },
  ]
  it.each(engines)(
    '$name begins and ends a stream, which is played from the address set by the operator',
    async ({ name, type, begin, end }) => {
      const room = name.toLowerCase()
      expect((await hook(begin(room), type)).status).toBe(200)
      expect(server.media.info(room)).toMatchObject({ state: 'live', url: `https://cdn.example/live/${room}/index.m3u8` })
      expect((await hook(end(room), type)).status).toBe(200)
      // The playback address stays while its publisher may return.
      expect(server.media.info(room)).toMatchObject({ state: 'away', url: `https://cdn.example/live/${room}/index.m3u8` })
      expect((await hook(begin(room), type)).status).toBe(200)
      expect(server.media.info(room).state).toBe('live')
    },
  )
  const callHook = (room: string, call: string, clientid = '1') =>
    hook(`app=live&call=${call}&name=${room}&clientid=${clientid}&key=${keyOf(room)}`, form)
  it('keeps its first publisher when it rejects a second, and our own ingest is taken meanwhile', async () => {
    expect((await callHook('one', 'publish', '1')).status).toBe(200)
    expect((await callHook('one', 'publish', '2')).status).toBe(200)
    expect((await callHook('one', 'publish_done', '2')).status).toBe(200)
    expect(server.media.troubles('one')).toMatchObject([{ kind: 'taken' }])
    expect((await callHook('one', 'publish_done', '7')).status).toBe(200)
    expect(server.media.info('one').state).toBe('live')
    await expect(publishRtmp(server.rtmp, keyOf('one'))).rejects.toThrow()
    expect((await callHook('one', 'publish_done', '1')).status).toBe(200)
    expect(server.media.info('one').state).toBe('away')
    await until(() => server.media.info('one').state === 'over')
    expect(server.media.info('one').url).toBeNull()
  })
  it('that repeats its publisher updates is picked up by a newly started server and notified of the end', async () => {
    expect((await callHook('again', 'update_publish')).status).toBe(200)
    expect(server.media.info('again').state).toBe('live')
    await server.media.end('again')
    expect(server.media.info('again').state).toBe('over')
    expect((await callHook('again', 'update_publish')).status).toBe(403)
    expect(server.media.info('again').state).toBe('over')
    // The next broadcast shows what that engine still sends.
    await server.media.air('again')
    expect(server.media.info('again').state).toBe('live')
    expect((await callHook('again', 'update_publish')).status).toBe(200)
  })
  it('whose publisher’s key is no longer valid is no longer shown, whatever it still ingests', async () => {
    expect((await callHook('rotated', 'publish')).status).toBe(200)
    server.media.kick('rotated')
    expect(server.media.info('rotated')).toMatchObject({ state: 'away', url: null })
    expect(server.media.troubles('rotated')).toMatchObject([{ kind: 'key' }])
    await server.media.air('rotated')
    expect(server.media.info('rotated').state).toBe('away')
    // A publisher with the new key continues the broadcast.
    expect((await callHook('rotated', 'publish', '2')).status).toBe(200)
    expect((await callHook('rotated', 'publish_done', '1')).status).toBe(200)
    expect(server.media.info('rotated').state).toBe('live')
    await server.media.end('rotated')
    server.media.kick('rotated')
    // The next broadcast does not show what the engine still sends of an ended one.
    await server.media.air('rotated')
    expect(server.media.info('rotated')).toMatchObject({ state: 'over', url: null })
  })
  it('reports a rejected publisher to the owner of the key: wrong name or slot in use', async () => {
    const misnamed = (name: string) => hook(`app=live&call=publish&name=${name}&clientid=1&key=${keyOf('named')}`, form)
    for (const name of ['victim', '+named', 'na%2Fmed']) {
      expect((await misnamed(name)).status).toBe(403)
      expect(server.media.troubles('named')).toMatchObject([{ kind: 'address' }])
      expect(server.media.troubles('victim')).toEqual([])
    }
    expect((await callHook('named', 'publish')).status).toBe(200)
    expect(server.media.troubles('named')).toEqual([])

    const publisher = await publishRtmp(server.rtmp, keyOf('occupied'))
    await until(() => server.media.info('occupied').state === 'live')
    expect((await callHook('occupied', 'publish')).status).toBe(403)
    expect(server.media.troubles('occupied')).toMatchObject([{ kind: 'taken' }])
    expect(publisher.closed).toBe(false)
    publisher.die()
  })
  it('is rejected without the secret, with the key of another room, or with a malformed request', async () => {
    const body = JSON.stringify({ action: 'on_publish', stream: 'victim', param: `?key=${keyOf('mine')}` })
    expect((await hook(body, json)).status).toBe(403)
    expect((await hook(body, json, '/hook/another-secret-of-hooks')).status).toBe(404)
    for (const nonsense of ['{', '[]', '{}', 'call=publish&name=../x&key=y', 'call=publish'])
      expect((await hook(nonsense, json)).status).toBe(403)
    expect(server.media.info('victim').state).toBe('idle')
  })
})
