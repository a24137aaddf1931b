// What can be seen of a football match at one instant. Lengths in metres (see pitch.ts), speeds in metres per second, angles in
// radians from the x axis, ages in seconds.
import type { Phase, Side } from '../../../contract/match/match-row.ts'
import type { Name } from '../../../contract/wire/name.ts'

/** What somebody does beside standing, walking and running. */
export type ActionType =
  | 'kick'
  | 'shoot'
  | 'head'
  | 'throw'
  | 'dive'
  | 'hold'
  | 'tackle'
  | 'fall'
  | 'celebrate'
  | 'deject'
  | 'protest'
  | 'card'
  | 'whistle'
  | 'screen'
  | 'flag'
export interface Action {
  type: ActionType
  /** Seconds since the contact with the ball or the beginning: below 0 while a leg swings back. */
  age: number
  /** Seconds from age 0 to its end. */
  length: number
  /** Of a dive: where along y the ball is met, and how high. Of a celebration: 1 for who leads it. */
  dy: number
  dz: number
  card: 'yellow' | 'red' | null
}

export interface ScenePerson {
  x: number
  y: number
  vx: number
  vy: number
  facing: number
  /** Phase of the stride: grows by 2π with each two steps, faster for those who run. */
  stride: number
  action: Action | null
  /** What does not change about somebody (skin, hair) comes from it. */
  seed: number
}
export interface ScenePlayer extends ScenePerson {
  id: string
  side: Side
  /** Place in the formation, 0 the goalkeeper; who comes on takes the place of who leaves. */
  slot: number
  number: number
  name: Name
  /** GK DF MF FW. */
  role: string
  /** False in the tunnel and for who was sent off: not to be drawn. */
  isVisible: boolean
}
/** Somebody beside the touchline: who comes on next, who has just gone off. */
export interface Bystander extends ScenePerson {
  side: Side
  number: number
}

export interface Club {
  id: string
  name: Name
  short: Name
  /** First colour, second colour, one character, and where that is Chinese two Latin letters. */
  crest: string
}
export interface Board {
  clubs: Record<Side, Club>
  score: [number, number]
  phase: Phase
  /** "34:12", "45:00"; empty between the periods. */
  clock: string
  /** "+2:07" beyond the regular time, else empty. */
  added: string
  /** Minutes of stoppage once they are announced. */
  announced: number | null
  reds: [number, number]
  /** Kicks of a shoot-out so far: true is a goal. */
  kicks: { home: boolean[]; away: boolean[] } | null
}

export interface Replay {
  /** Product milliseconds of the instant that is shown again. */
  t: number
  camera: 'goal' | 'close'
  /** The end of the pitch at which the goal fell. */
  end: 1 | -1
}
export interface CameraHint {
  /** Where to look, followed with inertia. */
  x: number
  y: number
  /** 1 is the usual frame. */
  zoom: number
  replay: Replay | null
  /** 0 to 1 while a cut into or out of a replay crosses the picture. */
  wipe: number | null
}

interface OverlayBase {
  side: Side
  /** Seconds since it came, and until it goes. */
  age: number
  left: number
}
export type Overlay = OverlayBase &
  (
    | { type: 'goal'; player: Name; number: number; assist: Name | null; minute: string; how: 'open' | 'penalty' | 'own' }
    | { type: 'card'; player: Name; number: number; card: 'yellow' | 'second-yellow' | 'red'; minute: string }
    | { type: 'review'; reason: string }
    | { type: 'verdict'; stands: boolean; of: 'goal' | 'card' }
    | { type: 'substitution'; on: Name; onNumber: number; off: Name; offNumber: number; minute: string }
    | { type: 'added'; minutes: number }
  )

export type Weather = 'clear' | 'rain' | 'snow' | 'haze'

export interface Scene {
  matchId: string
  /** Product milliseconds. */
  t: number
  ball: { x: number; y: number; z: number }
  players: ScenePlayer[]
  referee: ScenePerson
  /** On the near touchline and on the far one. */
  assistants: [ScenePerson, ScenePerson]
  bystanders: Bystander[]
  /** Whose ball it is; null while it rests before a kick-off and in breaks. */
  possession: Side | null
  /** Loudness of the stands from 0 to 1, and who cheers: above 0 the home side. */
  excitement: number
  cheer: number
  board: Board
  camera: CameraHint
  overlays: Overlay[]
  weather: Weather
  /** By flood light. */
  isNight: boolean
}
