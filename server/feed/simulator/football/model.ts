// The moments of a football match, before they become events, text and figures.
import type { ReviewReason } from '../../../../contract/match/match-event.ts'
import type { Phase, Side } from '../../../../contract/match/match-row.ts'
import type { Formation } from '../people/formation.ts'
import type { Player } from '../people/squad.ts'

export interface Stamp {
  /** Milliseconds after the announced start. */
  at: number
  minute: number
  /** Minutes of stoppage time; 0: none. */
  added: number
}
export type Manner = 'foot' | 'header' | 'long' | 'tap' | 'free-kick' | 'counter'

export type Happening =
  | { kind: 'phase'; phase: Phase }
  | {
      kind: 'goal'
      key: string
      side: Side
      player: Player
      assist: Player | null
      how: 'open' | 'penalty' | 'own'
      manner: Manner
      /** Does not count in the end: cancelled, or mistaken. */
      void: boolean
      xg: number
    }
  | { kind: 'shot'; side: Side; player: Player; keeper: Player; end: 'saved' | 'wide' | 'blocked' | 'post'; manner: Manner; xg: number }
  | { kind: 'penalty'; side: Side; player: Player; by: Player }
  | { kind: 'penalty-missed'; key: string; side: Side; player: Player; keeper: Player; saved: boolean }
  | { kind: 'corner'; key: string; side: Side; player: Player }
  | { kind: 'foul'; side: Side; player: Player; on: Player }
  | { kind: 'card'; key: string; side: Side; player: Player; card: 'yellow' | 'second-yellow' | 'red'; void: boolean }
  | { kind: 'offside'; side: Side; player: Player }
  | { kind: 'substitution'; key: string; side: Side; player: Player; out: Player }
  | { kind: 'injury'; side: Side; player: Player }
  | { kind: 'added-time'; minutes: number }
  | { kind: 'review'; key: string; side: Side; reason: ReviewReason; target: string }
  | { kind: 'confirmed'; key: string; side: Side; target: string; of: 'goal' | 'card' }
  | { kind: 'cancelled'; key: string; side: Side; player: Player; reason: ReviewReason; target: string; of: 'goal' | 'card' }
  | { kind: 'scorer'; key: string; side: Side; player: Player; assist: Player | null; target: string }
  /** The current score: silently removes a mistaken goal. */
  | { kind: 'score'; key: string; score: [number, number] }
  | { kind: 'kick'; key: string; side: Side; player: Player; scored: boolean }
  | { kind: 'spell'; side: Side; player: Player }
  /** Abandoned: the last moment of its match. */
  | { kind: 'abandoned' }
export type Incident = Stamp & Happening
export type IncidentOf<K extends Happening['kind']> = Stamp & Extract<Happening, { kind: K }>

export interface FootballPlay {
  incidents: Incident[]
  formations: Record<Side, Formation>
  /** Pressure, one value per minute of play from the first; positive for the home side. Stoppage time has the `minute` before it. */
  pressure: { at: number; minute: number; value: number }[]
  length: number
  score: [number, number]
  winner: Side | 'draw'
}
