// The court: its ground and lines, the net with its shadow, the umpire's chair, benches.
import { box, type Canvas2D, line, polygon, textFont } from '../../camera/canvas.ts'
import { blend, ink } from '../../camera/palette.ts'
import { type Court, netAt, type Sport } from '../sport.ts'
import type { Lens } from './lens.ts'
import type { SceneStyle } from './style.ts'

type Segment = readonly [x0: number, y0: number, x1: number, y1: number]

/** Centres of all lines, in metres: ITF rule 1 and BWF law 1. */
function linesOf({ type, court }: Sport): Segment[] {
  const { length, width, wide, service } = court
  const list: Segment[] = []
  for (const x of [-wide, -width, width, wide]) list.push([x, -length, x, length])
  for (const end of [-1, 1]) {
    list.push([-wide, end * length, wide, end * length])
    if (type === 'tennis') {
      list.push([-width, end * service, width, end * service], [0, 0, 0, end * service])
      list.push([0, end * length, 0, end * (length - 0.15)])
    } else {
      list.push([-wide, end * service, wide, end * service], [-wide, end * (length - 0.76), wide, end * (length - 0.76)])
      list.push([0, end * service, 0, end * length])
    }
  }
  return list
}

/** Lines lie on the ground: the far end is thinner, and transverse lines are thinner than longitudinal ones. */
function drawLine(ctx: Canvas2D, lens: Lens, [x0, y0, x1, y1]: Segment, wide: number, color: string): void {
  const half = wide / 2
  const isAcross = y0 === y1
  const least = (0.5 * lens.width) / 640
  const [a, b] = [lens.spot(x0, y0), lens.spot(x1, y1)]
  if (isAcross) {
    const tall = Math.max(least * 1.5, lens.spot(x0, y0 + half)[1] - lens.spot(x0, y0 - half)[1])
    ctx.fillStyle = color
    ctx.fillRect(a[0], a[1] - tall / 2, b[0] - a[0], tall)
    return
  }
  const [one, other] = [Math.max(least, half * a[2]), Math.max(least, half * b[2])]
  polygon(
    ctx,
    [
      [a[0] - one, a[1]],
      [a[0] + one, a[1]],
      [b[0] + other, b[1]],
      [b[0] - other, b[1]],
    ],
    color,
  )
}

export function drawGround(ctx: Canvas2D, lens: Lens, style: SceneStyle, sport: Sport): void {
  const { length, wide } = sport.court
  ctx.fillStyle = style.outer
  ctx.fillRect(0, 0, lens.width, lens.height)
  if (sport.type === 'badminton') drawPlanks(ctx, lens, style, sport)
  const pad = sport.type === 'tennis' ? 0 : 0.75
  const rect = (x: number, y: number, fill: string): void =>
    polygon(ctx, [lens.spot(-x, -y), lens.spot(x, -y), lens.spot(x, y), lens.spot(-x, y)], fill)
  rect(wide + pad, length + pad, style.inner)
  if (sport.type === 'tennis') {
    // The alleys are slightly darker, so that the singles court is recognizable at a glance.
    for (const side of [-1, 1]) {
      const [x0, x1] = [side * sport.court.width, side * wide]
      polygon(
        ctx,
        [lens.spot(x0, -length), lens.spot(x1, -length), lens.spot(x1, length), lens.spot(x0, length)],
        blend(style.inner, '#08202c', 0.1),
      )
    }
  } else {
    // The seams of the mat.
    for (const y of [-4.3, 0, 4.3]) drawLine(ctx, lens, [-wide - pad, y, wide + pad, y], 0.03, blend(style.inner, '#04211f', 0.18))
  }
  if (sport.type === 'tennis') drawName(ctx, lens, style, sport)
  const thick = sport.type === 'tennis' ? 0.075 : 0.05
  for (const segment of linesOf(sport)) drawLine(ctx, lens, segment, thick, style.line)
  for (const end of sport.type === 'tennis' ? [-1, 1] : []) drawLine(ctx, lens, [-wide, end * length, wide, end * length], 0.11, style.line)
  const { net } = sport.court
  // The shadow of the net.
  polygon(ctx, [lens.spot(-net.x, 0), lens.spot(net.x, 0), lens.spot(net.x, 0.55), lens.spot(-net.x, 0.55)], '#04141c2e')
}

