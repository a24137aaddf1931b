import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRequest } from './request.ts'

const sayRequest = (more: object) => ({ type: 'say', id: 'r1', text: '好', key: '11111111-1111-4111-8111-111111111111', ...more })
const read = (value: unknown) => readRequest(JSON.stringify(value))

describe('readRequest', () => {
  it.each([
    [
      { type: 'register', info: 'web' },
      { type: 'register', info: 'web', device_id: undefined, visible: false },
    ],
    [
      { type: 'toggle', company_id: 3 },
      { type: 'toggle', company_id: '3' },
    ],
    [
      { type: 'classify', classify_type: 1 },
      { type: 'classify', classify_type: 1 },
    ],
    [{ type: 'heartbeat' }, { type: 'heartbeat' }],
    [
      { type: 'resume', epoch: 'e', seq: { scores: 4, 'match:A_1.b-2': 0 } },
      { type: 'resume', epoch: 'e', seq: { scores: 4, 'match:A_1.b-2': 0 } },
    ],
    [
      { type: 'topic', add: ['odds:1'] },
      { type: 'topic', add: ['odds:1'], remove: [] },
    ],
    [
      { type: 'visible', visible: true },
      { type: 'visible', visible: true },
    ],
    [
      { type: 'ack', match_id: 'm', seq: 2 },
      { type: 'ack', match_id: 'm', seq: 2 },
    ],
  ])('parses %j', (raw, request) => {
    expect(read(raw)).toEqual(request)
  })

  it('accepts a chat message', () => {
    expect(read(sayRequest({ text: '⚽ 好', at: '2026-11-21T10:00:00.5Z' }))).toMatchObject({ type: 'say', text: '⚽ 好' })
  })

  it.each([
    null,
    [],
    'heartbeat',
    {},
    { type: 7 },
    { type: 'register', device_id: 'a b' },
    { type: 'toggle', company_id: {} },
    { type: 'classify', classify_type: '0' },
    { type: 'resume', epoch: 'e' },
    { type: 'resume', epoch: 'e'.repeat(65), seq: {} },
    { type: 'resume', epoch: 'e', seq: { scores: -1 } },
    { type: 'resume', epoch: 'e', seq: { scores: 1.5 } },
    { type: 'resume', epoch: 'e', seq: { wallet: 1 } },
    { type: 'topic', add: 'scores' },
    { type: 'topic', add: ['match:'] },
    { type: 'topic', add: ['match:a b'] },
    { type: 'topic', add: [`match:${'a'.repeat(65)}`] },
    { type: 'topic', add: ['odds:2'] },
    { type: 'topic', add: Array(101).fill('scores') },
    { type: 'visible' },
    { type: 'ack', match_id: 'm' },
    sayRequest({ text: 'a\0b' }),
    sayRequest({ text: 'a\ud83d' }),
    sayRequest({ at: '2026-13-01T00:00:00Z' }),
    sayRequest({ at: '0001-01-01T00:00:00Z' }),
    { type: 'ack', match_id: '', seq: 1 },
  ])('rejects %j', (raw) => {
    expect(read(raw)).toBe('malformed')
  })

  it('returns unknown for unknown types, with any name', () => {
    for (const type of ['logon', 'constructor', 'toString', '__proto__']) expect(readRequest(`{"type":"${type}"}`)).toBe('unknown')
  })

  it('never throws, for any input', () => {
    const types = ['register', 'toggle', 'classify', 'resume', 'topic', 'visible', 'ack']
    const message = fc.dictionary(fc.constantFrom('epoch', 'seq', 'add', 'remove', 'visible', 'company_id', 'device_id'), fc.jsonValue())
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.tuple(fc.constantFrom(...types), message)), (input) => {
        readRequest(typeof input === 'string' ? input : JSON.stringify({ ...input[1], type: input[0] }))
      }),
      { numRuns: 1_000 },
    )
  }, 30_000)
})
