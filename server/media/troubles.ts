// What the ways in refused or disliked of one room's publisher, kept until it has healed or is long past: the studio says it, and
// the log does once.
import type { StreamTrouble } from '../../contract/room/stream.ts'
import type { Setup } from './packet.ts'

export type TroubleKind = StreamTrouble['kind']

/** In the log of who runs the server. Keys, places and limits are logged where they are refused. */
const logged: Partial<Record<TroubleKind, string>> = {
  'video-codec': 'a publisher sends pictures that we do not take: H.264 is',
  'video-format': 'a publisher sends H.264 that browsers do not decode: 4:2:0 in eight bits is',
  'audio-codec': 'a publisher sends sound that we do not take: AAC is, from browsers Opus too',
  'audio-format': 'a publisher sends AAC that browsers do not decode: AAC-LC is',
  'too-much': 'a publisher sends more than the cap of Mbit/s, and was cut off',
  'no-key': 'a publisher sends no key frame: his picture never begins',
  'slow-keys': 'a publisher sends key frames so many seconds apart: viewers wait to enter',
  'few-frames': 'a publisher sends so few pictures a second that viewers see stills',
  'no-sound': 'a publisher sends no sound',
  'no-picture': 'a publisher sends no pictures, though he announced them: his sound goes on alone',
  timestamps: 'a publisher sends stray timestamps, which were replaced',
}

/** Milliseconds for which what does not heal by itself is worth saying. */
const worthSaying = 600_000

export class Troubles {
  private readonly said = new Map<TroubleKind, { what: string; at: number }>()
  private readonly now: () => number
  private readonly warn: (facts: { kind: TroubleKind; what: string }, text: string) => void

  constructor(now: () => number, warn: (facts: { kind: TroubleKind; what: string }, text: string) => void) {
    this.now = now
    this.warn = warn
  }

  /** Once a kind, at the last moment that it was so. */
  note(kind: TroubleKind, what = ''): void {
    const text = logged[kind]
    if (text && !this.said.has(kind)) this.warn({ kind, what }, text)
    // Behind the others: they stand in the order of their moments.
    this.said.delete(kind)
    this.said.set(kind, { what, at: this.now() })
  }

  /** Pictures, sound or both can be seen and heard: what kept them away is over. */
  healed({ video, audio }: Setup): void {
    const over: TroubleKind[] = ['gone', 'key', 'address', 'timestamps']
    if (video) over.push('video-codec', 'video-format', 'no-key', 'no-picture')
    if (audio) over.push('audio-codec', 'audio-format', 'no-sound')
    for (const kind of over) this.mended(kind)
  }

  mended(kind: TroubleKind): void {
    this.said.delete(kind)
  }

  forget(): void {
    this.said.clear()
  }

  /** The last one first. */
  list(): StreamTrouble[] {
    const now = this.now()
    for (const [kind, { at }] of this.said) if (now - at > worthSaying) this.said.delete(kind)
    return [...this.said].reverse().map(([kind, { what, at }]) => ({ kind, what, at: new Date(at).toISOString() }))
  }
}