function drawPlanks(ctx: Canvas2D, lens: Lens, style: SceneStyle, { side, back }: Sport): void {
  const dark = blend(style.outer, '#06110c', 0.14)
  for (let x = -side * 2; x < side * 2; x += 1.2)
    polygon(ctx, [lens.spot(x, -back), lens.spot(x + 0.6, -back), lens.spot(x + 0.6, back * 1.4), lens.spot(x, back * 1.4)], dark)
}

/** Our name behind the far base line, like tournaments. */
function drawName(ctx: Canvas2D, lens: Lens, style: SceneStyle, { court }: Sport): void {
  const y = -(court.length + 2.1)
  const [x, at, size] = lens.spot(0, y)
  const flat = (lens.spot(0, y + 0.5)[1] - lens.spot(0, y - 0.5)[1]) / size
  ctx.save()
  ctx.translate(x, at)
  ctx.scale(0.66, flat)
  ctx.font = textFont(size * 2.5)
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.fillStyle = blend(style.outer, '#ffffff', 0.3)
  ctx.fillText('看台  GRANDSTAND', 0, 0)
  ctx.restore()
}

/** Mesh, band and posts. */
export function drawNet(ctx: Canvas2D, lens: Lens, { court, type }: Sport): void {
  const { net } = court
  const foot = type === 'tennis' ? 0.02 : 0.76
  const unit = lens.width / 640
  const steps = type === 'tennis' ? 64 : 50
  const columns = Array.from({ length: steps + 1 }, (_, index) => -net.x + (index / steps) * net.x * 2)
  const top = (x: number): readonly number[] => lens.spot(x, 0, netAt(court, x))
  polygon(ctx, [...columns.map(top), lens.spot(net.x, 0, foot), lens.spot(-net.x, 0, foot)], type === 'tennis' ? '#0a1a1830' : '#1a0f0a18')
  const mesh = type === 'tennis' ? '#0c1c1a66' : '#1a0f0a55'
  for (const x of columns) line(ctx, [top(x), lens.spot(x, 0, foot)], 0.55 * unit, mesh)
  for (let z = foot; z < net.post; z += type === 'tennis' ? 0.14 : 0.1)
    line(
      ctx,
      columns.map((x) => lens.spot(x, 0, Math.min(z, netAt(court, x)))),
      0.5 * unit,
      mesh,
    )
  const band = Math.max(2.2 * unit, lens.spot(0, 0)[2] * 0.07)
  ctx.lineCap = 'butt'
  ctx.lineJoin = 'round'
  line(
    ctx,
    columns.map((x) => {
      const [px = 0, py = 0] = top(x)
      return [px, py + band / 2]
    }),
    band,
    '#fbfbf6',
  )
  if (type === 'tennis') line(ctx, [top(0), lens.spot(0, 0, 0)], band * 0.8, '#fbfbf6')
  for (const side of [-1, 1]) {
    const post = Math.max(2 * unit, lens.spot(0, 0)[2] * 0.09)
    line(ctx, [lens.spot(side * net.x, 0, 0), lens.spot(side * net.x, 0, net.post + 0.03)], post, type === 'tennis' ? '#1d2c28' : '#d8dedb')
  }
}

/** Top and height of the net in the picture. */
export function netStrip(lens: Lens, { net }: Court): { top: number; tall: number } {
  const top = lens.spot(0, 0, net.post)[1] - 4
  return { top, tall: lens.spot(0, 0, 0)[1] + 5 - top }
}

