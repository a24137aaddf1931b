// Surroundings of the court: spectators, boards along the far side, benches and the table, stands behind the baskets.
import { box, type Canvas2D, line, polygon, textFont } from '../../camera/canvas.ts'
import { drawPieces, drawRow, isRisen, type MakeLayer } from '../../camera/crowd.ts'
import { blend, coats, hash, ink, skins } from '../../camera/palette.ts'
import { clamp } from '../../director/pitch.ts'
import type { Scene } from '../director/scene.ts'
import type { Lens } from './lens.ts'
import type { SceneStyle } from './style.ts'

/** Metres of y: the benches, the foot of the stand; of z: the boards on its wall, above the heads of seated people, and the first row. */
const bench = -9.1
const stand = -10.9
const boardsFrom = 1.62
const boardsTo = 2.42
const rows = 13
const rowDepth = 0.86
const rowRise = 0.62

/** Name, background, text colour. */
const names: [string, string, string][] = [
  ['看台 GRANDSTAND', '#0e2c21', '#ffd028'],
  ['每一个进球 立刻知道', '#1c5c9c', '#ffffff'],
  ['声浪', '#ffd028', '#1a1500'],
  ['KHÁN ĐÀI', '#0e6262', '#ffffff'],
  ['入座', '#f3f4ef', '#c9291a'],
  ['没有网 也有比分', '#8a4b12', '#fff4cc'],
  ['选 一 个 看 台', '#f3f4ef', '#0a6845'],
]
const boardLong = 5.4

interface Arena {
  ctx: Canvas2D
  lens: Lens
  style: SceneStyle
  scene: Scene
  makeLayer: MakeLayer | undefined
}

function drawTiers({ ctx, lens, style, scene, makeLayer }: Arena): void {
  // Rows are painted at the closest zoom, so that zooming never repaints them.
  const crowd = { ctx, lens: { ...lens, zoom: 1.5 }, style, scene, makeLayer }
  for (let row = rows; row >= 0; row -= 1) {
    const depth = lens.depth(stand) + 0.6 + row * rowDepth
    const z = 2.75 + row * rowRise
    const [, floor, scale] = lens.strip(0, depth, z)
    if (floor < -scale) continue
    ctx.fillStyle = row % 2 ? '#0f1d17' : '#12221b'
    ctx.fillRect(0, floor - scale * 0.6, lens.width, scale * 0.8 + 2)
    drawRow(crowd, row, depth, z)
  }
}

function drawBoards({ ctx, lens, scene }: Arena): void {
  const tall = boardsTo - boardsFrom
  const [middle, top, scale] = lens.strip(0, lens.depth(stand), boardsTo)
  const wide = boardLong * scale
  // All of them change at once now and then, like LED boards.
  const rotation = Math.floor(scene.t / 24_000)
  const first = Math.floor(-middle / wide) - 1
  ctx.save()
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  for (let number = first; number <= first + Math.ceil(lens.width / wide) + 2; number += 1) {
    const [name, back, fore] = names[(((number + rotation) % names.length) + names.length) % names.length] as [string, string, string]
    const x = middle + (number - 0.5) * wide
    ctx.fillStyle = blend(back, '#06110c', 0.1)
    ctx.fillRect(x, top, wide + 0.7, tall * scale)
    ctx.fillStyle = fore
    ctx.font = textFont(tall * scale * 0.6)
    ctx.fillText(name, x + wide / 2, top + tall * scale * 0.53)
  }
  ctx.fillStyle = '#00000040'
  ctx.fillRect(0, top + tall * scale - 0.5, lens.width, scale * 0.1)
  ctx.restore()
}

/** A person on a chair: head, trunk, knees; standing when their side scores. */
function drawSitter({ ctx, lens }: Arena, x: number, color: string, seed: number, isUp: boolean, hop: number): void {
  const [px, py, scale] = lens.spot(x, bench + 0.1)
  const skin = blend(skins[Math.floor(hash(seed) * skins.length)] as string, '#0b1712', 0.16)
  const lift = (isUp ? 0.5 + hop : 0) * scale
  const trunk = blend(color, '#0b1712', 0.16)
  box(
    ctx,
    px - scale * 0.2,
    py - scale * 0.52 - lift * 0.3,
    scale * 0.4,
    scale * 0.5 + lift * 0.3,
    isUp ? blend(color, '#0b1712', 0.3) : '#1a2620',
    scale * 0.1,
  )
  box(ctx, px - scale * 0.24, py - scale * 1.12 - lift, scale * 0.48, scale * 0.72, trunk, scale * 0.16)
  if (!isUp) box(ctx, px - scale * 0.21, py - scale * 0.56, scale * 0.42, scale * 0.26, blend(color, '#0b1712', 0.34), scale * 0.1)
  else
    line(
      ctx,
      [
        [px - scale * 0.24, py - scale * 0.95 - lift],
        [px - scale * 0.34, py - scale * 1.5 - lift],
      ],
      scale * 0.1,
      skin,
    )
  ctx.fillStyle = skin
  ctx.beginPath()
  ctx.arc(px, py - scale * 1.29 - lift, scale * 0.155, 0, 7)
  ctx.fill()
  ctx.fillStyle = blend('#241c18', '#4a2e1c', hash(seed + 3))
  ctx.beginPath()
  ctx.arc(px, py - scale * 1.31 - lift, scale * 0.16, Math.PI + 0.1, -0.1)
  ctx.fill()
}

