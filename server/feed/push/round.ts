// One request in progress: the order of its messages, their results, and the state of each match.
import type { FeedMessage } from '../../../contract/feed/document.ts'
import type { FeedAnswer, FeedGap } from '../../../contract/feed/parts.ts'
import type { Fault } from './fault.ts'
import type { StreamMemo } from './memo.ts'
import { seqStateOf } from './order.ts'
import type { Head } from './read.ts'

/** Checkpoint of a match, a league or a team. */
export interface Stream {
  seq: number
  /** Id of its last message; empty: none yet. */
  id: string
  memo: StreamMemo
}
export interface Taken {
  stream: string
  id: string
}
export interface PushStore {
  /** The checkpoints of these streams, and which of these messages were taken, by `takenKey`. */
  find(messages: readonly Taken[]): Promise<{ streams: Map<string, Stream>; taken: Set<string> }>
  /** In one transaction. */
  save(streams: ReadonlyMap<string, Stream>, taken: readonly Taken[]): Promise<void>
  /** Which of these local league and team ids are announced. */
  announced(leagues: readonly string[], teams: readonly string[]): Promise<ReadonlySet<string>>
}
export const takenKey = ({ stream, id }: Taken): string => `${stream} ${id}`

/** A message with a known position. */
export interface Placed {
  index: number
  head: Head
  message: FeedMessage | null
  fault: Fault | null
}

export const fresh: Stream = { seq: 0, id: '', memo: {} }

export class Round {
  readonly answers: FeedAnswer[]
  readonly gaps: FeedGap[] = []
  readonly streams: Map<string, Stream>
  readonly changed = new Map<string, Stream>()
  readonly newlyTaken: Taken[] = []
  private readonly taken: Set<string>

  constructor(count: number, { streams, taken }: { streams: Map<string, Stream>; taken: Set<string> }) {
    this.answers = Array.from({ length: count }, (_, index): FeedAnswer => ({ index, id: null, match: null, is: 'refused' }))
    this.streams = streams
    this.taken = taken
  }

  streamOf({ stream }: Pick<Head, 'stream'>): Stream {
    return this.streams.get(stream) ?? fresh
  }

  answer({ index, head }: Pick<Placed, 'index' | 'head'>, is: FeedAnswer['is'], more: Partial<FeedAnswer> = {}): FeedAnswer {
    const answer: FeedAnswer = { index, id: head.id, match: head.match, is, ...more }
    this.answers[index] = answer
    return answer
  }

  /** Neither taken nor counted: it has to be sent again. */
  wait(placed: Placed, reason: string, pointer?: string): void {
    const next = this.streamOf(placed.head).seq + 1
    this.answer(placed, 'early', { reason, next, ...(pointer === undefined ? {} : { pointer }) })
  }

  /** Advances the sequence, whatever the message contains. */
  count({ head }: Placed, memo: StreamMemo): void {
    const { id, stream, seq } = head
    const reached = { seq, id, memo }
    this.streams.set(stream, reached)
    this.changed.set(stream, reached)
    this.taken.add(takenKey(head))
    this.newlyTaken.push({ stream, id })
  }

  /** Whether the message is next; otherwise sets its result. */
  isNext(placed: Placed): boolean {
    const { head, message } = placed
    const { seq: reached } = this.streamOf(head)
    const leaps = head.match === null || message?.type === 'state'
    const state = seqStateOf(reached, head, this.taken.has(takenKey(head)), leaps)
    if (state === 'repeated' || state === 'late') this.answer(placed, state)
    else if (state === 'early') this.noteGap(placed, reached)
    return state === 'next'
  }

  private noteGap(placed: Placed, reached: number): void {
    const { before, match } = placed.head
    const missing = reached + 1 === before ? `message ${before} is missing` : `messages ${reached + 1} to ${before} are missing`
    this.wait(placed, missing)
    if (match !== null && !this.gaps.some((gap) => gap.match === match)) this.gaps.push({ match, from: reached + 1, to: before })
  }
}

const bySequence = (one: Placed, other: Placed): number => one.head.seq - other.head.seq || one.index - other.index

/** In sequence order each. */
export function groupByStream(placed: readonly Placed[]): Map<string, Placed[]> {
  const groups = new Map<string, Placed[]>()
  for (const one of placed) {
    const list = groups.get(one.head.stream)
    if (list) list.push(one)
    else groups.set(one.head.stream, [one])
  }
  for (const list of groups.values()) list.sort(bySequence)
  return groups
}
