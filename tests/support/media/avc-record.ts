// The AVC decoder configuration record (ISO 14496-15) for any picture size: what a stream announces before its first picture.

/** Writes integers in H.264 syntax. */
class BitWriter {
  private bits = ''

  /** Writes `value` with a fixed number of bits. */
  fixed(value: number, count: number): this {
    this.bits += value.toString(2).padStart(count, '0')
    return this
  }
  /** Exp-Golomb codes: ue(v). */
  codes(...values: number[]): this {
    for (const value of values) this.fixed(value + 1, 2 * (value + 1).toString(2).length - 1)
    return this
  }
  /** Appends the stop bit. */
  bytes(): Buffer {
    const bits = `${this.bits}1`
    return Buffer.from(bits.match(/.{1,8}/g)?.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)) ?? [])
  }
}

export interface AvcFormat {
  profile?: number
  /** chroma_format_idc: 1 is 4:2:0. */
  chroma?: number
  /** Bits. */
  depth?: number
}

/** H.264 7.3.2.1.1: `width` and `height` must be even. */
function spsOf(width: number, height: number, { profile = 66, chroma = 1, depth = 8 }: AvcFormat): Buffer {
  const [columns, lines] = [Math.ceil(width / 16), Math.ceil(height / 16)]
  const writer = new BitWriter().fixed(profile, 8).fixed(0xc0, 8).fixed(30, 8).codes(0)
  if (profile >= 100) {
    writer.codes(chroma)
    if (chroma === 3) writer.fixed(0, 1)
    // No transform bypass, no scaling matrix.
    writer.codes(depth - 8, depth - 8).fixed(0b00, 2)
  }
  // Frame numbers of four bits, decoding order, one reference frame, no gaps.
  writer.codes(0, 2, 1).fixed(0, 1)
  // Whole frames, cropped at the right and at the bottom in steps of two pixels.
  writer
    .codes(columns - 1, lines - 1)
    .fixed(0b111, 3)
    .codes(0, (columns * 16 - width) / 2, 0, (lines * 16 - height) / 2)
  return Buffer.concat([Buffer.of(0x67), writer.fixed(0, 1).bytes()])
}
const pps = Buffer.of(0x68, 0xce, 0x38, 0x80)

export function avcRecord(width: number, height: number, format: AvcFormat = {}): Buffer {
  const sps = spsOf(width, height, format)
  return Buffer.concat([Buffer.of(1, format.profile ?? 66, 0xc0, 30, 0xff, 0xe1, 0, sps.length), sps, Buffer.of(1, 0, pps.length), pps])
}
