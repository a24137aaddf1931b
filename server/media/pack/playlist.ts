// Playlists as text (RFC 8216 and its second edition): the multivariant playlist, the live playlist with parts, a recording.
import type { StreamQuality } from '../../../contract/room/stream.ts'
import { partTarget } from './part-cutter.ts'
import type { Segment, Timeline } from './timeline.ts'

/** Seconds: every segment rounds to at most this. */
export const targetDuration = 2
/** Seconds behind the end at which low-latency players stay: three parts and a margin for the network. */
const partHoldBack = 0.75
/** Seconds before the end that a delta update always contains: at least six target durations. */
const skipUntil = 6 * targetDuration
/** Segments between two dates: rounding errors accumulate. */
const dateEvery = 5

const iso = (at: number): string => new Date(Math.round(at)).toISOString()
const seconds = (value: number): string => value.toFixed(5)

function segmentHead(segment: Segment, before: Segment | undefined, first: boolean): string[] {
  const lines: string[] = []
  if (segment.breaks) lines.push('#EXT-X-DISCONTINUITY')
  if (first || before?.run !== segment.run) lines.push(`#EXT-X-MAP:URI="${segment.run.init}.mp4"`)
  const expected = before ? before.at + before.duration * 1_000 : Number.NaN
  if (first || segment.msn % dateEvery === 0 || !(Math.abs(segment.at - expected) < 2))
    lines.push(`#EXT-X-PROGRAM-DATE-TIME:${iso(segment.at)}`)
  return lines
}
const partLines = ({ msn, parts }: Segment): string[] =>
  parts.map(
    ({ duration, independent }, index) =>
      `#EXT-X-PART:DURATION=${seconds(duration)},URI="${msn}-${index}.m4s"${independent ? ',INDEPENDENT=YES' : ''}`,
  )
const closedLines = (segment: Segment): string[] => [`#EXTINF:${seconds(segment.duration)},`, `${segment.msn}.m4s`]

/** How many of the oldest segments a delta update skips. */
function skippable({ segments, open }: Timeline): number {
  let listedSeconds = open?.duration ?? 0
  let index = segments.length
  while (index > 0 && listedSeconds < skipUntil) {
    index -= 1
    listedSeconds += segments[index]?.duration ?? 0
  }
  return index
}

/** The media playlist of a live stream. `delta`: the client already has the older part. */
export function livePlaylist(timeline: Timeline, delta = false): string {
  const { segments, open, ended } = timeline
  const skipped = delta && !ended ? skippable(timeline) : 0
  const shown = segments.slice(skipped)
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:9',
    `#EXT-X-TARGETDURATION:${targetDuration}`,
    `#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES,PART-HOLD-BACK=${partHoldBack},CAN-SKIP-UNTIL=${skipUntil}.0`,
    `#EXT-X-PART-INF:PART-TARGET=${partTarget}`,
    `#EXT-X-MEDIA-SEQUENCE:${timeline.first?.msn ?? timeline.next}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${timeline.lostBreaks}`,
  ]
  if (skipped > 0) lines.push(`#EXT-X-SKIP:SKIPPED-SEGMENTS=${skipped}`)
  for (const [index, segment] of shown.entries()) {
    lines.push(...segmentHead(segment, segments[skipped + index - 1], index === 0))
    if (!ended) lines.push(...partLines(segment))
    lines.push(...closedLines(segment))
  }
  if (ended) lines.push('#EXT-X-ENDLIST')
  else if (open && open.parts.length > 0) {
    lines.push(...segmentHead(open, segments.at(-1), shown.length === 0), ...partLines(open))
    lines.push(`#EXT-X-PRELOAD-HINT:TYPE=PART,URI="${open.msn}-${open.parts.length}.m4s"`)
  } else lines.push(`#EXT-X-PRELOAD-HINT:TYPE=PART,URI="${timeline.next}-0.m4s"`)
  return `${lines.join('\n')}\n`
}

/** The media playlist of an ended broadcast. */
export function recordingPlaylist(segments: readonly Segment[]): string {
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${targetDuration}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXT-X-MEDIA-SEQUENCE:${segments[0]?.msn ?? 0}`,
  ]
  for (const [index, segment] of segments.entries())
    lines.push(
      ...segmentHead({ ...segment, breaks: segment.breaks && index > 0 }, segments[index - 1], index === 0),
      ...closedLines(segment),
    )
  return `${[...lines, '#EXT-X-ENDLIST'].join('\n')}\n`
}

export interface Variant {
  quality: StreamQuality
  /** Peak bits per second. */
  bandwidth: number
  codecs: string
  width: number
  height: number
  fps: number
}

/** The multivariant playlist, best first. */
export function multivariantPlaylist(variants: readonly Variant[]): string {
  const lines = variants.flatMap(({ quality, bandwidth, codecs, width, height, fps }) => [
    [
      `#EXT-X-STREAM-INF:BANDWIDTH=${Math.round(bandwidth)}`,
      `CODECS="${codecs}"`,
      ...(width > 0 ? [`RESOLUTION=${width}x${height}`] : []),
      ...(fps > 0 ? [`FRAME-RATE=${fps.toFixed(3)}`] : []),
      `NAME="${quality}"`,
    ].join(','),
    `${quality}/index.m3u8`,
  ])
  return `${['#EXTM3U', '#EXT-X-VERSION:9', ...lines].join('\n')}\n`
}
