// The floor: React, TanStack Virtual, an external store and a memo row of plain text. The minimum that shows the same scores.
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, useCallback, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import { hear, minuteOf, readRows } from './floor-feed.ts'

const rows = new Map<string, MatchRow>()
const listeners = new Map<string, () => void>()
const ticking = new Set<() => void>()
let now = Date.now()

const subscribeTick = (listener: () => void): (() => void) => {
  ticking.add(listener)
  return () => ticking.delete(listener)
}

const Row = memo(function Row({ id }: { id: string }) {
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.set(id, listener)
      return () => listeners.delete(id)
    },
    [id],
  )
  const row = useSyncExternalStore(subscribe, () => rows.get(id) as MatchRow)
  const minute = useSyncExternalStore(subscribeTick, () => minuteOf(row, now))
  return (
    <div className="row" data-row={id}>
      <span className="time">{minute}</span>
      <span className="side">{row.home_team_short.zh}</span>
      <b>{row.home_score}</b>
      <span className="side">{row.away_team_short.zh}</span>
      <b>{row.away_score}</b>
    </div>
  )
})

function List({ ids }: { ids: string[] }) {
  const virtualizer = useWindowVirtualizer({ count: ids.length, estimateSize: () => 64, overscan: 12 })
  return (
    <div className="list" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, start }) => (
        <div key={ids[index]} className="place" style={{ transform: `translateY(${start}px)` }}>
          <Row id={ids[index] as string} />
        </div>
      ))}
    </div>
  )
}

const list = await readRows()
for (const row of list) rows.set(row.id, row)
createRoot(document.body.appendChild(document.createElement('div'))).render(<List ids={list.map(({ id }) => id)} />)
hear((patch) => {
  const row = rows.get(patch.id)
  if (!row) return
  rows.set(patch.id, { ...row, ...patch })
  listeners.get(patch.id)?.()
})
setInterval(() => {
  now = Date.now()
  for (const listener of ticking) listener()
}, 1_000)
