// A room's stream: what a viewer plays, what the studio watches, recordings, and what a publishing browser and the server say.
import { type Static, Type } from 'typebox'
import { Count, closed, Id, Moment, oneOf } from '../wire/endpoint.ts'

/** idle: nothing was sent. away: the publisher is gone and may come back. over: the broadcast has ended. */
export const streamStates = ['idle', 'live', 'away', 'over'] as const
export type StreamState = (typeof streamStates)[number]

/** original: as the publisher sends it, always there; the others only where the server can transcode. */
export const streamQualities = ['original', 'hd', 'sd', 'smooth'] as const
export type StreamQuality = (typeof streamQualities)[number]

export const StreamInfo = Type.Object(
  {
    state: oneOf(streamStates),
    /** The multivariant playlist, while the stream is live or away: /hls/ROOM/index.m3u8, here or at the operator's CDN, or an address that the operator allows. */
    url: Type.Union([Type.String(), Type.Null()]),
    qualities: Type.Array(oneOf(streamQualities)),
    started_at: Type.Union([Moment, Type.Null()]),
    /** Seconds that a viewer can go back at the moment. */
    dvr_seconds: Type.Number({ minimum: 0 }),
    /** Seconds behind the moment of arrival that a player should hold. */
    target_latency: Type.Number({ minimum: 0 }),
  },
  closed,
)
export type StreamInfo = Static<typeof StreamInfo>

/** What the studio is told of its own stream, over the last seconds. */
export const StreamHealth = Type.Object(
  {
    state: oneOf(streamStates),
    source: oneOf(['rtmp', 'browser', 'engine', 'none']),
    /** Kilobits a second of picture and sound. */
    video_kbps: Count,
    audio_kbps: Count,
    width: Count,
    height: Count,
    fps: Type.Number({ minimum: 0 }),
    /** Seconds between key frames; more than 4 makes joining slow. */
    key_seconds: Type.Number({ minimum: 0 }),
    /** Frames that did not get here or could not be used, since the start. */
    drops: Count,
    /** Seconds that the newest picture came late against the quickest way that it has taken. */
    delay: Type.Number({ minimum: 0 }),
    /** Times that the publisher came back. */
    returns: Count,
    /** Bytes of this broadcast on disk. */
    bytes: Count,
  },
  closed,
)
export type StreamHealth = Static<typeof StreamHealth>

/**
 * video-codec, audio-codec: of none of ours, `what` names it. video-format, audio-format: of colours, bits or a profile that browsers do not decode. too-much: above the cap of `what` Mbit/s. no-key: no key frame comes.
 * slow-keys: they are `what` seconds apart. few-frames: `what` pictures a second. no-sound, no-picture: it has none, or none any more.
 * timestamps: `what` of the last half minute were strays, and were replaced. taken: somebody else publishes with this key already.
 * limit: too many streams at once. key: an old key was tried. address: a good key was tried at another address or under another name. gone: cut off.
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
/** What the ways in refused or disliked of a publisher, at the last moment that it was so. */
export const StreamTrouble = Type.Object({ kind: oneOf(streamTroubles), what: Type.String(), at: Moment }, closed)
export type StreamTrouble = Static<typeof StreamTrouble>

/** A broadcast that has ended and can be seen again. */
export const Playback = Type.Object(
  {
    id: Id,
    title: Type.String(),
    /** Path of a picture on this host, or empty. */
    cover: Type.String(),
    started_at: Moment,
    duration_seconds: Type.Number({ minimum: 0 }),
    /** /hls/playback/ID/index.m3u8, here or at the operator's CDN; its PROGRAM-DATE-TIME is the time of the broadcast. */
    url: Type.String(),
  },
  closed,
)
export type Playback = Static<typeof Playback>

/** The same with the match that the room showed as it began, as far as that is known. */
export const Recording = Type.Object({ ...Playback.properties, match_id: Type.Union([Id, Type.Null()]) }, closed)
export type Recording = Static<typeof Recording>

// ---- /ingest: a browser publishes. The framing of chunks is rules/room/ingest-frame.ts. ----

/** As WebCodecs gives them in the metadata of the first chunk; `description` in base64. H.264 as avc (with description) or annexb (without). */
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
 * The first message, JSON text. Sent again (without a key) when an encoder was set up anew. Either track may be null. It is
 * sent when the first chunk of each encoder is there, for its metadata is needed.
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
 * key: unknown. taken: somebody else publishes in this room. origin, codec, invalid, too-much: what it says. ended: the room was
 * ended or the key changed. All but `ready` and `ack` are followed by the end of the socket.
 */
export type IngestRefusal = 'key' | 'taken' | 'codec' | 'invalid' | 'too-much' | 'ended'
export type IngestReply =
  | { type: 'ready'; room_id: string }
  /** Bytes of chunks taken so far: with more than `limits.ingestWindow` (contract/limits/limits.ts) on their way, the sender leaves out frames up to the next key frame. */
  | { type: 'ack'; bytes: number }
  | { type: 'refused'; reason: IngestRefusal }
