// What the ways in refused or disliked of one room's publisher, kept until it has healed or is long past: the studio says it.
import type { StreamTrouble } from '../../contract/room/stream.ts'
import type { Setup } from './packet.ts'

export type TroubleKind = StreamTrouble['kind']

/** Milliseconds for which what does not heal by itself is worth saying. */
const worthSaying = 600_000

export class Troubles {
  private readonly said = new Map<TroubleKind, { what: string; at: number }>()
  private readonly now: () => number

  constructor(now: () => number) {
    this.now = now
  }

  /** Once a kind, at the last moment that it was so. */
  note(kind: TroubleKind, what = ''): void {
    // Behind the others: they stand in the order of their moments.
    this.said.delete(kind)
    this.said.set(kind, { what, at: this.now() })
  }

  /** Pictures, sound or both can be seen and heard: what kept them away is over. */
  healed({ video, audio }: Setup): void {
    const over: TroubleKind[] = ['gone', 'key']
    if (video) over.push('video-codec', 'no-key')
    if (audio) over.push('audio-codec')
    for (const kind of over) this.said.delete(kind)
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
