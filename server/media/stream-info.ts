// What clients and the studio see of a stream.
import type { StreamHealth, StreamInfo, StreamState } from '../../contract/room/stream.ts'
import { type Broadcast, windowSeconds } from './broadcast.ts'
import type { HealthMeter } from './health.ts'
import type { OutsideStream } from './hook/outside.ts'

/** Seconds behind arrival at which the playlist of parts holds a player, including network and decoder. */
const targetLatency = 1.2
/** The same for an external engine, which may offer segments only. */
const targetLatencyOutside = 3

export function streamInfo(state: StreamState, broadcast: Broadcast | null, outside: OutsideStream | null): StreamInfo {
  if (outside)
    return {
      state,
      url: outside.url,
      qualities: ['original'],
      started_at: new Date(outside.startedAt).toISOString(),
      dvr_seconds: 0,
      target_latency: targetLatencyOutside,
    }
  const shown = broadcast && (state === 'live' || state === 'away') ? broadcast : null
  return {
    state,
    url: shown ? `/hls/${shown.name}/index.m3u8` : null,
    qualities: shown ? shown.variants().map(({ quality }) => quality) : [],
    started_at: shown ? new Date(shown.facts.startedAt).toISOString() : null,
    dvr_seconds: shown ? Math.floor(Math.min(windowSeconds, shown.original.timeline.seconds)) : 0,
    target_latency: targetLatency,
  }
}

export function streamHealth(
  state: StreamState,
  source: StreamHealth['source'],
  broadcast: Broadcast | null,
  figures: ReturnType<HealthMeter['figures']>,
): StreamHealth {
  const { width = 0, height = 0 } = broadcast?.original.run ?? {}
  // The multivariant playlist announces the frame rate too.
  if (broadcast && figures.fps > 0) broadcast.fps = figures.fps
  return { state, source, ...figures, width, height, bytes: broadcast?.bytes ?? 0 }
}
