import { describe, expect, it } from 'vitest'
import { hearBasketball } from '../../tests/support/feed/basketball-adapter.ts'
import { createEsportsAdapter } from '../../tests/support/feed/esports-adapter.ts'
import { at, begins, catalogueOf, senderOf } from '../../tests/support/feed/messages.ts'
import { basketballResponse, esportsResponses } from '../../tests/support/feed/responses.ts'
import { siteAsk } from '../../tests/support/feed/site-ask.ts'
import { readFileText } from './lines.ts'
import { playMessages } from './play.ts'
import { createSender, type Reply, SendError } from './sender.ts'
import { memorySite } from './site.ts'

const secret = 'a-secret-of-the-test'
const now = (): number => begins + 600_000
const opened = () => {
  const site = memorySite(now)
  return { site, sender: createSender({ secret, ask: siteAsk(site, secret), wait: async () => undefined }) }
}
const core = (site: ReturnType<typeof memorySite>, match: string) => site.states.get(`p-${match}`)?.core

describe('a sender', () => {
  it('resends messages that were waiting for a later one', async () => {
    const { fixture, nextMessage } = senderOf('f1', 'football')
    const { site, sender } = opened()
    const kickOff = nextMessage('phase', { phase: 'first-half' })
    // More than fit into one request: the message that they wait for comes last.
    const corners = Array.from({ length: 250 }, () => nextMessage('corner', { side: 'home' }))
    const messages = [kickOff, ...corners, fixture, ...catalogueOf('football')]
    const answers = await sender.deliver(messages)
    expect(answers.map(({ index, is }) => [index, is])).toEqual(messages.map((_, index) => [index, 'applied']))
    expect(core(site, 'f1')).toMatchObject({ phase: 'first-half', corner_home: 250 })
    const late = nextMessage('corner', { side: 'home' })
    expect(await sender.deliver([{ ...late, seq: 300 }])).toMatchObject([{ is: 'early', next: 253 }])
  })

  it('waits while the site is busy, with a new signature each time, and gives up on rejected messages', async () => {
    const times = new Set<string | undefined>()
    const waits: number[] = []
    const replies: Reply[] = [
      { status: 429, retryAfter: 3, body: '' },
      { status: 503, retryAfter: null, body: '' },
      { status: 200, retryAfter: null, body: '{"answers":[],"gaps":[]}' },
      { status: 401, retryAfter: null, body: 'no' },
    ]
    const sender = createSender({
      secret,
      ask: async (_path, headers) => {
        times.add(headers['x-feed-time'])
        return replies.shift() as Reply
      },
      wait: async (milliseconds) => void waits.push(milliseconds),
    })
    expect(await sender.send([])).toEqual({ answers: [], gaps: [] })
    expect([times.size, waits]).toEqual([3, [3_000, 2_000]])
    await expect(sender.send([])).rejects.toThrow(SendError)
  })
})

describe('a recording', () => {
  it('is played with its pauses, at any speed, and as if it happened now', async () => {
    const { fixture, nextMessage } = senderOf('f2', 'football')
    const messages = [
      ...catalogueOf('football'),
      fixture,
      nextMessage('phase', { phase: 'first-half' }),
      nextMessage('corner', { side: 'home' }),
    ]
    const received = [0, 0, 0, 0, 10, 40]
    const text = messages.map((message, index) => JSON.stringify({ received: at(received[index] ?? 0), message })).join('\n')
    const read = readFileText(text)
    if (!('messages' in read)) throw new Error(read.problem)
    const { sender } = opened()
    let clock = begins + 86_400_000
    const parts: Record<string, unknown>[][] = []
    const outcome = await playMessages({
      messages: read.messages,
      sender: {
        deliver: async (part) => {
          parts.push(part as Record<string, unknown>[])
          return sender.deliver(part)
        },
      },
      speed: 10,
      asNow: true,
      now: () => clock,
      wait: async (milliseconds) => {
        clock += milliseconds
      },
    })
    expect(outcome).toEqual({ applied: 6, repeated: 0, late: 0, early: 0, refused: 0 })
    const day = (seconds: number): string => at(86_400 + seconds)
    expect(parts.map((part) => part.map((message) => message.at))).toEqual([[day(0), day(0), day(0), day(0)], [day(1)], [day(4)]])
    expect(parts[0]?.[3]).toMatchObject({ type: 'fixture', start: day(0) })
  })
})

describe('the reference adapters', () => {
  it('deliver a basketball game response by response, without keeping state', async () => {
    const { site, sender } = opened()
    const response = basketballResponse(begins)
    for (const count of [0, 3, 9, 19, 23]) await hearBasketball({ ...response, plays: response.plays.slice(0, count) }, sender)
    await hearBasketball(response, sender)
    expect(core(site, response.game)).toMatchObject({
      ...{ status: 'over', home_score: 9, away_score: 7, winner: 'home', after_extra: true },
      periods: [
        [3, 3],
        [3, 0],
        [0, 2],
        [1, 2],
        [2, 0],
      ],
    })
  })

  it('deliver an e-sports series, even when the adapter was started midway', async () => {
    for (const restartBefore of [0, 3]) {
      const { site, sender } = opened()
      let adapter = createEsportsAdapter(sender)
      for (const [index, response] of esportsResponses(begins).entries()) {
        if (index === restartBefore) adapter = createEsportsAdapter(sender)
        await adapter.hear(response)
      }
      expect(core(site, 's-77')).toMatchObject({
        ...{ status: 'over', home_score: 2, away_score: 0, winner: 'home' },
        periods: [
          [15, 8],
          [12, 20],
        ],
      })
      const dragons = site.states.get('p-s-77')?.log.filter(({ event }) => event.type === 'objective') ?? []
      expect(dragons).toHaveLength(1)
    }
  })
})
