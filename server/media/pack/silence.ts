// A silent audio frame, for a track whose publisher sends none: players show no video without its audio.
import { type AudioSetup, audioFrameTime } from '../codec/packet.ts'
import { usualOpusTime } from './sound-time.ts'

export interface Silence {
  data: Buffer
  /** Microseconds. */
  time: number
}

/** Elements of an AAC frame by channel count (ISO 14496-3, table 1.19): s single channel, p channel pair, l low frequencies. */
const elements: Readonly<Record<number, string>> = { 1: 's', 2: 'p', 3: 'sp', 4: 'sps', 5: 'spp', 6: 'sppl', 8: 'spppl' }
const elementIds: Readonly<Record<string, string>> = { s: '000', p: '001', l: '011' }
/** global_gain; no pulses, noise shaping or gain control; ics_info of a long window without a single band. ISO 14496-3, 4.4.2. */
const gain = '10001100'
const noTools = '000'
const noBands = '00010000000'
const single = `${gain}${noBands}${noTools}`
const pair = `1${noBands}00${gain}${noTools}${gain}${noTools}`
const endOfFrame = '111'

/** A raw_data_block with the bytes that ffmpeg's encoder emits for silence. */
function aacSilence(channels: number): Buffer {
  const counts = new Map<string, number>()
  let bits = ''
  for (const element of elements[channels] ?? 'p') {
    const number = counts.get(element) ?? 0
    counts.set(element, number + 1)
    bits += `${elementIds[element]}${number.toString(2).padStart(4, '0')}${element === 'p' ? pair : single}`
  }
  const bytes = `${bits}${endOfFrame}`.match(/.{1,8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)))
}

/** Full band, 20 ms, one channel: decoders accept it in a stereo stream as well. RFC 6716. */
const opusSilence = Buffer.of(0xf8, 0xff, 0xfe)

export function silenceOf(setup: AudioSetup): Silence {
  if (setup.codec === 'opus') return { data: opusSilence, time: usualOpusTime }
  return { data: aacSilence(setup.channels), time: audioFrameTime(setup) }
}
