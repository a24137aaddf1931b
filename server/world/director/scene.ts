// Everything visible of a football match at one time. Lengths in metres (see pitch.ts), speeds in metres per second, angles in radians from
// the x axis, ages in seconds.
import type { Phase, Side } from '../../../contract/match/match-row.ts'
import type { Name } from '../../../contract/wire/name.ts'

/** Actions beside standing, walking and running. */
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
  /** Seconds since the contact with the ball or the start: negative during the backswing. */
  age: number
  /** Seconds from age 0 to its end. */
  length: number
  /** For a dive: y of the contact, and its height. For a celebration: 1 for its leader. */
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
  /** Phase of the stride: grows by 2π per two steps, faster when running. */
  stride: number
  action: Action | null
  /** Seed of constant traits (skin, hair). */
  seed: number
}
export interface ScenePlayer extends ScenePerson {
  id: string
  side: Side
  /** Slot in the formation, 0 is the goalkeeper; a substitute takes the slot of the player going off. */
  slot: number
  number: number
  name: Name
  /** GK DF MF FW. */
  role: string
  /** False in the tunnel and after a sending-off: not drawn. */
  isVisible: boolean
}
/** A person beside the touchline: the next substitute, or a player who has just gone off. */
export interface Bystander extends ScenePerson {
  side: Side
  number: number
}

export interface Club {
  id: string
  name: Name
  short: Name
  /** First colour, second colour, one character, and if that is Chinese two Latin letters. */
  crest: string
}
export interface Board {
  clubs: Record<Side, Club>
  score: [number, number]
  phase: Phase
  /** "34:12", "45:00"; empty between the periods. */
  clock: string
  /** "+2:07" beyond regular time, otherwise empty. */
  added: string
  /** Minutes of stoppage time once announced. */
  announced: number | null
  reds: [number, number]
  /** Kicks of a shoot-out so far: true is a goal. */
  kicks: { home: boolean[]; away: boolean[] } | null
}

export interface Replay {
  /** Product milliseconds of the replayed time. */
  t: number
  camera: 'goal' | 'close'
  /** The end of the pitch where the goal was scored. */
  end: 1 | -1
}
export interface CameraHint {
  /** Where the camera points, with inertia. */
  x: number
  y: number
  /** 1 is the default frame. */
  zoom: number
  replay: Replay | null
  /** 0 to 1 during the wipe into or out of a replay. */
  wipe: number | null
}

interface OverlayBase {
  side: Side
  /** Seconds since it appeared, and until it disappears. */
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
  /** On the near and on the far touchline. */
  assistants: [ScenePerson, ScenePerson]
  bystanders: Bystander[]
  /** Side in possession; null before a kick-off and during breaks. */
  possession: Side | null
  /** Loudness of the stands from 0 to 1, and who cheers: positive for the home side. */
  excitement: number
  cheer: number
  board: Board
  camera: CameraHint
  overlays: Overlay[]
  weather: Weather
  /** Under floodlights. */
  isNight: boolean
}
