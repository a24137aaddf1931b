// Counts account changes on a page: rises when an account other than the last known one signs in. A guest who signs in, or a user whose
// session ended and who signs in again, counts as the same.
import { useState } from 'react'
import type { SessionState } from '../../core/session/session.ts'

export function useReaderKey({ user }: Pick<SessionState, 'user'>): number {
  const id = user?.id ?? null
  const [known, setKnown] = useState({ id, key: 0 })
  if (id === null || id === known.id) return known.key
  const next = { id, key: known.key + (known.id === null ? 0 : 1) }
  setKnown(next)
  return next.key
}
