// Walls with boards, and the spectators behind them, who sit still during a serve and rise for good points.
import { type Canvas2D, line, polygon, textFont } from '../../camera/canvas.ts'
import { drawPieces } from '../../camera/crowd.ts'
import { blend, coats, hash, skins } from '../../camera/palette.ts'
import { boards } from '../../camera/stands.ts'
import type { Sport } from '../sport.ts'
import type { Lens } from './lens.ts'
import type { SceneStyle } from './style.ts'

/** Metres: between rows, height of a row, between seats, of a wall. */
const rowDepth = 0.95
const rowRise = 0.62
const seat = 0.68
const tall = 1.25
const rows = 13
const sideRows = 12
/** Seats between two stairs, and metres of the stairs. */
const seats = 11
const stairs = 1.3
const summer = ['#f3f4ef', '#cfe0ea', '#e8c9a8', '#b7c9b4', '#d9a78a', '#8fa9bd'] as const

interface Row {
  from: readonly number[]
  to: readonly number[]
  /** Pixels per metre across and along the row. */
  size: number
  unit: number
  seed: number
  isUp: boolean
}

/** Shirts in three colours with heads, and arms if raised. */
function drawBlock(ctx: Canvas2D, style: SceneStyle, { from, to, size, unit, seed, isUp }: Row): void {
  const chance = hash(seed)
  const toned = (color: string): string => blend(color, '#0b1714', style.dim)
  const at = (metres: number): [number[], number[]] => [
    [from[0] as number, (from[1] as number) - metres * size],
    [to[0] as number, (to[1] as number) - metres * size],
  ]
  const cloth = [
    summer[seed % 6] as string,
    chance < 0.3 ? style.dresses.home.shirt : chance < 0.6 ? style.dresses.away.shirt : (coats[seed % 4] as string),
    summer[(seed >> 2) % 6] as string,
  ]
  const start = chance * seat * unit
  const up = isUp ? 0.2 : 0
  for (const [index, color] of cloth.entries()) {
    if (index === 2 && chance > 0.9 && !isUp) continue
    const [a, b] = at(0.3 + up)
    drawPieces(ctx, a, b, {
      tall: size * 0.66,
      long: unit * 0.48,
      period: seat * 3 * unit,
      offset: start + seat * unit * index,
      color: toned(color),
    })
  }
  const skin = toned(skins[Math.floor(chance * skins.length)] as string)
  const [a, b] = at(0.74 + up)
  drawPieces(ctx, a, b, { tall: size * 0.33, long: 0, period: seat * unit, offset: start, color: skin })
  if (!isUp) return
  for (const side of [-0.26, 0.26]) {
    const [one, other] = at(0.98 + up)
    drawPieces(ctx, one, other, {
      tall: size * 0.66,
      long: unit * 0.11,
      period: seat * unit * (chance < 0.5 ? 1 : 2),
      offset: start + side * unit,
      color: skin,
    })
  }
}

type Visit = (row: Row, chance: number) => void

function visitBack(lens: Lens, { back }: Sport, visit: Visit, floor: (row: number, y: number, size: number) => void): void {
  for (let row = rows; row >= 0; row -= 1) {
    const y = -back - 1.5 - row * rowDepth
    const z = 1.55 + row * rowRise + (row > 6 ? 0.9 : 0)
    const [middle, foot, size] = lens.spot(0, y, z)
    if (foot < -size || foot > lens.height + size) continue
    floor(row, foot, size)
    const wide = (seats * seat + stairs) * size
    const first = Math.floor(-middle / wide) - 1
    for (let number = first; number * wide + middle < lens.width; number += 1) {
      const x = middle + number * wide
      const seed = ((number + 40) * 53 + row * 19) | 0
      visit({ from: [x, foot], to: [x + seats * seat * size, foot], size, unit: size, seed, isUp: false }, hash(seed + 7))
    }
  }
}

function visitSides(lens: Lens, { back, side }: Sport, visit: Visit): void {
  for (const end of [-1, 1])
    for (let row = sideRows; row >= 0; row -= 1)
      for (let part = 0; part < 7; part += 1) {
        const [x, z] = [end * (side + 1.2 + row * rowDepth), 1.5 + row * rowRise]
        const y0 = -back + part * 6
        const [from, to] = [lens.spot(x, y0, z), lens.spot(x, y0 + 5, z)]
        if (Math.min(from[0], to[0]) > lens.width || Math.max(from[0], to[0]) < 0 || Math.max(from[1], to[1]) < 0) continue
        const unit = Math.hypot(from[0] - to[0], from[1] - to[1]) / 5
        const seed = (row * 31 + part * 7 + (end + 1) * 400) | 0
        visit({ from, to, size: (from[2] + to[2]) / 2, unit, seed, isUp: false }, hash(seed + 3))
      }
}

