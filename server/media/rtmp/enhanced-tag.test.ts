import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { avcRecord } from '../../../tests/support/media/avc-record.ts'
import { readTag } from '../codec/flv-tag.ts'

const bytes = (...parts: (string | number[] | Buffer)[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))))
const picture = Buffer.from([0, 0, 0, 3, 0x65, 1, 2])
const sound = Buffer.from([0x21, 0x10, 0x04])
const record = avcRecord(1_280, 720, { profile: 100 })
const config = [0x11, 0x90]
const video = (...parts: (string | number[] | Buffer)[]) => readTag(9, 1_000, bytes(...parts))
const audio = (...parts: (string | number[] | Buffer)[]) => readTag(8, 1_000, bytes(...parts))
const frame = (kind: 'video' | 'audio', key: boolean, delay: number, data: Buffer) => ({
  type: 'frame',
  frame: { kind, key, dts: 1_000_000, pts: 1_000_000 + delay * 1_000, data },
})

describe('H.264 announced as avc1', () => {
  it('is set up by its record', () => {
    expect(video([0x90], 'avc1', record)).toMatchObject({ type: 'video setup', setup: { codec: 'avc1.64c01e', width: 1_280, height: 720 } })
    expect(video([0x90], 'avc1', avcRecord(640, 360, { profile: 122, chroma: 2 }))).toEqual({
      type: 'undecodable',
      kind: 'video',
      what: 'H.264 4:2:2',
    })
    expect(video([0x90], 'avc1', [1, 2])).toEqual({ type: 'broken', kind: 'video' })
  })
  it('has frames with and without a composition time', () => {
    expect(video([0x91], 'avc1', [0, 0, 40], picture)).toEqual(frame('video', true, 40, picture))
    expect(video([0xa1], 'avc1', [0xff, 0xff, 0xd8], picture)).toEqual(frame('video', false, -40, picture))
    expect(video([0x93], 'avc1', picture)).toEqual(frame('video', true, 0, picture))
    expect(video([0xa3], 'avc1', picture)).toEqual(frame('video', false, 0, picture))
    expect(video([0xa3], 'avc1', picture.subarray(1))).toEqual({ type: 'broken', kind: 'video' })
  })
  it('has no picture at its end, in metadata, in a command, or when truncated', () => {
    const none = [video([0x92], 'avc1'), video([0x94], 'avc1', [2, 0]), video([0xd1], [0]), video([0x91], 'avc1', [0]), video([0x91], 'av')]
    expect(none).toEqual(none.map(() => ({ type: 'nothing' })))
  })
  it('is found behind modifiers, and as the first of several tracks', () => {
    expect(video([0x97, 2, 1, 2, 3, 0x03], 'avc1', picture)).toEqual(frame('video', true, 0, picture))
    expect(video([0x97, 255, 1, 0], Buffer.alloc(257), [0x03], 'avc1', picture)).toEqual(frame('video', true, 0, picture))
    expect(video([0x96, 0x03], 'avc1', [0], picture)).toEqual(frame('video', true, 0, picture))
    expect(video([0x96, 0x03], 'avc1', [1], picture)).toEqual({ type: 'nothing' })
    const other = Buffer.alloc(9)
    expect(video([0x96, 0x13], 'avc1', [1, 0, 0, 9], other, [0, 0, 0, picture.length], picture)).toEqual(frame('video', true, 0, picture))
    expect(video([0x96, 0x23], 'hvc1', [1, 0, 0, 9], other, 'avc1', [0, 0, 0, picture.length], picture)).toEqual(
      frame('video', true, 0, picture),
    )
    expect(video([0x96, 0x13], 'avc1', [0, 0, 0, 99], picture)).toEqual({ type: 'nothing' })
  })
  it('does not match another codec', () => {
    expect(video([0x93], 'hvc1', picture)).toEqual({ type: 'foreign', kind: 'video', what: 'H.265' })
    expect(video([0x90], 'av01', [1])).toEqual({ type: 'foreign', kind: 'video', what: 'AV1' })
  })
})

describe('AAC announced as mp4a', () => {
  it('is set up by its config, and has frames', () => {
    expect(audio([0x90], 'mp4a', config)).toMatchObject({
      type: 'audio setup',
      setup: { codec: 'mp4a.40.2', sampleRate: 48_000, channels: 2 },
    })
    expect(audio([0x90], 'mp4a', [0x09, 0x90])).toEqual({ type: 'undecodable', kind: 'audio', what: 'AAC Main' })
    expect(audio([0x91], 'mp4a', sound)).toEqual(frame('audio', true, 0, sound))
    expect(audio([0x97, 0, 7, 0x01], 'mp4a', sound)).toEqual(frame('audio', true, 0, sound))
    expect(audio([0x95, 0x01], 'mp4a', [0], sound)).toEqual(frame('audio', true, 0, sound))
  })
  it('has no audio at its end, in a channel list, or when truncated', () => {
    const none = [audio([0x92], 'mp4a'), audio([0x94], 'mp4a', [1, 2]), audio([0x91], 'mp4a'), audio([0x91], 'mp'), audio([0x97])]
    expect(none).toEqual(none.map(() => ({ type: 'nothing' })))
  })
  it('does not match another codec', () => {
    expect(audio([0x91], 'fLaC', sound)).toEqual({ type: 'foreign', kind: 'audio', what: 'FLAC' })
  })
})

it('reads a tag with arbitrary bytes after these headers without an error', () => {
  const head = fc.constantFrom(0x90, 0x91, 0x93, 0x95, 0x96, 0x97, 0xd1)
  const codec = fc.constantFrom('avc1', 'mp4a', '')
  fc.assert(
    fc.property(fc.constantFrom(8, 9), head, codec, fc.uint8Array({ maxLength: 60 }), (type, first, letters, rest) => {
      expect(readTag(type, 0, bytes([first], letters, Buffer.from(rest))).type).toEqual(expect.any(String))
    }),
    { numRuns: 2_000 },
  )
})
