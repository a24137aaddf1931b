// The stands: rows of people who sit, rise with what they see and jump for a goal; boards before them, benches and the tunnel.
import { clamp } from '../director/pitch.ts'
import type { Scene } from '../director/scene.ts'
import { box, type Canvas2D, line, polygon, words } from './canvas.ts'
import type { Lens } from './lens.ts'
import { blend, coats, hash, ink, type Kit, type Look, skins } from './palette.ts'

/** Metres: between rows, up a row, between seats, of a block between two stairs, of a board. */
const rowDepth = 0.95
const rowRise = 0.56
const seat = 0.62
const block = 9.92
const stairs = 1.5
const board = 11.5
const rows = 32
/** Half the tunnel's width. */
const mouth = 2.8
/** The row at which a wall parts the tiers. */
const tier = 13

/** Name, ground, ink. */
const boards: [string, string, string][] = [
  ['看台 GRANDSTAND', '#0e2c21', '#ffd028'],
  ['选 一 个 看 台', '#f3f4ef', '#0a6845'],
  ['声浪', '#ffd028', '#1a1500'],
  ['每一个进球 立刻知道', '#1c5c9c', '#ffffff'],
  ['KHÁN ĐÀI', '#0e6262', '#ffffff'],
  ['入座', '#f3f4ef', '#c9291a'],
  ['日场 · 夜场', '#15191c', '#f3f4ef'],
  ['没有网 也有比分', '#8a4b12', '#fff4cc'],
]

/** How many of a block are on their feet, 0 to 1. The away end answers to its own goals. */
function risen(scene: Scene, isAway: boolean, chance: number): boolean {
  const { excitement, cheer } = scene
  const own = cheer === 0 ? 1 : cheer > 0 === !isAway ? 1 : 1 - Math.abs(cheer)
  return excitement * own > 0.42 && chance < (excitement * own - 0.38) * 1.7
}

interface Rows {
  ctx: Canvas2D
  lens: Lens
  look: Look
  scene: Scene
}

/** One colour of a row: pieces `long` pixels along it, each `period`; round ones have no length of their own. */
function pieces(
  ctx: Canvas2D,
  from: readonly number[],
  to: readonly number[],
  { tall, long, period, offset, color }: { tall: number; long: number; period: number; offset: number; color: string },
): void {
  ctx.strokeStyle = color
  ctx.lineWidth = tall
  ctx.lineCap = long > 0 ? 'butt' : 'round'
  ctx.setLineDash([Math.max(0.01, long), period - long])
  ctx.lineDashOffset = long / 2 - offset
  ctx.beginPath()
  ctx.moveTo(from[0] as number, from[1] as number)
  ctx.lineTo(to[0] as number, to[1] as number)
  ctx.stroke()
}

function drawBlock(
  { ctx, lens, look, scene }: Rows,
  row: number,
  number: number,
  depth: number,
  z: number,
  kit: Kit,
  isAway: boolean,
): void {
  const from = number * block
  const chance = hash(number * 53 + row * 19)
  const isUp = risen(scene, isAway, chance)
  const hop = isUp ? Math.abs(Math.sin(scene.t * 0.0058 * (1 + chance * 0.3) + chance * 9)) * 0.3 * scene.excitement : 0
  const foot = z + (isUp ? 0.22 + hop : 0)
  const dim = look.isNight ? 0.46 : 0.24
  const left = lens.strip(from, depth, foot)
  const right = lens.strip(from + block - stairs, depth, foot)
  if (right[0] < -4 || left[0] > lens.width + 4) return
  const scale = left[2]
  const period = seat * 3 * scale
  // Three shirts take turns along the row, shifted from row to row; some seats stay free.
  const cloth = [kit.shirt, chance < 0.5 ? kit.trim : kit.shirt, coats[(row + number + 400) % coats.length] as string]
  const start = hash(row * 7 + number) * seat * scale
  const up = (spot: readonly number[], metres: number): readonly number[] => [spot[0] as number, (spot[1] as number) - metres * scale]
  for (const [index, color] of cloth.entries()) {
    if (index === 2 && chance > 0.86) continue
    const offset = start + seat * scale * index
    pieces(ctx, up(left, 0.26), up(right, 0.26), {
      tall: scale * 0.62,
      long: scale * 0.46,
      period,
      offset,
      color: blend(color, '#0b1712', dim),
    })
  }
  const skin = skins[Math.floor(chance * skins.length)] as string
  pieces(ctx, up(left, 0.68), up(right, 0.68), {
    tall: scale * 0.31,
    long: 0,
    period: seat * scale,
    offset: start,
    color: blend(skin, '#0b1712', dim),
  })
  if (!isUp) return
  const sleeve = blend(skin, '#0b1712', dim)
  const among = seat * scale * (scene.excitement > 0.8 ? 1 : 2)
  for (const side of [-0.25, 0.25])
    pieces(ctx, up(left, 0.92), up(right, 0.92), {
      tall: scale * 0.66,
      long: scale * 0.12,
      period: among,
      offset: start + side * scale,
      color: sleeve,
    })
}

