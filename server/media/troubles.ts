// Faults of one room's publisher that the ingests refused or detected, kept until they are resolved or long past. The studio shows them;
// the log records each once.
import type { StreamTrouble } from '../../contract/room/stream.ts'
import type { Setup } from './codec/packet.ts'

export type TroubleKind = StreamTrouble['kind']

/** Texts for the operator's log. Keys, slots and limits are logged where they are refused. */
const logged: Partial<Record<TroubleKind, string>> = {
  'video-codec': 'unsupported video codec: use H.264',
  'video-format': 'browsers do not decode this H.264 format: use 4:2:0 in eight bits',
  'audio-codec': 'unsupported audio codec: use AAC, or Opus from browsers',
  'audio-format': 'browsers do not decode this AAC profile: use AAC-LC',
  'too-much': 'publisher disconnected: bit rate above the limit in Mbit/s',
  'no-key': 'publisher sends no key frame: its video cannot start',
  'slow-keys': 'publisher sends key frames too many seconds apart: viewers wait to join',
  'few-frames': 'a publisher sends so few pictures a second that viewers see stills',
  'no-sound': 'publisher sends no audio',
  'no-picture': 'publisher announced video but sends none: its audio continues alone',
  timestamps: 'publisher sends stray timestamps, which were replaced',
}

/** Milliseconds for which a fault that does not resolve itself is reported. */
const shownFor = 600_000

export class Troubles {
  private readonly reported = new Map<TroubleKind, { what: string; at: number }>()
  private readonly now: () => number
  private readonly warn: (facts: { kind: TroubleKind; what: string }, text: string) => void

  constructor(now: () => number, warn: (facts: { kind: TroubleKind; what: string }, text: string) => void) {
    this.now = now
    this.warn = warn
  }

  /** Records each kind once, at its latest occurrence. */
  note(kind: TroubleKind, what = ''): void {
    const text = logged[kind]
    if (text && !this.reported.has(kind)) this.warn({ kind, what }, text)
    // Moves it to the end: entries are ordered by their latest occurrence.
    this.reported.delete(kind)
    this.reported.set(kind, { what, at: this.now() })
  }

  /** Video, audio or both can be played: the faults that prevented it are over. */
  healed({ video, audio }: Setup): void {
    const over: TroubleKind[] = ['gone', 'key', 'address', 'timestamps']
    if (video) over.push('video-codec', 'video-format', 'no-key', 'no-picture')
    if (audio) over.push('audio-codec', 'audio-format', 'no-sound')
    for (const kind of over) this.resolved(kind)
  }

  resolved(kind: TroubleKind): void {
    this.reported.delete(kind)
  }

  reset(): void {
    this.reported.clear()
  }

  /** Most recent first. */
  list(): StreamTrouble[] {
    const now = this.now()
    for (const [kind, { at }] of this.reported) if (now - at > shownFor) this.reported.delete(kind)
    return [...this.reported].reverse().map(([kind, { what, at }]) => ({ kind, what, at: new Date(at).toISOString() }))
  }
}
