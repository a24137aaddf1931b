// The stands: rows of spectators who sit, rise with the play and jump at a goal; boards in front of them, benches and the tunnel.
import { clamp } from '../director/pitch.ts'
import type { Scene } from '../director/scene.ts'
import { box, type Canvas2D, line, polygon, textFont } from './canvas.ts'
import { drawPieces, drawRow, isRisen, type Seating } from './crowd.ts'
import type { Lens } from './lens.ts'
import { blend, coats, hash, ink, type SceneStyle, skins } from './palette.ts'

/** Metres: between rows, height of a row, length of a board. */
const rowDepth = 0.95
const rowRise = 0.56
const board = 11.5
const rows = 32
/** Half the tunnel's width. */
const mouth = 2.8
/** The row at which a wall separates the tiers. */
const tier = 13

/** Name, background, text colour. */
export const boards: [string, string, string][] = [
  ['看台 GRANDSTAND', '#0e2c21', '#ffd028'],
  ['选 一 个 看 台', '#f3f4ef', '#0a6845'],
  ['声浪', '#ffd028', '#1a1500'],
  ['每一个进球 立刻知道', '#1c5c9c', '#ffffff'],
  ['KHÁN ĐÀI', '#0e6262', '#ffffff'],
  ['入座', '#f3f4ef', '#c9291a'],
  ['日场 · 夜场', '#15191c', '#f3f4ef'],
  ['没有网 也有比分', '#8a4b12', '#fff4cc'],
]

export function drawStands(seating: Seating): void {
  const { ctx, lens, style } = seating
  const { width } = lens
  const [, foot] = lens.strip(0, lens.stand, 0)
  if (foot < 0) return
  ctx.fillStyle = style.isNight ? '#0a1712' : '#3a4a44'
  ctx.fillRect(0, 0, width, foot)
  ctx.save()
  ctx.lineCap = 'round'
  for (let row = rows; row >= 0; row -= 1) {
    const depth = lens.stand + 2 + row * rowDepth
    const z = 1.7 + row * rowRise + (row > tier ? 1.7 : 0)
    const [, floor, scale] = lens.strip(0, depth, z)
    if (floor < -2) continue
    ctx.fillStyle = style.isNight ? (row % 2 ? '#0f1d17' : '#12221b') : row % 2 ? '#52635b' : '#586961'
    ctx.fillRect(0, floor - scale * 0.5, width, scale * 0.6 + 2)
    if (row === tier + 1) {
      ctx.fillStyle = style.isNight ? ink.stand2 : '#dce3dd'
      ctx.fillRect(0, floor, width, scale * 1.7)
    }
    drawRow(seating, row, depth, z)
  }
  ctx.restore()
  const [, wall] = lens.strip(0, lens.stand, 1.6)
  ctx.fillStyle = style.isNight ? '#0d1f18' : '#2e3d37'
  ctx.fillRect(0, wall, width, foot - wall)
  if (lens.kind === 'main') drawBenches(ctx, lens, style)
  drawBoards(ctx, lens, style)
}

function drawBoards(ctx: Canvas2D, lens: Lens, style: SceneStyle): void {
  const tall = 1.05
  const [middle, top, scale] = lens.strip(0, lens.boards, tall)
  const wide = board * scale
  const first = Math.floor(-middle / wide) - 1
  ctx.save()
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  for (let number = first; number <= first + Math.ceil(lens.width / wide) + 2; number += 1) {
    const [name, back, fore] = boards[(((number + 3) % boards.length) + boards.length) % boards.length] as [string, string, string]
    // Keeps the tunnel clear.
    const aside = lens.kind === 'main' ? (number < 0 ? -mouth : mouth) * scale : 0
    const x = middle + number * wide + aside
    ctx.fillStyle = style.isNight ? blend(back, '#06110c', 0.14) : back
    ctx.fillRect(x, top, wide + 0.7, tall * scale)
    ctx.fillStyle = fore
    ctx.font = textFont(tall * scale * 0.66)
    ctx.fillText(name, x + wide / 2, top + tall * scale * 0.53)
  }
  ctx.restore()
}

