import { beforeEach, expect, it, vi } from 'vitest'
import type { Capture } from './capture.ts'
import type { EncoderOptions, Encoders } from './encoders.ts'
import type { IngestConnectionOptions } from './ingest-connection.ts'
import { publisher } from './publisher.ts'

const made = vi.hoisted(() => ({
  encoders: [] as { settle(): void; closed: boolean; options: EncoderOptions }[],
  connections: [] as { closed: boolean; options: IngestConnectionOptions }[],
  devices: [] as { stopped: boolean; settle(): void }[],
}))

vi.mock('./capture.ts', () => ({
  capture: () =>
    new Promise<Partial<Capture>>((resolve) => {
      const stop = (): void => {
        own.stopped = true
      }
      const own = { stopped: false, settle: () => resolve({ camera: null, screen: null, stop }) }
      made.devices.push(own)
    }),
}))
vi.mock('./composer.ts', () => ({ compose: () => () => undefined }))
vi.mock('./track-frames.ts', () => ({ readFrames: async () => undefined }))
vi.mock('./publish-fault.ts', () => ({ lacking: () => null, faultOf: () => 'encoder-failed' }))
vi.mock('./encoders.ts', () => ({
  openEncoders: (options: EncoderOptions) =>
    new Promise<Partial<Encoders>>((resolve) => {
      const close = (): void => {
        own.closed = true
      }
      const own = { closed: false, options, settle: () => resolve({ codec: 'c', close }) }
      made.encoders.push(own)
    }),
}))
vi.mock('./ingest-connection.ts', () => ({
  IngestConnection: class {
    bytes = 0
    closed = false
    constructor(readonly options: IngestConnectionOptions) {
      made.connections.push(this)
    }
    drops = () => 0
    close(): void {
      this.closed = true
    }
  },
}))

const settle = () => new Promise((resolve) => setImmediate(resolve))
const open = () => made.connections.filter(({ closed }) => !closed).length
const captureOptions = { picture: 'camera', microphone: true, height: 720 } as const

async function prepared(): Promise<void> {
  const preparing = publisher.prepare(captureOptions)
  made.devices.at(-1)?.settle()
  await preparing
}

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', { createElement: () => ({}) })
  publisher.stop()
  for (const list of Object.values(made)) list.length = 0
})

it('sends nothing when it is stopped before the encoders are ready', async () => {
  await prepared()
  const publishing = publisher.publish('ws://h/ingest', 'k')
  publisher.rest()
  made.encoders[0]?.settle()
  await publishing
  expect([open(), made.encoders[0]?.closed, publisher.get().phase]).toEqual([0, true, 'ready'])
})

it('has one connection, however quickly it is started, stopped and restarted', async () => {
  await prepared()
  const all = [publisher.publish('ws://h/ingest', 'k'), publisher.publish('ws://h/ingest', 'k')]
  publisher.rest()
  all.push(publisher.publish('ws://h/ingest', 'k'))
  for (const one of made.encoders) one.settle()
  await Promise.all(all)
  expect([open(), made.encoders.filter(({ closed }) => !closed).length]).toEqual([1, 1])
  publisher.stop()
  expect([open(), made.encoders.filter(({ closed }) => !closed).length]).toEqual([0, 0])
})

it('continues with one track when the other’s encoder fails, and ends when both fail', async () => {
  await prepared()
  const publishing = publisher.publish('ws://h/ingest', 'k')
  const [own] = made.encoders
  own?.settle()
  await publishing
  own?.options.onFailed('audio')
  expect([open(), own?.closed, publisher.get().fault]).toEqual([1, false, 'sound-failed'])
  own?.options.onFailed('video')
  expect([open(), own?.closed, publisher.get().fault, publisher.get().phase]).toEqual([0, true, 'encoder-failed', 'idle'])
  // Events of a stopped publisher are ignored.
  publisher.stop()
  own?.options.onFailed('audio')
  expect(publisher.get().fault).toBeNull()
})

it('releases devices that open after it was stopped', async () => {
  const first = publisher.prepare(captureOptions)
  publisher.stop()
  const second = publisher.prepare(captureOptions)
  for (const one of made.devices) one.settle()
  await Promise.all([first, second])
  await settle()
  expect([made.devices.map(({ stopped }) => stopped), publisher.get().phase]).toEqual([[true, false], 'ready'])
})

it('stops for good if the broadcast ends while disconnected; while connected, the server ends it', async () => {
  for (const [phase, left] of [
    ['lost', 0],
    ['on', 1],
  ] as const) {
    await prepared()
    const publishing = publisher.publish('ws://h/ingest', 'k')
    made.encoders.at(-1)?.settle()
    await publishing
    made.connections.at(-1)?.options.onState({ phase })
    publisher.over()
    expect([phase, open(), publisher.get().phase]).toEqual([phase, left, left === 0 ? 'ready' : 'on'])
  }
})
