// The spectators of a stand: rows that sit, and rise with the play. With layers, a row is painted once per kit and copied from then on.
import type { Scene } from '../director/scene.ts'
import type { Canvas2D } from './canvas.ts'
import type { Lens } from './lens.ts'
import { blend, coats, hash, type Kit, type SceneStyle, skins } from './palette.ts'

/** An offscreen picture for drawImage. */
export interface Layer {
  context: Canvas2D
  image: object
}
export type MakeLayer = (width: number, height: number) => Layer

/** Inputs of a row of spectators. */
export interface Crowd {
  ctx: Canvas2D
  lens: Pick<Lens, 'kind' | 'width' | 'zoom' | 'strip'>
  style: Pick<SceneStyle, 'kits' | 'isNight'>
  scene: Mood & Pick<Scene, 't'>
  makeLayer: MakeLayer | undefined
}
type Mood = Pick<Scene, 'excitement' | 'cheer'>
export interface Seating extends Crowd {
  lens: Lens
  style: SceneStyle
  scene: Scene
}

/** Metres: between seats, of a block between two stairs, of the stairs. */
const seat = 0.62
export const block = 9.92
const stairs = 1.5
/** Blocks per strip, and its height above and below the feet. */
const blocks = 4
const above = 1.45
const below = 0.15
/** Number of distinct rows. */
const rowKinds = 5

/** Whether a spectator stands; `chance` is theirs. The away end reacts to its own goals. */
export function isRisen({ excitement, cheer }: Mood, isAway: boolean, chance: number): boolean {
  const own = cheer === 0 ? 1 : cheer > 0 === !isAway ? 1 : 1 - Math.abs(cheer)
  return excitement * own > 0.42 && chance < (excitement * own - 0.38) * 1.7
}

export interface Pieces {
  tall: number
  /** Pixels along the row; 0 is a circle. */
  long: number
  period: number
  offset: number
  color: string
}
/** One colour of a row: the same piece repeated. */
export function drawPieces(
  ctx: Canvas2D,
  from: readonly number[],
  to: readonly number[],
  { tall, long, period, offset, color }: Pieces,
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

interface Block {
  row: number
  number: number
  kit: Kit
  isNight: boolean
  isUp: boolean
}

/** A block of a row: three alternating shirts with heads, and arms if raised. `scale` is pixels per metre. */
function paintBlock(ctx: Canvas2D, x: number, foot: number, scale: number, { row, number, kit, isNight, isUp }: Block): void {
  const chance = hash(number * 53 + row * 19)
  const dim = isNight ? 0.46 : 0.24
  const toned = (color: string): string => blend(color, '#0b1712', dim)
  const end = x + (block - stairs) * scale
  const along = (metres: number, pieces: Pieces): void => drawPieces(ctx, [x, foot - metres * scale], [end, foot - metres * scale], pieces)
  const start = hash(row * 7 + number) * seat * scale
  const cloth = [kit.shirt, chance < 0.5 ? kit.trim : kit.shirt, coats[(row + number) % coats.length] as string]
  for (const [index, color] of cloth.entries()) {
    if (index === 2 && chance > 0.86) continue
    const offset = start + seat * scale * index
    along(0.26, { tall: scale * 0.62, long: scale * 0.46, period: seat * 3 * scale, offset, color: toned(color) })
  }
  const skin = toned(skins[Math.floor(chance * skins.length)] as string)
  along(0.68, { tall: scale * 0.31, long: 0, period: seat * scale, offset: start, color: skin })
  if (!isUp) return
  const period = seat * scale * (chance < 0.5 ? 1 : 2)
  for (const side of [-0.25, 0.25])
    along(0.92, { tall: scale * 0.66, long: scale * 0.12, period, offset: start + side * scale, color: skin })
}

const strips = new WeakMap<Crowd['style'], Map<string, Layer>>()
/** The strip of a kind of row, painted on first use. */
function stripOf({ style, makeLayer }: Crowd, row: number, isAway: boolean, isUp: boolean, scale: number): Layer | null {
  if (!makeLayer) return null
  const known = strips.get(style) ?? new Map<string, Layer>()
  strips.set(style, known)
  const key = `${row} ${isAway} ${isUp} ${scale}`
  let layer = known.get(key)
  if (!layer) {
    layer = makeLayer(Math.ceil(block * blocks * scale), Math.ceil((above + below) * scale))
    const kit = style.kits[isAway ? 'away' : 'home']
    for (let number = 0; number < blocks; number += 1)
      paintBlock(layer.context, number * block * scale, above * scale, scale, { row, number, kit, isNight: style.isNight, isUp })
    known.set(key, layer)
  }
  return layer
}

/** Pixels per metre at which rows are painted: never upscaled. */
function paintedScale({ width, kind, zoom }: Crowd['lens']): number {
  return Math.ceil(((kind === 'goal' ? 8 : zoom > 1.35 ? 24 : 13) * width) / 640)
}

/** One row from left to right; adjacent blocks are copied as one. */
export function drawRow(seating: Crowd, row: number, depth: number, z: number): void {
  const { ctx, lens, style, scene } = seating
  const [middle, , scale] = lens.strip(0, depth, z)
  const first = Math.floor(-middle / scale / block) - 1
  const last = Math.ceil((lens.width - middle) / scale / block)
  const kind = row % rowKinds
  const painted = paintedScale(lens)
  const paste = (from: number, count: number, isAway: boolean, isUp: boolean, foot: number): void => {
    const [x, y] = lens.strip(from * block, depth, foot)
    const number = ((from % blocks) + blocks) % blocks
    const strip = stripOf(seating, kind, isAway, isUp, painted)
    if (!strip) {
      const kit = style.kits[isAway ? 'away' : 'home']
      for (let at = 0; at < count; at += 1)
        paintBlock(ctx, x + at * block * scale, y, scale, { row: kind, number: number + at, kit, isNight: style.isNight, isUp })
      return
    }
    const wide = count * block - 0.02
    const tall = above + below
    ctx.drawImage(
      strip.image,
      number * block * painted,
      0,
      wide * painted,
      tall * painted,
      x,
      y - above * scale,
      wide * scale,
      tall * scale,
    )
  }
  let sitting: { from: number; isAway: boolean } | null = null
  const sit = (until: number): void => {
    if (sitting) paste(sitting.from, until - sitting.from, sitting.isAway, false, z)
    sitting = null
  }
  for (let number = first; number <= last; number += 1) {
    const isAway = lens.kind === 'main' ? number >= 4 : number >= 1 && number <= 2
    const chance = hash(number * 53 + row * 19)
    if (isRisen(scene, isAway, chance)) {
      sit(number)
      const hop = Math.abs(Math.sin(scene.t * 0.0058 * (1 + chance * 0.3) + chance * 9)) * 0.3 * scene.excitement
      paste(number, 1, isAway, true, z + 0.22 + hop)
      continue
    }
    const goesOn = sitting && sitting.isAway === isAway && ((number % blocks) + blocks) % blocks !== 0
    if (!goesOn) sit(number)
    sitting ??= { from: number, isAway }
  }
  sit(last + 1)
}
