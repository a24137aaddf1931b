// However a network reorders, repeats or loses messages, the match ends as if they had come in order: each is applied once.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { FeedMessage } from '../../contract/feed/document.ts'
import { gameMessages } from '../../tests/support/feed/basketball-adapter.ts'
import { at, begins, catalogueOf, itemsOf, senderOf } from '../../tests/support/feed/messages.ts'
import { basketballResponse } from '../../tests/support/feed/responses.ts'
import { type MemorySite, memorySite } from './site.ts'

const now = (): number => begins + 600_000

type Sent = Record<string, unknown> & { id: string }
const asSent = (messages: readonly unknown[]): Sent[] => messages as Sent[]

const side = fc.constantFrom('home' as const, 'away' as const)
/** Events of a football match after its kick-off; `about` refers back to an earlier message. */
const happening = fc.record({
  what: fc.constantFrom('goal', 'goal', 'card', 'corner', 'cancel', 'score', 'scorer', 'half-time', 'second-half', 'text', 'shot'),
  side,
  about: fc.integer({ min: 1, max: 20 }),
  goals: fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 })),
  minute: fc.integer({ min: 1, max: 90 }),
})
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never

function footballStory(list: readonly Happening[]): Sent[] {
  const { fixture, nextMessage } = senderOf('story', 'football')
  const sent = list.map(({ what, side, about, goals: [home, away], minute }): FeedMessage => {
    const clock = { minute }
    const target = `m${about}`
    switch (what) {
      case 'goal':
        return nextMessage('goal', { side, clock, player: { name: 'Lin' } })
      case 'card':
        return nextMessage('card', { side, card: 'red', clock })
      case 'corner':
        return nextMessage('corner', { side, clock })
      case 'cancel':
        return nextMessage('cancel', { target, reason: 'offside', clock })
      case 'scorer':
        return nextMessage('scorer', { target, player: { name: 'Wei' }, clock })
      case 'score':
        return nextMessage('score', { home, away, clock })
      case 'text':
        return nextMessage('text', { text: 'A line.', clock })
      case 'shot':
        return nextMessage('shot', { side, result: 'saved', x: 50, y: 90 })
      default:
        return nextMessage('phase', { phase: what as 'half-time' | 'second-half', clock })
    }
  })
  return asSent([fixture, ...sent])
}

interface Request {
  places: number[]
  isLost: boolean
}
/** A request: which pending messages it contains, by position, and how much of it arrives. A repeated position is a repeat. */
const request: fc.Arbitrary<Request> = fc.record({ places: fc.array(fc.nat(60), { minLength: 1, maxLength: 12 }), isLost: fc.boolean() })

/** Sends pending messages in any order, some twice, and loses responses; then sends the rest shuffled until everything is done. */
async function sendBadly(site: MemorySite, messages: readonly Sent[], requests: readonly Request[]): Promise<void> {
  const open = new Map(messages.map((message) => [message.id, message]))
  async function send(part: readonly Sent[], isLost: boolean): Promise<void> {
    const { answers } = await site.taker.take(itemsOf(part))
    // A message that was applied without a response is sent again.
    if (isLost) return
    for (const { id, is } of answers) if (is !== 'early' && id !== null) open.delete(id)
  }
  for (const { places, isLost } of requests) {
    const waiting = [...open.values()]
    if (waiting.length === 0) return
    await send(
      places.map((place) => waiting[place % waiting.length] as Sent),
      isLost,
    )
  }
  for (let round = 0; open.size > 0 && round < 3; round += 1) await send([...open.values()].reverse(), false)
  expect([...open.keys()]).toEqual([])
}

async function siteOf(sport: 'football' | 'basketball', messages: readonly Sent[]) {
  const site = memorySite(now)
  await site.taker.take(itemsOf(catalogueOf(sport)))
  return { site, inOrder: () => site.taker.take(itemsOf(messages)) }
}

async function expectSame(sport: 'football' | 'basketball', messages: readonly Sent[], requests: readonly Request[]): Promise<void> {
  const [one, other] = await Promise.all([siteOf(sport, messages), siteOf(sport, messages)])
  await one.inOrder()
  await sendBadly(other.site, messages, requests)
  expect([...other.site.states]).toEqual([...one.site.states])
  expect(await other.site.reached()).toEqual(await one.site.reached())
  const shown = ({ site }: typeof one) => site.extras.flatMap((extra) => (extra.type === 'text' ? [extra.key] : []))
  expect(shown(other)).toEqual(shown(one))
}

it('a football feed in disorder ends in the same state as in order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 1, maxLength: 25 }), fc.array(request, { maxLength: 15 }), async (list, requests) =>
      expectSame('football', footballStory(list), requests),
    ),
    { numRuns: 120 },
  )
})

it('a basketball feed in disorder, with sequence gaps, ends in the same state as in order', async () => {
  const game = basketballResponse(begins)
  const catalogue = { league: 'coast', home: { code: 'kites', name: 'Kites' }, away: { code: 'bears', name: 'Bears' } }
  const plays = game.plays.map((play) => (play.team ? { ...play, team: play.team === 'HAR' ? 'kites' : 'bears' } : play))
  const messages = asSent(gameMessages({ ...game, ...catalogue, plays }))
  await fc.assert(
    fc.asyncProperty(fc.array(request, { maxLength: 20 }), async (requests) => expectSame('basketball', messages, requests)),
    { numRuns: 80 },
  )
})

it('a match with a lost middle continues from a state after the gap, and applies nothing before it any more', async () => {
  const { fixture, nextMessage } = senderOf('cut', 'football')
  const lost = [nextMessage('phase', { phase: 'first-half' }), nextMessage('goal', { side: 'home', clock: { minute: 3 } })]
  const state = nextMessage('state', { phase: 'second-half', home: 2, away: 1, clock: { minute: 60 } })
  const goal = { ...nextMessage('goal', { side: 'away', clock: { minute: 70 } }), at: at(900) }
  const { site } = await siteOf('football', [])
  const { answers } = await site.taker.take(itemsOf([fixture, state, goal]))
  expect(answers).toMatchObject([{ is: 'applied' }, { is: 'applied', doubt: '2 messages before it were never sent' }, { is: 'applied' }])
  expect((await site.taker.take(itemsOf(lost))).answers).toMatchObject([{ is: 'late' }, { is: 'late' }])
  expect(site.states.get('p-cut')?.core).toMatchObject({ home_score: 2, away_score: 2, phase: 'second-half' })
})
