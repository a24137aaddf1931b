// Caches finished envelopes by query and rebuilds them only after a change. Equal bytes keep their object, and with it their ETag and
// compressed form.
import { etagOf, type Prepared, prepared, successMessage } from '../../../core/http/envelope.ts'

interface Kept {
  stamp: string
  answer: Prepared
}

export interface AnswerCache {
  /** Returns the response under `key`; calls `make` when `stamp` differs from the last call's. */
  get(key: string, stamp: string, make: () => Buffer): Prepared
}

export function createAnswerCache(mostBytes: number): AnswerCache {
  const kept = new Map<string, Kept>()
  let bytes = 0

  function drop(key: string): void {
    bytes -= kept.get(key)?.answer.buffer.length ?? 0
    kept.delete(key)
  }

  return {
    get(key, stamp, make) {
      const known = kept.get(key)
      if (known?.stamp === stamp) return known.answer
      const buffer = make()
      const etag = etagOf(buffer)
      const answer = known?.answer.etag === etag ? known.answer : prepared(buffer, etag)
      drop(key)
      kept.set(key, { stamp, answer })
      bytes += answer.buffer.length
      for (const oldest of kept.keys()) {
        if (bytes <= mostBytes || oldest === key) break
        drop(oldest)
      }
      return answer
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
