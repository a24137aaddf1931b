import { afterEach, describe, expect, it, vi } from 'vitest'
import { capture, loudness } from './capture.ts'
import { fitted } from './composer.ts'

describe('broadcast video and audio', () => {
  it('are placed whole, in the center of the output', () => {
    const whole = { x: 0, y: 0, width: 1280, height: 720 }
    expect(fitted(640, 480, whole)).toEqual({ x: 160, y: 0, width: 960, height: 720 })
    expect(fitted(2560, 1080, whole)).toEqual({ x: 0, y: 90, width: 1280, height: 540 })
  })

  it('are measured on a perceptual scale: silence 0, the loudest 100', () => {
    expect([loudness(0), loudness(0.001), loudness(1), loudness(4)]).toEqual([0, 0, 100, 100])
    expect(loudness(0.1)).toBe(67)
  })
})

interface Track {
  kind: 'audio' | 'video'
  readyState: 'live' | 'ended'
  stop(): void
}
const track = (kind: Track['kind']): Track => ({
  kind,
  readyState: 'live',
  stop() {
    this.readyState = 'ended'
  },
})
const streamOf = (...tracks: Track[]) => ({
  getTracks: () => tracks,
  getAudioTracks: () => tracks.filter(({ kind }) => kind === 'audio'),
  getVideoTracks: () => tracks.filter(({ kind }) => kind === 'video'),
})

/** A browser with these devices: the mix is as loud as its running sources. */
function browser(own: ReturnType<typeof streamOf>) {
  const mixed = track('audio')
  const sources: { amplitude(): number; into: Part[] }[] = []
  class Part {
    channelCount = 1
    fftSize = 0
    gain = { value: 1 }
    offset = { value: 0 }
    stream = streamOf(mixed)
    start = vi.fn()
    into: Part[] = []
    connect(other: Part): void {
      this.into.push(other)
    }
    getFloatTimeDomainData(samples: Float32Array): void {
      samples.fill(sources.reduce((sum, { amplitude, into }) => sum + (into.length > 0 ? amplitude() : 0), 0))
    }
  }
  const silence = new Part()
  const out = new Part()
  const close = vi.fn(async () => undefined)
  vi.stubGlobal(
    'AudioContext',
    class {
      resume = async () => undefined
      close = close
      createMediaStreamDestination = () => out
      createGain = () => new Part()
      createAnalyser = () => new Part()
      createConstantSource = () => silence
      createMediaStreamSource(stream: ReturnType<typeof streamOf>): Part {
        const node = new Part()
        const amplitude = (): number => (stream.getAudioTracks().some(({ readyState }) => readyState === 'live') ? 0.1 : 0)
        sources.push({ amplitude, into: node.into })
        return node
      }
    },
  )
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: async () => own } })
  return { mixed, silence, out, close }
}
afterEach(() => vi.unstubAllGlobals())

describe('when a microphone is unplugged during a broadcast', () => {
  it('keeps a silent audio track running, and leaves the video unaffected', async () => {
    const [picture, microphone] = [track('video'), track('audio')]
    const { mixed, silence, out, close } = browser(streamOf(picture, microphone))
    const devices = await capture({ picture: 'camera', microphone: true, height: 720 })
    expect([devices.sound, devices.camera, devices.level()]).toEqual([mixed, picture, 67])
    microphone.stop()
    expect([devices.level(), mixed.readyState, picture.readyState]).toEqual([0, 'live', 'live'])
    // Without a constant source there would be no samples to send.
    expect([silence.start.mock.calls.length, silence.into]).toEqual([1, [out]])
    devices.stop()
    expect([picture.readyState, close.mock.calls.length]).toEqual(['ended', 1])
  })

  it('releases the opened devices when the audio cannot be mixed', async () => {
    const picture = track('video')
    browser(streamOf(picture))
    vi.stubGlobal(
      'AudioContext',
      class {
        constructor() {
          throw new Error('no sound')
        }
      },
    )
    await expect(capture({ picture: 'camera', microphone: true, height: 720 })).rejects.toThrow('no sound')
    expect(picture.readyState).toBe('ended')
  })
})
