// Emblems of heroes: flat shapes in a square from -1 to 1, alternating x and y.
import { type Canvas2D, figures } from '../camera/canvas.ts'

const shapes: readonly (readonly number[][])[] = [
  // Sword.
  [
    [-0.16, 0.3, -0.16, -0.62, 0, -0.95, 0.16, -0.62, 0.16, 0.3],
    [-0.5, 0.3, 0.5, 0.3, 0.5, 0.5, -0.5, 0.5],
    [-0.13, 0.5, 0.13, 0.5, 0.13, 0.95, -0.13, 0.95],
  ],
  // Shield.
  [[-0.72, -0.75, 0.72, -0.75, 0.72, 0.1, 0.42, 0.62, 0, 0.95, -0.42, 0.62, -0.72, 0.1]],
  // Flame.
  [[0, -0.95, 0.3, -0.45, 0.62, -0.2, 0.66, 0.35, 0.36, 0.85, -0.36, 0.85, -0.66, 0.35, -0.5, -0.1, -0.26, 0.1, -0.2, -0.5]],
  // Moon.
  [[0.35, -0.88, -0.3, -0.75, -0.8, -0.2, -0.75, 0.4, -0.3, 0.85, 0.4, 0.86, -0.02, 0.5, -0.24, 0.05, -0.1, -0.5]],
  // Star.
  [[0, -0.95, 0.23, -0.3, 0.9, -0.28, 0.37, 0.13, 0.56, 0.8, 0, 0.4, -0.56, 0.8, -0.37, 0.13, -0.9, -0.28, -0.23, -0.3]],
  // Leaf.
  [[0.8, -0.8, 0.72, 0.1, 0.2, 0.62, -0.42, 0.56, -0.8, 0.92, -0.94, 0.78, -0.56, 0.42, -0.62, -0.2, -0.1, -0.72]],
  // Hammer.
  [
    [-0.8, -0.8, 0.8, -0.8, 0.8, -0.2, -0.8, -0.2],
    [-0.16, -0.2, 0.16, -0.2, 0.16, 0.95, -0.16, 0.95],
  ],
  // Drop.
  [[0, -0.95, 0.55, -0.05, 0.6, 0.4, 0.32, 0.82, 0, 0.92, -0.32, 0.82, -0.6, 0.4, -0.55, -0.05]],
  // Bolt.
  [[0.2, -0.95, -0.65, 0.15, -0.05, 0.15, -0.25, 0.95, 0.65, -0.2, 0.06, -0.2]],
  // Crown.
  [[-0.85, 0.65, -0.9, -0.6, -0.42, -0.05, 0, -0.8, 0.42, -0.05, 0.9, -0.6, 0.85, 0.65]],
  // Claw.
  [
    [-0.8, -0.8, -0.5, -0.7, -0.35, 0.7, -0.55, 0.9],
    [-0.2, -0.95, 0.1, -0.85, 0.18, 0.75, -0.05, 0.95],
    [0.42, -0.8, 0.72, -0.68, 0.68, 0.55, 0.48, 0.8],
  ],
  // Arrow.
  [[0.85, -0.85, 0.72, 0.05, 0.42, -0.25, -0.62, 0.82, -0.82, 0.62, 0.25, -0.42, -0.05, -0.72]],
  // Anchor of a guard.
  [
    [-0.14, -0.9, 0.14, -0.9, 0.14, 0.5, -0.14, 0.5],
    [-0.6, -0.5, 0.6, -0.5, 0.6, -0.25, -0.6, -0.25],
    [-0.85, 0.15, -0.5, 0.15, -0.28, 0.5, 0.28, 0.5, 0.5, 0.15, 0.85, 0.15, 0.5, 0.8, 0, 0.95, -0.5, 0.8],
  ],
  // Gem.
  [[-0.45, -0.75, 0.45, -0.75, 0.9, -0.2, 0, 0.9, -0.9, -0.2]],
  // Wing.
  [[-0.85, -0.7, 0.3, -0.8, 0.9, -0.3, 0.86, 0.1, 0.4, 0.05, 0.5, 0.42, 0, 0.38, 0.04, 0.74, -0.42, 0.6, -0.75, 0.1]],
]
export const emblemCount = shapes.length

export function drawEmblem(ctx: Canvas2D, emblem: number, x: number, y: number, half: number, fill: string): void {
  ctx.fillStyle = fill
  ctx.beginPath()
  for (const shape of shapes[emblem % shapes.length] as readonly number[][]) {
    for (let at = 0; at < shape.length; at += 2) {
      const [px, py] = [x + (shape[at] as number) * half, y + (shape[at + 1] as number) * half]
      at === 0 ? ctx.moveTo(px, py) : ctx.lineTo(px, py)
    }
    ctx.closePath()
  }
  ctx.fill()
}

/** An emblem by its index, or a text, in a square of side twice `half`. */
export type Sign = number | string
export function drawSign(ctx: Canvas2D, sign: Sign, x: number, y: number, half: number, fill: string): void {
  if (typeof sign === 'number') {
    drawEmblem(ctx, sign, x, y, half, fill)
    return
  }
  ctx.fillStyle = fill
  ctx.font = figures(Math.round(half * 2.1))
  ctx.textAlign = 'center'
  ctx.textBaseline = 'alphabetic'
  ctx.fillText(sign, x, y + half * 0.74)
}
