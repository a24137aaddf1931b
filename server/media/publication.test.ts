import { expect, it } from 'vitest'
import type { Frame, Setup, StreamSource } from './codec/packet.ts'
import { Publication, type PublicationRoom } from './publication.ts'
import { Troubles } from './troubles.ts'

const video = { codec: 'avc1.42c01e', width: 640, height: 360, description: Buffer.from([1]) }
const audio = { codec: 'mp4a.40.2', sampleRate: 48_000, channels: 2, description: Buffer.from([0x11, 0x90]) }
const frame = (kind: Frame['kind'], at: number, key = true): Frame => ({ kind, key, dts: at, pts: at, data: Buffer.alloc(10) })

/** A publisher whose troubles are recorded as the studio and the log receive them. */
function scene(setup: Setup, source: StreamSource = 'rtmp', now: () => number = Date.now) {
  const log: { kind: string; what: string; text: string }[] = []
  const troubles = new Troubles(now, (facts, text) => log.push({ ...facts, text }))
  const passed: Frame[] = []
  const room: PublicationRoom = {
    id: 'room',
    begin: async (given) => troubles.healed(given),
    frame: (placed) => passed.push(placed),
    received: () => undefined,
    dropped: () => undefined,
    trouble: (kind, what) => troubles.note(kind, what),
    resolved: (kind) => troubles.resolved(kind),
    still: () => undefined,
    over: () => undefined,
  }
  const publication = new Publication(source, room, () => undefined, now)
  publication.setVideo(setup.video)
  publication.setAudio(setup.audio)
  const reported = () => troubles.list().map(({ kind, what }) => [kind, what].join(' ').trim())
  return { publication, passed, reported, log }
}
type Tick = (milliseconds: number) => void
/** Video frames `apart` seconds apart with a key frame every `keyEvery`, pausing after the first two so that the run can begin. */
async function send({ publication }: ReturnType<typeof scene>, apart: number, keyEvery: number, seconds: number, from = 0, onTime?: Tick) {
  for (let index = 0; index * apart <= seconds; index += 1) {
    const at = Math.round((from + index * apart) * 1_000_000)
    onTime?.(at / 1_000)
    publication.add(frame('video', at, index % keyEvery === 0))
    publication.add(frame('audio', at))
    if (index < 2) await new Promise(setImmediate)
  }
}

it('passes on one picture per second, and reports the rate, once in the log', async () => {
  const slow = scene({ video, audio })
  await send(slow, 1, 1, 30)
  expect(slow.passed.filter(({ kind }) => kind === 'video').length).toBe(31)
  expect(slow.reported()).toEqual(['few-frames 1'])
  expect(slow.log).toEqual([expect.objectContaining({ kind: 'few-frames', what: '1' })])
  expect(slow.log[0]?.text).toContain('so few pictures a second')
})

it('does not report a low frame rate of engine pictures, from the first one on', async () => {
  const drawn = scene({ video, audio }, 'engine')
  await send(drawn, 1, 1, 30)
  expect(drawn.reported()).toEqual([])
})

it('also reports one picture in six seconds, although its clock jumps between them', async () => {
  let now = 0
  const slower = scene({ video, audio }, 'rtmp', () => now)
  await send(slower, 6, 1, 60, 0, (milliseconds) => {
    now = milliseconds
  })
  expect(slower.reported().toSorted()).toEqual(['few-frames 0.2', 'slow-keys 6'])
})

it('reports key frames ten seconds apart with their interval, and stops once they come often', async () => {
  const far = scene({ video, audio })
  await send(far, 0.04, 250, 21)
  expect(far.reported()).toEqual(['slow-keys 10'])
  expect(far.log.map(({ kind }) => kind)).toEqual(['slow-keys'])
  await send(far, 0.04, 50, 21, 21.04)
  expect(far.reported()).toEqual([])
})

it('reports no troubles for a stream as OBS sends it', async () => {
  const good = scene({ video, audio })
  await send(good, 1 / 30, 60, 30)
  expect(good.reported()).toEqual([])
  expect(good.log).toEqual([])
})

it('reports a stream without audio once it runs, or the codec of unsupported audio', async () => {
  const mute = scene({ video, audio: null })
  for (let at = 0; at <= 1_000_000; at += 40_000) mute.publication.add(frame('video', at, at === 0))
  await new Promise(setImmediate)
  expect(mute.reported()).toEqual(['no-sound'])
  const strange = scene({ video, audio: null })
  strange.publication.foreign('audio', 'MP3')
  for (let at = 0; at <= 1_000_000; at += 40_000) strange.publication.add(frame('video', at, at === 0))
  await new Promise(setImmediate)
  expect(strange.reported()).toEqual(['audio-codec MP3'])
})

it('reports undecodable audio while it arrives, keeps the video, and recovers', async () => {
  let now = 0
  const { publication, passed, reported, log } = scene({ video, audio }, 'rtmp', () => now)
  publication.undecodable('audio', 'AAC Main')
  const both = async (from: number): Promise<void> => {
    for (let at = from; at <= from + 1_000_000; at += 40_000) {
      publication.add(frame('video', at, at === from))
      publication.add(frame('audio', at))
    }
    await new Promise(setImmediate)
  }
  await both(0)
  expect(reported()).toEqual(['audio-format AAC Main'])
  now = 3_600_000
  await both(2_000_000)
  expect(reported()).toEqual(['audio-format AAC Main'])
  expect(log.map(({ kind }) => kind)).toEqual(['audio-format'])
  expect(passed.length).toBeGreaterThan(20)
  expect(passed.every(({ kind }) => kind === 'video')).toBe(true)
  publication.setAudio(audio)
  await both(4_000_000)
  expect(reported()).toEqual([])
})

it('keeps the audio when video switches to another codec, and resumes video with its own', async () => {
  const { publication, passed, reported } = scene({ video, audio })
  const both = async (from: number, withPicture: boolean): Promise<void> => {
    for (let at = from; at <= from + 1_000_000; at += 40_000) {
      if (withPicture) publication.add(frame('video', at, at === from))
      else publication.foreign('video', 'H.265')
      publication.add(frame('audio', at))
      await new Promise(setImmediate)
    }
  }
  await both(0, true)
  expect(reported()).toEqual([])
  passed.length = 0
  await both(1_040_000, false)
  expect(reported()).toEqual(['video-codec H.265'])
  expect(passed.length).toBeGreaterThan(5)
  expect(passed.every(({ kind }) => kind === 'audio')).toBe(true)
  publication.setVideo(video)
  passed.length = 0
  await both(2_080_000, true)
  expect(reported()).toEqual([])
  expect(passed.some(({ kind }) => kind === 'video')).toBe(true)
})
