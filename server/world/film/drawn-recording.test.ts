import { BufferSource, Input, MP4 } from 'mediabunny'
import { expect, it } from 'vitest'
import type { VideoSetup } from '../../media/codec/packet.ts'
import { stillName } from '../../media/disk/broadcast-folder.ts'
import { drawnRecording } from './drawn-recording.ts'
import { encodeFilm } from './encode.ts'
import type { FilmMaker } from './film-maker.ts'
import type { FilmOrder } from './order.ts'

const startedAt = Date.parse('2026-03-07T12:00:00Z')
const level = (byte: number) => [{ data: Buffer.from([byte, 0, 0, 0]) }]
const setup = { codec: 'mp4a.40.2', sampleRate: 48_000, channels: 2, description: Buffer.from([0x11, 0x90]) }
const sound = { setup, levels: [level(1), level(2), level(3), level(4)], step: 1_024 / 48 }
async function* pictures() {
  for (let number = 0; number < 25; number += 1) yield new Uint8Array(64 * 48 * 4).fill(number * 9)
}

const pictureFormat = { width: 64, height: 48, fps: 12.5, kbit: 200 }

/** 125 seconds, in a world that runs at double speed, with its orders. `known`: setup of earlier pictures. */
function recorded(known: VideoSetup | null = null) {
  const orders: FilmOrder[] = []
  const stills: number[] = []
  const maker: FilmMaker = {
    async make(order) {
      orders.push(order)
      return { ...(await encodeFilm(pictureFormat, pictures())), moods: [0, 0.2, 0.5, 0.9] }
    },
    setupOf: () => known,
    async still({ from }) {
      stills.push(from)
      return Buffer.from('jpeg')
    },
  }
  const clock = { origin: { real: startedAt, feed: startedAt + 1_000_000, speed: 2 } }
  const take = { match: 'm1', camera: { type: 'live', language: 'zh' }, startedAt, length: 125_000 } as const
  return { ...drawnRecording(take, { maker, sound, clock, seed: 'world' }), orders, stills }
}
const open = async ({ folder }: Pick<ReturnType<typeof recorded>, 'folder'>, name: string): Promise<Buffer> =>
  (await folder.open(name)) as Buffer

it('lists whole segments at the times of the broadcast, and has no others', async () => {
  const recording = recorded()
  const list = String(recording.playlist)
  expect(list).toContain('#EXT-X-PROGRAM-DATE-TIME:2026-03-07T12:00:00.000Z')
  expect(list.match(/\d+\.m4s/g)).toHaveLength(63)
  // The first segments are short, so that playback starts quickly.
  expect(list.match(/EXTINF:[\d.]+/g)?.slice(0, 4)).toEqual(['EXTINF:0.48000', 'EXTINF:0.96000', 'EXTINF:2.00000', 'EXTINF:2.00000'])
  expect(list).toContain('#EXT-X-ENDLIST')
  for (const name of ['63.m4s', '9999999.m4s', 'init-1.mp4', '0-1.m4s', stillName(startedAt + 1)])
    expect(await recording.folder.open(name), name).toBeNull()
})

it('draws a segment on request, at its product time, and caches it', async () => {
  const recording = recorded()
  const file = Buffer.concat([await open(recording, 'init-0.mp4'), await open(recording, '5.m4s'), await open(recording, '6.m4s')])
  const input = new Input({ formats: [MP4], source: new BufferSource(file) })
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()]
  for (const track of [video, audio]) {
    expect(await track?.getFirstTimestamp()).toBeCloseTo(7.44, 1)
    expect(await track?.computeDuration()).toBeCloseTo(11.44, 1)
  }
  expect((await video?.computePacketStats())?.packetCount).toBe(50)
  input.dispose()
  // The first one is ordered for its head.
  expect(recording.orders.map(({ from, step, count }) => [from - startedAt - 1_000_000, step, count])).toEqual([
    [0, 160, 6],
    [14_880, 160, 25],
    [18_880, 160, 25],
  ])
  await open(recording, '5.m4s')
  expect(recording.orders).toHaveLength(3)
})

it('draws a segment once for repeated requests, its start ahead of the player, and none for a known header', async () => {
  const recording = recorded()
  recording.prepare?.()
  expect(recording.orders).toHaveLength(1)
  const files = await Promise.all(['0.m4s', '0.m4s', 'init-0.mp4', '1.m4s'].map((name) => open(recording, name)))
  expect(files.every(({ length }) => length > 0)).toBe(true)
  expect(recording.orders.map(({ count }) => count)).toEqual([6, 12])
  // It has priority over films without viewers, and a longer deadline than live ones.
  const [first] = recording.orders
  expect((first?.due ?? 0) - Date.now()).toBeLessThanOrEqual(3_000)
  expect((first?.until ?? 0) - (first?.due ?? 0)).toBeGreaterThan(10_000)
  const { setup } = await encodeFilm(pictureFormat, pictures())
  const other = recorded(setup)
  expect((await open(other, 'init-0.mp4')).toString('latin1', 4, 8)).toBe('ftyp')
  expect(other.orders).toEqual([])
})

it('has a still of each minute for the seek bar', async () => {
  const recording = recorded()
  expect(recording.folder.stills.map(({ at }) => at)).toEqual([startedAt, startedAt + 60_000])
  const name = stillName(startedAt + 60_000)
  expect((await Promise.all([name, name].map((one) => open(recording, one)))).map(String)).toEqual(['jpeg', 'jpeg'])
  expect(String(await open(recording, name))).toBe('jpeg')
  // Drawn once for all lists that show it.
  expect(recording.stills).toEqual([startedAt + 1_000_000 + 120_000])
})
