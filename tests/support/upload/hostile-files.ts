// Files that are not what they claim: the server must refuse each, or reduce it to a plain picture.
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

export interface Hostile {
  name: string
  kind: 'avatar' | 'picture' | 'cover' | 'video'
  bytes: Buffer
  /** Bytes that no served file may contain; without them the server must refuse the file. */
  canary?: string
}

export const canary = 'canary-7f3a-<script>'
const script = `<html><body>${canary}alert(1)</script></body></html>`
const text = (content: string): Buffer => Buffer.from(content)
const pngHead = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const jpegHead = Buffer.from([0xff, 0xd8, 0xff, 0xe0])

export const goodPng = (side = 8): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#1C6644' } })
    .png()
    .toBuffer()
export const goodJpeg = (side = 8): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#1C6644' } })
    .jpeg()
    .toBuffer()

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([text(type), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}
/** A picture that declares a size but has no pixels for it. */
function claimedPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([pngHead, chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.alloc(1_000))), chunk('IEND', Buffer.alloc(0))])
}

const box = (type: string, content: Buffer = Buffer.alloc(0), size = content.length + 8): Buffer => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(size, 0)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}
const brand = (name: string): Buffer => Buffer.concat([text(name), Buffer.alloc(4), text('isom')])
/** The boxes of a film without content: only the structure is checked. */
export function goodMp4(size = 1_000): Buffer {
  const head = Buffer.concat([box('ftyp', brand('isom')), box('moov', Buffer.alloc(64))])
  return Buffer.concat([head, box('mdat', Buffer.alloc(size - head.length - 8))])
}
export function goodWebm(): Buffer {
  const header = Buffer.concat([Buffer.from([0x42, 0x82, 0x84]), text('webm')])
  const info = Buffer.from([0x15, 0x49, 0xa9, 0x66, 0x80])
  return Buffer.concat([
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x80 | header.length]),
    header,
    Buffer.from([0x18, 0x53, 0x80, 0x67, 0x80 | info.length]),
    info,
  ])
}

