// Goals of the room's match as lines of its talk, each when the picture shows it; one that is taken back later is struck out.
import { useEffect, useRef } from 'react'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { serverNow } from '../../../core/clock/product-clock.ts'
import { useHidden } from '../../spoiler/revealed.ts'
import type { Marker } from '../../stream/marker.ts'
import type { Goal, ShownLine } from './line-list.ts'
import type { RoomLines } from './use-room-lines.ts'

/** The match of a room, up to the picture. */
export interface RoomGoals {
  row: MatchRow
  markers: readonly Marker[]
  /** Shows the moment again. */
  watch: ((marker: Marker) => void) | null
}

const isGoal = ({ kind, event }: Marker): boolean => kind === 'home' || kind === 'away' || (kind === 'void' && !event.type.includes('card'))
const idOf = ({ seq }: Marker): string => `goal ${seq}`

const lineOf = (goal: Goal, roomId: string): ShownLine => ({
  id: idOf(goal.marker),
  room_id: roomId,
  kind: 'system',
  from: null,
  text: '',
  at: null,
  time: new Date(serverNow()).toISOString(),
  reply: null,
  mentions: [],
  danmaku: false,
  gift: null,
  envelope: null,
  system: null,
  said: null,
  echoes: [],
  goal,
})

/** Nothing is drawn: lines are added. Whoever hides the score is told of none. */
export function GoalLines({ roomId, goals, change }: { roomId: string; goals: RoomGoals; change: RoomLines['change'] }): null {
  const hidden = useHidden(goals.row)
  /** Those that are told, or were before this reader came. */
  const told = useRef<Map<string, Marker['kind']> | null>(null)
  useEffect(() => {
    if (hidden) return
    const { row, markers } = goals
    const found = markers.filter(isGoal)
    if (told.current === null) {
      told.current = new Map(found.map((marker) => [idOf(marker), marker.kind]))
      return
    }
    for (const marker of found) {
      const id = idOf(marker)
      const before = told.current.get(id)
      if (before === marker.kind) continue
      told.current.set(id, marker.kind)
      if (before !== undefined) {
        change((lines) => lines.map((line) => (line.id === id ? { ...line, goal: { marker, row } } : line)))
      } else if (marker.kind !== 'void') {
        change((lines) => [...lines, lineOf({ marker, row }, roomId)])
      }
    }
  }, [roomId, goals, hidden, change])
  return null
}
