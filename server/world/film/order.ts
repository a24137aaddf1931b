// What the process that films is asked for, and what it answers.
import type { Sport } from '../../../contract/match/match-row.ts'
import type { Camera } from '../camera/draw.ts'
import type { Film, FilmFormat } from './encode.ts'

/** What is filmed: a match of the simulated world, or a table of cards, each by its id; or what of a sport was on last, once more. */
export type Subject = { match: string } | { table: string } | { rerun: Sport }
export type FilmOrder = Subject & FilmTake
export interface FilmTake {
  /** Of the simulated world. */
  seed: string
  /** `isBare`: without the board, and so without the score. */
  camera: Pick<Camera, 'type' | 'language' | 'isBare'>
  format: FilmFormat
  /** Product milliseconds of the first picture, and from one to the next. */
  from: number
  step: number
  /** Pictures. */
  count: number
  /** Real milliseconds at which its first picture is to be seen: what is due first is drawn first. */
  due: number
  /** Real milliseconds until which it is wanted; without it until a second after it is due. */
  until?: number
}
/** One picture as a JPEG, `width` pixels wide. */
export type StillOrder = Subject & Pick<FilmTake, 'seed' | 'camera' | 'from' | 'due' | 'until'> & { width: number }
export type NumberedOrder = (FilmOrder | StillOrder) & { id: number }
/** What is on in a world around a product moment is worked out ahead of the first order. */
export interface Preparation {
  prepare: string
  from: number
}
/** Whose film it is: none of them has the id of another. */
export const subjectId = (subject: Subject): string =>
  'match' in subject ? subject.match : 'table' in subject ? subject.table : `rerun ${subject.rerun}`
/** A piece of film, and how loud it is at even distances from its first picture on, 0 to 1. */
export interface FilmPiece extends Film {
  moods: number[]
}
/** Of a piece whose time had passed before it was begun. */
export const tooLate = 'too late'
/** `fault`: why there is no film. */
export type FilmAnswer = { id: number; film: FilmPiece } | { id: number; still: Buffer } | { id: number; fault: string }
