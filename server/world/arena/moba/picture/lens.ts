// Projection of the map: seen from above and slightly from the south, so that depth is foreshortened.
import type { View } from '../scene.ts'

/** Factor of foreshortening. */
export const tilt = 0.8

export interface Lens {
  width: number
  height: number
  /** Pixels per unit. */
  unit: number
  spot(x: number, y: number, z?: number): [x: number, y: number]
  /** `margin` in units. */
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
