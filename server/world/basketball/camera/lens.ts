// Projection of the court into the picture, from the main stand. The lens is shifted, not rotated: horizontals stay horizontal.
import type { Spot } from '../../camera/canvas.ts'
import { clamp } from '../../director/pitch.ts'
import { court } from '../director/court.ts'
import type { Scene } from '../director/scene.ts'

export interface Lens {
  kind: 'main'
  width: number
  height: number
  zoom: number
  spot(x: number, y: number, z?: number): Spot
  strip(sideways: number, depth: number, z: number): Spot
  /** Distance from the lens at y, in metres. */
  depth(y: number): number
}

/** Distance of the camera from the middle of the court, and its height above the floor, in metres. */
const back = 27
const high = 9.3
/** Pixels per metre in the middle of a picture 640 wide. */
const middle = 35.5
/** Position of the near side line, as a share of the height. */
const nearLine = 0.955

export function lensOf({ camera, ball, possession }: Pick<Scene, 'camera' | 'ball' | 'possession'>, width: number, height: number): Lens {
  const { zoom } = camera
  const focal = (middle / 640) * width * zoom * back
  const half = (width / 2 / focal) * back
  // The stands behind the baskets are visible, nothing beyond them.
  const most = court.x + 4.6 - half
  const aimed = clamp(camera.x * 0.86, -most, most)
  // Even a fast ball stays in the picture.
  const room = half * 0.9 * (1 - ball.y / back)
  const x = possession === null ? aimed : clamp(aimed, ball.x - room, ball.x + room)
  const near = back - court.y
  const close = clamp((zoom - 1) / 0.4, 0, 1)
  // Zoomed in, the subject is in the lower middle.
  const wide = height * nearLine - (focal * high) / near
  const framed = height * 0.665 - (focal * high) / (back - camera.y)
  const shift = wide + (framed - wide) * close
  const strip = (sideways: number, depth: number, z: number): Spot => {
    const scale = focal / depth
    return [width / 2 + (sideways - x) * scale, shift + (high - z) * scale, scale]
  }
  return { kind: 'main', width, height, zoom, depth: (y) => back - y, spot: (px, py, pz = 0) => strip(px, back - py, pz), strip }
}
