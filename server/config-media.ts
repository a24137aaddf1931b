// The part of the environment that streams depend on: the RTMP port, the transcoder, disk, engines elsewhere.
import type { Environment } from './config-environment.ts'

export interface MediaConfig {
  /** Port of RTMP; null: none. RTMP_PORT, default 1935; 0 takes a free one, off takes none. */
  rtmpPort: number | null
  /** ffmpeg for further qualities: a path, or off. FFMPEG; without it that of PATH, where there is one. */
  ffmpeg: string
  /** Streams that are transcoded at once. TRANSCODES, default half of the cores. */
  transcodes: number | null
  /** Bytes of recordings and of what viewers can go back to, all rooms together. STREAM_BYTES, default 20 GB. */
  streamBytes: number
  /** Seconds that a publisher may be gone before his broadcast ends. STREAM_GRACE, default 60. */
  streamGrace: number
  /** Media files that one address may be sent at once; 0: no limit. STREAM_PER_ADDRESS, default 1000. */
  streamPerAddress: number
  /** Minutes in which followers are alerted once that a streamer is on the air. LIVE_ALERT_MINUTES, default 30. */
  liveAlertMinutes: number
  /** on or off: what the demonstration world's rooms show. DEMO_STREAMS, default on. */
  demoStreams: boolean
  /** on or off: people in its rooms. DEMO_PEOPLE, default on. */
  demoPeople: boolean
  /** Rooms of the demonstration world that are on the air from the start. DEMO_ROOMS, default 12. */
  demoRooms: number
  /**
   * An engine elsewhere that takes in streams (SRS, MediaMTX, nginx-rtmp) and tells us by its hooks; null: none. The secret is
   * in the address of the hook; hooks come from this machine or from `from`. STREAM_HOOK_SECRET, STREAM_HOOK_FROM.
   */
  streamHook: { secret: string; from: string[] } | null
  /**
   * Where that engine's playlists are, with {room} for the room: https://cdn.example/live/{room}/index.m3u8. Its host is,
   * beside ours and that of MEDIA_BASE, the only one that players ask. STREAM_PLAYLIST.
   */
  streamPlaylist: string
  /** A CDN that fetches /hls from us, and from which players then take it: https://cdn.example; empty: from us. MEDIA_BASE. */
  mediaBase: string
  /** Where streamers publish to that engine, for OBS: rtmp://ingest.example/live; empty: to us. STREAM_INGEST. */
  streamIngest: string
}

function hookOf(env: Environment): MediaConfig['streamHook'] {
  const secret = env.text('STREAM_HOOK_SECRET')
  if (secret === '') return null
  const from = env.list('STREAM_HOOK_FROM')
  for (const address of from) if (!/^[0-9A-Fa-f.:]+(\/\d{1,3})?$/.test(address)) env.refuse('STREAM_HOOK_FROM', { value: address })
  return { secret, from }
}

/** Players ask it as it stands: nothing but an address may be in it. */
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
