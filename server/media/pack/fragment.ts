// Writes one CMAF fragment (ISO 14496-12: moof and mdat) of the given frames into a single buffer.
import type { Frame } from '../codec/packet.ts'
import type { Track } from './init-segment.ts'

/** Frames of a track in decoding order, and where its next frame begins. Times in microseconds of the run. */
export interface TrackRun {
  track: Track
  frames: readonly Frame[]
  end: number
}

const keyFlags = 0x02000000
const deltaFlags = 0x01010000
/** tfhd: offsets are relative to the moof. trun: data offset, duration, size, flags, composition offset. */
const tfhdFlags = 0x020000
const trunFlags = 0x01000f01
const trafHead = 8 + 16 + 20
const trunHead = 20
const perFrame = 16

const trafSize = ({ frames }: TrackRun): number => trafHead + trunHead + perFrame * frames.length

/** Writes an unsigned integer of up to 53 bits into eight bytes. */
function writeUInt64(bytes: Buffer, value: number, at: number): void {
  bytes.writeUInt32BE(Math.floor(value / 2 ** 32), at)
  bytes.writeUInt32BE(value % 2 ** 32, at + 4)
}

function writeBoxHead(bytes: Buffer, at: number, size: number, type: string): void {
  bytes.writeUInt32BE(size, at)
  bytes.write(type, at + 4, 'latin1')
}

/** Writes the traf at `at`; `dataOffset` is relative to the moof. Returns the byte count of its frames. */
function writeTraf(bytes: Buffer, start: number, run: TrackRun, dataOffset: number): number {
  const { track, frames, end } = run
  const ticks = (time: number): number => Math.round((time * track.timescale) / 1_000_000)
  const count = frames.length
  writeBoxHead(bytes, start, trafSize(run), 'traf')
  writeBoxHead(bytes, start + 8, 16, 'tfhd')
  bytes.writeUInt32BE(tfhdFlags, start + 16)
  bytes.writeUInt32BE(track.id, start + 20)
  writeBoxHead(bytes, start + 24, 20, 'tfdt')
  bytes.writeUInt32BE(0x01000000, start + 32)
  writeUInt64(bytes, ticks(frames[0]?.dts ?? 0), start + 36)
  let at = start + trafHead
  writeBoxHead(bytes, at, trunHead + perFrame * count, 'trun')
  bytes.writeUInt32BE(trunFlags, at + 8)
  bytes.writeUInt32BE(count, at + 12)
  bytes.writeUInt32BE(dataOffset, at + 16)
  at += trunHead
  let size = 0
  for (const [index, frame] of frames.entries()) {
    const begin = ticks(frame.dts)
    bytes.writeUInt32BE(Math.max(0, ticks(frames[index + 1]?.dts ?? end) - begin), at)
    bytes.writeUInt32BE(frame.data.length, at + 4)
    bytes.writeUInt32BE(frame.key ? keyFlags : deltaFlags, at + 8)
    bytes.writeInt32BE(ticks(frame.pts) - begin, at + 12)
    at += perFrame
    size += frame.data.length
  }
  return size
}

/** `sequence` numbers the fragments of a run. Tracks without frames are omitted. */
export function makeFragment(sequence: number, given: readonly TrackRun[]): Buffer {
  const runs = given.filter(({ frames }) => frames.length > 0)
  const moofSize = 8 + 16 + runs.reduce((sum, run) => sum + trafSize(run), 0)
  const dataSize = runs.reduce((sum, { frames }) => frames.reduce((bytes, { data }) => bytes + data.length, sum), 0)
  const bytes = Buffer.allocUnsafeSlow(moofSize + 8 + dataSize)
  writeBoxHead(bytes, 0, moofSize, 'moof')
  writeBoxHead(bytes, 8, 16, 'mfhd')
  bytes.writeUInt32BE(0, 16)
  bytes.writeUInt32BE(sequence, 20)
  let at = 24
  let dataOffset = moofSize + 8
  for (const run of runs) {
    dataOffset += writeTraf(bytes, at, run, dataOffset)
    at += trafSize(run)
  }
  writeBoxHead(bytes, moofSize, 8 + dataSize, 'mdat')
  at = moofSize + 8
  for (const { frames } of runs)
    for (const { data } of frames) {
      data.copy(bytes, at)
      at += data.length
    }
  return bytes
}
