// A synthetic live stream: each picture encodes its second in its brightness (drawing/clock-film.mjs), the playlist has the dates that the
// test wants, and any response can be replaced by a faulty one.
import { readFileSync } from 'node:fs'
import type { Page, Route } from '@playwright/test'

/** The film in pieces of one second. */
function readFilm(): { init: Buffer; pieces: Buffer[] } {
  const bytes = readFileSync('tests/support/clock-film.mp4')
  const boxes: { type: string; from: number; to: number }[] = []
  for (let at = 0; at < bytes.length; at += bytes.readUInt32BE(at))
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), from: at, to: at + bytes.readUInt32BE(at) })
  const pieces = boxes.flatMap(({ type, from }, index) => (type === 'moof' ? [bytes.subarray(from, boxes[index + 1]?.to)] : []))
  return { init: bytes.subarray(0, boxes.find(({ type }) => type === 'moof')?.from), pieces }
}
const film = readFilm()
/** Duration of the film in seconds. */
export const filmSeconds = film.pieces.length

/** Reads the second from the brightness of the picture; null without a picture. Runs in the page. */
export function readPicture(video: HTMLVideoElement): number | null {
  const canvas = document.createElement('canvas')
  canvas.width = 64
  canvas.height = 36
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen || video.readyState < 2 || video.style.opacity === '0') return null
  pen.drawImage(video, 0, 0, 64, 36)
  // Limited range: 16 to 235 in the film are 0 to 255 here.
  const luma = (x: number): number => ((pen.getImageData(x, 18, 1, 1).data[1] ?? 0) * 219) / 255 + 16
  return Math.round((luma(16) - 18) / 1.9) + Math.min(0.999, Math.max(0, (luma(48) - 18) / 200))
}

/** Reads all videos of a page at the same time, in document order. */
export const readPictures = (page: Page): Promise<(number | null)[]> =>
  page.evaluate(`[...document.querySelectorAll('video')].map((video) => (${readPicture.toString()})(video))`)

const aStill = '<svg xmlns="http://www.w3.org/2000/svg" width="168" height="94"><rect width="168" height="94" fill="green"/></svg>'

/** Handles a request for a file of the stream in its place; undefined serves the file. */
export type Fault = (file: string, route: Route, stream: MadeStream) => Promise<void> | undefined

export class MadeStream {
  fault: Fault | null = null
  /** The last available piece while the playlist is stalled; for a recording, its last piece. */
  stoppedAt: number | null = null
  isRecording = false
  readonly begun: number
  /** Further qualities beside the original, with the same pictures. */
  others: readonly { name: string; height: number }[] = []
  /** Timestamps for which the server has stills. */
  stills: readonly number[] = []

  /** @param past seconds available at the start. @param shift age of the stream in milliseconds. */
  constructor(
    past = 12,
    readonly shift = 0,
  ) {
    this.begun = Date.now() - past * 1_000
  }

  /** Real time of a second of the film, in milliseconds. */
  timeOf(second: number): number {
    return this.begun + second * 1_000 - this.shift
  }

  /** The second of the film at a given time. */
  secondOf(pictureTime: number): number {
    return (pictureTime - this.timeOf(0)) / 1_000
  }

  protected last(): number {
    return Math.min(this.stoppedAt ?? Number.POSITIVE_INFINITY, Math.floor((Date.now() - this.begun) / 1_000) - 1, filmSeconds - 1)
  }

  playlist({ from = 0, ends = this.isRecording }: { from?: number; ends?: boolean } = {}): string {
    const last = this.last()
    const lines = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-TARGETDURATION:1', `#EXT-X-MEDIA-SEQUENCE:${from}`, '#EXT-X-MAP:URI="init.mp4"']
    for (let index = from; index <= last; index += 1)
      lines.push(`#EXT-X-PROGRAM-DATE-TIME:${new Date(this.timeOf(index)).toISOString()}`, '#EXTINF:1.000,', `s${index}.m4s`)
    return [...lines, ...(ends ? ['#EXT-X-ENDLIST'] : []), ''].join('\n')
  }

  file(name: string): Buffer {
    const bytes = name === 'init.mp4' ? film.init : film.pieces[Number(/^s(\d+)\.m4s$/.exec(name)?.[1])]
    if (!bytes) throw new Error(`the film has no ${name}`)
    return bytes
  }

  /** A piece in which only the sound can be found: the box of its pictures is renamed to free space. */
  soundOf(name: string): Buffer {
    const bytes = Buffer.from(this.file(name))
    bytes.write('free', bytes.indexOf('traf', 0, 'latin1'), 'latin1')
    return bytes
  }

  private index(): string {
    const line = (bandwidth: number, size: string, name: string): string =>
      `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${size},CODECS="avc1.4d400a,mp4a.40.2",NAME="${name}"`
    const others = this.others.flatMap(({ name, height }) => [line(9_000, `${height * 2}x${height}`, name), `${name}.m3u8`])
    return ['#EXTM3U', line(20_000, '64x36', 'original'), 'media.m3u8', ...others, ''].join('\n')
  }

  /** Serves the stream to a page under /hls/ROOM/. */
  async serve(page: Page, roomId: string): Promise<void> {
    await page.route(`**/hls/${roomId}/*`, async (route) => {
      const file = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
      const wrong = this.fault?.(file, route, this)
      if (wrong) return wrong
      if (file === 'stills.json') return route.fulfill({ json: { at: this.stills } })
      if (file.endsWith('.jpg')) return route.fulfill({ contentType: 'image/svg+xml', body: aStill })
      if (file === 'index.m3u8') return route.fulfill({ contentType: 'application/vnd.apple.mpegurl', body: this.index() })
      if (file.endsWith('.m3u8')) return route.fulfill({ contentType: 'application/vnd.apple.mpegurl', body: this.playlist() })
      return route.fulfill({ contentType: 'video/mp4', body: this.file(file) })
    })
  }
}
