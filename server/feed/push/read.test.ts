import { describe, expect, it } from 'vitest'
import { at, senderOf } from '../../../tests/support/feed/messages.ts'
import { readDocument, readItem, readLines, readText } from './read.ts'

const goal = () => senderOf('f1', 'football').nextMessage('goal', { side: 'home', player: { name: 'Lin Hao' }, clock: { minute: 12 } })
const faultOf = (value: unknown) => {
  const read = readItem({ value })
  return 'fault' in read ? [read.fault.pointer, read.fault.reason] : null
}

describe('a message', () => {
  it('has its position in the sequence of its match', () => {
    expect(readItem({ value: goal() })).toMatchObject({ head: { id: 'm2', stream: 'f1', seq: 2, before: 1 } })
    expect(readItem({ value: { ...goal(), seq: 9, after: 4 } })).toMatchObject({ head: { seq: 9, before: 4 } })
    const team = { type: 'team', id: 't', seq: 3, at: at(0), team: 'kites', sport: 'football', league: 'coast', name: 'Kites' }
    expect(readItem({ value: team })).toMatchObject({ message: { team: 'kites' }, head: { stream: 'team:kites', match: null } })
  })

  it.each<[string, object, string, RegExp]>([
    ['a field that is missing', { side: undefined }, '/side', /^is missing$/],
    ['a field that there is not', { colour: 'red' }, '/colour', /^is no field here$/],
    ['a word that there is not', { side: 'left' }, '/side', /^must be one of home, away$/],
    ['a fraction', { clock: { minute: 1.5 } }, '/clock/minute', /whole number/],
    ['a minute beyond reason', { clock: { minute: 500 } }, '/clock/minute', /^must be at most 200$/],
    ['a name without a text', { player: { name: '' } }, '/player/name', /forms/],
    ['a language that there is not', { player: { name: { de: 'Lin' } } }, '/player/name/de', /^is no field here$/],
    ['a place before the message before it', { after: 2 }, '/after', /^must be below seq$/],
    ['a moment without its zone', { at: '2026-12-05T12:00:00' }, '/at', /^must be a moment in UTC such as/],
  ])('is rejected with a readable reason: %s', (_what, change, pointer, reason) => {
    const value = JSON.parse(JSON.stringify({ ...goal(), ...change })) as unknown
    const [found, complaint] = faultOf(value) ?? []
    expect(found).toBe(pointer)
    expect(complaint).toMatch(reason)
    // The head is read all the same.
    expect(readItem({ value })).toMatchObject({ head: { match: 'f1', seq: 2 } })
  })

  it.each<[string, unknown, string]>([
    ['no object', 7, ''],
    ['of no type', { ...goal(), type: 'guess' }, '/type'],
    ['of no match', { ...goal(), match: undefined }, '/match'],
  ])('is rejected: %s', (_what, given, pointer) => {
    expect(faultOf(JSON.parse(JSON.stringify(given)))?.[0]).toBe(pointer)
  })

  it('belongs to no sequence when it has no subject', () => {
    expect(readItem({ value: JSON.parse(JSON.stringify({ ...goal(), match: undefined })) })).toMatchObject({ head: null })
    const league = { type: 'league', id: 'l', seq: 1, at: at(0), match: 'f1', league: 'coast', sport: 'football', name: 'Coast' }
    expect(readItem({ value: league })).toMatchObject({ head: { stream: 'league:coast' }, fault: { pointer: '/match' } })
  })
})

describe('a body', () => {
  const document = (messages: unknown[]): string => JSON.stringify({ feed: 'feed/v1', messages })

  it('is read as a document', () => {
    expect(readDocument(document([1, 2]))).toEqual({ items: [{ value: 1 }, { value: 2 }] })
    expect(readDocument('{"feed":"feed/v2","messages":[]}')).toEqual({ fault: { pointer: '/feed', reason: 'must be "feed/v1"' } })
    expect(readDocument('[]')).toMatchObject({ fault: { pointer: '' } })
    expect(readDocument('{')).toMatchObject({ fault: { reason: expect.stringMatching(/^is no JSON: /) } })
  })

  it('is read as lines, where a malformed line affects only itself', () => {
    const { items } = readLines('{"a":1}\n\n{"a":\n{"a":2}\n')
    expect(items).toEqual([{ value: { a: 1 } }, { broken: expect.stringMatching(/^is no JSON/) }, { value: { a: 2 } }])
  })

  it('is read as either format when it is a file', () => {
    const line = JSON.stringify(goal())
    expect(readText(`\uFEFF${line}\n${line}\n`)).toEqual(readLines(`${line}\n${line}`))
    expect(readText(JSON.stringify({ feed: 'feed/v1', messages: [goal()] }, null, 2))).toEqual({ items: [{ value: goal() }] })
  })
})