export function drawStands(ctx: Canvas2D, lens: Lens, look: Look, scene: Scene): void {
  const { width } = lens
  const [, foot] = lens.strip(0, lens.stand, 0)
  if (foot < 0) return
  ctx.fillStyle = look.isNight ? '#0a1712' : '#3a4a44'
  ctx.fillRect(0, 0, width, foot)
  ctx.save()
  ctx.lineCap = 'round'
  const all = { ctx, lens, look, scene }
  for (let row = rows; row >= 0; row -= 1) {
    const depth = lens.stand + 2 + row * rowDepth
    const z = 1.7 + row * rowRise + (row > tier ? 1.7 : 0)
    const [, floor, scale] = lens.strip(0, depth, z)
    if (floor < -2) continue
    ctx.fillStyle = look.isNight ? (row % 2 ? '#0f1d17' : '#12221b') : row % 2 ? '#52635b' : '#586961'
    ctx.fillRect(0, floor - scale * 0.5, width, scale * 0.6 + 2)
    if (row === tier + 1) {
      ctx.fillStyle = look.isNight ? ink.stand2 : '#dce3dd'
      ctx.fillRect(0, floor, width, scale * 1.7)
    }
    const [middle] = lens.strip(0, depth, z)
    const first = Math.floor(-middle / scale / block) - 1
    const last = Math.ceil((width - middle) / scale / block)
    for (let number = first; number <= last; number += 1) {
      const isAway = lens.kind === 'main' ? number >= 4 : number >= 1 && number <= 2
      drawBlock(all, row, number, depth, z, look.kits[isAway ? 'away' : 'home'], isAway)
    }
  }
  ctx.restore()
  const [, wall] = lens.strip(0, lens.stand, 1.6)
  ctx.fillStyle = look.isNight ? '#0d1f18' : '#2e3d37'
  ctx.fillRect(0, wall, width, foot - wall)
  if (lens.kind === 'main') drawBenches(ctx, lens, look)
  drawBoards(ctx, lens, look)
}

function drawBoards(ctx: Canvas2D, lens: Lens, look: Look): void {
  const tall = 1.05
  const [middle, top, scale] = lens.strip(0, lens.boards, tall)
  const wide = board * scale
  const first = Math.floor(-middle / wide) - 1
  ctx.save()
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  for (let number = first; number <= first + Math.ceil(lens.width / wide) + 2; number += 1) {
    const [name, back, fore] = boards[(((number + 3) % boards.length) + boards.length) % boards.length] as [string, string, string]
    // The way of the tunnel stays free.
    const aside = lens.kind === 'main' ? (number < 0 ? -mouth : mouth) * scale : 0
    const x = middle + number * wide + aside
    ctx.fillStyle = look.isNight ? blend(back, '#06110c', 0.14) : back
    ctx.fillRect(x, top, wide + 0.7, tall * scale)
    ctx.fillStyle = fore
    ctx.font = words(tall * scale * 0.66)
    ctx.fillText(name, x + wide / 2, top + tall * scale * 0.53)
  }
  ctx.restore()
}

