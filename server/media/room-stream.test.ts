import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { StreamState } from '../../contract/room/stream.ts'
import type { Frame } from './codec/packet.ts'
import type { Publication } from './publication.ts'
import { RoomStream } from './room-stream.ts'

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'grandstand-room-'))
})
afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }))

const audio = { codec: 'mp4a.40.2', sampleRate: 48_000, channels: 2, description: Buffer.from([0x11, 0x90]) }
const settle = (milliseconds = 20) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** A room whose broadcasts get their title on demand; its publishers send audio only. */
function scene(name: string) {
  const titles: (() => void)[] = []
  const states: StreamState[] = []
  const ended: string[] = []
  const room = new RoomStream({
    room: name,
    path: join(root, name),
    log: pino({ level: 'silent' }),
    now: Date.now,
    grace: 60,
    titleOf: () => new Promise((resolve) => titles.push(() => resolve({ title: 't', cover: '' }))),
    onAir: async () => true,
    renditions: () => null,
    onChange: ({ state }) => states.push(state),
    onEnded: async ({ facts }) => void ended.push(facts.id),
  })
  const publish = async (): Promise<Publication> => {
    const publication = room.publish('rtmp', () => undefined) as Publication
    publication.setAudio(audio)
    for (let at = 0; at < 3_000_000; at += 21_333) {
      const frame: Frame = { kind: 'audio', key: true, dts: at, pts: at, data: Buffer.alloc(10) }
      publication.add(frame)
    }
    await settle()
    return publication
  }
  const title = async (): Promise<void> => {
    titles.shift()?.()
    await settle()
  }
  return { room, publish, title, states, ended }
}

it('leaves no pending broadcast when the publisher leaves before it is created', async () => {
  const { room, publish, title, states, ended } = scene('gone')
  const publication = await publish()
  publication.end()
  await title()
  await expect.poll(() => ended.length).toBe(1)
  expect(room.broadcast).toBeNull()
  await publish()
  await title()
  await expect.poll(() => states.at(-1)).toBe('live')
  await room.end()
})

it('shows nothing of a broadcast that ended during its creation in the next one', async () => {
  const { room, publish, title, ended } = scene('ended')
  await publish()
  const ending = room.end()
  await title()
  await ending
  await expect.poll(() => ended.length).toBe(1)
  expect(room.broadcast).toBeNull()
})

it('continues the first broadcast when the publisher returns while it is being created', async () => {
  const { room, publish, title, states, ended } = scene('back')
  const first = await publish()
  first.end()
  await publish()
  await title()
  await title()
  await expect.poll(() => states.at(-1)).toBe('live')
  expect(ended).toEqual([])
  await room.end()
  expect(ended.length).toBe(1)
})
