import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Channel, LiveFrame, LiveMessage } from '../../../contract/live.ts'
import { emptyMerge, type MergeAction, type MergeState, merge, overdue, positions, reopened } from './socket-merge.ts'

const channels: Channel[] = ['scores', 'match:7']
const patience = 10_000
const frame = (channel: Channel, epoch: string, seq: number): LiveFrame =>
  ({ code: 100, type: 'football_match', version: 1, epoch, channel, seq, data: [{ id: 'm', seq }] }) as LiveFrame
const mark = (type: 'joined' | 'reset', channel: Channel, epoch: string, seq: number): LiveMessage => ({
  code: 100,
  type,
  version: 1,
  epoch,
  channel,
  seq,
})

/** Feeds messages and returns all actions in short form: a3, reset:gap@5, resume@2. */
function run(messages: LiveMessage[], start: MergeState = emptyMerge): { state: MergeState; output: string[] } {
  let state = start
  const output: string[] = []
  for (const message of messages) {
    const merged = merge(state, message, 0)
    state = merged.state
    output.push(...merged.actions.map(short))
  }
  return { state, output }
}
function short(action: MergeAction): string {
  if (action.kind === 'apply') return `a${action.frame.seq}`
  return action.kind === 'reset' ? `reset:${action.reason}@${action.seq}` : `resume@${action.seq}`
}

describe('merge', () => {
  it('applies frames in order, once', () => {
    const frames = [1, 2, 2, 1, 3].map((seq) => frame('scores', 'e', seq))
    expect(run([mark('joined', 'scores', 'e', 0), ...frames]).output).toEqual(['reset:first@0', 'a1', 'a2', 'a3'])
  })
  it('ignores a channel that was not joined and an epoch that is not the channel’s', () => {
    expect(run([frame('scores', 'e', 1)]).output).toEqual([])
    expect(run([mark('joined', 'scores', 'new', 5), frame('scores', 'old', 6)]).output).toEqual(['reset:first@5'])
  })
  it('holds frames after a gap, requests it once, and applies all when it is filled', () => {
    const frames = [3, 4, 1, 2].map((seq) => frame('scores', 'e', seq))
    expect(run([mark('joined', 'scores', 'e', 0), ...frames]).output).toEqual(['reset:first@0', 'resume@0', 'a1', 'a2', 'a3', 'a4'])
  })
  it('refetches when the server cannot fill the gap, and continues from there', () => {
    const { output } = run([
      mark('joined', 'scores', 'e', 0),
      frame('scores', 'e', 9),
      mark('reset', 'scores', 'e', 8),
      frame('scores', 'e', 10),
    ])
    expect(output).toEqual(['reset:first@0', 'resume@0', 'reset:gap@8', 'a9', 'a10'])
  })
  it('detects a second gap behind the one that a reset closed', () => {
    const frames = [9, 11].map((seq) => frame('scores', 'e', seq))
    const { state, output } = run([mark('joined', 'scores', 'e', 0), ...frames, mark('reset', 'scores', 'e', 8)])
    expect(output.slice(-2)).toEqual(['reset:gap@8', 'a9'])
    expect(overdue(state, patience, patience).actions.map(short)).toEqual(['reset:gap@11'])
  })
  it('refetches as soon as another server announces its position', () => {
    const { state } = run([mark('joined', 'scores', 'old', 40)])
    expect(run([mark('joined', 'scores', 'new', 41)], state).output).toEqual(['reset:epoch@41'])
  })
  it('does not refetch twice after a server restart', () => {
    const before = run([mark('joined', 'scores', 'old', 40)]).state
    const { output } = run(
      [mark('joined', 'scores', 'new', 3), mark('reset', 'scores', 'new', 3), frame('scores', 'new', 4)],
      reopened(before),
    )
    expect(output).toEqual(['reset:epoch@3', 'a4'])
  })
  it('waits for the opening resume after a reconnect instead of requesting again', () => {
    const before = run([mark('joined', 'scores', 'e', 4)]).state
    const { output } = run([mark('joined', 'scores', 'e', 6), frame('scores', 'e', 5), frame('scores', 'e', 6)], reopened(before))
    expect(output).toEqual(['a5', 'a6'])
  })
  it('applies nothing twice and refetches nothing when the next node lags behind the previous one', () => {
    const before = run([mark('joined', 'scores', 'e', 0), ...[1, 2, 3].map((seq) => frame('scores', 'e', seq))]).state
    const repeated = [
      mark('joined', 'scores', 'e', 1),
      mark('reset', 'scores', 'e', 1),
      ...[2, 3, 4].map((seq) => frame('scores', 'e', seq)),
    ]
    expect(run(repeated, reopened(before)).output).toEqual(['a4'])
  })
  it('requests missing frames when a channel is joined again on the same connection', () => {
    expect(run([mark('joined', 'scores', 'e', 4), mark('joined', 'scores', 'e', 6)]).output).toEqual(['reset:first@4', 'resume@4'])
  })
  it('gives up on a gap after the patience expires, not before', () => {
    const { state } = run([mark('joined', 'scores', 'e', 0), frame('scores', 'e', 5)])
    expect(overdue(state, patience - 1, patience).actions).toEqual([])
    expect(overdue(state, patience, patience).actions.map(short)).toEqual(['reset:gap@5'])
  })
  it('gives up on a gap when more than 400 frames wait behind it', () => {
    const frames = Array.from({ length: 401 }, (_, index) => frame('scores', 'e', index + 2))
    expect(run([mark('joined', 'scores', 'e', 0), ...frames]).output.at(-1)).toBe('reset:gap@401')
  })
})

