import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Channel } from '../../../contract/live.ts'
import { Channels } from './channels.ts'

interface Heard {
  type: string
  channel: Channel
  seq: number
  data?: unknown
}
class Reader {
  readonly heard: Heard[] = []
}
/** Parses the payload of a text frame smaller than 64 KB. */
const payloadOf = (frame: Buffer): Heard => JSON.parse(String(frame.subarray((frame[1] as number) < 126 ? 2 : 4))) as Heard

function setUp(size = 300, age = 1_000) {
  const clock = { now: 0 }
  const channels = new Channels<Reader>({
    epoch: 'e',
    limits: { size, age },
    now: () => clock.now,
    deliver: (reader, frame) => reader.heard.push(payloadOf(frame)),
  })
  return { clock, channels }
}

describe('channel', () => {
  it('counts messages without subscribers, so earlier subscribers must refetch', () => {
    const { clock, channels } = setUp()
    const reader = new Reader()
    channels.join('scores', reader)
    channels.publish('scores', 'goal', 1, {})
    channels.leave('scores', reader)
    clock.now = 1_001
    channels.publish('scores', 'goal', 2, {})
    expect(channels.missed('scores', 'e', 1)).toBeNull()
    channels.join('scores', reader)
    expect(reader.heard.at(-1)).toMatchObject({ type: 'joined', seq: 2 })
  })
  it('retains all messages for a subscriber who left a moment ago', () => {
    const { clock, channels } = setUp()
    const reader = new Reader()
    channels.join('scores', reader)
    channels.publish('scores', 'goal', 'x', {})
    channels.leave('scores', reader)
    clock.now = 1_000
    channels.publish('scores', 'goal', 'y', {})
    expect(channels.missed('scores', 'e', 1)?.map(payloadOf)).toMatchObject([{ seq: 2, data: 'y' }])
  })
  it('drops history and pending messages on purge, so subscribers who missed any must refetch', () => {
    const { channels } = setUp()
    const reader = new Reader()
    channels.join('odds:0', reader)
    channels.publish('odds:0', 'football_exponent', [{ id: 'm1', odds: 1 }], {})
    channels.publish('odds:0', 'football_exponent', [{ id: 'm1', odds: 2 }], { tick: true, key: 'm1' })
    channels.purge(['odds:0'])
    channels.tick()
    expect(reader.heard.map(({ type }) => type)).toEqual(['joined', 'football_exponent'])
    expect(channels.missed('odds:0', 'e', 0)).toBeNull()
    expect(channels.missed('odds:0', 'e', 1)).toBeNull()
    channels.publish('odds:0', 'football_exponent', [{ id: 'm1', odds: 3 }], {})
    expect(channels.missed('odds:0', 'e', 2)?.map(payloadOf)).toMatchObject([{ seq: 3, data: [{ id: 'm1', odds: 3 }] }])
  })
  it('never reuses a sequence number after it was swept', () => {
    const { clock, channels } = setUp()
    const reader = new Reader()
    channels.join('match:a', reader)
    for (let count = 0; count < 5; count += 1) channels.publish('match:a', 'goal', count, {})
    channels.leave('match:a', reader)
    clock.now = 5_000
    channels.sweep()
    channels.join('match:a', reader)
    expect(reader.heard.at(-1)).toMatchObject({ type: 'joined', seq: 5 })
    channels.publish('match:a', 'goal', 'new', {})
    expect(channels.missed('match:a', 'e', 3)).toBeNull()
    expect(channels.missed('match:a', 'e', 5)?.map(payloadOf)).toMatchObject([{ seq: 6, data: 'new' }])
  })
  it('keeps a pending tick during a sweep', () => {
    const { clock, channels } = setUp()
    channels.publish('scores', 'goal', { id: 'a' }, { tick: true })
    clock.now = 5_000
    channels.sweep()
    const reader = new Reader()
    channels.join('scores', reader)
    channels.tick()
    expect(reader.heard.at(-1)).toMatchObject({ seq: 1, data: { id: 'a' } })
  })
})

type Step =
  | { do: 'publish'; channel: Channel; tick: boolean; id: number; field: string }
  | { do: 'join' | 'leave'; channel: Channel }
  | { do: 'tick' | 'sweep' }
  | { do: 'wait'; milliseconds: number }
const channelArbitrary = fc.constantFrom<Channel>('scores', 'match:a')
const stepArbitrary: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('publish' as const),
      channel: channelArbitrary,
      tick: fc.boolean(),
      id: fc.integer({ min: 1, max: 3 }),
      field: fc.constantFrom('score', 'clock', 'corner'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('join' as const, 'leave' as const), channel: channelArbitrary }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('tick' as const, 'sweep' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), milliseconds: fc.integer({ min: 0, max: 2_000 }) }) },
)

describe('any order of publishing, joining, leaving and waiting', () => {
  it('gives a resuming or refetching subscriber the latest value of each field, without sequence gaps', () => {
    fc.assert(
      fc.property(fc.array(stepArbitrary, { maxLength: 80 }), fc.integer({ min: 0, max: 8 }), (steps, size) => {
        const { clock, channels } = setUp(size)
        const truth = new Map<string, number>()
        const reader = new Reader()
        const seen = { values: new Map<string, number>(), seqs: new Map<Channel, number>() }
        let version = 0
        const fetchAll = (channel: Channel): void => {
          for (const [key, value] of truth) if (key.startsWith(`${channel} `)) seen.values.set(key, value)
        }
        const take = ({ type, channel, seq, data }: Heard): void => {
          const last = seen.seqs.get(channel)
          if (type === 'joined') {
            const missed = last === undefined ? null : channels.missed(channel, 'e', last)
            if (missed === null) {
              fetchAll(channel)
              seen.seqs.set(channel, seq)
            } else for (const frame of missed) take(payloadOf(frame))
            return
          }
          expect(seq).toBe((last as number) + 1)
          seen.seqs.set(channel, seq)
          for (const { id, seq: rowSeq, ...fields } of data as { id: number; seq: number }[])
            for (const [field, value] of Object.entries(fields)) {
              const key = `${channel} ${id} ${field}`
              expect(rowSeq).toBeGreaterThanOrEqual(value as number)
              seen.values.set(key, Math.max(value as number, seen.values.get(key) ?? 0))
            }
        }
        const hear = (): void => {
          for (const message of reader.heard.splice(0)) take(message)
        }
        for (const step of steps) {
          if (step.do === 'publish') {
            version += 1
            truth.set(`${step.channel} ${step.id} ${step.field}`, version)
            channels.publish(step.channel, 'row', [{ id: step.id, seq: version, [step.field]: version }], { tick: step.tick })
          }
          if (step.do === 'join') channels.join(step.channel, reader)
          if (step.do === 'leave') channels.leave(step.channel, reader)
          if (step.do === 'tick') channels.tick()
          if (step.do === 'sweep') channels.sweep()
          if (step.do === 'wait') clock.now += step.milliseconds
          hear()
        }
        channels.join('scores', reader)
        channels.join('match:a', reader)
        hear()
        channels.tick()
        hear()
        expect(Object.fromEntries(seen.values)).toEqual(Object.fromEntries(truth))
      }),
      { numRuns: 1_000 },
    )
  }, 30_000)
})