/** All static parts: steps, seated spectators, walls and boards. */
export function drawStands(ctx: Canvas2D, lens: Lens, style: SceneStyle, sport: Sport): void {
  const { back, side } = sport
  const [, foot] = lens.spot(0, -back)
  ctx.save()
  ctx.lineCap = 'round'
  if (foot > 0) {
    ctx.fillStyle = style.steps[0]
    ctx.fillRect(0, 0, lens.width, foot)
    visitBack(
      lens,
      sport,
      (row) => drawBlock(ctx, style, row),
      (row, y, size) => {
        ctx.setLineDash([])
        ctx.fillStyle = style.steps[row % 2] as string
        ctx.fillRect(0, y - size * 0.45, lens.width, size * 0.75)
        if (row !== 7) return
        ctx.fillStyle = style.isNight ? '#16302a' : '#dce3dd'
        ctx.fillRect(0, y - size * 0.1, lens.width, size * 0.85)
      },
    )
  }
  for (const end of [-1, 1]) {
    const top = sideRows * rowRise + 2.6
    const out = side + 2 + sideRows * rowDepth
    polygon(
      ctx,
      [lens.spot(end * side, -back), lens.spot(end * side, 26), lens.spot(end * out, 26, top), lens.spot(end * out, -back, top)],
      style.steps[1],
    )
  }
  visitSides(lens, sport, (row) => drawBlock(ctx, style, row))
  ctx.setLineDash([])
  ctx.restore()
  drawWalls(ctx, lens, style, sport)
}

/** Our boards, without those of other sports. */
const named = [0, 1, 4] as const

/** Names on a plain wall, against which play must stand out. */
function drawWalls(ctx: Canvas2D, lens: Lens, style: SceneStyle, { back, side }: Sport): void {
  const [x0, y0, size] = lens.spot(-side, -back, 0)
  const [x1] = lens.spot(side, -back, 0)
  const unit = lens.width / 640
  ctx.fillStyle = style.wall
  ctx.fillRect(x0, y0 - tall * size, x1 - x0, tall * size)
  const count = 3
  const wide = (x1 - x0) / count
  ctx.save()
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  for (let number = 0; number < count; number += 1) {
    const [name] = boards[named[number] as number] as [string, string, string]
    ctx.fillStyle = number % 2 === 0 ? blend('#ffd028', style.wall, 0.25) : blend('#f3f6f0', style.wall, 0.3)
    ctx.font = textFont(tall * size * (side > 8 ? 0.44 : 0.36))
    ctx.fillText(name, x0 + (number + 0.5) * wide, y0 - tall * size * 0.52)
  }
  ctx.restore()
  ctx.fillStyle = style.isNight ? '#1d3a33' : '#dbe6df'
  ctx.fillRect(x0, y0 - tall * size - unit, x1 - x0, 1.4 * unit)
  for (const end of [-1, 1]) {
    const wall = (from: number, to: number, height: number, fill: string): void =>
      polygon(
        ctx,
        [lens.spot(end * side, from), lens.spot(end * side, to), lens.spot(end * side, to, height), lens.spot(end * side, from, height)],
        fill,
      )
    wall(-back, 26, tall, blend(style.wall, '#000000', 0.18))
    for (let number = 0; number < 5; number += 1)
      wall(-back + 1.2 + number * 6.4, -back + 4.6 + number * 6.4, 1, blend(number % 2 ? '#ffd028' : '#f3f6f0', style.wall, 0.72))
    line(ctx, [lens.spot(end * side, -back, tall), lens.spot(end * side, 26, tall)], 1.4 * unit, style.isNight ? '#1d3a33' : '#dbe6df')
  }
}

/** Share of standing blocks by level of excitement: each level is painted separately. */
const upAt = [0, 0.14, 0.4, 0.8] as const
export const levelOf = (excitement: number): number => (excitement > 0.8 ? 3 : excitement > 0.58 ? 2 : excitement > 0.42 ? 1 : 0)

/** Standing spectators, over the seated ones. */
export function drawRisen(ctx: Canvas2D, lens: Lens, style: SceneStyle, sport: Sport, level: number, beat: number): void {
  const share = upAt[level] as number
  const rise: Visit = (row, chance) => {
    if (chance >= share) return
    const hop = row.size * (0.08 + ((row.seed + beat) % 2) * 0.16)
    drawBlock(ctx, style, {
      ...row,
      from: [row.from[0] as number, (row.from[1] as number) - hop],
      to: [row.to[0] as number, (row.to[1] as number) - hop],
      isUp: true,
    })
  }
  ctx.save()
  ctx.lineCap = 'round'
  visitBack(lens, sport, rise, () => undefined)
  visitSides(lens, sport, rise)
  ctx.setLineDash([])
  ctx.restore()
}
