// The common form that every ingest produces: the encoding of the tracks, and their frames.

/** H.264 with length-prefixed NAL units. */
export interface VideoSetup {
  /** avc1.PPCCLL */
  codec: string
  width: number
  height: number
  /** The AVCDecoderConfigurationRecord. */
  description: Buffer
}
export interface AudioSetup {
  /** mp4a.40.N or opus */
  codec: string
  sampleRate: number
  channels: number
  /** AudioSpecificConfig or the Opus header; null for Opus without one. */
  description: Buffer | null
}
export interface Setup {
  video: VideoSetup | null
  audio: AudioSetup | null
}
export interface Frame {
  kind: 'video' | 'audio'
  /** Can be decoded without earlier frames. Always true for audio. */
  key: boolean
  /** Microseconds on the publisher's clock: decoding and presentation time. */
  dts: number
  pts: number
  data: Buffer
}
export type StreamSource = 'rtmp' | 'browser' | 'engine'

export const otherTrack = (kind: Frame['kind']): Frame['kind'] => (kind === 'video' ? 'audio' : 'video')

const sameBytes = (a: Buffer | null, b: Buffer | null): boolean => (a && b ? a.equals(b) : a === b)

export const sameVideo = (a: VideoSetup | null, b: VideoSetup | null): boolean =>
  a && b ? a.codec === b.codec && sameBytes(a.description, b.description) : a === b

export const sameAudio = (a: AudioSetup | null, b: AudioSetup | null): boolean =>
  a && b
    ? a.codec === b.codec && a.sampleRate === b.sampleRate && a.channels === b.channels && sameBytes(a.description, b.description)
    : a === b

/** Microseconds per audio frame; 0 if each frame carries its own duration. */
export const audioFrameTime = ({ codec, sampleRate }: AudioSetup): number => (codec === 'opus' ? 0 : 1_024_000_000 / sampleRate)
