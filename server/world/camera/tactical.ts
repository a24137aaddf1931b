// Top view: both sides as numbers in their colours, their shapes, and the trail of the ball.
import { mix, pitch } from '../director/pitch.ts'
import type { Scene, ScenePlayer } from '../director/scene.ts'
import { box, type Canvas2D, figures, line } from './canvas.ts'
import { blend, ink, type SceneStyle } from './palette.ts'

/** Pixels per metre in a picture 640 wide, and the position of the centre spot in it. */
const metre = 4.5
const centre = [320, 198] as const
const at = (x: number, y: number): [number, number] => [centre[0] + x * metre, centre[1] + y * metre]

function drawField(ctx: Canvas2D): void {
  const [left, top] = at(-pitch.x, -pitch.y)
  const [wide, tall] = [pitch.x * 2 * metre, pitch.y * 2 * metre]
  box(ctx, left - 14, top - 8, wide + 28, tall + 16, '#1c6644', 5)
  ctx.fillStyle = '#185c3d'
  for (let band = 0; band < 9; band += 1) ctx.fillRect(left + (band * 2 + 1) * (wide / 18), top, wide / 18, tall)
  const color = '#ffffff80'
  ctx.lineCap = 'butt'
  line(
    ctx,
    [
      [left, top],
      [left + wide, top],
      [left + wide, top + tall],
      [left, top + tall],
      [left, top - 0.5],
    ],
    1.1,
    color,
  )
  line(ctx, [at(0, -pitch.y), at(0, pitch.y)], 1.1, color)
  ctx.beginPath()
  ctx.arc(centre[0], centre[1], 9.15 * metre, 0, 7)
  ctx.stroke()
  for (const end of [-1, 1]) {
    for (const [deep, half] of [
      [16.5, 20.16],
      [5.5, 9.16],
      [-2, pitch.goal],
    ] as const)
      line(
        ctx,
        [at(end * pitch.x, -half), at(end * (pitch.x - deep), -half), at(end * (pitch.x - deep), half), at(end * pitch.x, half)],
        1.1,
        color,
      )
  }
}

/** Convex hull, counter-clockwise: Andrew's monotone chain. */
function hull(points: [number, number][]): [number, number][] {
  const sorted = points.toSorted((one, other) => one[0] - other[0] || one[1] - other[1])
  const half = (list: [number, number][]): [number, number][] => {
    const out: [number, number][] = []
    for (const point of list) {
      for (;;) {
        const [a, b] = [out.at(-2), out.at(-1)]
        if (!a || !b || (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break
        out.pop()
      }
      out.push(point)
    }
    out.pop()
    return out
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

function drawShape(ctx: Canvas2D, players: readonly ScenePlayer[], side: 'home' | 'away', style: SceneStyle): void {
  const points = players.filter((one) => one.side === side && one.slot > 0 && one.isVisible).map(({ x, y }) => at(x, y))
  if (points.length < 3) return
  const color = blend(style.kits[side].shirt, '#ffffff', 0.4)
  ctx.beginPath()
  for (const [index, [x, y]] of hull(points).entries()) index === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)
  ctx.closePath()
  ctx.fillStyle = `${color}22`
  ctx.fill()
  ctx.strokeStyle = `${color}b0`
  ctx.lineWidth = 1.2
  ctx.setLineDash(side === 'away' ? [4, 4] : [])
  ctx.stroke()
  ctx.setLineDash([])
}

/** `trail`: past positions of the ball, oldest first. */
export function drawTactical(
  ctx: Canvas2D,
  scene: Scene,
  style: SceneStyle,
  width: number,
  height: number,
  trail: readonly { x: number; y: number }[],
): void {
  ctx.fillStyle = ink.stand
  ctx.fillRect(0, 0, width, height)
  ctx.save()
  ctx.scale(width / 640, width / 640)
  drawField(ctx)
  drawShape(ctx, scene.players, 'home', style)
  drawShape(ctx, scene.players, 'away', style)
  ctx.lineCap = 'round'
  for (let index = 1; index < trail.length; index += 1) {
    const [from, to] = [trail[index - 1], trail[index]] as [{ x: number; y: number }, { x: number; y: number }]
    const share = index / trail.length
    line(ctx, [at(from.x, from.y), at(to.x, to.y)], mix(1, 2.6, share), `rgba(255,208,40,${(share * 0.85).toFixed(2)})`)
  }
  for (const player of scene.players.toSorted((one, other) => one.y - other.y)) {
    if (!player.isVisible) continue
    const kit = (player.slot === 0 ? style.keepers : style.kits)[player.side]
    const [x, y] = at(player.x, player.y)
    line(ctx, [[x, y], at(player.x + player.vx * 0.75, player.y + player.vy * 0.75)], 2, `${kit.shirt}b0`)
    ctx.fillStyle = '#04140c55'
    ctx.beginPath()
    ctx.arc(x + 0.8, y + 1.5, 8.2, 0, 7)
    ctx.fill()
    ctx.fillStyle = kit.shirt
    ctx.beginPath()
    ctx.arc(x, y, 8, 0, 7)
    ctx.fill()
    ctx.strokeStyle = player.side === 'home' ? '#ffffffd0' : '#0a1510b8'
    ctx.lineWidth = 1.4
    ctx.stroke()
    ctx.fillStyle = kit.number
    ctx.font = figures(10.5)
    ctx.textAlign = 'center'
    ctx.fillText(String(player.number), x, y + 3.7)
  }
  const { x, y, z } = scene.ball
  const [bx, by] = at(x, y)
  ctx.fillStyle = '#04140c66'
  ctx.beginPath()
  ctx.arc(bx + z, by + 1 + z * 1.2, 3.6, 0, 7)
  ctx.fill()
  ctx.fillStyle = '#ffffff'
  ctx.beginPath()
  ctx.arc(bx, by - z * 0.6, 3.8 + z * 0.3, 0, 7)
  ctx.fill()
  ctx.strokeStyle = '#0a1510'
  ctx.lineWidth = 1.1
  ctx.stroke()
  ctx.restore()
}
