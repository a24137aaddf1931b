// WebCodecs encoders for a live stream: H.264 with a key frame every second, so that new viewers start quickly, and AAC, otherwise Opus.
import type { IngestAudio, IngestVideo } from '../../../../../contract/room/stream.ts'
import { PublishError } from './publish-fault.ts'

const keyEvery = 1_000
/** Maximum number of queued frames before the encoder drops one. */
const mostWaiting = 4

export interface EncoderOptions {
  width: number
  height: number
  kbps: number
  onVideoSetUp(config: IngestVideo): void
  onAudioSetUp(config: IngestAudio): void
  onChunk(kind: 'video' | 'audio', chunk: EncodedVideoChunk | EncodedAudioChunk): void
  /** A track's encoder has failed, or this browser has none for audio: the other track continues. */
  onFailed(kind: 'video' | 'audio'): void
}
export interface Encoders {
  /** Takes ownership of the frame and closes it. Returns false if the frame was dropped because the encoder is behind. */
  picture(frame: VideoFrame, at: number): boolean
  sound(data: AudioData): void
  /** Requests a key frame as the next frame. */
  wantKey(): void
  /** Codecs in use. */
  codec: string
  close(): void
}

/** H.264 profiles, best first. */
const profiles = ['avc1.640028', 'avc1.4d0028', 'avc1.42e028', 'avc1.42e01f']

async function videoConfig(width: number, height: number, kbps: number): Promise<VideoEncoderConfig> {
  for (const codec of profiles) {
    const config: VideoEncoderConfig = {
      codec,
      width,
      height,
      bitrate: kbps * 1_000,
      framerate: 30,
      latencyMode: 'realtime',
      bitrateMode: 'variable',
      avc: { format: 'avc' },
    }
    const { supported } = await VideoEncoder.isConfigSupported(config)
    if (supported) return config
  }
  throw new PublishError('no-encoder')
}

/** Returns null if this browser supports neither codec. */
async function audioConfig(): Promise<AudioEncoderConfig | null> {
  for (const codec of ['mp4a.40.2', 'opus']) {
    const config: AudioEncoderConfig = { codec, sampleRate: 48_000, numberOfChannels: 2, bitrate: 128_000 }
    const { supported } = await AudioEncoder.isConfigSupported(config)
    if (supported) return config
  }
  return null
}

function base64(source: AllowSharedBufferSource): string {
  const bytes = ArrayBuffer.isView(source) ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength) : new Uint8Array(source)
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
const described = (description: AllowSharedBufferSource | undefined) => (description ? { description: base64(description) } : {})

/** @throws PublishError if the browser cannot encode H.264 */
export async function openEncoders(options: EncoderOptions): Promise<Encoders> {
  const { width, height, kbps, onFailed } = options
  const [video, audio] = await Promise.all([videoConfig(width, height, kbps), audioConfig()])
  let isKeyWanted = true
  let lastKey = Number.NEGATIVE_INFINITY
  const failed = (kind: 'video' | 'audio') => (error: unknown) => {
    console.warn('encoder failed', kind, error)
    onFailed(kind)
  }
  const videoEncoder = new VideoEncoder({
    error: failed('video'),
    output(chunk, meta) {
      const config = meta?.decoderConfig
      if (config) {
        const { codec, codedWidth = width, codedHeight = height, description } = config
        options.onVideoSetUp({ codec, codedWidth, codedHeight, ...described(description) })
      }
      options.onChunk('video', chunk)
    },
  })
  const audioEncoder = new AudioEncoder({
    error: failed('audio'),
    output(chunk, meta) {
      const config = meta?.decoderConfig
      if (config) {
        const { codec, sampleRate, numberOfChannels, description } = config
        options.onAudioSetUp({ codec, sampleRate, numberOfChannels, ...described(description) })
      }
      options.onChunk('audio', chunk)
    },
  })
  videoEncoder.configure(video)
  if (audio) audioEncoder.configure(audio)
  else failed('audio')(new PublishError('no-encoder'))
  return {
    codec: [video, ...(audio ? [audio] : [])].map(({ codec }) => codec).join(' + '),
    picture(frame, at) {
      const isBehind = videoEncoder.state !== 'configured' || videoEncoder.encodeQueueSize > mostWaiting
      if (!isBehind) {
        const keyFrame = isKeyWanted || at - lastKey >= keyEvery
        if (keyFrame) lastKey = at
        isKeyWanted = false
        videoEncoder.encode(frame, { keyFrame })
      }
      frame.close()
      return !isBehind
    },
    sound(data) {
      if (audioEncoder.state === 'configured') audioEncoder.encode(data)
      data.close()
    },
    wantKey() {
      isKeyWanted = true
    },
    close() {
      for (const encoder of [videoEncoder, audioEncoder]) if (encoder.state !== 'closed') encoder.close()
    },
  }
}
