// H.264 in its two stream formats: NAL units prefixed by their length (with a decoder's record), or separated by start codes.
/// <reference path="../node-media-server.d.ts" />
import spsInfo from 'node-media-server/src/protocol/sps_info.js'
import type { VideoSetup } from './packet.ts'

const nalType = { sps: 7, pps: 8 } as const
const hex = (byte: number): string => byte.toString(16).padStart(2, '0')

/** The setup that an AVCDecoderConfigurationRecord describes; null if it is invalid or its NAL lengths do not take four bytes. */
export function avcSetup(record: Buffer): VideoSetup | null {
  if (record.length < 11 || record[0] !== 1 || ((record[4] as number) & 3) !== 3 || ((record[5] as number) & 31) === 0) return null
  const spsLength = record.readUInt16BE(6)
  if (spsLength < 4 || 8 + spsLength >= record.length) return null
  const size = spsInfo.parseH264Sps(record.subarray(8, 8 + spsLength))
  if (!size || !(size.width >= 16 && size.width <= 8_192 && size.height >= 16 && size.height <= 8_192)) return null
  const codec = `avc1.${hex(record[1] as number)}${hex(record[2] as number)}${hex(record[3] as number)}`
  return { codec, width: size.width, height: size.height, description: Buffer.from(record) }
}

/** Whether the lengths of the NAL units add up. Data truncated or overwritten in transit does not reach a viewer. */
export function isWholeAvc(data: Buffer): boolean {
  let at = 0
  while (at + 4 < data.length) {
    const length = data.readUInt32BE(at)
    if (length === 0) return false
    at += 4 + length
  }
  return at === data.length && at > 0
}

/** The NAL units between start codes of three or four bytes. */
function nalUnits(data: Buffer): Buffer[] {
  const units: Buffer[] = []
  let begin = -1
  for (let at = data.indexOf('\0\0\u0001', 0, 'latin1'); at >= 0; at = data.indexOf('\0\0\u0001', at + 3, 'latin1')) {
    if (begin >= 0) units.push(data.subarray(begin, data[at - 1] === 0 ? at - 1 : at))
    begin = at + 3
  }
  if (begin >= 0) units.push(data.subarray(begin))
  return units.filter((unit) => unit.length > 0)
}

const kindOf = (unit: Buffer): number => (unit[0] as number) & 31

/** Converts an Annex B frame to its MP4 form, and its parameter sets (in key frames) to the decoder's record. */
export function fromAnnexB(data: Buffer): { data: Buffer; record: Buffer | null } {
  const units = nalUnits(data)
  const sps = units.find((unit) => kindOf(unit) === nalType.sps)
  const pps = units.find((unit) => kindOf(unit) === nalType.pps)
  const picture = units.filter((unit) => kindOf(unit) !== nalType.sps && kindOf(unit) !== nalType.pps)
  return { data: Buffer.concat(picture.flatMap((unit) => [lengthOf(unit, 4), unit])), record: sps && pps ? recordOf(sps, pps) : null }
}

function lengthOf(unit: Buffer, bytes: 2 | 4): Buffer {
  const length = Buffer.alloc(bytes)
  length.writeUIntBE(unit.length, 0, bytes)
  return length
}

const recordOf = (sps: Buffer, pps: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from([1, sps[1] ?? 0, sps[2] ?? 0, sps[3] ?? 0, 0xff, 0xe1]),
    lengthOf(sps, 2),
    sps,
    Buffer.from([1]),
    lengthOf(pps, 2),
    pps,
  ])