/** A server whose frames each add 1: applying one twice or never shows in the sum. */
class ModelServer {
  epoch = 'e0'
  readonly seqs = new Map<Channel, number>(channels.map((channel) => [channel, 0]))
  wire: LiveMessage[] = []
  private readonly history: number
  private starts = 0
  constructor(history: number) {
    this.history = history
  }
  seq(channel: Channel): number {
    return this.seqs.get(channel) ?? 0
  }
  publish(channel: Channel): void {
    this.seqs.set(channel, this.seq(channel) + 1)
    this.wire.push(frame(channel, this.epoch, this.seq(channel)))
  }
  restart(): void {
    this.starts += 1
    this.epoch = `e${this.starts}`
    for (const channel of channels) this.seqs.set(channel, 0)
    this.wire = []
  }
  resume(epoch: string, channel: Channel, seq: number): void {
    const now = this.seq(channel)
    if (epoch !== this.epoch || seq > now || now - seq > this.history) this.wire.push(mark('reset', channel, this.epoch, now))
    else for (let next = seq + 1; next <= now; next += 1) this.wire.push(frame(channel, this.epoch, next))
  }
}

class ModelClient {
  state: MergeState = emptyMerge
  now = 0
  readonly sums = new Map<Channel, number>()
  private readonly server: ModelServer
  constructor(server: ModelServer) {
    this.server = server
  }
  open(): void {
    this.state = reopened(this.state)
    for (const channel of channels) this.server.wire.push(mark('joined', channel, this.server.epoch, this.server.seq(channel)))
    for (const [epoch, seqs] of positions(this.state))
      for (const [channel, seq] of Object.entries(seqs)) this.server.resume(epoch, channel as Channel, seq ?? 0)
  }
  hear(message: LiveMessage): void {
    this.perform(merge(this.state, message, this.now))
  }
  wait(milliseconds: number): void {
    this.now += milliseconds
    this.perform(overdue(this.state, this.now, patience))
  }
  private perform({ state, actions }: { state: MergeState; actions: MergeAction[] }): void {
    this.state = state
    for (const action of actions) {
      if (action.kind === 'apply') this.sums.set(action.frame.channel, (this.sums.get(action.frame.channel) ?? 0) + 1)
      else if (action.kind === 'reset') this.sums.set(action.channel, action.seq)
      else this.server.resume(action.epoch, action.channel, action.seq)
    }
    for (const [channel, known] of this.state) {
      expect(this.sums.get(channel)).toBe(known.last)
      // A channel that holds frames has a gap.
      expect(known.gapAt === null).toBe(known.last === known.target)
      if (known.gapAt === null) expect(known.held.size).toBe(0)
    }
  }
}

type Step =
  | { do: 'publish'; channel: Channel; count: number }
  | { do: 'deliver' | 'lose' | 'repeat' | 'swap'; count: number }
  | { do: 'cut'; late: number }
  | { do: 'restart' }
  | { do: 'wait'; milliseconds: number }
const stepArbitrary: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('publish' as const),
      channel: fc.constantFrom(...channels),
      count: fc.integer({ min: 1, max: 12 }),
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('deliver' as const), count: fc.integer({ min: 1, max: 15 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('lose' as const, 'repeat' as const, 'swap' as const),
      count: fc.integer({ min: 1, max: 4 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cut' as const), late: fc.integer({ min: 0, max: 6 }) }) },
  { weight: 1, arbitrary: fc.constant({ do: 'restart' as const }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), milliseconds: fc.integer({ min: 0, max: 12_000 }) }) },
)

function take(step: Step, server: ModelServer, client: ModelClient): void {
  if (step.do === 'publish') for (let left = step.count; left > 0; left -= 1) server.publish(step.channel)
  if (step.do === 'deliver') for (const message of server.wire.splice(0, step.count)) client.hear(message)
  if (step.do === 'wait') client.wait(step.milliseconds)
  // `joined` and `reset` belong to their connection and arrive in order; frames may be lost, repeated or reordered.
  if (step.do === 'lose') server.wire = server.wire.filter((message, index) => index >= step.count || !('data' in message))
  if (step.do === 'repeat') server.wire.splice(step.count, 0, ...server.wire.slice(0, step.count).filter((message) => 'data' in message))
  if (step.do === 'swap') {
    const frames = server.wire.splice(0, step.count).filter((message) => 'data' in message)
    server.wire.splice(step.count, 0, ...frames.reverse())
  }
  if (step.do === 'restart') server.restart()
  if (step.do === 'restart' || step.do === 'cut') {
    const late = step.do === 'cut' ? server.wire.filter((message) => 'data' in message).slice(0, step.late) : []
    server.wire = []
    client.open()
    // Frames of the previous connection that were still in flight.
    server.wire.splice(Math.min(2, server.wire.length), 0, ...late)
  }
}

describe('any losses, repeats, disconnects and restarts', () => {
  it('end in the server’s state, with nothing applied twice and no gap undetected', () => {
    fc.assert(
      fc.property(fc.array(stepArbitrary, { maxLength: 60 }), fc.integer({ min: 0, max: 20 }), (steps, history) => {
        const server = new ModelServer(history)
        const client = new ModelClient(server)
        client.open()
        for (const step of steps) take(step, server, client)
        server.wire = []
        client.open()
        while (server.wire.length > 0) client.hear(server.wire.shift() as LiveMessage)
        for (const channel of channels) {
          expect(client.state.get(channel)).toMatchObject({ epoch: server.epoch, last: server.seq(channel), gapAt: null })
          expect(client.sums.get(channel)).toBe(server.seq(channel))
        }
      }),
      { numRuns: 1_000 },
    )
  }, 30_000)
})
