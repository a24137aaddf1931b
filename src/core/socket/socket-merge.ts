// What a live message means to a reader who may have been away: apply it, hold it, ask for what is missing, or fetch again.
// Pure: (state, message) -> state and actions. Every frame of a channel is applied once, in order, or a reset says that it was not.
import type { Channel, LiveFrame, LiveMessage, LivePosition } from '../../../contract/live.ts'

/** first: the channel was just joined, and what was fetched before may be older. gap: messages are lost. epoch: the server is another one. */
export type ResetReason = 'first' | 'gap' | 'epoch'

export interface ChannelState {
  epoch: string
  /** Everything up to here is applied, or covered by a reset. */
  last: number
  /** Frames that came before an earlier one, by seq. */
  held: ReadonlyMap<number, LiveFrame>
  /** The server is known to have got this far. Above `last`: a gap that is being filled. */
  target: number
  /** When the gap was noticed, in milliseconds; null without one. */
  gapAt: number | null
  /** The opening of this connection has asked for what is missing. */
  asked: boolean
}
export type MergeState = ReadonlyMap<Channel, ChannelState>
export type MergeAction =
  | { kind: 'apply'; frame: LiveFrame }
  /** What is shown must be fetched again; it then covers at least everything up to `seq`. */
  | { kind: 'reset'; channel: Channel; reason: ResetReason; seq: number }
  | { kind: 'resume'; channel: Channel; epoch: string; seq: number }
export interface Merged {
  state: MergeState
  actions: MergeAction[]
}

/** Frames held of one channel; beyond it a fetch is cheaper than waiting. The server repeats 300 at most. */
const heldMax = 400
const none: ReadonlyMap<number, LiveFrame> = new Map()

export const emptyMerge: MergeState = new Map()

const put = (state: MergeState, channel: Channel, value: ChannelState): MergeState => new Map(state).set(channel, value)
const at = (epoch: string, seq: number): ChannelState => ({ epoch, last: seq, held: none, target: seq, gapAt: null, asked: false })

/** The state of a reader whose screen was read at `position`. */
export const standingAt = ({ epoch, seq }: LivePosition): MergeState =>
  new Map((Object.entries(seq) as [Channel, number][]).map(([channel, last]) => [channel, at(epoch, last)]))

/** Applies what has become contiguous. */
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
  // Before `joined` a channel is not ours (any more), and only `joined` or `reset` may begin another epoch.
  if (!known || known.epoch !== frame.epoch || frame.seq <= known.last || known.held.has(frame.seq)) return { state, actions: [] }
  // Nearly every frame: the next one, with nothing held and no gap.
  if (frame.seq === known.last + 1 && known.target === known.last)
    return { state: put(state, frame.channel, { ...known, last: frame.seq, target: frame.seq }), actions: [{ kind: 'apply', frame }] }
  const held = new Map(known.held).set(frame.seq, frame)
  if (held.size > heldMax) return giveUp(state, frame.channel)
  const { next, frames } = drain({ ...known, held, target: Math.max(known.target, frame.seq) })
  const actions: MergeAction[] = frames.map((ready) => ({ kind: 'apply', frame: ready }))
  const isNewGap = next.last < next.target && next.gapAt === null
  if (isNewGap) actions.push({ kind: 'resume', channel: frame.channel, epoch: next.epoch, seq: next.last })
  return { state: put(state, frame.channel, isNewGap ? { ...next, gapAt: now } : next), actions }
}

function onJoined(state: MergeState, channel: Channel, epoch: string, seq: number, now: number): Merged {
  const known = state.get(channel)
  const anew = (reason: ResetReason): Merged => ({
    state: put(state, channel, at(epoch, seq)),
    actions: [{ kind: 'reset', channel, reason, seq }],
  })
  if (!known) return anew('first')
  if (known.epoch !== epoch) return anew('epoch')
  const target = Math.max(known.target, seq)
  if (target === known.last) return { state: put(state, channel, { ...known, asked: false }), actions: [] }
  const next = put(state, channel, { ...known, target, gapAt: known.gapAt ?? now, asked: false })
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
  return { state: put(state, channel, next), actions }
}

/** The gap is not filled: whoever shows the channel fetches again, and counting goes on from the newest frame. */
function giveUp(state: MergeState, channel: Channel): Merged {
  const known = state.get(channel)
  if (!known) return { state, actions: [] }
  const seq = known.target
  return { state: put(state, channel, at(known.epoch, seq)), actions: [{ kind: 'reset', channel, reason: 'gap', seq }] }
}

/** Takes one message of the server. `now` in milliseconds. */
export function merge(state: MergeState, message: LiveMessage, now: number): Merged {
  if (message.code !== 100) return { state, actions: [] }
  if (message.type === 'joined') return onJoined(state, message.channel, message.epoch, message.seq, now)
  if (message.type === 'reset') return onReset(state, message.channel, message.epoch, message.seq)
  return onFrame(state, message, now)
}

/** A new connection begins, whose opening asks for everything after `last`: what was held will be repeated. */
export const reopened = (state: MergeState): MergeState =>
  new Map([...state].map(([channel, known]) => [channel, { ...at(known.epoch, known.last), asked: true }]))

/** Gaps that have been open for `patience` milliseconds become resets. */
export function overdue(state: MergeState, now: number, patience: number): Merged {
  let merged: Merged = { state, actions: [] }
  for (const [channel, known] of state) {
    if (known.gapAt === null || now - known.gapAt < patience) continue
    const given = giveUp(merged.state, channel)
    merged = { state: given.state, actions: [...merged.actions, ...given.actions] }
  }
  return merged
}

export function forget(state: MergeState, channel: Channel): MergeState {
  const next = new Map(state)
  next.delete(channel)
  return next
}

/** What to ask for on a new connection, by epoch: channels of a server that is no more are asked for too, and answered by a reset. */
export function positions(state: MergeState): Map<string, Partial<Record<Channel, number>>> {
  const asked = new Map<string, Partial<Record<Channel, number>>>()
  for (const [channel, { epoch, last }] of state) asked.set(epoch, { ...asked.get(epoch), [channel]: last })
  return asked
}
