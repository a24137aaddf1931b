// What the process that films is asked for, and what it answers.
import type { Camera } from '../camera/draw.ts'
import type { Film, FilmFormat } from './encode.ts'

export interface FilmOrder {
  /** Seed of the simulated world, and the match of it by its id. */
  seed: string
  match: string
  camera: Pick<Camera, 'type' | 'language'>
  format: FilmFormat
  /** Product milliseconds of the first picture, and from one to the next. */
  from: number
  step: number
  /** Pictures. */
  count: number
  /** Real milliseconds at which its first picture is to be seen: what is due first is drawn first. */
  due: number
}
/** One picture as a JPEG, `width` pixels wide. */
export type StillOrder = Pick<FilmOrder, 'seed' | 'match' | 'camera' | 'from' | 'due'> & { width: number }
export type NumberedOrder = (FilmOrder | StillOrder) & { id: number }
/** Of a piece whose time had passed before it was begun. */
export const tooLate = 'too late'
/** `fault`: why there is no film. */
export type FilmAnswer = { id: number; film: Film } | { id: number; still: Buffer } | { id: number; fault: string }
