// What a client that may have missed messages does with a live message: apply it, hold it, request what is missing, or refetch.
// Pure: (state, message) -> state and actions. Every frame of a channel is applied once, in order, or a reset reports that it was not.
import type { Channel, LiveFrame, LiveMessage, LivePosition } from '../../../contract/live.ts'

/** first: the channel was just joined, and data fetched before may be older. gap: messages are lost. epoch: the server is another one. */
export type ResetReason = 'first' | 'gap' | 'epoch'

export interface ChannelState {
  epoch: string
  /** Everything up to this seq is applied, or covered by a reset. */
  last: number
  /** Out-of-order frames, by seq. */
  held: ReadonlyMap<number, LiveFrame>
  /** Highest seq known to exist on the server. Above `last`: a gap is being filled. */
  target: number
  /** When the gap was noticed, in milliseconds; null without one. */
  gapAt: number | null
  /** The opening of this connection has requested the missing frames. */
  asked: boolean
}
export type MergeState = ReadonlyMap<Channel, ChannelState>
export type MergeAction =
  | { kind: 'apply'; frame: LiveFrame }
  /** The shown data must be refetched; it then covers at least everything up to `seq`. */
  | { kind: 'reset'; channel: Channel; reason: ResetReason; seq: number }
  | { kind: 'resume'; channel: Channel; epoch: string; seq: number }
export interface Merged {
  state: MergeState
  actions: MergeAction[]
}

/** Maximum held frames of a channel; beyond it a refetch is cheaper. The server replays 300 at most. */
const heldMax = 400
const none: ReadonlyMap<number, LiveFrame> = new Map()

export const emptyMerge: MergeState = new Map()

const withEntry = (state: MergeState, channel: Channel, value: ChannelState): MergeState => new Map(state).set(channel, value)
const at = (epoch: string, seq: number): ChannelState => ({ epoch, last: seq, held: none, target: seq, gapAt: null, asked: false })

/** State of a client whose screen was rendered at `position`. */
export const standingAt = ({ epoch, seq }: LivePosition): MergeState =>
  new Map((Object.entries(seq) as [Channel, number][]).map(([channel, last]) => [channel, at(epoch, last)]))

/** Applies the frames that have become contiguous. */
function drain(state: ChannelState): { next: ChannelState; frames: LiveFrame[] } {
  const frames: LiveFrame[] = []
  const held = new Map(state.held)
  let { last } = state
  for (let frame = held.get(last + 1); frame; frame = held.get(last + 1)) {
    held.delete(frame.seq)
    frames.push(frame)
    last = frame.seq
  }
  const whole = last >= state.target
  return { next: { ...state, last, held, target: Math.max(last, state.target), gapAt: whole ? null : state.gapAt }, frames }
}

function onFrame(state: MergeState, frame: LiveFrame, now: number): Merged {
  const known = state.get(frame.channel)
  // Without `joined` the channel is not subscribed (any more), and only `joined` or `reset` may begin another epoch.
  if (!known || known.epoch !== frame.epoch || frame.seq <= known.last || known.held.has(frame.seq)) return { state, actions: [] }
  // Fast path for nearly every frame: the next one, with nothing held and no gap.
  if (frame.seq === known.last + 1 && known.target === known.last)
    return { state: withEntry(state, frame.channel, { ...known, last: frame.seq, target: frame.seq }), actions: [{ kind: 'apply', frame }] }
  const held = new Map(known.held).set(frame.seq, frame)
  if (held.size > heldMax) return giveUp(state, frame.channel)
  const { next, frames } = drain({ ...known, held, target: Math.max(known.target, frame.seq) })
  const actions: MergeAction[] = frames.map((ready) => ({ kind: 'apply', frame: ready }))
  const isNewGap = next.last < next.target && next.gapAt === null
  if (isNewGap) actions.push({ kind: 'resume', channel: frame.channel, epoch: next.epoch, seq: next.last })
  return { state: withEntry(state, frame.channel, isNewGap ? { ...next, gapAt: now } : next), actions }
}

function onJoined(state: MergeState, channel: Channel, epoch: string, seq: number, now: number): Merged {
  const known = state.get(channel)
  const anew = (reason: ResetReason): Merged => ({
    state: withEntry(state, channel, at(epoch, seq)),
    actions: [{ kind: 'reset', channel, reason, seq }],
  })
  if (!known) return anew('first')
  if (known.epoch !== epoch) return anew('epoch')
  const target = Math.max(known.target, seq)
  if (target === known.last) return { state: withEntry(state, channel, { ...known, asked: false }), actions: [] }
  const next = withEntry(state, channel, { ...known, target, gapAt: known.gapAt ?? now, asked: false })
  return { state: next, actions: known.asked ? [] : [{ kind: 'resume', channel, epoch, seq: known.last }] }
}

function onReset(state: MergeState, channel: Channel, epoch: string, seq: number): Merged {
  const known = state.get(channel)
  if (!known || (known.epoch === epoch && known.last >= seq)) return { state, actions: [] }
  const reason: ResetReason = known.epoch === epoch ? 'gap' : 'epoch'
  const held = reason === 'gap' ? new Map([...known.held].filter(([number]) => number > seq)) : none
  const target = reason === 'gap' ? Math.max(seq, ...held.keys()) : seq
  const { next, frames } = drain({ ...at(epoch, seq), held, target, gapAt: known.gapAt })
  const actions: MergeAction[] = [{ kind: 'reset', channel, reason, seq }, ...frames.map((frame) => ({ kind: 'apply' as const, frame }))]
  return { state: withEntry(state, channel, next), actions }
}

/** The gap cannot be filled: resets the channel, which refetches, and continues from the newest frame. */
function giveUp(state: MergeState, channel: Channel): Merged {
  const known = state.get(channel)
  if (!known) return { state, actions: [] }
  const seq = known.target
  return { state: withEntry(state, channel, at(known.epoch, seq)), actions: [{ kind: 'reset', channel, reason: 'gap', seq }] }
}

/** Processes one server message. `now` in milliseconds. */
export function merge(state: MergeState, message: LiveMessage, now: number): Merged {
  if (message.code !== 100) return { state, actions: [] }
  if (message.type === 'joined') return onJoined(state, message.channel, message.epoch, message.seq, now)
  if (message.type === 'reset') return onReset(state, message.channel, message.epoch, message.seq)
  return onFrame(state, message, now)
}

/** State for a new connection, whose opening requests everything after `last`: held frames will be sent again. */
export const reopened = (state: MergeState): MergeState =>
  new Map([...state].map(([channel, known]) => [channel, { ...at(known.epoch, known.last), asked: true }]))

/** Turns gaps that have been open for `patience` milliseconds into resets. */
export function overdue(state: MergeState, now: number, patience: number): Merged {
  let merged: Merged = { state, actions: [] }
  for (const [channel, known] of state) {
    if (known.gapAt === null || now - known.gapAt < patience) continue
    const given = giveUp(merged.state, channel)
    merged = { state: given.state, actions: [...merged.actions, ...given.actions] }
  }
  return merged
}

export function without(state: MergeState, channel: Channel): MergeState {
  const next = new Map(state)
  next.delete(channel)
  return next
}

/** What a new connection resumes, by epoch. Includes channels of an epoch that has ended: the server answers those with a reset. */
export function positions(state: MergeState): Map<string, Partial<Record<Channel, number>>> {
  const asked = new Map<string, Partial<Record<Channel, number>>>()
  for (const [channel, { epoch, last }] of state) asked.set(epoch, { ...asked.get(epoch), [channel]: last })
  return asked
}
