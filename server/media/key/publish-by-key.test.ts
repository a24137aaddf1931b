import { describe, expect, it } from 'vitest'
import type { Publication } from '../publication.ts'
import { type KeyDeps, publisherByKey } from './publish-by-key.ts'

const place = { id: 'a place' } as unknown as Publication
const [current, former] = ['key-of-now-0001', 'key-of-before-01']

/** A server that has just started: it knows only what was persisted. */
function fresh(more: Partial<KeyDeps> = {}) {
  const [noted, refused, strangers, logged]: [string[], string[], object[], object[]] = [[], [], [], []]
  const publish = publisherByKey({
    authorize: async (key) => (key === current ? { roomId: 'room-1' } : null),
    formerRoom: async (key) => (key === former ? 'room-1' : null),
    publish: () => place,
    note: (room, refusal) => void noted.push(`${room} ${refusal}`),
    onRefused: (way, refusal) => void refused.push(`${way} ${refusal}`),
    onStranger: (one) => void strangers.push(one),
    log: { warn: (facts: object) => void logged.push(facts) } as unknown as KeyDeps['log'],
    ...more,
  })
  const ask = (key: string, isOurAddress = true) => publish({ key, isOurAddress }, { way: 'rtmp', address: '203.0.113.9' }, () => undefined)
  return { ask, noted, refused, strangers, logged }
}

describe('a publisher', () => {
  it('with the current key is admitted, and nothing is reported', async () => {
    const { ask, noted, refused } = fresh()
    expect(await ask(` ${current}\n`)).toBe(place)
    expect([noted, refused]).toEqual([[], []])
  })

  it('with a former key is rejected, and the studio shows why, even if it changed before this start', async () => {
    const { ask, noted, refused, strangers, logged } = fresh()
    expect(await ask(former)).toBe('key')
    expect(strangers).toEqual([])
    expect([noted, refused]).toEqual([['room-1 key'], ['rtmp key']])
    expect(logged).toEqual([{ way: 'rtmp', reason: 'key', room: 'room-1', fault: 'former' }])
    expect(JSON.stringify(logged)).not.toContain(former)
  })

  it('with an unknown key is reported to no studio, and to the operator without the key', async () => {
    const { ask, noted, strangers, logged } = fresh()
    for (const key of ['nobody-has-ever-had-it', 'not a key', '']) expect(await ask(key)).toBe('key')
    expect(noted).toEqual([])
    expect(logged).toMatchObject([{ fault: 'unknown' }, { fault: 'malformed' }, { fault: 'empty' }])
    const from = { way: 'rtmp', address: '203.0.113.9' }
    expect(strangers).toEqual(['unknown', 'malformed', 'empty'].map((fault) => ({ ...from, fault })))
  })

  it('is not looked up by a malformed key', async () => {
    const asked: string[] = []
    const { ask } = fresh({
      formerRoom: async (key) => {
        asked.push(key)
        return null
      },
    })
    for (const key of ['not a key', '', 'x'.repeat(200)]) await ask(key)
    expect(asked).toEqual([])
  })

  it('with a valid key at a wrong address is rejected for the address', async () => {
    const { ask, noted } = fresh()
    expect(await ask(current, false)).toBe('address')
    expect(noted).toEqual(['room-1 address'])
  })
})
