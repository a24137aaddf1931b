// Adds goals of the room's match to the chat once the video shows them; a goal disallowed later is struck through.
import { useEffect, useRef } from 'react'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { serverNow } from '../../../core/clock/server-time.ts'
import type { Marker } from '../../room/stream/marker.ts'
import { useHidden } from '../../spoiler/revealed.ts'
import type { Goal, ShownMessage } from './message-list.ts'
import type { RoomMessages } from './use-room-messages.ts'

/** The match of a room, up to the playback time. */
export interface RoomGoals {
  row: MatchRow
  markers: readonly Marker[]
  /** Replays the goal. */
  watch: ((marker: Marker) => void) | null
}

const isGoal = ({ kind, event }: Marker): boolean => kind === 'home' || kind === 'away' || (kind === 'void' && !event.type.includes('card'))
/** A room may show several matches in a row, and each numbers its events from the start. */
export const goalId = (row: Pick<MatchRow, 'id'>, { seq }: Pick<Marker, 'seq'>): string => `goal ${row.id} ${seq}`

/** Goals of a match that were announced, or had happened before the user joined. */
export interface Announced {
  match: string
  kinds: ReadonlyMap<string, Marker['kind']>
}

/** Returns goals to announce now, and announced ones that have changed. A match new to the room yields none. Pure. */
export function goalsToAnnounce(
  before: Announced | null,
  { row, markers }: Pick<RoomGoals, 'row' | 'markers'>,
): { announced: Announced; fresh: Marker[]; changed: Marker[] } {
  const goals = markers.filter(isGoal)
  const known = before?.match === row.id ? before.kinds : null
  const kinds = new Map([...(known ?? []), ...goals.map((goal) => [goalId(row, goal), goal.kind] as const)])
  const news = known ? goals.filter((goal) => known.get(goalId(row, goal)) !== goal.kind) : []
  const isAnnounced = (goal: Marker): boolean => known?.has(goalId(row, goal)) ?? false
  return {
    announced: { match: row.id, kinds },
    fresh: news.filter((goal) => !isAnnounced(goal) && goal.kind !== 'void'),
    changed: news.filter(isAnnounced),
  }
}

const goalMessageOf = (goal: Goal, roomId: string): ShownMessage => ({
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
  delivery: null,
  echoes: [],
  goal,
})

/** Renders nothing: adds messages to the list. Adds none while the score is hidden. */
export function GoalMessages({ roomId, goals, change }: { roomId: string; goals: RoomGoals; change: RoomMessages['change'] }): null {
  const hidden = useHidden(goals.row)
  const announced = useRef<Announced | null>(null)
  useEffect(() => {
    if (hidden) return
    const { row } = goals
    const now = goalsToAnnounce(announced.current, goals)
    announced.current = now.announced
    for (const marker of now.changed) {
      const id = goalId(row, marker)
      change((messages) => messages.map((message) => (message.id === id ? { ...message, goal: { marker, row } } : message)))
    }
    for (const marker of now.fresh) change((messages) => [...messages, goalMessageOf({ marker, row }, roomId)])
  }, [roomId, goals, hidden, change])
  return null
}
