// How a sport is shown: one pure function each, in the sport's own folder. It keeps nothing between two pictures but what it could
// work out again, for pieces are drawn in any order.
import type { SimMatch } from '../../feed/simulator/model.ts'
import type { Canvas2D } from '../camera/canvas.ts'
import type { MakeLayer } from '../camera/crowd.ts'
import type { Camera } from '../camera/draw.ts'

export interface ShowCamera extends Pick<Camera, 'type' | 'width' | 'height' | 'language' | 'isBare'> {
  /** Pictures in the background. */
  makeLayer: MakeLayer
}
/** Draws what a camera sees of a match at product time `t`, in milliseconds. */
export type Show = (ctx: Canvas2D, match: SimMatch, t: number, camera: ShowCamera) => void
/** How loud those are who watch a match on the spot, 0 to 1. */
export type Mood = (match: SimMatch, t: number) => number
/** The same of one match, or of whatever else goes on by itself. */
export interface Filmed {
  draw(ctx: Canvas2D, t: number, camera: ShowCamera): void
  mood(t: number): number
}
