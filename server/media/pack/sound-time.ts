// Duration of an audio frame: constant for AAC, given by the first bytes for Opus (RFC 6716, 3.1 and 3.2).
import { type AudioSetup, audioFrameTime } from '../codec/packet.ts'

/** Microseconds per frame, by the lowest bits of its configuration. */
const silk = [10_000, 20_000, 40_000, 60_000]
const celt = [2_500, 5_000, 10_000, 20_000]
/** Default frame duration of Opus encoders. */
export const usualOpusTime = 20_000

function opusTime(packet: Buffer): number {
  const head = packet[0]
  if (head === undefined) return usualOpusTime
  const config = head >> 3
  const each = config < 12 ? silk[config & 3] : config < 16 ? silk[config & 1] : celt[config & 3]
  const code = head & 3
  const frames = code === 0 ? 1 : code < 3 ? 2 : (packet[1] ?? 1) & 63
  return (each ?? usualOpusTime) * Math.max(1, frames)
}

/** Microseconds. */
export const soundTime = (setup: AudioSetup, data: Buffer): number => audioFrameTime(setup) || opusTime(data)
