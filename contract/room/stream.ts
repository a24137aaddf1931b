// A room's stream: playback for viewers, health for the studio, recordings, and the protocol of a publishing browser.
import { type Static, Type } from 'typebox'
import { Count, closed, Id, oneOf, Timestamp } from '../wire/endpoint.ts'

/** idle: nothing was sent. away: the publisher disconnected and may return. over: the broadcast has ended. */
export const streamStates = ['idle', 'live', 'away', 'over'] as const
export type StreamState = (typeof streamStates)[number]

/** original: as sent by the publisher, always available; the others only where the server can transcode. */
export const streamQualities = ['original', 'hd', 'sd', 'smooth'] as const
export type StreamQuality = (typeof streamQualities)[number]

export const StreamInfo = Type.Object(
  {
    state: oneOf(streamStates),
    /**
     * The multivariant playlist, while the stream is live or away: /hls/ROOM/index.m3u8, on this host or the operator's CDN, or a URL that
     * the operator allows.
     */
    url: Type.Union([Type.String(), Type.Null()]),
    qualities: Type.Array(oneOf(streamQualities)),
    started_at: Type.Union([Timestamp, Type.Null()]),
    /** Seconds that a viewer can currently seek back. */
    dvr_seconds: Type.Number({ minimum: 0 }),
    /** Target latency of a player behind the time of arrival, in seconds. */
    target_latency: Type.Number({ minimum: 0 }),
  },
  closed,
)
export type StreamInfo = Static<typeof StreamInfo>

/** Health of the studio's own stream, over the last seconds. */
export const StreamHealth = Type.Object(
  {
    state: oneOf(streamStates),
    source: oneOf(['rtmp', 'browser', 'engine', 'none']),
    /** Bitrates of picture and sound, in kilobits a second. */
    video_kbps: Count,
    audio_kbps: Count,
    width: Count,
    height: Count,
    fps: Type.Number({ minimum: 0 }),
    /** Seconds between key frames; more than 4 makes joining slow. */
    key_seconds: Type.Number({ minimum: 0 }),
    /** Frames that were lost or unusable, since the start. */
    drops: Count,
    /** Delay of the newest picture relative to the fastest delivery so far, in seconds. */
    delay: Type.Number({ minimum: 0 }),
    /** Number of reconnects of the publisher. */
    returns: Count,
    /** Bytes of this broadcast on disk. */
    bytes: Count,
  },
  closed,
)
export type StreamHealth = Static<typeof StreamHealth>

/**
 * video-codec, audio-codec: unsupported, `what` names it. video-format, audio-format: colours, bits or a profile that browsers do not
 * decode. too-much: above the cap of `what` Mbit/s. no-key: no key frame arrives.
 * slow-keys: key frames are `what` seconds apart. few-frames: `what` pictures a second. no-sound, no-picture: none, or no longer any.
 * timestamps: `what` timestamps of the last half minute were strays and were replaced. taken: another publisher already uses this key.
 * limit: too many streams at once. key: an old key was used. address: a valid key was used at another address or under another name. gone:
 * disconnected.
 */
export const streamTroubles = [
  'video-codec',
  'video-format',
  'audio-codec',
  'audio-format',
  'too-much',
  'no-key',
  'slow-keys',
  'few-frames',
  'no-sound',
  'no-picture',
  'timestamps',
  'taken',
  'limit',
  'key',
  'address',
  'gone',
] as const
/** The last refusal or warning of an ingest endpoint about a publisher, with its time. */
export const StreamTrouble = Type.Object({ kind: oneOf(streamTroubles), what: Type.String(), at: Timestamp }, closed)
export type StreamTrouble = Static<typeof StreamTrouble>

/** A finished broadcast that can be replayed. */
export const Playback = Type.Object(
  {
    id: Id,
    title: Type.String(),
    /** Path of a picture on this host, or empty. */
    cover: Type.String(),
    started_at: Timestamp,
    duration_seconds: Type.Number({ minimum: 0 }),
    /** /hls/playback/ID/index.m3u8, on this host or the operator's CDN; its PROGRAM-DATE-TIME is the time of the broadcast. */
    url: Type.String(),
  },
  closed,
)
export type Playback = Static<typeof Playback>

/** The same with the match that the room showed at its start, if known. */
export const Recording = Type.Object({ ...Playback.properties, match_id: Type.Union([Id, Type.Null()]) }, closed)
export type Recording = Static<typeof Recording>

// ---- /ingest: publishing from a browser. The framing of chunks is in rules/room/ingest-frame.ts. ----

/** As in the WebCodecs metadata of the first chunk; `description` in base64. H.264 as avc (with description) or annexb (without). */
export const IngestVideo = Type.Object(
  {
    codec: Type.String({ pattern: '^avc[13]\\.[0-9a-fA-F]{6}$' }),
    codedWidth: Type.Integer({ minimum: 16, maximum: 4_096 }),
    codedHeight: Type.Integer({ minimum: 16, maximum: 4_096 }),
    description: Type.Optional(Type.String({ maxLength: 4_096 })),
  },
  closed,
)
export type IngestVideo = Static<typeof IngestVideo>
/** AAC (raw frames, description: AudioSpecificConfig) or Opus. */
export const IngestAudio = Type.Object(
  {
    codec: Type.String({ pattern: '^(opus|mp4a\\.40\\.(2|5|29|02|05))$' }),
    sampleRate: Type.Integer({ minimum: 8_000, maximum: 96_000 }),
    numberOfChannels: Type.Integer({ minimum: 1, maximum: 2 }),
    description: Type.Optional(Type.String({ maxLength: 4_096 })),
  },
  closed,
)
export type IngestAudio = Static<typeof IngestAudio>

/**
 * The first message, JSON text. Sent again (without a key) when an encoder is reconfigured. Either track may be null. It is sent once the
 * first chunk of each encoder exists, because it needs their metadata.
 */
export const IngestPublish = Type.Object(
  {
    type: Type.Literal('publish'),
    key: Type.Optional(Type.String({ maxLength: 128 })),
    video: Type.Union([IngestVideo, Type.Null()]),
    audio: Type.Union([IngestAudio, Type.Null()]),
  },
  closed,
)
export type IngestPublish = Static<typeof IngestPublish>

/**
 * key: unknown. taken: another publisher uses this room. codec: unsupported. invalid: malformed. too-much: above the bitrate cap. ended:
 * the room was ended or the key changed. The socket closes after every reply but `ready` and `ack`.
 */
export type IngestRefusal = 'key' | 'taken' | 'codec' | 'invalid' | 'too-much' | 'ended'
export type IngestReply =
  | { type: 'ready'; room_id: string }
  /**
   * Bytes of chunks received so far: with more than `limits.ingestWindow` (contract/limits/limits.ts) in flight, the sender drops frames up
   * to the next key frame.
   */
  | { type: 'ack'; bytes: number }
  | { type: 'refused'; reason: IngestRefusal }
