// A real external engine: Debian's nginx with its RTMP module reports to our hooks, Debian's ffmpeg publishes to it, and the room goes on
// and off the air. Where nginx is missing, npm run soak -- streams fetches it (docs/decisions/0025).
import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LiveUrl } from '../../../contract/room/studio.ts'
import { freePort } from '../../support/free-port.ts'
import { until } from '../../support/media/media-world.ts'
import { hasFfmpeg, hasNginx, type NginxRtmp, startNginx } from '../../support/media/nginx-rtmp.ts'
import { roomWorld, type Streamer } from '../../support/people/room-world.ts'
import { soak } from '../../support/soak.ts'

describe.skipIf(!soak(hasNginx && hasFfmpeg, true))('nginx-rtmp', async () => {
  const secret = 'a-secret-of-the-hooks'
  const [rtmp, playlists] = [await freePort(), await freePort()]
  const world = await roomWorld({
    STREAM_GRACE: '3',
    STREAM_HOOK_SECRET: secret,
    STREAM_PLAYLIST: `http://127.0.0.1:${playlists}/live/{room}/index.m3u8`,
    STREAM_INGEST: `rtmp://127.0.0.1:${rtmp}/live`,
  })
  const server = createServer((request, response) => world.app.http.routing(request, response))
  const publishers: ChildProcess[] = []
  let nginx: NginxRtmp
  let anna: Streamer
  let live: LiveUrl
  beforeAll(async () => {
    await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
    const hook = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook/${secret}`
    nginx = await startNginx({ rtmp, playlists, hook })
    anna = await world.streamer('anna')
    live = (await world.call('GET api/Live/getLiveUrl', { as: anna })).data
  })
  afterAll(async () => {
    for (const publisher of publishers) publisher.kill('SIGKILL')
    await nginx?.stop()
    await new Promise((closed) => server.close(closed))
  })

  /** Publishes our loop in real time, as OBS does. */
  function publish(streamKey: string): ChildProcess {
    const input = ['-re', '-stream_loop', '-1', '-i', 'server/world/loops/football.flv']
    const publisher = spawn('ffmpeg', ['-loglevel', 'error', ...input, '-c', 'copy', '-f', 'flv', `${live.address}/${streamKey}`], {
      stdio: 'ignore',
    })
    publishers.push(publisher)
    return publisher
  }
  const isOver = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null
  const inRoom = async () => (await world.call('GET api/Live_streaming/getRoomInfo', { query: { id: anna.room } })).data
  const inStudio = async () => (await world.call('GET api/Live/getStudio', { as: anna })).data.stream.state as string

  it('rejects a publisher without the key', async () => {
    expect(live).toMatchObject({ address: `rtmp://127.0.0.1:${rtmp}/live`, stream_key: `${anna.room}?key=${live.key}` })
    for (const wrong of [anna.room, `${anna.room}?key=${'x'.repeat(43)}`, `elsewhere?key=${live.key}`]) {
      const publisher = publish(wrong)
      await until(() => isOver(publisher))
      expect(await inStudio(), nginx.output()).toBe('idle')
    }
  })

  it('starts, loses its publisher, gets it back, and ends with the broadcast', async () => {
    let publisher = publish(live.stream_key)
    await until(async () => (await inStudio()) === 'live')
    expect((await inRoom()).stream.state).toBe('idle')
    await world.call('GET api/Live/startRoom', { as: anna, query: { title: '德比之夜', category: '1' } })
    const url = `http://127.0.0.1:${playlists}/live/${anna.room}/index.m3u8`
    expect(await inRoom()).toMatchObject({ is_live: true, stream: { state: 'live', url } })
    expect((await world.call('GET api/Live/getHealth', { as: anna })).data.health.source).toBe('engine')
    const piece = await until(async () => /^.+\.ts$/m.exec(await (await fetch(url)).text())?.[0])
    const bytes = Buffer.from(await (await fetch(new URL(piece, url))).arrayBuffer())
    expect([bytes[0], bytes[188], bytes.length > 1_880]).toEqual([0x47, 0x47, true])
    const second = publish(live.stream_key)
    await until(() => isOver(second))
    expect((await inRoom()).stream.state).toBe('live')

    publisher.kill('SIGKILL')
    await until(async () => (await inRoom()).stream.state === 'away')
    publisher = publish(live.stream_key)
    await until(async () => (await inRoom()).stream.state === 'live')
    expect((await inRoom()).is_live).toBe(true)

    await world.call('GET api/Live/endRoom', { as: anna })
    expect(await inRoom()).toMatchObject({ is_live: false, stream: { state: 'over', url: null } })
    // Its next hook gets a refusal, and it disconnects its publisher.
    await until(() => isOver(publisher))
  })

  it('disconnects a publisher whose key is no longer valid', async () => {
    const publisher = publish(live.stream_key)
    await until(async () => (await inStudio()) === 'live')
    await world.call('POST api/Live/rotateKey', { as: anna })
    await until(() => isOver(publisher))
    await until(async () => (await inStudio()) === 'over')
    expect((await inRoom()).stream).toMatchObject({ state: 'over', url: null })
  })
})
