// Whether browsers decode the video of an H.264 stream: 4:2:0 in eight bits, which hardware and software decoders support everywhere.

/** Profiles whose parameter set carries the chroma format; all others are always 4:2:0. H.264 7.3.2.1.1. */
const profilesWithFormat = new Set([100, 110, 122, 244, 44, 83, 86, 118, 128, 138, 139, 134, 135])
const chromaNames = ['4:0:0', '4:2:0', '4:2:2', '4:4:4']

/** Reads the bits of a NAL unit, skipping its emulation prevention bytes. */
class BitReader {
  private at = 0
  private readonly bytes: number[] = []

  constructor(unit: Buffer) {
    let zeros = 0
    for (const byte of unit) {
      if (zeros >= 2 && byte === 3) zeros = 0
      else {
        this.bytes.push(byte)
        zeros = byte === 0 ? zeros + 1 : 0
      }
    }
  }

  /** `count` is at most 24. */
  bits(count: number): number {
    let value = 0
    for (let index = 0; index < count; index += 1) {
      value = value * 2 + (((this.bytes[this.at >> 3] ?? 0) >> (7 - (this.at & 7))) & 1)
      this.at += 1
    }
    return value
  }

  /** Exp-Golomb, ue(v). NaN for a value that no parameter set can hold. */
  code(): number {
    let zeros = 0
    while (this.bits(1) === 0) {
      zeros += 1
      if (zeros > 16) return Number.NaN
    }
    return 2 ** zeros - 1 + this.bits(zeros)
  }
}

/** `sps` is the NAL unit. Null if browsers decode it, else the format as encoder settings name it. */
function undecodableFormat(sps: Buffer): string | null {
  const reader = new BitReader(sps)
  reader.bits(8)
  const profile = reader.bits(8)
  reader.bits(16)
  // Skips the parameter set's id.
  reader.code()
  if (!profilesWithFormat.has(profile)) return null
  const chroma = reader.code()
  if (chroma === 3) reader.bits(1)
  const depth = 8 + Math.max(reader.code(), reader.code())
  const name = chromaNames[chroma]
  if (name === undefined || !(depth <= 14)) return 'H.264'
  if (chroma === 1 && depth === 8) return null
  return ['H.264', ...(chroma === 1 ? [] : [name]), ...(depth === 8 ? [] : [`${depth} bit`])].join(' ')
}

/** As above, for a decoder's record (AVCDecoderConfigurationRecord). Null if the record is incomplete. */
export function undecodableRecord(record: Buffer): string | null {
  if (record.length < 11 || record[0] !== 1 || ((record[5] as number) & 31) === 0) return null
  const length = record.readUInt16BE(6)
  return length < 4 || 8 + length > record.length ? null : undecodableFormat(record.subarray(8, 8 + length))
}
