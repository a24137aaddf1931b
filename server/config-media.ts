// Configuration of streams: the RTMP port, the transcoder, disk space, external engines.
import type { Environment } from './config-environment.ts'

export interface MediaConfig {
  /** Port of RTMP; null: none. RTMP_PORT, default 1935; 0 takes a free port, off disables RTMP. */
  rtmpPort: number | null
  /** ffmpeg for further qualities: a path, or off. FFMPEG; default: ffmpeg of PATH, if there is one. */
  ffmpeg: string
  /** Streams that are transcoded at once. TRANSCODES, default half of the cores. */
  transcodes: number | null
  /** Bytes of recordings and seek windows, all rooms together. STREAM_BYTES, default 20 GB. */
  streamBytes: number
  /** Seconds that a publisher may be gone before the broadcast ends. STREAM_GRACE, default 60. */
  streamGrace: number
  /** Concurrent media files per address; 0 for unlimited. STREAM_PER_ADDRESS, default 1000. */
  streamPerAddress: number
  /** Minutes during which followers get at most one alert that a streamer is live. LIVE_ALERT_MINUTES, default 30. */
  liveAlertMinutes: number
  /** on or off: streams in the demonstration world's rooms. DEMO_STREAMS, default on. */
  demoStreams: boolean
  /** on or off: simulated users in its rooms. DEMO_PEOPLE, default on. */
  demoPeople: boolean
  /** Rooms of the demonstration world that are live from the start. DEMO_ROOMS, default 12. */
  demoRooms: number
  /**
   * An external engine that ingests streams (SRS, MediaMTX, nginx-rtmp) and reports through its hooks; null: none. The secret is part of
   * the hook's URL; hooks are accepted from this machine or from `from`. STREAM_HOOK_SECRET, STREAM_HOOK_FROM.
   */
  streamHook: { secret: string; from: string[] } | null
  /**
   * URL of that engine's playlists, with {room} for the room: https://cdn.example/live/{room}/index.m3u8. Besides this server's host and
   * that of MEDIA_BASE, players contact only its host. STREAM_PLAYLIST.
   */
  streamPlaylist: string
  /** A CDN that pulls /hls from this server and serves it to players: https://cdn.example; empty: this server. MEDIA_BASE. */
  mediaBase: string
  /** Where streamers publish to that engine, for OBS: rtmp://ingest.example/live; empty: this server. STREAM_INGEST. */
  streamIngest: string
}

function hookOf(env: Environment): MediaConfig['streamHook'] {
  const secret = env.text('STREAM_HOOK_SECRET')
  if (secret === '') return null
  const from = env.list('STREAM_HOOK_FROM')
  for (const address of from) if (!/^[0-9A-Fa-f.:]+(\/\d{1,3})?$/.test(address)) env.refuse('STREAM_HOOK_FROM', { value: address })
  return { secret, from }
}

/** Players use it unchanged, so it must contain nothing but scheme, host and path. */
function mediaBaseOf(env: Environment): string {
  const value = env.address('MEDIA_BASE')
  const { username, password, search, hash } = new URL(value || 'http://localhost')
  if (username || password || search || hash)
    env.refuse('MEDIA_BASE', { value: value.replace(/\/\/[^/@]*@/, '//***@'), expected: 'an address without user, query or fragment' })
  return value
}

export function readMediaConfig(env: Environment): MediaConfig {
  const streamPlaylist = env.address('STREAM_PLAYLIST')
  if (streamPlaylist && !streamPlaylist.includes('{room}')) env.refuse('STREAM_PLAYLIST')
  const streamIngest = env.address('STREAM_INGEST')
  if (streamIngest && !(env.text('STREAM_HOOK_SECRET') && streamPlaylist))
    env.refuse('STREAM_INGEST', {
      expected: 'STREAM_HOOK_SECRET and STREAM_PLAYLIST beside it, by which its streams are known and seen',
    })
  return {
    rtmpPort: env.text('RTMP_PORT') === 'off' ? null : env.integer('RTMP_PORT'),
    ffmpeg: env.text('FFMPEG'),
    transcodes: env.text('TRANSCODES') ? env.integer('TRANSCODES') : null,
    streamBytes: env.integer('STREAM_BYTES'),
    streamGrace: env.integer('STREAM_GRACE'),
    streamPerAddress: env.integer('STREAM_PER_ADDRESS'),
    liveAlertMinutes: env.integer('LIVE_ALERT_MINUTES'),
    demoStreams: env.isOn('DEMO_STREAMS'),
    demoPeople: env.isOn('DEMO_PEOPLE'),
    demoRooms: env.integer('DEMO_ROOMS'),
    streamHook: hookOf(env),
    streamPlaylist,
    mediaBase: mediaBaseOf(env),
    streamIngest,
  }
}
