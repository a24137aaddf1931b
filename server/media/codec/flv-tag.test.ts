import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ingestFrame, readIngestFrame } from '../../../rules/room/ingest-frame.ts'
import { fromAnnexB, isWholeAvc } from './avc.ts'
import { readTag } from './flv-tag.ts'

describe('a tag', () => {
  it('with arbitrary bytes is read without an error, and any accepted picture is whole', () => {
    fc.assert(
      fc.property(fc.constantFrom(8, 9, 18, 0), fc.uint8Array({ maxLength: 300 }), (type, bytes) => {
        const content = readTag(type, 0, Buffer.from(bytes))
        if (content.type === 'frame' && content.frame.kind === 'video') expect(isWholeAvc(content.frame.data)).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })
  it('reports an unsupported codec', () => {
    expect(readTag(9, 0, Buffer.concat([Buffer.from([0x90]), Buffer.from('hvc1')]))).toEqual({
      type: 'foreign',
      kind: 'video',
      what: 'H.265',
    })
    expect(readTag(9, 0, Buffer.from([0x1c, 1, 0, 0, 0]))).toEqual({ type: 'foreign', kind: 'video', what: 'H.265' })
    expect(readTag(9, 0, Buffer.from([0x11, 0, 0]))).toEqual({ type: 'foreign', kind: 'video', what: 'FLV 1' })
    expect(readTag(8, 0, Buffer.from([0x2f, 0, 0]))).toEqual({ type: 'foreign', kind: 'audio', what: 'MP3' })
    expect(readTag(8, 0, Buffer.concat([Buffer.from([0x90]), Buffer.from('Opus')]))).toEqual({
      type: 'foreign',
      kind: 'audio',
      what: 'Opus',
    })
  })
})

describe('AAC profile', () => {
  it.each([
    ['LC', [0x11, 0x90], null],
    ['HE with SBR', [0x2b, 0x11, 0x88, 0x00], null],
    ['Main', [0x09, 0x90], 'AAC Main'],
    ['LTP', [0x21, 0x90], 'AAC LTP'],
    ['LD', [0xb9, 0x90], 'AAC LD'],
    ['ELD', [0xf8, 0xe6, 0x40], 'AAC ELD'],
    ['LC with channels of its own', [0x11, 0x80], 'AAC'],
    ['LC with a rate of its own', [0x17, 0x80, 0x5d, 0xc0, 0x10], 'AAC'],
  ] as const)('%s', (_what, config, named) => {
    const content = readTag(8, 0, Buffer.from([0xaf, 0, ...config]))
    if (named === null) expect(content).toMatchObject({ type: 'audio setup' })
    else expect(content).toEqual({ type: 'undecodable', kind: 'audio', what: named })
  })

  it('is not read from an invalid config', () => {
    for (const config of [[], [0x11], [0xf8, 0xe6], [0x00, 0x00], Array<number>(65).fill(0x11)])
      expect(readTag(8, 0, Buffer.from([0xaf, 0, ...config]))).toEqual({ type: 'broken', kind: 'audio' })
  })
})

describe('browser frames', () => {
  it('round-trip through their framing', () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.boolean(),
        fc.integer(),
        fc.uint8Array({ minLength: 1, maxLength: 100 }),
        (video, key, timestamp, data) => {
          const frame = ingestFrame({ kind: video ? 'video' : 'audio', key, timestamp, duration: 5 }, data.length)
          frame.set(data, 16)
          expect(readIngestFrame(frame)).toEqual({ kind: video ? 'video' : 'audio', key, timestamp, duration: 5, data })
        },
      ),
    )
  })
  it('with arbitrary bytes are read without an error', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => void readIngestFrame(bytes)))
  })
  it('in Annex B form are converted to whole ones, whatever their units contain', () => {
    const unit = fc.array(fc.integer({ min: 4, max: 255 }), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(fc.array(unit, { minLength: 1, maxLength: 6 }), fc.boolean(), (units, long) => {
        const code = Buffer.from(long ? [0, 0, 0, 1] : [0, 0, 1])
        const { data } = fromAnnexB(Buffer.concat(units.flatMap((bytes) => [code, Buffer.from(bytes)])))
        if (data.length > 0) expect(isWholeAvc(data)).toBe(true)
      }),
    )
  })
})
