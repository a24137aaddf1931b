// Orders to the filming process, and its replies.
import type { Sport } from '../../../contract/match/match-row.ts'
import type { Camera } from '../camera/draw.ts'
import type { Film, FilmFormat } from './encode.ts'

/** The subject of a film: a match of the simulated world or a card table, by id; or the last match of a sport as a rerun. */
export type Subject = { match: string } | { table: string } | { rerun: Sport }
export type FilmOrder = Subject & FilmTake
export interface FilmTake {
  /** Seed of the simulated world. */
  seed: string
  /** `isBare`: without the board, and so without the score. */
  camera: Pick<Camera, 'type' | 'language' | 'isBare'>
  format: FilmFormat
  /** Product milliseconds of the first picture, and between pictures. */
  from: number
  step: number
  /** Number of pictures. */
  count: number
  /** Real milliseconds at which its first picture is shown: earlier ones are drawn first. */
  due: number
  /** Real milliseconds of its expiry; default: a second after it is due. */
  until?: number
}
/** One picture as a JPEG, `width` pixels wide. */
export type StillOrder = Subject & Pick<FilmTake, 'seed' | 'camera' | 'from' | 'due' | 'until'> & { width: number }
export type NumberedOrder = (FilmOrder | StillOrder) & { id: number }
/** Plans a world's current matches at a product time, ahead of the first order. */
export interface Preparation {
  prepare: string
  from: number
}
/** Id of a film's subject: unique across types. */
export const subjectId = (subject: Subject): string =>
  'match' in subject ? subject.match : 'table' in subject ? subject.table : `rerun ${subject.rerun}`
/** A piece of film, with its loudness at even intervals from its first picture, 0 to 1. */
export interface FilmPiece extends Film {
  moods: number[]
}
/** Fault of a piece that expired before it was started. */
export const tooLate = 'too late'
/** `fault`: why there is no film. */
export type FilmResult = { id: number; film: FilmPiece } | { id: number; still: Buffer } | { id: number; fault: string }
