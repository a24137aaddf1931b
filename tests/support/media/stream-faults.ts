// The sixteen faults of a live stream (R-STREAM-7) and a single missing piece, each with what its viewer sees meanwhile.
import type { Fault, MadeStream } from './made-stream.ts'

/** Plays on, or shows this message in place of the picture. */
type FaultEnd = 'plays' | '网络不佳' | '主播离开' | '这路画面放不了'
export interface StreamFault {
  fault: Fault
  ends: FaultEnd
}

const isPiece = (file: string): boolean => file.endsWith('.m4s')
const isList = (file: string): boolean => file === 'media.m3u8'
const contentType = 'application/vnd.apple.mpegurl'

/** Replaces the stream's playlist. */
const listed =
  (bodyOf: (stream: MadeStream) => string): Fault =>
  (file, route, stream) =>
    isList(file) ? route.fulfill({ contentType, body: bodyOf(stream) }) : undefined
/** Replaces the bytes of a piece. */
const piece =
  (bodyOf: (stream: MadeStream, file: string) => Buffer): Fault =>
  (file, route, stream) =>
    isPiece(file) ? route.fulfill({ body: bodyOf(stream, file) }) : undefined
const answered =
  (status: number): Fault =>
  (_, route) =>
    route.fulfill({ status })

/** The stalled playlists. */
const stale = new WeakMap<MadeStream, string>()
function staleList(stream: MadeStream): string {
  const known = stale.get(stream) ?? stream.playlist()
  stale.set(stream, known)
  return known
}
const resetList = (stream: MadeStream): string =>
  stream
    .playlist()
    .replace(/SEQUENCE:\d+/, 'SEQUENCE:0')
    .split('\n')
    .slice(0, 14)
    .join('\n')
const foreignIndex = '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=200000,CODECS="hvc1.1.6.L93.B0,ac-3"\nmedia.m3u8\n'

/** Only the first piece requested from each stream. */
const first = new WeakMap<MadeStream, string>()
function isFirst(stream: MadeStream, file: string): boolean {
  const known = first.get(stream) ?? file
  first.set(stream, known)
  return file === known
}

export const streamFaults: Record<string, StreamFault> = {
  'missing segment': { fault: (file, route) => (isPiece(file) ? route.fulfill({ status: 404 }) : undefined), ends: '网络不佳' },
  'one missing segment': {
    fault: (file, route, stream) => (isPiece(file) && isFirst(stream, file) ? route.fulfill({ status: 404 }) : undefined),
    ends: 'plays',
  },
  'truncated segment': {
    fault: piece((stream, file) => {
      const bytes = stream.file(file)
      return bytes.subarray(0, bytes.length / 3)
    }),
    ends: '网络不佳',
  },
  'corrupt segment': {
    fault: piece((stream, file) => Buffer.from(stream.file(file).map((byte, index) => (index > 60 ? byte ^ 0x5a : byte)))),
    ends: '网络不佳',
  },
  'slow segment': {
    fault: (file, route) =>
      isPiece(file) ? new Promise((resolve) => setTimeout(() => void route.abort().then(resolve, resolve), 20_000)) : undefined,
    ends: '网络不佳',
  },
  'stale playlist': { fault: listed(staleList), ends: '网络不佳' },
  'empty playlist': { fault: listed(() => '#EXTM3U\n#EXT-X-TARGETDURATION:1\n'), ends: '网络不佳' },
  'HTML for a playlist': {
    fault: (file, route) =>
      isList(file) ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Sign in to the network</p>' }) : undefined,
    ends: '网络不佳',
  },
  'sequence reset': { fault: listed(resetList), ends: '网络不佳' },
  'mid-stream ENDLIST': { fault: listed((stream) => stream.playlist({ ends: true })), ends: 'plays' },
  discontinuity: {
    fault: listed((stream) => stream.playlist().replace(/(s(\d*)[02468]\.m4s)/g, '$1\n#EXT-X-DISCONTINUITY')),
    ends: 'plays',
  },
  'codec change': {
    fault: (file, route) =>
      file === 'index.m3u8'
        ? route.fulfill({ contentType, body: foreignIndex })
        : isPiece(file)
          ? route.fulfill({ status: 500 })
          : undefined,
    ends: '这路画面放不了',
  },
  'audio only': { fault: piece((stream, file) => stream.soundOf(file)), ends: '网络不佳' },
  '403': { fault: answered(403), ends: '主播离开' },
  '404': { fault: answered(404), ends: '主播离开' },
  '500': { fault: answered(500), ends: '网络不佳' },
  'connection reset': { fault: (_, route) => route.abort('connectionreset'), ends: '网络不佳' },
}
