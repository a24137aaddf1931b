// The part of the environment that streams depend on: the RTMP port, the transcoder, disk, engines elsewhere.

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
  /** on or off: the loop that the demonstration world's rooms show. DEMO_STREAMS, default on. */
  demoStreams: boolean
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

/** What config.ts reads values with. */
interface Reading {
  onOff(env: NodeJS.ProcessEnv, name: string, fallback: boolean): boolean
  integer(env: NodeJS.ProcessEnv, name: string, fallback: number, min: number, max: number): number
  url(env: NodeJS.ProcessEnv, name: string, schemes: string[]): string
  listOf(value: string | undefined): string[]
  refuse(name: string, value: string, expected: string): never
}

function hookOf(env: NodeJS.ProcessEnv, { listOf, refuse }: Reading): MediaConfig['streamHook'] {
  const secret = env.STREAM_HOOK_SECRET ?? ''
  if (secret === '') return null
  if (!/^[A-Za-z0-9_-]{16,128}$/.test(secret)) refuse('STREAM_HOOK_SECRET', '***', '16 to 128 letters, digits, - and _')
  const from = listOf(env.STREAM_HOOK_FROM)
  for (const address of from)
    if (!/^[0-9A-Fa-f.:]+(\/\d{1,3})?$/.test(address)) refuse('STREAM_HOOK_FROM', address, 'addresses or networks, divided by commas')
  return { secret, from }
}

function mediaBaseOf(env: NodeJS.ProcessEnv, { url, refuse }: Reading): string {
  const value = url(env, 'MEDIA_BASE', ['http:', 'https:'])
  const { username, password, search, hash } = new URL(value || 'http://localhost')
  if (username || password || search || hash)
    refuse('MEDIA_BASE', value.replace(/\/\/[^/@]*@/, '//***@'), 'an address without user, query or fragment')
  return value
}

export function readMediaConfig(env: NodeJS.ProcessEnv, reading: Reading): MediaConfig {
  const { onOff, integer, url, refuse } = reading
  const playlist = url(env, 'STREAM_PLAYLIST', ['http:', 'https:'])
  if (playlist && !playlist.includes('{room}')) refuse('STREAM_PLAYLIST', playlist, 'an address with {room} in its path')
  const ingest = url(env, 'STREAM_INGEST', ['rtmp:', 'rtmps:'])
  if (ingest && !(env.STREAM_HOOK_SECRET && playlist))
    refuse('STREAM_INGEST', ingest, 'STREAM_HOOK_SECRET and STREAM_PLAYLIST beside it, by which its streams are known and seen')
  return {
    rtmpPort: env.RTMP_PORT === 'off' ? null : integer(env, 'RTMP_PORT', 1935, 0, 65_535),
    ffmpeg: env.FFMPEG ?? '',
    transcodes: env.TRANSCODES ? integer(env, 'TRANSCODES', 0, 0, 1_000) : null,
    streamBytes: integer(env, 'STREAM_BYTES', 20_000_000_000, 10_000_000, Number.MAX_SAFE_INTEGER),
    streamGrace: integer(env, 'STREAM_GRACE', 60, 1, 3_600),
    demoStreams: onOff(env, 'DEMO_STREAMS', true),
    streamHook: hookOf(env, reading),
    streamPlaylist: playlist,
    mediaBase: mediaBaseOf(env, reading),
    streamIngest: ingest,
  }
}
