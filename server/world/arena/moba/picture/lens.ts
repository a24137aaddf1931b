// From the land to the picture: seen from above and a little from the south, so that what lies behind is shorter than what is broad.
import type { View } from '../scene.ts'

/** How much shorter. */
export const tilt = 0.8

export interface Lens {
  width: number
  height: number
  /** Pixels a unit. */
  unit: number
  spot(x: number, y: number, z?: number): [x: number, y: number]
  /** With a margin of units. */
  sees(x: number, y: number, margin: number): boolean
}

export function lensOf({ x: midX, y: midY, width: units }: View, width: number, height: number): Lens {
  const unit = width / units
  const spot: Lens['spot'] = (x, y, z = 0) => [width / 2 + (x - midX) * unit, height / 2 - (y - midY) * unit * tilt - z * unit]
  return {
    width,
    height,
    unit,
    spot,
    sees: (x, y, margin) => Math.abs(x - midX) < units / 2 + margin && Math.abs(y - midY) < (units * height) / width / 2 / tilt + margin,
  }
}
