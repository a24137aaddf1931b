// How a sport is shown: one pure function each, in the sport's folder. It may cache only what can be recomputed, because pieces are drawn
// in any order.
import type { SimMatch } from '../../feed/simulator/model.ts'
import type { Canvas2D } from '../camera/canvas.ts'
import type { MakeLayer } from '../camera/crowd.ts'
import type { Camera } from '../camera/draw.ts'

export interface ShowCamera extends Pick<Camera, 'type' | 'width' | 'height' | 'language' | 'isBare'> {
  /** Factory of background layers. */
  makeLayer: MakeLayer
}
/** Draws a match through a camera at product time `t`, in milliseconds. */
export type Show = (ctx: Canvas2D, match: SimMatch, t: number, camera: ShowCamera) => void
/** Loudness of a match's spectators, 0 to 1. */
export type Mood = (match: SimMatch, t: number) => number
/** The same for one match, or another continuous subject. */
export interface Filmed {
  draw(ctx: Canvas2D, t: number, camera: ShowCamera): void
  mood(t: number): number
}
