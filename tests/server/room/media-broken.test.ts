// Broken RTMP streams: publishers that die, invalid bytes, an occupied port.
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../support/database/database.ts'
import { readFragments, readPlaylist } from '../../support/media/hls-reader.ts'
import { mediaScene } from '../../support/media/media-scene.ts'
import { mediaWorld, until } from '../../support/media/media-world.ts'

const scene = mediaScene({ STREAM_GRACE: '2' })
const { newRoom, publish, list, bytes } = scene

describe('when a publisher disconnects', () => {
  it('continues the same playlist after a discontinuity when it reconnects, with correct dates', async () => {
    const room = newRoom()
    const first = await publish(room)
    await until(async () => (await list(room)).segments.length >= 2)
    const heard: string[] = []
    const stopListening = scene.server.media.onChange((id, info) => {
      if (id === room) heard.push(info.state)
    })
    first.die()
    await until(() => scene.server.media.info(room).state === 'away')
    const before = await list(room)
    expect(before.ended).toBe(false)
    const second = await publish(room)
    const after = await until(async () => {
      const found = await list(room)
      return found.segments.length >= before.segments.length + 2 ? found : null
    })
    stopListening()
    expect(heard).toEqual(['away', 'live'])
    expect(after.segments.map(({ msn }) => msn)).toEqual(after.segments.map((_segment, index) => (after.segments[0]?.msn ?? 0) + index))
    const broken = after.segments.filter(({ breaks }) => breaks)
    expect(broken).toHaveLength(1)
    expect(broken[0]?.map).not.toBe(after.segments[0]?.map)
    // A picture arrives when it was sent, or later.
    expect((broken[0]?.at ?? 0) - second.began).toBeGreaterThan(-5)
    expect(broken[0]?.at).toBeLessThan(Date.now())
    expect(scene.server.media.health(room).returns).toBe(1)
  })
  it('ends after the grace period and becomes a recording if it does not reconnect', async () => {
    const room = newRoom()
    const publisher = await publish(room)
    await until(async () => (await list(room)).segments.length >= 6)
    const began = publisher.began
    publisher.die()
    await until(() => scene.server.media.info(room).state === 'over')
    const [playback] = await until(async () => {
      const found = await scene.server.media.playbacks(room)
      return found.length > 0 ? found : null
    })
    expect(playback).toMatchObject({ title: `Title of ${room}` })
    expect(playback?.duration_seconds).toBeGreaterThan(5.5)
    const recording = readPlaylist(await scene.server.text(playback?.url ?? ''))
    expect(recording.ended).toBe(true)
    expect((recording.segments[0]?.at ?? 0) - began).toBeGreaterThan(-5)
    expect(recording.segments.at(-1)?.at).toBeLessThan(Date.now())
    const folder = (playback?.url ?? '').replace('index.m3u8', '')
    for (const { uri, map } of recording.segments) {
      expect(readFragments(await bytes(`${folder}${uri}`)).length).toBeGreaterThan(0)
      expect((await bytes(`${folder}${map}`)).toString('latin1', 4, 8)).toBe('ftyp')
    }
    expect(await scene.server.media.removePlayback('another', playback?.id ?? '')).toBe(false)
    expect(await scene.server.media.removePlayback(room, playback?.id ?? '')).toBe(true)
    expect((await scene.server.get(playback?.url ?? '')).status).toBe(404)
  })
})

/** An AMF command of a name and a text. */
function invoke(name: string, text: string): Buffer {
  const string = (value: string): Buffer => Buffer.concat([Buffer.from([2, 0, value.length]), Buffer.from(value)])
  const body = Buffer.concat([string(name), Buffer.from('000000000000000000', 'hex'), Buffer.from([5]), string(text)])
  const head = Buffer.from('030000000000001401000000', 'hex')
  head.writeUIntBE(body.length, 4, 3)
  return Buffer.concat([head, body])
}

describe('broken input', () => {
  it('costs the pictures up to the next key frame, and nothing else', async () => {
    const room = newRoom()
    let broken = 0
    await publish(room, {
      change: (tag, index) => {
        // Every fortieth picture is truncated, or its lengths are overwritten.
        if (tag.codec_type !== 9 || index < 20 || index % 40 !== 0) return tag
        broken += 1
        const data = Buffer.from(tag.data)
        if (index % 80 === 0) return { ...tag, data: data.subarray(0, data.length - 3), size: tag.size - 3 }
        data.writeUInt32BE(0x7fffffff, 5)
        return { ...tag, data }
      },
    })
    const { segments } = await until(async () => {
      const found = await list(room)
      return found.segments.length >= 4 ? found : null
    })
    expect(broken).toBeGreaterThan(0)
    expect(scene.server.media.health(room).drops).toBeGreaterThan(0)
    for (const { uri } of segments)
      for (const { promised, there } of readFragments(await bytes(`/hls/${room}/original/${uri}`))) expect(promised).toBe(there)
  })
  it('that is not RTMP at all ends its connection, and others continue', async () => {
    const room = newRoom()
    const publisher = await publish(room)
    const port = Number(new URL(scene.server.rtmp.replace('rtmp', 'http')).port)
    const handshake = Buffer.concat([Buffer.from([3]), Buffer.alloc(1536 * 2)])
    const hostile: { sent: Buffer; ends: boolean }[] = [
      { sent: Buffer.from('GET / HTTP/1.1\r\n\r\n'), ends: true },
      // A message of a megabyte from a client that has sent no command yet.
      { sent: Buffer.concat([handshake, Buffer.from('030000000fffff080000000000', 'hex')]), ends: true },
      // A chunk size of zero.
      { sent: Buffer.concat([handshake, Buffer.from('0200000000000401000000000000000000', 'hex')]), ends: true },
      // A client that plays, and one that sends no valid message.
      { sent: Buffer.concat([handshake, invoke('play', 'key-of-room1')]), ends: true },
      { sent: Buffer.concat([handshake, Buffer.alloc(4_096, 0xff)]), ends: false },
      // An AMF command that ends within a string.
      { sent: Buffer.concat([handshake, Buffer.from('030000000000051400000000020fffffff', 'hex')]), ends: false },
    ]
    for (const { sent, ends } of hostile)
      await new Promise<void>((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => socket.write(sent))
        const giveUp = setTimeout(() => {
          if (ends) reject(new Error(`left open: ${sent.toString('hex').slice(-40)}`))
          socket.destroy()
        }, 2_000)
        socket.on('data', () => undefined)
        socket.on('error', () => undefined)
        socket.once('close', () => {
          clearTimeout(giveUp)
          resolve()
        })
      })
    expect(publisher.closed).toBe(false)
    await until(() => scene.server.media.info(room).state === 'live')
  })
})

describe('when a port is in use', () => {
  it('reports it clearly, and the server keeps running', async () => {
    const other = mediaWorld(await testDatabase())
    const second = await other.start({ RTMP_PORT: new URL(scene.server.rtmp.replace('rtmp', 'http')).port })
    expect(second.media.rtmpPort).toBeNull()
    expect(second.warnings.map(({ msg }) => msg).join()).toContain('set RTMP_PORT to another one')
    await second.stop()
    other.remove()
  })
})
