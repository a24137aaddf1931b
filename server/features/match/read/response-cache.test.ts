// Builds a response once per change; equal responses are the same object.
import { describe, expect, it } from 'vitest'
import { createResponseCache, envelopeOf, listEnvelope } from './response-cache.ts'

describe('the response cache', () => {
  it('reloads only when the stamp changes', () => {
    const cache = createResponseCache(1_000)
    let made = 0
    const make = (): Buffer => {
      made += 1
      return Buffer.from(`answer ${made}`)
    }
    const first = cache.get('a', '1', make)
    expect(cache.get('a', '1', make)).toBe(first)
    expect(cache.get('a', '2', make).etag).not.toBe(first.etag)
    expect(made).toBe(2)
  })

  it('keeps the object and its compressed form when the bytes are the same', () => {
    const cache = createResponseCache(1_000)
    const make = (): Buffer => Buffer.from('same')
    expect(cache.get('a', '2', make)).toBe(cache.get('a', '1', make))
  })

  it('evicts the oldest entry when full', () => {
    const cache = createResponseCache(25)
    const first = cache.get('a', '1', () => Buffer.alloc(10, 'a'))
    const second = cache.get('b', '1', () => Buffer.alloc(10, 'b'))
    cache.get('c', '1', () => Buffer.alloc(10, 'c'))
    expect(cache.get('b', '1', () => Buffer.alloc(10, 'B'))).toBe(second)
    expect(cache.get('a', '1', () => Buffer.alloc(10, 'A'))).not.toBe(first)
  })

  it('joins rows to the same bytes as the whole at once', () => {
    const rows = [{ id: 'a', name: '临江' }, { id: 'b' }]
    const joined = listEnvelope(
      rows.map((row) => Buffer.from(JSON.stringify(row))),
      7,
    )
    expect(JSON.parse(joined.toString())).toEqual(JSON.parse(envelopeOf({ list: rows, total: 7 }).toString()))
    expect(JSON.parse(listEnvelope([], 0).toString()).data).toEqual({ list: [], total: 0 })
  })
})
