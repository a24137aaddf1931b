import { describe, expect, it } from 'vitest'
import { tarOf } from './tar.mjs'

interface Unpacked {
  path: string
  content: string
  seconds: number
  isSound: boolean
}

/** Reads an archive like tar: by the fields of its headers. */
function unpack(archive: Buffer): Unpacked[] {
  const files: Unpacked[] = []
  for (let at = 0; archive[at] !== 0; ) {
    const header = archive.subarray(at, at + 512)
    const text = (from: number, length: number): string => header.toString('utf8', from, from + length).split('\0')[0] ?? ''
    const number = (from: number, length: number): number => Number.parseInt(text(from, length), 8)
    const size = number(124, 12)
    const prefix = text(345, 155)
    const sum = header.reduce((total, byte, place) => total + (place >= 148 && place < 156 ? 32 : byte), 0)
    files.push({
      path: prefix ? `${prefix}/${text(0, 100)}` : text(0, 100),
      content: archive.toString('utf8', at + 512, at + 512 + size),
      seconds: number(136, 12),
      isSound: sum === number(148, 8) && text(257, 5) === 'ustar',
    })
    at += 512 + Math.ceil(size / 512) * 512
  }
  return files
}

const deep = `site-1.0/${'folder/'.repeat(15)}file.txt`
const files: [string, Buffer][] = [
  ['site-1.0/b.txt', Buffer.from('看台')],
  ['site-1.0/a.txt', Buffer.alloc(0)],
  ['site-1.0/whole-block.txt', Buffer.from('x'.repeat(512))],
  [deep, Buffer.from('y'.repeat(700))],
]

describe('archive', () => {
  it('contains each file with its path, in the given order, with one timestamp', () => {
    const archive = Buffer.concat([...tarOf(files, 1_800_000_000)] as Buffer[])
    expect(archive.length % 512).toBe(0)
    expect(unpack(archive)).toEqual(
      files.map(([path, content]) => ({ path, content: content.toString(), seconds: 1_800_000_000, isSound: true })),
    )
  })

  it('is identical for identical files', () => {
    const [one, other] = [1, 2].map(() => Buffer.concat([...tarOf(files, 7)] as Buffer[]))
    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true)
  })

  it('rejects a path that is too long for its headers', () => {
    expect(() => [...tarOf([['x'.repeat(101), Buffer.alloc(0)]], 7)]).toThrow('too long')
  })
})
