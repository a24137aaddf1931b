// Counts the readers of a page: rises when another account comes than the last one that was known. Who has typed as a guest and
// signs in, or whose login was lost and who comes back, is the same reader.
import { useState } from 'react'
import type { SessionState } from '../../core/session/session.ts'

export function useReaderTurn({ user }: Pick<SessionState, 'user'>): number {
  const id = user?.id ?? null
  const [known, setKnown] = useState({ id, turn: 0 })
  if (id === null || id === known.id) return known.turn
  const next = { id, turn: known.turn + (known.id === null ? 0 : 1) }
  setKnown(next)
  return next.turn
}
