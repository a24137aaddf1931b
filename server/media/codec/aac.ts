// Reads the AudioSpecificConfig, the two to five bytes that describe an AAC stream (ISO 14496-3, 1.6.2.1).
import type { AudioSetup } from './packet.ts'

const rates = [96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350]

/** Audio object types that browsers decode: LC, alone or with SBR or PS. */
const decoded = [2, 5, 29]
/** Names of the other object types as encoder settings show them (ISO 14496-3, table 1.17). */
const typeNames: Readonly<Record<number, string>> = {
  1: 'AAC Main',
  3: 'AAC SSR',
  4: 'AAC LTP',
  6: 'AAC Scalable',
  17: 'AAC ER LC',
  19: 'AAC ER LTP',
  20: 'AAC ER Scalable',
  23: 'AAC LD',
  39: 'AAC ELD',
  42: 'xHE-AAC',
}

interface AacConfig {
  objectType: number
  /** 15: the config carries the rate explicitly. */
  rateIndex: number
  /** 0: the stream carries the channel layout. */
  channels: number
}

function readConfig(config: Buffer): AacConfig | null {
  if (config.length < 2 || config.length > 64) return null
  const bits = config.readUInt16BE(0)
  const objectType = bits >> 11
  if (objectType !== 31) return { objectType, rateIndex: (bits >> 7) & 15, channels: (bits >> 3) & 15 }
  if (config.length < 3) return null
  // Object types above 31 take six more bits.
  const longer = config.readUIntBE(0, 3)
  return { objectType: 32 + ((longer >> 13) & 63), rateIndex: (longer >> 9) & 15, channels: (longer >> 5) & 15 }
}

/** Describes an AudioSpecificConfig that no browser decodes; null if browsers decode it, or if it is not an AudioSpecificConfig. */
export function undecodableAac(config: Buffer): string | null {
  const read = readConfig(config)
  if (!read || aacSetup(config)) return null
  const { objectType, rateIndex, channels } = read
  const name = typeNames[objectType]
  if (name !== undefined) return name
  const isOwn = channels === 0 || channels > 7 || rateIndex === 15
  return decoded.includes(objectType) && isOwn ? 'AAC' : null
}

/** Null unless this is an AudioSpecificConfig for AAC with one or two channels (or 5.1, 7.1). */
export function aacSetup(config: Buffer): AudioSetup | null {
  const read = readConfig(config)
  if (!read) return null
  const { objectType, rateIndex, channels } = read
  const sampleRate = rates[rateIndex]
  if (!decoded.includes(objectType) || sampleRate === undefined || channels < 1 || channels > 7) return null
  return { codec: `mp4a.40.${objectType}`, sampleRate, channels: channels === 7 ? 8 : channels, description: Buffer.from(config) }
}