/** Two seats with a parasol outdoors, a box for bags in a hall. */
export function drawBenches(ctx: Canvas2D, lens: Lens, style: SceneStyle, { bench, type }: Sport): void {
  for (const side of [-1, 1]) {
    const y = bench.y * side
    const x = bench.x - 0.25
    const [px, py, size] = lens.spot(x, y)
    ctx.fillStyle = '#04141c38'
    ctx.beginPath()
    ctx.ellipse(px, py, size * 1.15, size * 0.22, 0, 0, 7)
    ctx.fill()
    const color = style.isNight ? '#dfe6e1' : '#f3f4ef'
    box(ctx, px - size * 0.28, py - size * 0.5, size * 0.85, size * 0.12, color, size * 0.04)
    box(ctx, px - size * 0.36, py - size * 1.02, size * 0.13, size * 0.98, color, size * 0.04)
    for (const leg of [-0.2, 0.44]) box(ctx, px + size * leg, py - size * 0.42, size * 0.09, size * 0.42, '#7c8a84', 0)
    // The bag beside it.
    box(
      ctx,
      px - size * 0.95,
      py - size * 0.36,
      size * 0.5,
      size * 0.36,
      side > 0 ? style.dresses.home.shirt : style.dresses.away.shirt,
      size * 0.1,
    )
    box(ctx, px - size * 0.95, py - size * 0.24, size * 0.5, size * 0.06, '#00000040', 0)
    if (type === 'tennis' && !style.isNight) drawParasol(ctx, px, py, size)
  }
}
function drawParasol(ctx: Canvas2D, px: number, py: number, size: number): void {
  const [x, top] = [px - size * 0.5, py - size * 2.75]
  line(
    ctx,
    [
      [x, py],
      [x, top],
    ],
    size * 0.06,
    '#e6ebe8',
  )
  polygon(
    ctx,
    [
      [x - size * 1.15, top + size * 0.42],
      [x + size * 1.15, top + size * 0.42],
      [x + size * 0.5, top - size * 0.05],
      [x, top - size * 0.14],
      [x - size * 0.5, top - size * 0.05],
    ],
    ink.stand,
  )
  polygon(
    ctx,
    [
      [x - size * 0.4, top + size * 0.42],
      [x + size * 0.4, top + size * 0.42],
      [x + size * 0.16, top - size * 0.1],
      [x - size * 0.16, top - size * 0.1],
    ],
    ink.lamp,
  )
}

/** The umpire's chair beside the post; the umpire is drawn separately. */
export function drawChair(ctx: Canvas2D, lens: Lens, { chair, type }: Sport): { x: number; y: number; size: number } {
  const [px, py, size] = lens.spot(chair, 0)
  const seat = type === 'tennis' ? 1.55 : 1.3
  ctx.fillStyle = '#04141c48'
  ctx.beginPath()
  ctx.ellipse(px, py, size * 0.85, size * 0.18, 0, 0, 7)
  ctx.fill()
  ctx.lineCap = 'round'
  const frame = '#e6ebe8'
  for (const side of [-1, 1])
    line(
      ctx,
      [
        [px + side * size * 0.5, py],
        [px + side * size * 0.27, py - size * seat],
      ],
      size * 0.1,
      frame,
    )
  for (const step of [0.3, 0.58, 0.86])
    line(
      ctx,
      [
        [px - size * (0.5 - step * 0.17), py - size * step * seat * 0.9],
        [px + size * (0.5 - step * 0.17), py - size * step * seat * 0.9],
      ],
      size * 0.06,
      frame,
    )
  box(ctx, px - size * 0.36, py - size * (seat + 0.95), size * 0.72, size * 0.98, ink.stand, size * 0.1)
  box(ctx, px - size * 0.42, py - size * (seat + 0.06), size * 0.84, size * 0.14, frame, size * 0.05)
  return { x: px, y: py - size * seat, size }
}
