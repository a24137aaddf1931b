import { describe, expect, it } from 'vitest'
import { catalogueOf, senderOf } from '../../tests/support/feed/messages.ts'
import { checkText } from './check.ts'
import { pointerLines } from './lines.ts'

const story = () => {
  const { fixture, nextMessage } = senderOf('f1', 'football')
  return {
    fixture,
    kickOff: nextMessage('phase', { phase: 'first-half' }),
    goal: nextMessage('goal', { side: 'home', clock: { minute: 3 } }),
  }
}
const document = (messages: readonly unknown[]): string => JSON.stringify({ feed: 'feed/v1', messages }, null, 2)
const lines = (messages: readonly unknown[]): string => messages.map((message) => `${JSON.stringify(message)}\n`).join('')

describe('a feed file', () => {
  it('without faults is accepted in full', async () => {
    const { fixture, kickOff, goal } = story()
    const messages = [...catalogueOf('football'), fixture, kickOff, goal]
    for (const text of [document(messages), lines(messages)])
      expect(await checkText(text)).toEqual({ messages: 6, matches: 1, remarks: [] })
  })

  it('with a fault reports the line, the pointer and what is wrong in plain words', async () => {
    const { fixture, kickOff, goal } = story()
    const text = document([...catalogueOf('football'), fixture, kickOff, { ...goal, clock: { minute: -3 } }])
    const { remarks } = await checkText(text)
    expect(remarks).toEqual([{ line: expect.any(Number), text: '/clock/minute must be at least 0 (message m3 of f1)', isFault: true }])
    expect(text.split('\n')[(remarks[0]?.line ?? 0) - 1]).toContain('"minute": -3')
  })

  it('of lines reports the line of the message', async () => {
    const { fixture, kickOff, goal } = story()
    const before = lines([...catalogueOf('football'), fixture, kickOff])
    const { remarks } = await checkText(`${before}{"type":\n${lines([{ ...goal, side: 'left' }])}`)
    expect(remarks).toMatchObject([
      { line: 6, isFault: true, text: expect.stringContaining('is no JSON') },
      { line: 7, isFault: true, text: '/side must be one of home, away (message m3 of f1)' },
    ])
  })

  it('reports what a site would doubt, what is pending once per match, and duplicates', async () => {
    const { fixture, kickOff, goal } = story()
    const doubted = { type: 'score', id: 'm9', match: 'f1', seq: 4, at: goal.at, home: 70, away: 0 }
    const late = { ...doubted, id: 'm20', seq: 20 }
    const { remarks } = await checkText(
      lines([...catalogueOf('football'), fixture, kickOff, goal, goal, doubted, late, { ...late, id: 'm21', seq: 21 }]),
    )
    expect(remarks).toEqual([
      { line: 7, text: 'its id is that of a message of before (message m3 of f1)', isFault: true },
      { line: 8, text: 'would be taken, but: a score that leaps to 70:0 (message m9 of f1)', isFault: false },
      { line: 9, text: 'messages 5 to 19 are missing (message m20 of f1)', isFault: true },
    ])
  })

  it('that is not a valid document reports where it stops being one', async () => {
    const { remarks } = await checkText('{\n  "feed": "feed/v1",\n  "messages": {}\n}')
    expect(remarks).toMatchObject([{ text: '/messages must be a list' }])
    expect(await checkText('')).toMatchObject({ messages: 0, remarks: [{ isFault: true }] })
  })

  it('may be a recording', async () => {
    const { fixture } = story()
    const recorded = [...catalogueOf('football'), fixture].map((message) => ({ received: message.at, is: 'applied', message }))
    expect(await checkText(lines(recorded))).toMatchObject({ messages: 4, matches: 1, remarks: [] })
  })
})

it('finds the line of each value in a text', () => {
  const text = '{\n "a/b": [1,\n  {"c": "x\\"]"}],\n\n "d": null\n}'
  expect(Object.fromEntries(pointerLines(text))).toEqual({ '': 1, '/a~1b': 2, '/a~1b/0': 2, '/a~1b/1': 3, '/a~1b/1/c': 3, '/d': 5 })
})
