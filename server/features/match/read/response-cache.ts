// Caches finished envelopes by query and rebuilds them only after a change. Equal bytes keep their object, and with it their ETag and
// compressed form.
import { etagOf, type Prepared, prepared, successMessage } from '../../../core/http/envelope.ts'

interface CacheEntry {
  stamp: string
  response: Prepared
}

export interface ResponseCache {
  /** Returns the response under `key`; calls `make` when `stamp` differs from the last call's. */
  get(key: string, stamp: string, make: () => Buffer): Prepared
}

export function createResponseCache(mostBytes: number): ResponseCache {
  const cache = new Map<string, CacheEntry>()
  let bytes = 0

  function drop(key: string): void {
    bytes -= cache.get(key)?.response.buffer.length ?? 0
    cache.delete(key)
  }

  return {
    get(key, stamp, make) {
      const known = cache.get(key)
      if (known?.stamp === stamp) return known.response
      const buffer = make()
      const etag = etagOf(buffer)
      const response = known?.response.etag === etag ? known.response : prepared(buffer, etag)
      drop(key)
      cache.set(key, { stamp, response })
      bytes += response.buffer.length
      for (const oldest of cache.keys()) {
        if (bytes <= mostBytes || oldest === key) break
        drop(oldest)
      }
      return response
    },
  }
}

const head = Buffer.from(`{"code":0,"msg":${JSON.stringify(successMessage)},"data":{"list":[`)
const comma = Buffer.from(',')

/** Builds the envelope of a list from rows that are JSON already. */
export function listEnvelope(rows: readonly Buffer[], total: number): Buffer {
  const parts: Buffer[] = [head]
  rows.forEach((row, index) => {
    if (index > 0) parts.push(comma)
    parts.push(row)
  })
  parts.push(Buffer.from(`],"total":${total}}}`))
  return Buffer.concat(parts)
}

export const envelopeOf = (data: unknown): Buffer => Buffer.from(JSON.stringify({ code: 0, msg: successMessage, data }))
