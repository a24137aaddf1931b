// Devices of a broadcast: camera, screen or both, and a mix of the microphone and the screen's audio.
import { testCard } from './test-card.ts'

/** `test`: a generated test card instead of a device. */
export type PictureChoice = 'camera' | 'screen' | 'both' | 'test'
export interface CaptureOptions {
  picture: PictureChoice
  microphone: boolean
  /** Height of the outgoing video. */
  height: 720 | 1080
}

export interface Capture {
  camera: MediaStreamTrack | null
  screen: MediaStreamTrack | null
  /** Always present; silent without a source. */
  sound: MediaStreamTrack
  /** Current microphone level, 0 to 100. */
  level(): number
  setMuted(muted: boolean): void
  stop(): void
}

const fps = 30
const quietest = -60

/** @throws the browser's errors: permission denied, no such device, device in use */
export async function capture({ picture, microphone, height }: CaptureOptions): Promise<Capture> {
  const streams: MediaStream[] = []
  const card = picture === 'test' ? testCard(height) : null
  const stopAll = (): void => {
    card?.stop()
    for (const stream of streams) for (const track of stream.getTracks()) track.stop()
  }
  try {
    // The screen first: its prompt requires transient user activation.
    const wantsScreen = picture === 'screen' || picture === 'both'
    const screen = wantsScreen ? await navigator.mediaDevices.getDisplayMedia({ video: { frameRate: fps }, audio: true }) : null
    if (screen) streams.push(screen)
    const wantsCamera = picture === 'camera' || picture === 'both'
    const own =
      wantsCamera || microphone
        ? await navigator.mediaDevices.getUserMedia({
            video: wantsCamera && { height: { ideal: height }, width: { ideal: (height * 16) / 9 }, frameRate: { ideal: fps } },
            audio: microphone && { echoCancellation: true, noiseSuppression: true },
          })
        : null
    if (own) streams.push(own)
    const mixed = await mix(own, screen)
    return {
      camera: own?.getVideoTracks()[0] ?? null,
      screen: card?.track ?? screen?.getVideoTracks()[0] ?? null,
      ...mixed,
      stop() {
        stopAll()
        mixed.close()
      },
    }
  } catch (error) {
    stopAll()
    throw error
  }
}

async function mix(own: MediaStream | null, screen: MediaStream | null) {
  const audio = new AudioContext({ sampleRate: 48_000, latencyHint: 'interactive' })
  await audio.resume()
  const out = audio.createMediaStreamDestination()
  out.channelCount = 2
  const gain = audio.createGain()
  const meter = audio.createAnalyser()
  meter.fftSize = 1_024
  gain.connect(meter)
  gain.connect(out)
  if (own && own.getAudioTracks().length > 0) audio.createMediaStreamSource(own).connect(gain)
  if (screen && screen.getAudioTracks().length > 0) audio.createMediaStreamSource(screen).connect(out)
  // Without a constant source there would be no samples while all others are silent.
  const silence = audio.createConstantSource()
  silence.offset.value = 0
  silence.connect(out)
  silence.start()
  const samples = new Float32Array(meter.fftSize)
  return {
    sound: out.stream.getAudioTracks()[0] as MediaStreamTrack,
    level() {
      meter.getFloatTimeDomainData(samples)
      let sum = 0
      for (const sample of samples) sum += sample * sample
      return loudness(Math.sqrt(sum / samples.length))
    },
    setMuted(muted: boolean) {
      gain.gain.value = muted ? 0 : 1
    },
    close() {
      audio.close().catch((error: unknown) => console.info('audio context close failed', error))
    },
  }
}

/** Converts an RMS amplitude, 0 to 1, to a perceptual scale of 0 to 100. */
export function loudness(amplitude: number): number {
  const decibels = amplitude > 0 ? 20 * Math.log10(amplitude) : quietest
  return Math.round(Math.min(1, Math.max(0, 1 - decibels / quietest)) * 100)
}
