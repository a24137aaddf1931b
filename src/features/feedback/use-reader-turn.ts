// Counts the readers of a page: rises when somebody else signs in or out, not when who is signed in becomes known.
import { useState } from 'react'
import type { SessionState } from '../../core/session/session.ts'

export function useReaderTurn({ phase, user }: SessionState): number {
  const id = user?.id ?? null
  const [known, setKnown] = useState({ phase, id, turn: 0 })
  const isOther = phase !== known.phase || (known.id !== null && id !== null && id !== known.id)
  if (!isOther && (id === null || id === known.id)) return known.turn
  const next = { phase, id, turn: known.turn + (isOther ? 1 : 0) }
  setKnown(next)
  return next.turn
}
