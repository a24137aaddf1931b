import { describe, expect, it } from 'vitest'
import { avcRecord } from '../../../tests/support/media/avc-record.ts'
import { undecodableRecord } from './avc-format.ts'
import { readTag } from './flv-tag.ts'

const tagOf = (record: Buffer): Buffer => Buffer.concat([Buffer.of(0x17, 0, 0, 0, 0), record])

describe('H.264 format', () => {
  it.each([
    ['baseline', {}, null],
    ['High', { profile: 100 }, null],
    ['High 10 in eight bits', { profile: 110 }, null],
    ['High 10', { profile: 110, depth: 10 }, 'H.264 10 bit'],
    ['High 4:2:2', { profile: 122, chroma: 2 }, 'H.264 4:2:2'],
    ['High 4:2:2, ten bits', { profile: 122, chroma: 2, depth: 10 }, 'H.264 4:2:2 10 bit'],
    ['High 4:4:4', { profile: 244, chroma: 3 }, 'H.264 4:4:4'],
    ['grey', { profile: 100, chroma: 0 }, 'H.264 4:0:0'],
    ['nonsense', { profile: 100, chroma: 9 }, 'H.264'],
  ] as const)('of %s', (_what, format, named) => {
    const record = avcRecord(640, 360, format)
    expect(undecodableRecord(record)).toBe(named)
    const content = readTag(9, 0, tagOf(record))
    if (named === null) expect(content).toMatchObject({ type: 'video setup', setup: { width: 640, height: 360 } })
    else expect(content).toEqual({ type: 'undecodable', kind: 'video', what: named })
  })

  it('is not read from data that is not a record', () => {
    const record = avcRecord(640, 360, { profile: 244, chroma: 3 })
    for (const cut of [0, 5, 10, 12]) expect(undecodableRecord(record.subarray(0, cut))).toBeNull()
    expect(undecodableRecord(Buffer.alloc(40))).toBeNull()
  })
})
