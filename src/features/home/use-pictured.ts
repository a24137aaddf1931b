// Whether the stage shows the video area of its match: from the first render if a stream is live, otherwise once one starts. It stays when
// the stream ends, so the layout shifts once at most.
import { useCallback, useState, useSyncExternalStore } from 'react'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import { isPictured } from '../../../rules/match/featured.ts'
import { currentRow } from '../match/state/row/row-merge.ts'
import { rows } from '../match/state/row/row-store.ts'

const isOnAir = (row: MatchRow | undefined): boolean => row !== undefined && isPictured(row)

export function usePictured(row: MatchRow | undefined): boolean {
  const id = row?.id ?? ''
  const subscribe = useCallback((listener: () => void) => rows.subscribe(id, listener, false), [id])
  const onAir = useSyncExternalStore(
    subscribe,
    () => isOnAir(row && currentRow(row, rows.get(id))),
    () => isOnAir(row),
  )
  const [pictured, setPictured] = useState({ id, isOnAir: onAir })
  if (pictured.id !== id || (onAir && !pictured.isOnAir)) setPictured({ id, isOnAir: onAir })
  return pictured.id === id ? pictured.isOnAir || onAir : onAir
}
