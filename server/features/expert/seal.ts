// The hash of a scheme: SHA-256 over its canonical text.
import { createHash, randomBytes } from 'node:crypto'
import { canonicalScheme } from '../../../rules/expert/scheme-text.ts'
import type { SchemeRow } from './scheme-store.ts'

type Sealed = Pick<SchemeRow, 'id' | 'expert_id' | 'match_id' | 'match_time' | 'locked_at' | 'plays' | 'title' | 'text' | 'price' | 'salt'>

export const canonicalOf = (row: Sealed): string =>
  canonicalScheme({ ...row, match_time: row.match_time.toISOString(), locked_at: row.locked_at.toISOString() })
export const hashOf = (canonical: string): string => createHash('sha256').update(canonical, 'utf8').digest('hex')
/** 32 bytes, hex. */
export const newSalt = (): string => randomBytes(32).toString('hex')
/** The row with its salt and its hash. */
export function sealed<T extends Omit<Sealed, 'salt'>>(row: T): T & { salt: string; hash: string } {
  const salted = { ...row, salt: newSalt() }
  return { ...salted, hash: hashOf(canonicalOf(salted)) }
}