function drawBenches(arena: Arena): void {
  const { ctx, lens, style, scene } = arena
  ctx.lineCap = 'round'
  for (const side of ['home', 'away'] as const) {
    const s = side === 'home' ? -1 : 1
    const [x0, y0, scale] = lens.spot(s > 0 ? 4 : -11.6, bench, 0.5)
    ctx.fillStyle = '#0c1914'
    ctx.fillRect(x0, y0, scale * 7.6, scale * 0.52)
    const own = scene.cheer === s ? scene.excitement : 0
    for (let seat = 0; seat < 8; seat += 1) {
      const x = s * (4.5 + seat * 0.94)
      const isCoach = seat === 0
      const chance = hash(seat * 7 + (s > 0 ? 50 : 0))
      const isUp = own > 0.5 && chance < own + 0.1
      const hop = isUp ? Math.abs(Math.sin(scene.t * 0.008 + chance * 9)) * 0.22 * own : 0
      drawSitter(arena, x, isCoach ? '#22303a' : chance < 0.35 ? style.kits[side].trim : style.kits[side].shirt, seat * 11 + s, isUp, hop)
    }
  }
  const [left, top, scale] = lens.spot(-2.9, bench + 0.35, 0.86)
  for (const x of [-1.9, -0.65, 0.65, 1.9]) drawSitter(arena, x, '#33424b', Math.round(x * 10) + 91, false, 0)
  box(ctx, left, top, scale * 5.8, scale * 0.86, ink.stand, scale * 0.08)
  ctx.fillStyle = ink.lamp
  ctx.fillRect(left, top, scale * 5.8, Math.max(1, scale * 0.06))
  ctx.fillStyle = ink.lamp
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.font = textFont(scale * 0.46)
  ctx.fillText('看台 GRANDSTAND', left + scale * 2.9, top + scale * 0.48)
  ctx.textAlign = 'left'
  ctx.textBaseline = 'alphabetic'
}

/** A stand behind a basket, from the side. */
function drawEnd({ ctx, lens, style, scene }: Arena, end: 1 | -1): void {
  const [edge] = lens.spot(end * 17.4, -9)
  if (end > 0 ? edge > lens.width : edge < 0) return
  const at = (x: number, y: number, z: number): readonly number[] => lens.spot(end * x, y, z)
  polygon(ctx, [at(17.4, stand, 0), at(17.4, 12, 0), at(30, 12, 9), at(30, stand, 9)], '#0f1d17')
  for (let row = 9; row >= 0; row -= 1) {
    const [x, z] = [18.1 + row * 0.95, 0.75 + row * 0.62]
    const chance = hash(row * 31 + end)
    const isUp = isRisen(scene, false, chance)
    const hop = isUp ? 0.15 + Math.abs(Math.sin(scene.t * 0.0058 + chance * 9)) * 0.3 * scene.excitement : 0
    const from = lens.spot(end * x, stand + 0.6, z + hop)
    const to = lens.spot(end * x, 9, z + hop)
    if (Math.min(from[0], to[0]) > lens.width || Math.max(from[0], to[0]) < 0) continue
    const unit = Math.hypot(from[0] - to[0], from[1] - to[1]) / (9 - stand)
    const size = (from[2] + to[2]) / 2
    for (const [index, color] of [style.kits.home.shirt, style.kits.home.trim, coats[row % coats.length] as string].entries())
      drawPieces(ctx, from, to, {
        tall: clamp(size * 0.5, 1, 22),
        long: 0,
        period: unit * 2.4,
        offset: chance * unit + unit * 0.8 * index,
        color: blend(color, '#0b1712', 0.5),
      })
    const raised = (spot: readonly number[]): readonly number[] => [spot[0] as number, (spot[1] as number) - size * 0.42]
    const skin = blend(skins[(row * 2) % skins.length] as string, '#0b1712', 0.46)
    drawPieces(ctx, raised(from), raised(to), { tall: size * 0.28, long: 0, period: unit * 0.8, offset: chance * unit, color: skin })
  }
  ctx.setLineDash([])
  polygon(ctx, [at(17.4, stand, 0), at(17.4, 10, 0), at(17.4, 10, 0.85), at(17.4, stand, 0.85)], blend(style.paint, '#06110c', 0.3))
}

export function drawArena(arena: Arena): void {
  const { ctx, lens } = arena
  const [, foot] = lens.spot(0, stand)
  ctx.fillStyle = '#0a1712'
  ctx.fillRect(0, 0, lens.width, Math.max(0, foot))
  if (foot > 0) {
    ctx.save()
    drawTiers(arena)
    ctx.restore()
    ctx.setLineDash([])
    const [, wall, scale] = lens.spot(0, stand, boardsTo + 0.2)
    ctx.fillStyle = '#11261d'
    ctx.fillRect(0, wall, lens.width, foot - wall + scale * 0.4)
  }
}

/** Everything on the floor. */
export function drawSurroundings(arena: Arena): void {
  drawEnd(arena, -1)
  drawEnd(arena, 1)
  drawBoards(arena)
  drawBenches(arena)
}
