// Projection of the pitch into the picture. The lens is shifted, not rotated: horizontals stay horizontal, so that touchlines, boards and
// stands are plain strips.
import { clamp, mix, pitch } from '../director/pitch.ts'
import type { Scene } from '../director/scene.ts'
import type { Spot } from './canvas.ts'

export interface Lens {
  kind: 'main' | 'goal'
  width: number
  height: number
  /** Behind a goal, the end where the camera is. */
  end: 1 | -1
  zoom: number
  spot(x: number, y: number, z?: number): Spot
  /** Distance from the lens in metres: farther objects are drawn first. */
  depth(x: number, y: number): number
  /** Speed to the right in the picture, and away from the viewer. */
  across(vx: number, vy: number): number
  away(vx: number, vy: number): number
  /** Behind the pitch: the strip of boards and the foot of the stand, in metres of depth. */
  boards: number
  stand: number
  /** Lateral metres from the middle of that stand, for `strip`. */
  strip(sideways: number, depth: number, z: number): Spot
}

/** Distance of the main stand's camera from the far side of the middle, and height above the grass, in metres. */
const mainBack = 84
const mainHigh = 24

/** From the main stand, following the camera hint. */
export function mainLens({ camera }: Scene, width: number, height: number): Lens {
  const { x, y, zoom } = camera
  const focal = width * 2.02 * zoom
  const near = clamp((zoom - 1.2) / 0.9, 0, 1)
  const cameraX = x * 0.78
  const shiftX = width / 2 - (focal * (x - cameraX)) / (mainBack - y * mix(0.5, 1, near))
  let shiftY = height * mix(0.585, 0.66, near) - (focal * mainHigh) / (mainBack - y * mix(0.6, 1, near))
  // Never beyond the near touchline.
  if (near < 0.2) shiftY = Math.max(shiftY, height * 0.97 - (focal * mainHigh) / (mainBack - 37))
  const strip = (sideways: number, depth: number, z: number): Spot => {
    const scale = focal / depth
    return [shiftX + (sideways - cameraX) * scale, shiftY + (mainHigh - z) * scale, scale]
  }
  return {
    kind: 'main',
    width,
    height,
    end: 1,
    zoom,
    spot: (px, py, pz = 0) => strip(px, mainBack - py, pz),
    depth: (_px, py) => mainBack - py,
    across: (vx) => vx,
    away: (_vx, vy) => -vy,
    boards: mainBack + pitch.y + 4.6,
    stand: mainBack + pitch.y + 8.4,
    strip,
  }
}

/** Distance of the camera behind a goal from its line, and height above the grass, in metres. */
const goalBack = 17
const goalHigh = 7.4

export function goalLens(end: 1 | -1, ball: { x: number; y: number }, width: number, height: number): Lens {
  const close = clamp((ball.x * end - 18) / 34, 0, 1)
  const focal = width * mix(1.28, 1.04, close)
  const cameraX = end * (pitch.x + goalBack)
  const shiftX = width / 2 - clamp(end * ball.y, -14, 14) * mix(7, 3.2, close) * (width / 640)
  const shiftY = height * 0.44 - (focal * goalHigh) / 46
  const strip = (sideways: number, depth: number, z: number): Spot => {
    const scale = focal / Math.max(0.6, depth)
    return [shiftX + sideways * scale, shiftY + (goalHigh - z) * scale, scale]
  }
  return {
    kind: 'goal',
    width,
    height,
    end,
    zoom: 1,
    spot: (px, py, pz = 0) => strip(end * py, (cameraX - px) * end, pz),
    depth: (px) => (cameraX - px) * end,
    across: (_vx, vy) => end * vy,
    away: (vx) => -vx * end,
    boards: goalBack + pitch.x * 2 + 5,
    stand: goalBack + pitch.x * 2 + 9,
    strip,
  }
}
