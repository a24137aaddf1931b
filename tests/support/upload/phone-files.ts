// Photos and films as phones and cameras write them, which a strict parser refuses.
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { box } from './boxes.ts'

const scanMarker = Buffer.from([0xff, 0xda])

/** A picture with visible content. */
export const colours = (): Promise<Buffer> => {
  const pixels = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, index) => (index * 37) % 251))
  return sharp(pixels, { raw: { width: 64, height: 64, channels: 3 } })
    .jpeg()
    .toBuffer()
}

/** As Samsung writes it: the last coefficient of the scan (Se) is 0. */
export async function endingAtNought(): Promise<Buffer> {
  const bytes = await colours()
  const at = bytes.indexOf(scanMarker)
  const last = at + 4 + 1 + 2 * (bytes[at + 4] ?? 0) + 1
  if (bytes[last] !== 63) throw new Error('this scan has another head')
  bytes[last] = 0
  return bytes
}

/** With bytes between the picture and its end that belong to no marker. */
export async function withStrayBytes(): Promise<Buffer> {
  const bytes = await colours()
  return Buffer.concat([bytes.subarray(0, -2), Buffer.from([0x12, 0x34, 0x56]), bytes.subarray(-2)])
}

export interface PhoneFile {
  /** The manufacturer. */
  maker: string
  name: string
  /** As a browser reports it; unknown types are application/octet-stream. */
  mimeType: string
  buffer: Buffer
}

export async function phonePhotos(): Promise<PhoneFile[]> {
  const mimeType = 'image/jpeg'
  return [
    { maker: 'a Samsung phone', name: '20240101_120000.jpg', mimeType, buffer: await endingAtNought() },
    { maker: 'an old camera', name: 'DSC_0001.JPG', mimeType, buffer: await withStrayBytes() },
  ]
}

/** The clock film (H.264 and AAC) with a manufacturer's brand and the data that it appends. */
function filmOf(brand: string, ...behind: Buffer[]): Buffer {
  const film = readFileSync('tests/support/clock-film.mp4')
  film.write(brand, 8, 'latin1')
  return Buffer.concat([film, ...behind])
}

export function phoneFilms(): PhoneFile[] {
  const note = 'what only its maker reads'
  const makersBoxes = ['sefd', 'beam', 'Xtra', 'mcvr', 'prft'].map((type) => box(type, note))
  return [
    { maker: 'an iPhone', name: 'IMG_0001.MOV', mimeType: 'video/quicktime', buffer: filmOf('qt  ') },
    {
      maker: 'an iPhone, where nobody knows the type',
      name: 'IMG_0002.mov',
      mimeType: 'application/octet-stream',
      buffer: filmOf('qt  ', box('free', note)),
    },
    { maker: 'a 3GPP phone', name: 'VID_0001.3gp', mimeType: 'video/3gpp', buffer: filmOf('3gp5') },
    { maker: 'a camera that calls it mp4v', name: 'MOV_0001.mp4', mimeType: 'video/mp4', buffer: filmOf('mp4v') },
    { maker: 'iTunes', name: 'clip.m4v', mimeType: 'video/x-m4v', buffer: filmOf('M4VH') },
    { maker: 'phones with boxes of their own', name: '20240101_120001.mp4', mimeType: 'video/mp4', buffer: filmOf('isom', ...makersBoxes) },
    { maker: 'one with zeros behind', name: 'VID_0002.mp4', mimeType: 'video/mp4', buffer: filmOf('mp42', Buffer.alloc(4)) },
  ]
}
