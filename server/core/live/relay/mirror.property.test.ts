// A subscriber of a mirror receives what a subscriber of the channel itself receives, in any order of events.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Channel } from '../../../../contract/live.ts'
import { Channels } from '../channels.ts'
import { payloadOf } from '../wire/frame.ts'
import { readNumbered } from '../wire/numbered.ts'
import { Mirror } from './mirror.ts'
import type { ToRelay } from './wire.ts'

interface Reader {
  heard: string[]
}
const channel: Channel = 'room:a'
const short = { size: 4, age: 1_000 }

/** A server, the link to its mirror, and a subscriber of each. Messages on the link arrive when the test delivers them. */
function scene(limits = short) {
  let now = 0
  const deliver = (reader: Reader, frame: Buffer): number => reader.heard.push(payloadOf(frame).toString())
  const downlink: (() => void)[] = []
  const up: (() => void)[] = []
  const server = new Channels<{ send(frame: Buffer): void }>({
    epoch: 'e',
    limits,
    now: () => now,
    deliver: (reader, frame) => reader.send(frame),
  })
  const link = {
    send(frame: Buffer) {
      const numbered = readNumbered(payloadOf(frame))
      if (numbered) downlink.push(() => mirror.onFrame(numbered, frame))
    },
  }
  const down = (message: ToRelay): void => {
    downlink.push(() => {
      if (message.op === 'history') mirror.onHistory(message.channel)
      if (message.op === 'joined') mirror.onJoined(message.channel, message.seq)
    })
  }
  const mirror: Mirror<Reader> = new Mirror<Reader>({
    limits,
    now: () => now,
    deliver,
    follow: (followed) =>
      up.push(() => {
        const { seq, frames } = server.follow(followed, link)
        down({ op: 'history', channel: followed })
        for (const frame of frames) link.send(frame)
        down({ op: 'joined', channel: followed, seq })
      }),
    unfollow: (followed) => up.push(() => server.leave(followed, link)),
  })
  void mirror.open('e')
  const arrive = (from: (() => void)[]): void => from.shift()?.()
  return {
    server,
    mirror,
    dropped: (seq: number) => downlink.push(() => mirror.onDropped(channel, seq)),
    upOne: () => arrive(up),
    downOne: () => arrive(downlink),
    settle() {
      while (up.length + downlink.length > 0) {
        arrive(up)
        arrive(downlink)
      }
    },
    pass(time: number) {
      now += time
      server.sweep()
      mirror.sweep()
    },
  }
}

const step = fc.oneof(
  { weight: 4, arbitrary: fc.constant('publish' as const) },
  { weight: 3, arbitrary: fc.constantFrom('up' as const, 'down' as const) },
  { weight: 2, arbitrary: fc.constantFrom('join' as const, 'leave' as const) },
  { weight: 1, arbitrary: fc.constantFrom('purge' as const, 'wait' as const, 'long' as const) },
)

it('delivers every frame after the join position to subscribers once, in order', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const { server, mirror, upOne, downOne, settle, pass, dropped } = scene()
      const reader: Reader = { heard: [] }
      let isIn = false
      let published = 0
      const acts = {
        publish: () => {
          published += 1
          server.publish(channel, 'room_message', published, {})
        },
        up: upOne,
        down: downOne,
        join: () => {
          if (!isIn) mirror.join(channel, reader)
          isIn = true
        },
        leave: () => {
          mirror.leave(channel, reader)
          isIn = false
          reader.heard = []
        },
        purge: () => {
          server.purge([channel])
          dropped(server.position(channel))
        },
        wait: () => pass(300),
        long: () => pass(1_200),
      }
      for (const name of steps) acts[name]()
      acts.join()
      settle()
      const before = reader.heard.length
      server.publish(channel, 'room_message', 'a', {})
      server.publish(channel, 'room_message', 'b', {})
      settle()
      expect(reader.heard.slice(before).map((text) => JSON.parse(text).data)).toEqual(['a', 'b'])
      // First the channel's position, exactly once; then the numbers after it without a gap.
      const [mark, ...rest] = reader.heard.map((text) => JSON.parse(text) as { type: string; seq: number })
      expect([mark?.type, rest.filter(({ type }) => type === 'joined')]).toEqual(['joined', []])
      const seqs = rest.map(({ seq }) => seq)
      expect(seqs).toEqual([...new Set(seqs)].sort((a, b) => a - b))
      if (!steps.includes('purge')) expect(seqs).toEqual(seqs.map((_, index) => (mark?.seq ?? 0) + 1 + index))
    }),
    { numRuns: 2_000 },
  )
})

it('replays what the server can replay', () => {
  const { server, mirror, settle } = scene()
  const reader: Reader = { heard: [] }
  const there = { send: () => undefined }
  server.join(channel, there)
  for (let number = 1; number <= 6; number += 1) server.publish(channel, 'room_message', number, {})
  mirror.join(channel, reader)
  settle()
  const dataOf = (frames: Buffer[] | null) => frames?.map((frame) => JSON.parse(payloadOf(frame).toString()).data) ?? null
  expect(dataOf(mirror.missed(channel, 'e', 3))).toEqual(dataOf(server.missed(channel, 'e', 3)))
  expect(dataOf(mirror.missed(channel, 'e', 3))).toEqual([4, 5, 6])
  expect([mirror.missed(channel, 'e', 1), mirror.missed(channel, 'other', 5), mirror.missed(channel, 'e', 6)]).toEqual([null, null, []])
})

it('reports that missed messages cannot be replayed once the channel position is known', () => {
  const { server, mirror, settle } = scene()
  const reader: Reader = { heard: [] }
  server.join(channel, { send: () => undefined })
  server.publish(channel, 'room_message', 'a', {})
  // Followed anew between the access check and `join`.
  mirror.join(channel, reader)
  expect(mirror.missed(channel, 'e', 0)).toBeNull()
  mirror.reset(channel, reader)
  settle()
  expect(reader.heard.map((text) => JSON.parse(text) as { type: string; seq: number }).map(({ type, seq }) => [type, seq])).toEqual([
    ['joined', 1],
    ['reset', 1],
  ])
})

it('unfollows channels requested by clients that did not stay', () => {
  const { server, mirror, settle, pass } = scene({ size: 4, age: 120_000 })
  let followed = 0
  const { follow, leave } = server
  server.follow = (...of) => {
    followed += 1
    return follow.apply(server, of)
  }
  server.leave = (...of) => {
    followed -= 1
    leave.apply(server, of)
  }
  for (let nth = 0; nth < 10; nth += 1) void mirror.ready(`match:none-${nth}`)
  settle()
  const always = followed - 10
  pass(10_001)
  settle()
  expect(followed).toBe(always)
})

it('clears its state when the link is lost, and starts over with the next one', async () => {
  const { server, mirror, settle } = scene()
  const reader: Reader = { heard: [] }
  mirror.join(channel, reader)
  const waits = mirror.ready('match:1')
  mirror.clear()
  await waits
  expect(mirror.missed(channel, 'e', 0)).toBeNull()
  server.publish(channel, 'room_message', 'lost', {})
  settle()
  expect(reader.heard).toEqual([])
})