/** Two benches and the tunnel between them, in front of the far stand. */
function drawBenches(ctx: Canvas2D, lens: Lens, look: Look): void {
  const depth = lens.stand - 0.6
  for (const side of [-1, 1]) {
    const [x0, y0, scale] = lens.strip(side < 0 ? -20 : 9, depth, 2)
    box(ctx, x0, y0, scale * 11, scale * 2, look.isNight ? '#16362a' : '#dbe6df', scale * 0.4)
    box(ctx, x0 + scale * 0.3, y0 + scale * 0.4, scale * 10.4, scale * 1.6, look.isNight ? '#0a1510' : '#22332b', scale * 0.3)
    const kit = look.kits[side < 0 ? 'home' : 'away']
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
  box(ctx, x, y, scale * mouth * 2, scale * 2.3, look.isNight ? ink.stand2 : '#dbe6df', scale * 0.3)
  box(ctx, x + scale * 0.4, y + scale * 0.35, scale * (mouth * 2 - 0.8), scale * 2, look.isNight ? ink.standDark : '#16241d', scale * 0.2)
}

/** A stand behind a goal, seen from the side, and its boards. */
export function drawEnds(ctx: Canvas2D, lens: Lens, look: Look, scene: Scene): void {
  if (lens.kind !== 'main') return
  ctx.save()
  for (const end of [-1, 1] as const) {
    const [edge] = lens.spot(end * 57, -42)
    if (end > 0 ? edge > lens.width : edge < 0) continue
    polygon(
      ctx,
      [lens.spot(end * 59, -43, 0), lens.spot(end * 59, 60, 0), lens.spot(end * 96, 60, 20), lens.spot(end * 96, -43, 20)],
      look.isNight ? '#0f1d17' : '#52635b',
    )
    drawEndRows(ctx, lens, look, scene, end)
    for (let number = 0; number < 9; number += 1) {
      const [y0, y1] = [-38 + number * 9, -29.2 + number * 9]
      const [, back] = boards[(number + (end > 0 ? 2 : 5)) % boards.length] as [string, string, string]
      const color = blend(back, '#06110c', look.isNight ? 0.3 : 0.14)
      polygon(
        ctx,
        [lens.spot(end * 57, y0, 0), lens.spot(end * 57, y1, 0), lens.spot(end * 57, y1, 1.05), lens.spot(end * 57, y0, 1.05)],
        color,
      )
    }
  }
  ctx.restore()
}

function drawEndRows(ctx: Canvas2D, lens: Lens, look: Look, scene: Scene, end: 1 | -1): void {
  ctx.lineCap = 'round'
  const isAway = end > 0
  const kit = look.kits[isAway ? 'away' : 'home']
  const dim = look.isNight ? 0.46 : 0.24
  for (let row = 19; row >= 0; row -= 1) {
    const [x, z] = [end * (60.5 + row * 1.5), 1.4 + row * 0.82]
    for (const [part, [y0, y1]] of (
      [
        [-42, -14],
        [-13, 15],
        [16, 52],
      ] as const
    ).entries()) {
      const chance = hash(row * 31 + part * 7 + end)
      const isUp = risen(scene, isAway, chance)
      const hop = isUp ? 0.25 + Math.abs(Math.sin(scene.t * 0.0058 + chance * 9)) * 0.4 * scene.excitement : 0
      const from = lens.spot(x, y0, z + hop)
      const to = lens.spot(x, y1, z + hop)
      if (Math.min(from[0], to[0]) > lens.width || Math.max(from[0], to[0]) < 0 || Math.max(from[1], to[1]) < 0) continue
      const unit = Math.hypot(from[0] - to[0], from[1] - to[1]) / (y1 - y0)
      const start = chance * unit
      for (const [index, color] of [kit.shirt, kit.trim, coats[row % coats.length] as string].entries())
        pieces(ctx, from, to, {
          tall: clamp(from[2] * 0.6, 1, 16),
          long: 0,
          period: unit * 2.76,
          offset: start + unit * 0.92 * index,
          color: blend(color, '#0b1712', dim),
        })
      const raised = (spot: readonly number[]): readonly number[] => [spot[0] as number, (spot[1] as number) - (spot[2] as number) * 0.5]
      const skin = blend(skins[(row * 2) % skins.length] as string, '#0b1712', dim)
      pieces(ctx, raised(from), raised(to), { tall: from[2] * 0.34, long: 0, period: unit * 0.92, offset: start, color: skin })
    }
  }
  ctx.setLineDash([])
  line(ctx, [lens.spot(end * 59, -43, 1.2), lens.spot(end * 59, 60, 1.2)], 1, look.isNight ? ink.stand2 : '#dbe6df')
}
