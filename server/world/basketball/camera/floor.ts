// The floor: planks, paint and lines (FIBA Official Basketball Rules, rule two), and reflections of the lamps.
import { type Canvas2D, line, polygon } from '../../camera/canvas.ts'
import { drawCrest } from '../../camera/crest.ts'
import type { Layer, MakeLayer } from '../../camera/crowd.ts'
import { blend, hash } from '../../camera/palette.ts'
import { mix } from '../../director/pitch.ts'
import { court } from '../director/court.ts'
import type { Scene } from '../director/scene.ts'
import type { Lens } from './lens.ts'
import type { SceneStyle } from './style.ts'

type Way = [number, number][]
const arc = (x: number, y: number, radius: number, from: number, to: number): Way =>
  Array.from({ length: 25 }, (_, index) => {
    const angle = mix(from, to, index / 24)
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
  })

const { x: long, y: wide, ring, three, corner, key, keyHalf, centre } = court
/** Where the straight line in the corner meets the arc, relative to the ring. */
const corners = Math.sqrt(three * three - corner * corner)
const arcAngle = Math.asin(corner / three)

/** All lines in metres. */
const ways: Way[] = (() => {
  const list: Way[] = [
    [
      [-long, -wide],
      [long, -wide],
      [long, wide],
      [-long, wide],
      [-long, -wide],
    ],
    [
      [0, -wide],
      [0, wide],
    ],
    arc(0, 0, centre, 0, Math.PI * 2),
  ]
  for (const s of [-1, 1]) {
    const face = s > 0 ? Math.PI : 0
    const line = s * (long - key)
    list.push(
      [
        [s * long, -corner],
        [s * (ring - corners), -corner],
        ...arc(s * ring, 0, three, face + s * arcAngle, face - s * arcAngle),
        [s * (ring - corners), corner],
        [s * long, corner],
      ],
      [
        [s * long, -keyHalf],
        [line, -keyHalf],
        [line, keyHalf],
        [s * long, keyHalf],
      ],
      arc(line, 0, centre, face - Math.PI / 2, face + Math.PI / 2),
      arc(s * ring, 0, 1.25, face - Math.PI / 2, face + Math.PI / 2),
    )
    // Lane marks beside the key.
    for (const u of [0.35, 1.75, 2.6, 3.45])
      for (const v of [-1, 1])
        list.push([
          [s * (ring - u), v * keyHalf],
          [s * (ring - u), v * (keyHalf + 0.22)],
        ])
  }
  return list
})()

/** Width and length of a plank, in metres. */
const board = 0.62
const length = 3.4
const outside = 2.9

function drawWood(ctx: Canvas2D, lens: Lens, style: SceneStyle): void {
  const [, foot] = lens.spot(0, -wide - outside)
  ctx.fillStyle = style.apron
  ctx.fillRect(0, foot, lens.width, lens.height - foot)
  const rows = Math.ceil((wide * 2) / board)
  for (let row = 0; row < rows; row += 1) {
    const from = -wide + row * board
    const to = Math.min(wide, from + board)
    const [left, top] = lens.spot(-long, from)
    const [right] = lens.spot(long, from)
    const [left2, bottom] = lens.spot(-long, to)
    const [right2] = lens.spot(long, to)
    if (top > lens.height) break
    polygon(
      ctx,
      [
        [left, top],
        [right, top],
        [right2, bottom + 0.6],
        [left2, bottom + 0.6],
      ],
      style.wood[row % 2] as string,
    )
    const [, , scale] = lens.spot(0, from)
    const start = -long + hash(row * 13) * length
    ctx.fillStyle = style.wood[2]
    for (let x = start; x < long - length; x += length) {
      if (hash(Math.round(x * 7) + row * 31) < 0.55) continue
      const [at] = lens.spot(x, (from + to) / 2)
      if (at > lens.width || at + length * scale < 0) continue
      ctx.fillRect(at, top, length * scale, bottom - top)
    }
  }
}

function drawPaint(ctx: Canvas2D, lens: Lens, style: SceneStyle): void {
  const paint = blend(style.paint, style.wood[1], 0.16)
  for (const s of [-1, 1]) {
    const inner = s * (long - key)
    polygon(
      ctx,
      [
        [s * long, -keyHalf],
        [inner, -keyHalf],
        [inner, keyHalf],
        [s * long, keyHalf],
      ].map(([x, y]) => lens.spot(x as number, y as number)),
      paint,
    )
  }
  polygon(
    ctx,
    arc(0, 0, centre, 0, Math.PI * 2).map(([x, y]) => lens.spot(x, y)),
    paint,
  )
}

/** The home crest on the half-way line. */
function drawMark(ctx: Canvas2D, lens: Lens, { board: { clubs } }: Scene): void {
  const [x, y, scale] = lens.spot(0, 0.08)
  if (x < -scale * 2 || x > lens.width + scale * 2) return
  const flat = (lens.spot(0, 1)[1] - lens.spot(0, -1)[1]) / (scale * 2)
  ctx.save()
  ctx.translate(x, y)
  ctx.scale(1, flat)
  ctx.globalAlpha = 0.9
  drawCrest(ctx, clubs.home, -scale * 1.15, -scale * 1.2, scale * 2.3, 'zh')
  ctx.restore()
}

const glareSize = 128
const glares = new WeakMap<SceneStyle, Layer>()
/** One reflection, brightest in the middle. */
function glareOf(style: SceneStyle, makeLayer: MakeLayer): Layer {
  const known = glares.get(style)
  if (known) return known
  const layer = makeLayer(glareSize, glareSize)
  const { context } = layer
  context.fillStyle = '#fff4d803'
  for (let ring = 1; ring <= 30; ring += 1) {
    context.beginPath()
    context.arc(glareSize / 2, glareSize / 2, (glareSize / 2) * (ring / 30), 0, 7)
    context.fill()
  }
  glares.set(style, layer)
  return layer
}
/** Reflections of the lamps in the varnish. */
function drawGlare(ctx: Canvas2D, lens: Lens, style: SceneStyle, makeLayer: MakeLayer | undefined): void {
  if (!makeLayer) return
  const { image } = glareOf(style, makeLayer)
  for (const x of [-10.5, -3.5, 3.5, 10.5]) {
    const [px, py, scale] = lens.spot(x, -1.2)
    if (px < -scale * 3 || px > lens.width + scale * 3) continue
    ctx.drawImage(image, 0, 0, glareSize, glareSize, px - scale * 2.4, py - scale * 2.3, scale * 4.8, scale * 4.6)
  }
}

export function drawFloor(ctx: Canvas2D, lens: Lens, style: SceneStyle, scene: Scene, makeLayer: MakeLayer | undefined): void {
  drawWood(ctx, lens, style)
  drawPaint(ctx, lens, style)
  drawGlare(ctx, lens, style, makeLayer)
  ctx.lineJoin = 'round'
  ctx.lineCap = 'butt'
  const [, , scale] = lens.spot(0, 0)
  for (const way of ways)
    line(
      ctx,
      way.map(([x, y]) => lens.spot(x, y)),
      Math.max((1.1 * lens.width) / 640, scale * 0.055),
      '#fdf8ee',
    )
  drawMark(ctx, lens, scene)
}
