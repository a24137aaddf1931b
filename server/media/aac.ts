// AAC as it is carried: the two to five bytes that say how it is encoded (ISO 14496-3, 1.6.2.1).
import type { AudioSetup } from './packet.ts'

const rates = [96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350]

/** Null for what is no AudioSpecificConfig of one or two channels (or 5.1, 7.1) of AAC. */
export function aacSetup(config: Buffer): AudioSetup | null {
  if (config.length < 2 || config.length > 64) return null
  const bits = config.readUInt16BE(0)
  const objectType = bits >> 11
  const sampleRate = rates[(bits >> 7) & 15]
  const channels = (bits >> 3) & 15
  if (![2, 5, 29].includes(objectType) || sampleRate === undefined || channels < 1 || channels > 7) return null
  return { codec: `mp4a.40.${objectType}`, sampleRate, channels: channels === 7 ? 8 : channels, description: Buffer.from(config) }
}
