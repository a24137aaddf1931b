import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type EncoderOptions, openEncoders } from './encoders.ts'

const made: FakeEncoder[] = []
class FakeEncoder {
  state: 'unconfigured' | 'configured' | 'closed' = 'unconfigured'
  encodeQueueSize = 0
  encoded = 0
  constructor(readonly init: { error(error: unknown): void }) {
    made.push(this)
  }
  configure(): void {
    this.state = 'configured'
  }
  encode(): void {
    this.encoded += 1
  }
  close(): void {
    this.state = 'closed'
  }
  /** As in a browser, an encoder is closed once it has failed. */
  fail(): void {
    this.close()
    this.init.error(new Error('the encoder is gone'))
  }
}
const withCodecs = (known: readonly string[]) =>
  class extends FakeEncoder {
    static isConfigSupported = async ({ codec }: { codec: string }) => ({ supported: known.includes(codec) })
  }

const failed: string[] = []
const options: EncoderOptions = {
  ...{ width: 1280, height: 720, kbps: 2_500 },
  onVideoSetUp: () => undefined,
  onAudioSetUp: () => undefined,
  onChunk: () => undefined,
  onFailed: (kind) => void failed.push(kind),
}
const frame = { close: () => undefined } as unknown as VideoFrame
const data = { close: () => undefined } as unknown as AudioData

beforeEach(() => {
  made.length = 0
  failed.length = 0
  vi.stubGlobal('VideoEncoder', withCodecs(['avc1.42e01f']))
  vi.stubGlobal('AudioEncoder', withCodecs(['opus']))
})
afterEach(() => vi.unstubAllGlobals())

it('a failing audio encoder leaves the video running, and vice versa', async () => {
  const encoders = await openEncoders(options)
  const [video, audio] = made
  expect(encoders.codec).toBe('avc1.42e01f + opus')
  audio?.fail()
  encoders.sound(data)
  expect(encoders.picture(frame, 0)).toBe(true)
  expect([video?.encoded, audio?.encoded, failed]).toEqual([1, 0, ['audio']])

  const others = await openEncoders(options)
  const [, , otherVideo, otherAudio] = made
  otherVideo?.fail()
  others.sound(data)
  expect(others.picture(frame, 0)).toBe(false)
  expect([otherVideo?.encoded, otherAudio?.encoded, failed]).toEqual([0, 1, ['audio', 'video']])
  for (const one of [encoders, others]) one.close()
  expect(made.map(({ state }) => state)).toEqual(['closed', 'closed', 'closed', 'closed'])
})

it('encoders send video only when the browser has no audio encoder, and report it', async () => {
  vi.stubGlobal('AudioEncoder', withCodecs([]))
  const encoders = await openEncoders(options)
  encoders.sound(data)
  expect([encoders.codec, encoders.picture(frame, 0), failed]).toEqual(['avc1.42e01f', true, ['audio']])
  encoders.close()
})

it('encoders do not open when the browser has no video encoder', async () => {
  vi.stubGlobal('VideoEncoder', withCodecs([]))
  await expect(openEncoders(options)).rejects.toMatchObject({ fault: 'no-encoder' })
})