/** Two benches with the tunnel between them, in front of the far stand. */
function drawBenches(ctx: Canvas2D, lens: Lens, style: SceneStyle): void {
  const depth = lens.stand - 0.6
  for (const side of [-1, 1]) {
    const [x0, y0, scale] = lens.strip(side < 0 ? -20 : 9, depth, 2)
    box(ctx, x0, y0, scale * 11, scale * 2, style.isNight ? '#16362a' : '#dbe6df', scale * 0.4)
    box(ctx, x0 + scale * 0.3, y0 + scale * 0.4, scale * 10.4, scale * 1.6, style.isNight ? '#0a1510' : '#22332b', scale * 0.3)
    const kit = style.kits[side < 0 ? 'home' : 'away']
    for (let index = 0; index < 9; index += 1) {
      const x = x0 + scale * (1.1 + index * 1.1)
      box(
        ctx,
        x - scale * 0.24,
        y0 + scale * 1.05,
        scale * 0.48,
        scale * 0.8,
        blend(index < 6 ? kit.shirt : '#3f4a52', '#0b1712', 0.35),
        scale * 0.15,
      )
      ctx.fillStyle = blend(skins[(index * 3) % skins.length] as string, '#0b1712', 0.3)
      ctx.beginPath()
      ctx.arc(x, y0 + scale * 0.88, scale * 0.19, 0, 7)
      ctx.fill()
    }
  }
  const [x, y, scale] = lens.strip(-mouth, depth, 2.2)
  box(ctx, x, y, scale * mouth * 2, scale * 2.3, style.isNight ? ink.stand2 : '#dbe6df', scale * 0.3)
  box(ctx, x + scale * 0.4, y + scale * 0.35, scale * (mouth * 2 - 0.8), scale * 2, style.isNight ? ink.standDark : '#16241d', scale * 0.2)
}

/** A stand behind a goal, from the side, with its boards. */
export function drawEnds(ctx: Canvas2D, lens: Lens, style: SceneStyle, scene: Scene): void {
  if (lens.kind !== 'main') return
  ctx.save()
  for (const end of [-1, 1] as const) {
    const [edge] = lens.spot(end * 57, -42)
    if (end > 0 ? edge > lens.width : edge < 0) continue
    polygon(
      ctx,
      [lens.spot(end * 59, -43, 0), lens.spot(end * 59, 60, 0), lens.spot(end * 96, 60, 20), lens.spot(end * 96, -43, 20)],
      style.isNight ? '#0f1d17' : '#52635b',
    )
    drawEndRows(ctx, lens, style, scene, end)
    for (let number = 0; number < 9; number += 1) {
      const [y0, y1] = [-38 + number * 9, -29.2 + number * 9]
      const [, back] = boards[(number + (end > 0 ? 2 : 5)) % boards.length] as [string, string, string]
      const color = blend(back, '#06110c', style.isNight ? 0.3 : 0.14)
      polygon(
        ctx,
        [lens.spot(end * 57, y0, 0), lens.spot(end * 57, y1, 0), lens.spot(end * 57, y1, 1.05), lens.spot(end * 57, y0, 1.05)],
        color,
      )
    }
  }
  ctx.restore()
}

function drawEndRows(ctx: Canvas2D, lens: Lens, style: SceneStyle, scene: Scene, end: 1 | -1): void {
  ctx.lineCap = 'round'
  const isAway = end > 0
  const kit = style.kits[isAway ? 'away' : 'home']
  const dim = style.isNight ? 0.46 : 0.24
  for (let row = 19; row >= 0; row -= 1) {
    const [x, z] = [end * (60.5 + row * 1.5), 1.4 + row * 0.82]
    for (const [part, [y0, y1]] of (
      [
        [-42, -22],
        [-20.5, -2],
        [-0.5, 16],
        [17.5, 32],
      ] as const
    ).entries()) {
      const chance = hash(row * 31 + part * 7 + end)
      const isUp = isRisen(scene, isAway, chance)
      const hop = isUp ? 0.25 + Math.abs(Math.sin(scene.t * 0.0058 + chance * 9)) * 0.4 * scene.excitement : 0
      const from = lens.spot(x, y0, z + hop)
      const to = lens.spot(x, y1, z + hop)
      if (Math.min(from[0], to[0]) > lens.width || Math.max(from[0], to[0]) < 0 || Math.max(from[1], to[1]) < 0) continue
      const unit = Math.hypot(from[0] - to[0], from[1] - to[1]) / (y1 - y0)
      const size = (from[2] + to[2]) / 2
      const start = chance * unit
      for (const [index, color] of [kit.shirt, kit.trim, coats[row % coats.length] as string].entries())
        drawPieces(ctx, from, to, {
          tall: clamp(size * 0.56, 1, 18),
          long: 0,
          period: unit * 2.76,
          offset: start + unit * 0.92 * index,
          color: blend(color, '#0b1712', dim),
        })
      const raised = (spot: readonly number[]): readonly number[] => [spot[0] as number, (spot[1] as number) - size * 0.46]
      const skin = blend(skins[(row * 2) % skins.length] as string, '#0b1712', dim)
      drawPieces(ctx, raised(from), raised(to), { tall: size * 0.32, long: 0, period: unit * 0.92, offset: start, color: skin })
    }
  }
  ctx.setLineDash([])
  line(ctx, [lens.spot(end * 59, -43, 1.2), lens.spot(end * 59, 60, 1.2)], 1, style.isNight ? ink.stand2 : '#dbe6df')
}
