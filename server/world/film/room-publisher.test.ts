import { expect, it } from 'vitest'
import type { Frame } from '../../media/codec/packet.ts'
import type { Publication } from '../../media/publication.ts'
import { type Picture, RoomPublisher } from './room-publisher.ts'

const sound = { setup: null, levels: [[{ data: Buffer.of(1) }, { data: Buffer.of(2) }]], step: 20 }
const setup = { codec: 'avc1.420016', width: 640, height: 360, description: Buffer.of(1) }

function room(): { sent: Frame[]; publication: Publication } {
  const sent: Frame[] = []
  const publication = {
    setVideo: () => undefined,
    setAudio: () => undefined,
    add: (frame: Frame) => void sent.push(frame),
    isClosed: false,
  }
  return { sent, publication: publication as unknown as Publication }
}
/** A picture whose frames, each containing its due time, exist from `arrives` on. */
const drawnAt = (arrives: number, clock: () => number): Picture => ({
  setup,
  due: (from, to) =>
    clock() < arrives
      ? []
      : [100, 200, 300, 400]
          .filter((at) => at > from && at <= to)
          .map((at) => ({ key: at === 100, data: Buffer.from(String(at)), at: at })),
})
/** Milliseconds from the first frame of all. */
const timesOf = (sent: readonly Frame[], wanted: Frame['kind']): number[] =>
  sent.filter(({ kind }) => kind === wanted).map(({ pts }) => pts / 1_000)
const pictures = (sent: readonly Frame[]): number[] => timesOf(sent, 'video')
const sounds = (sent: readonly Frame[]): number[] => timesOf(sent, 'audio')

it('sends each picture and each piece of audio when it is due, once', () => {
  const { sent, publication } = room()
  let now = 0
  const publisher = new RoomPublisher(publication, { picture: drawnAt(0, () => now), sound, now })
  for (; now <= 400; now += 40) publisher.send(now)
  expect(pictures(sent)).toEqual([0, 100, 200, 300])
  expect(sounds(sent)).toEqual(Array.from({ length: 16 }, (_, index) => index * 20))
})

it('sends a piece that was drawn late from its key frame on', () => {
  const { sent, publication } = room()
  let now = 0
  const publisher = new RoomPublisher(publication, { picture: drawnAt(320, () => now), sound, now })
  for (; now <= 280; now += 40) publisher.send(now)
  // Like a camera: no sound without a picture.
  expect(sent).toEqual([])
  for (; now <= 400; now += 40) publisher.send(now)
  expect(pictures(sent)).toEqual([0, 100, 200, 300])
  expect(sounds(sent)[0]).toBe(0)
})

it('starts with frames that were due shortly before it, and with audio only when no picture arrives', () => {
  const early = room()
  new RoomPublisher(early.publication, { picture: drawnAt(0, () => 0), sound, now: 400 }).send(400)
  expect(pictures(early.sent)).toEqual([0, 100, 200, 300])
  const blind = room()
  const publisher = new RoomPublisher(blind.publication, { picture: { setup, due: () => [] }, sound, now: 0 })
  for (let now = 0; now <= 9_960; now += 40) publisher.send(now)
  expect(blind.sent).toEqual([])
  for (let now = 10_000; now <= 10_100; now += 40) publisher.send(now)
  expect(sounds(blind.sent)).toEqual([0, 20, 40, 60, 80])
})

it('matches its loudness to the picture at that moment', () => {
  const { sent, publication } = room()
  const crowd = { setup: null, levels: [0, 1, 2, 3].map((level) => [{ data: Buffer.of(level) }]), step: 20 }
  const start = { key: true, data: Buffer.of(9), at: 0 }
  const picture: Picture = {
    setup,
    due: (from) => (from < 0 ? [start] : []),
    moodAt: (at) => (at < 200 ? 0 : at < 300 ? 0.2 : at < 400 ? 0.5 : 0.9),
  }
  const publisher = new RoomPublisher(publication, { picture, sound: crowd, now: 0 })
  for (let now = 0; now <= 500; now += 40) publisher.send(now)
  const levels = sent.filter(({ kind }) => kind === 'audio').map(({ pts, data }) => [pts / 1_000, data[0]])
  expect(levels.length).toBeGreaterThan(20)
  for (const [at = 0, level] of levels) expect(level, `at ${at}`).toBe(at < 200 ? 0 : at < 300 ? 1 : at < 400 ? 2 : 3)
})
