// Projection of the court into the picture: from behind the near base line, and two closer views from the same place. The lens is shifted,
// not rotated: horizontals stay horizontal.
import type { Spot } from '../../camera/canvas.ts'
import type { RacketSport, Scene } from '../scene.ts'

export interface Lens {
  shot: Scene['shot'] | 'high'
  width: number
  height: number
  spot(x: number, y: number, z?: number): Spot
  /** Whether the animated stands are visible. */
  isWide: boolean
}
interface View {
  /** Distance of the camera from the net, and height above the court, in metres. */
  back: number
  high: number
  /** Pixels of a metre at a distance of one metre, in a picture of 640. */
  focal: number
  /** A point of the court and its position in the picture, which is 640 x 360. */
  at: readonly [x: number, y: number, z: number]
  in: readonly [x: number, y: number]
}

const views: Record<RacketSport, Record<Lens['shot'], View>> = {
  tennis: {
    court: { back: 43.6, high: 10.6, focal: 1320, at: [0, 11.885, 0], in: [320, 309] },
    high: { back: 48, high: 20, focal: 1020, at: [0, 11.885, 0], in: [320, 302] },
    bench: { back: 43.6, high: 10.6, focal: 3500, at: [-8.4, 0, 1], in: [320, 196] },
    net: { back: 43.6, high: 10.6, focal: 3000, at: [0, 0, 1], in: [320, 196] },
  },
  badminton: {
    court: { back: 29.6, high: 7.6, focal: 1450, at: [0, 6.7, 0], in: [320, 325] },
    high: { back: 32, high: 13.4, focal: 1170, at: [0, 6.7, 0], in: [320, 306] },
    bench: { back: 29.6, high: 7.6, focal: 2700, at: [-5.1, 0, 1], in: [320, 196] },
    net: { back: 29.6, high: 7.6, focal: 2500, at: [0, 0, 1.1], in: [320, 200] },
  },
}

/** Scale of people: larger than life, so that they are visible on a phone. */
export const larger: Record<RacketSport, number> = { tennis: 1.16, badminton: 1.02 }

export function lensOf(sport: RacketSport, shot: Lens['shot'], width: number, height: number): Lens {
  const { back, high, focal: wanted, at, in: place } = views[sport][shot]
  const unit = width / 640
  const focal = wanted * unit
  const scale = focal / (back - at[1])
  const shiftX = place[0] * unit - at[0] * scale
  const shiftY = (place[1] / 360) * height - (high - at[2]) * scale
  return {
    shot,
    width,
    height,
    isWide: shot === 'court' || shot === 'high',
    spot: (x, y, z = 0) => {
      const size = focal / Math.max(2, back - y)
      return [shiftX + x * size, shiftY + (high - z) * size, size]
    },
  }
}