export async function hostileFiles(): Promise<Hostile[]> {
  const png = await goodPng()
  const jpeg = await goodJpeg()
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
  const webp = await sharp(png).webp().toBuffer()
  const svg = text(`<svg xmlns="http://www.w3.org/2000/svg"><script>${canary}</script></svg>`)
  const zip = Buffer.concat([text('PK\u0003\u0004'), text(script)])
  const exif = await sharp(jpeg)
    .withExif({ IFD0: { ImageDescription: canary, Copyright: canary } })
    .jpeg()
    .toBuffer()
  const noted = Buffer.concat([png.subarray(0, 33), chunk('tEXt', text(`Comment\0${canary}`)), png.subarray(33)])
  const commented = Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe, 0, canary.length + 2]), text(canary), jpeg.subarray(2)])
  const refused: [string, Buffer][] = [
    ['html', text(script)],
    ['html with a doctype', text(`<!doctype html>${script}`)],
    ['javascript', text(`/*${canary}*/alert(1)`)],
    ['svg', svg],
    ['svg with an XML head', Buffer.concat([text('<?xml version="1.0"?>'), svg])],
    ['gif', gif],
    ['gif with a script', Buffer.concat([gif, text(script)])],
    ['webp', webp],
    ['pdf', text(`%PDF-1.7 ${script}`)],
    ['zip', zip],
    ['bmp', Buffer.concat([text('BM'), Buffer.alloc(60)])],
    ['tiff', Buffer.concat([text('II*\0'), Buffer.alloc(60)])],
    ['ico', Buffer.concat([Buffer.from([0, 0, 1, 0]), Buffer.alloc(60)])],
    ['avif', box('ftyp', brand('avif'))],
    ['wasm', Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0])],
    ['elf', Buffer.from([0x7f, 0x45, 0x4c, 0x46])],
    ['an executable', text('MZ')],
    ['zeros', Buffer.alloc(2_000)],
    ['one byte', Buffer.from([0x89])],
    ['a PNG head and a script', Buffer.concat([pngHead, text(script)])],
    ['a JPEG head and a script', Buffer.concat([jpegHead, text(script)])],
    ['a script before a PNG', Buffer.concat([text(script), png])],
    ['a blank before a PNG', Buffer.concat([text(' '), png])],
    ['a byte order mark before a script', text(`\ufeff${script}`)],
    ['a PNG that ends in the middle', png.subarray(0, png.length - 30)],
    ['a JPEG that ends in the middle', jpeg.subarray(0, jpeg.length - 30)],
    ['a PNG of 50,000 by 50,000', claimedPng(50_000, 50_000)],
    ['a PNG of 40,000 by 1,001', claimedPng(40_000, 1_001)],
    ['a PNG without width', claimedPng(0, 8)],
    ['a PNG with fewer pixels than it says', claimedPng(2_000, 2_000)],
    ['a PNG of whose chunks one is broken', Buffer.concat([png.subarray(0, 40), Buffer.from([0xff, 0xff]), png.subarray(42)])],
    ['a JPEG head with a PNG body', Buffer.concat([jpegHead, png.subarray(8)])],
    ['a path', text('../../../etc/passwd')],
    ['NULs', text('image.png\0.html')],
    ['PHP', text(`<?php echo "${canary}"; ?>`)],
    ['XML with an entity', text(`<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>`)],
    ['a shell script', text('#!/bin/sh\nrm -rf /')],
    ['an MP4', goodMp4()],
  ]
  const neutralised: [string, Buffer][] = [
    ['EXIF with a script', exif],
    ['a PNG with a note', noted],
    ['a JPEG with a comment', commented],
    ['a PNG with a ZIP at its end', Buffer.concat([png, zip])],
    ['a JPEG with a ZIP at its end', Buffer.concat([jpeg, zip])],
    ['a PNG with a page at its end', Buffer.concat([png, text(script)])],
    ['a JPEG with a page at its end', Buffer.concat([jpeg, text(script)])],
  ]
  const films: [string, Buffer][] = [
    ['html as a film', text(script)],
    ['an MP4 with a page in front', Buffer.concat([text(script), goodMp4()])],
    ['an MP4 with a page behind', Buffer.concat([goodMp4(), text(script)])],
    ['an MP4 that ends in the middle', goodMp4().subarray(0, 700)],
    ['an MP4 whose box is longer than the file', Buffer.concat([box('ftyp', brand('isom')), box('moov', Buffer.alloc(8), 9_999)])],
    ['an MP4 without a film', box('ftyp', brand('isom'))],
    ['an MP4 of a foreign brand', Buffer.concat([box('ftyp', brand('qt  ')), box('moov'), box('mdat')])],
    ['an MP4 with a box of its own', Buffer.concat([box('ftyp', brand('isom')), box('moov'), box('mdat'), box('<htm', text(script))])],
    ['an MP4 whose box is empty', Buffer.concat([box('ftyp', brand('isom')), box('moov', Buffer.alloc(0), 4)])],
    ['a WebM with a page behind', Buffer.concat([goodWebm(), text(script)])],
    ['a WebM that is Matroska', Buffer.from(goodWebm().toString('latin1').replace('webm', 'matr'), 'latin1')],
    ['an EBML head alone', goodWebm().subarray(0, 12)],
    ['a PNG as a film', png],
    ['an AVI', text('RIFF\0\0\0\0AVI LIST')],
    ['an Ogg', text('OggS')],
  ]
  return [
    ...refused.map(([name, bytes]): Hostile => ({ name, kind: 'picture', bytes })),
    ...neutralised.map(([name, bytes]): Hostile => ({ name, kind: 'picture', bytes, canary })),
    ...films.map(([name, bytes]): Hostile => ({ name, kind: 'video', bytes })),
  ]
}
