// A stand-in for ffmpeg where the server encodes further qualities: accepts the server's arguments, reads its fragments and writes each
// output as FLV. Copies the pictures; only the announced size is that of the output. For a still it writes the frame of a JPEG. Unknown
// arguments end it. `standInFfmpeg` turns it into a program.
import { chmodSync, createWriteStream, type WriteStream, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { avcSetup } from '../../../server/media/codec/avc.ts'
import { program } from '../program.ts'
import { avcRecord } from './avc-record.ts'

/** Returns the path of a program in this folder, for FFMPEG. */
export async function standInFfmpeg(folder: string): Promise<string> {
  const path = join(folder, 'stand-in-ffmpeg')
  writeFileSync(path, `#!/bin/sh\nexec "${process.execPath}" "${await program('tests/support/media/stand-in-ffmpeg.ts')}" "$@"\n`)
  chmodSync(path, 0o755)
  return path
}

interface Output {
  height: number
  sound: boolean
  /** Key frames as in the original; otherwise only the first frame. */
  keysOfSource: boolean
  to: WriteStream
}
const flags = new Set(['-hide_banner', '-nostdin', '-copyts'])
const outputOptions = ['-map', '-c:a', '-c:v', '-vf', '-force_key_frames', '-f']

/** Parses the arguments, or throws why they are not supported. */
function readArguments(given: readonly string[]): Output[] {
  const outputs: Output[] = []
  let asked = new Map<string, string[]>()
  for (let at = 0; at < given.length; at += 1) {
    const word = given[at] as string
    if (flags.has(word)) asked.set(word, [])
    else if (word.startsWith('-')) {
      asked.set(word, [...(asked.get(word) ?? []), given[at + 1] ?? ''])
      at += 1
    } else {
      for (const option of outputOptions) if (option !== '-c:a' && !asked.has(option)) throw new Error(`no ${option} for ${word}`)
      const height = Number(/^scale=-2:(\d+)$/.exec(asked.get('-vf')?.[0] ?? '')?.[1])
      const number = Number(/^pipe:(\d+)$/.exec(word)?.[1])
      if (!height || !number || asked.get('-c:v')?.[0] !== 'libx264' || asked.get('-f')?.at(-1) !== 'flv')
        throw new Error(`not known: ${word}`)
      outputs.push({
        height,
        sound: asked.get('-map')?.includes('0:a:0') === true && asked.get('-c:a')?.[0] === 'copy',
        keysOfSource: asked.get('-force_key_frames')?.[0] === 'source',
        to: createWriteStream('', { fd: number }),
      })
      asked = new Map()
    }
    if (word === '-i' && (asked.get('-i')?.[0] !== 'pipe:0' || !asked.has('-copyts'))) throw new Error('not from its input with its times')
  }
  if (outputs.length === 0) throw new Error('no output')
  return outputs
}

/** Returns the body of the first box with this name, at any depth. */
function inside(bytes: Buffer, type: string, from = 0): Buffer {
  const at = bytes.indexOf(type, from, 'latin1')
  if (at < 0) throw new Error(`no ${type}`)
  return bytes.subarray(at + 4, at - 4 + bytes.readUInt32BE(at - 4))
}
/** AudioSpecificConfig of an esds (ISO 14496-1): nested descriptors, each after its tag and length. */
function soundConfigOf(esds: Buffer): Buffer {
  let at = 4
  for (const [tag, skipped] of [
    [3, 3],
    [4, 13],
    [5, 0],
  ] as const) {
    if (esds[at] !== tag) throw new Error('another description of the sound')
    let length = 0
    do {
      at += 1
      length = length * 128 + ((esds[at] as number) & 127)
    } while ((esds[at] as number) & 128)
    at += 1
    if (tag === 5) return esds.subarray(at, at + length)
    at += skipped
  }
  throw new Error('no config of the sound')
}
interface Source {
  timescales: Map<number, { isPicture: boolean; timescale: number }>
  width: number
  height: number
  /** AudioSpecificConfig; null without sound. */
  sound: Buffer | null
}

function readMoov(moov: Buffer): Source {
  const timescales: Source['timescales'] = new Map()
  let sound: Buffer | null = null
  for (let at = moov.indexOf('trak', 0, 'latin1'); at >= 0; at = moov.indexOf('trak', at + 4, 'latin1')) {
    const trak = moov.subarray(at + 4, at - 4 + moov.readUInt32BE(at - 4))
    const [tkhd, mdhd] = [inside(trak, 'tkhd'), inside(trak, 'mdhd')]
    const isPicture = inside(trak, 'hdlr').toString('latin1', 8, 12) === 'vide'
    timescales.set(tkhd.readUInt32BE(tkhd[0] === 1 ? 20 : 12), { isPicture, timescale: mdhd.readUInt32BE(mdhd[0] === 1 ? 20 : 12) })
    if (isPicture) continue
    sound = soundConfigOf(inside(trak, 'esds'))
  }
  const setup = avcSetup(inside(moov, 'avcC'))
  if (!setup) throw new Error('no setup of the pictures')
  return { timescales, width: setup.width, height: setup.height, sound }
}

function tag(type: 8 | 9, time: number, head: Buffer, body: Buffer): Buffer {
  const size = head.length + body.length
  const bytes = Buffer.alloc(11 + size + 4)
  bytes[0] = type
  bytes.writeUIntBE(size, 1, 3)
  bytes.writeUIntBE(time & 0xffffff, 4, 3)
  bytes[7] = (time >> 24) & 0xff
  head.copy(bytes, 11)
  body.copy(bytes, 11 + head.length)
  bytes.writeUInt32BE(11 + size, 11 + size)
  return bytes
}
const soundHead = (isSetup: boolean): Buffer => Buffer.of(0xaf, isSetup ? 0 : 1)
function pictureHead(isSetup: boolean, isKey: boolean, ahead: number): Buffer {
  const head = Buffer.of(isKey ? 0x17 : 0x27, isSetup ? 0 : 1, 0, 0, 0)
  head.writeIntBE(ahead, 2, 3)
  return head
}

/** A fragment of one frame, as the server writes them. */
function readMoof(moof: Buffer, { timescales }: Source) {
  const track = timescales.get(inside(moof, 'tfhd').readUInt32BE(4))
  const [tfdt, trun] = [inside(moof, 'tfdt'), inside(moof, 'trun')]
  if (!track || trun.readUInt32BE(0) !== 0x01000f01 || trun.readUInt32BE(4) !== 1) throw new Error('another fragment than the server makes')
  const milliseconds = (ticks: number): number => Math.round((ticks * 1_000) / track.timescale)
  const time = Number(tfdt.readBigUInt64BE(4))
  const isKey = trun.readUInt32BE(20) === 0x02000000
  return { isPicture: track.isPicture, isKey, time: milliseconds(time), ahead: milliseconds(trun.readInt32BE(24)) }
}

function run(outputs: readonly Output[]): void {
  let source: Source | null = null
  let frame: ReturnType<typeof readMoof> | null = null
  let isFirst = true

  function begin(moov: Buffer): void {
    source = readMoov(moov)
    const { width, height, sound } = source
    for (const output of outputs) {
      const record = avcRecord(2 * Math.round((width * output.height) / height / 2), output.height)
      output.to.write(Buffer.from([0x46, 0x4c, 0x56, 1, 5, 0, 0, 0, 9, 0, 0, 0, 0]))
      output.to.write(tag(9, 0, pictureHead(true, true, 0), record))
      if (output.sound && sound) output.to.write(tag(8, 0, soundHead(true), sound))
    }
  }
  function give(data: Buffer): void {
    if (!frame) throw new Error('data without a fragment')
    const { isPicture, isKey, time, ahead } = frame
    for (const { to, sound, keysOfSource } of outputs)
      if (isPicture) to.write(tag(9, time, pictureHead(false, isKey && (keysOfSource || isFirst), ahead), data))
      else if (sound) to.write(tag(8, time, soundHead(false), data))
    if (isPicture) isFirst = false
  }
  function take(type: string, body: Buffer): void {
    if (type === 'moov') begin(body)
    else if (type === 'moof' && source) frame = readMoof(body, source)
    else if (type === 'mdat') give(body)
  }

  let held = Buffer.alloc(0)
  process.stdin.on('data', (bytes: Buffer) => {
    held = Buffer.concat([held, bytes])
    for (let size = 0; held.length >= 8; held = held.subarray(size)) {
      size = held.readUInt32BE(0)
      if (held.length < size) return
      take(held.toString('latin1', 4, 8), held.subarray(8, size))
    }
  })
  process.stdin.once('end', () => {
    for (const { to } of outputs) to.end()
  })
}

/** Reads an init segment and the first fragment; writes a JPEG header with the picture's size, but no picture. */
async function giveStill(given: readonly string[]): Promise<void> {
  for (const part of ['-frames:v 1', '-c:v mjpeg', '-i pipe:0', '-f image2pipe pipe:1'])
    if (!given.join(' ').includes(part)) throw new Error(`no ${part}`)
  const pieces: Buffer[] = []
  for await (const piece of process.stdin) pieces.push(piece as Buffer)
  const bytes = Buffer.concat(pieces)
  const { width, height } = readMoov(inside(bytes, 'moov'))
  if (inside(bytes, 'mdat').length === 0) throw new Error('no picture')
  process.stdout.write(Buffer.concat([Buffer.of(0xff, 0xd8), Buffer.from(`${width}x${height}`), Buffer.of(0xff, 0xd9)]))
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (process.argv.includes('-encoders')) process.stdout.write(' V....D libx264              stand-in\n')
  else if (process.argv.includes('mjpeg')) await giveStill(process.argv.slice(2))
  else run(readArguments(process.argv.slice(2)))
}
