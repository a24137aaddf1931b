// Goals of the room's match as lines of its talk, each when the picture shows it; one that is taken back later is struck out.
import { useEffect, useRef } from 'react'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { serverNow } from '../../../core/clock/server-time.ts'
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
/** A room may show one match after another, and each counts its events from the first. */
export const goalId = (row: Pick<MatchRow, 'id'>, { seq }: Pick<Marker, 'seq'>): string => `goal ${row.id} ${seq}`

/** The goals of a match that are told, or were before this reader came. */
export interface Told {
  match: string
  kinds: ReadonlyMap<string, Marker['kind']>
}

/** What is to be told now, and what was told and is another thing since. Of a match that the room did not show before: nothing. Pure. */
export function goalsToTell(
  before: Told | null,
  { row, markers }: Pick<RoomGoals, 'row' | 'markers'>,
): { told: Told; fresh: Marker[]; changed: Marker[] } {
  const goals = markers.filter(isGoal)
  const known = before?.match === row.id ? before.kinds : null
  const kinds = new Map([...(known ?? []), ...goals.map((goal) => [goalId(row, goal), goal.kind] as const)])
  const news = known ? goals.filter((goal) => known.get(goalId(row, goal)) !== goal.kind) : []
  const isTold = (goal: Marker): boolean => known?.has(goalId(row, goal)) ?? false
  return {
    told: { match: row.id, kinds },
    fresh: news.filter((goal) => !isTold(goal) && goal.kind !== 'void'),
    changed: news.filter(isTold),
  }
}

const lineOf = (goal: Goal, roomId: string): ShownLine => ({
  id: goalId(goal.row, goal.marker),
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
  const told = useRef<Told | null>(null)
  useEffect(() => {
    if (hidden) return
    const { row } = goals
    const now = goalsToTell(told.current, goals)
    told.current = now.told
    for (const marker of now.changed) {
      const id = goalId(row, marker)
      change((lines) => lines.map((line) => (line.id === id ? { ...line, goal: { marker, row } } : line)))
    }
    for (const marker of now.fresh) change((lines) => [...lines, lineOf({ marker, row }, roomId)])
  }, [roomId, goals, hidden, change])
  return null
}
