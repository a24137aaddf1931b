// The ground of the arena: forest, paths, river, lanes, bases. Painted once and copied for each camera view.
import type { Canvas2D } from '../../../camera/canvas.ts'
import type { MakeLayer } from '../../../camera/crowd.ts'
import { hash } from '../../../camera/palette.ts'
import { distance, type Point } from '../../../director/pitch.ts'
import { layerOf } from '../../layers.ts'
import { camps, cores, edges, fountains, lanes, laneWays, paths, pits, river } from '../land.ts'
import { type Lens, tilt } from './lens.ts'

/** Lighting of a league: forest and plants, paths, lanes, water, stone. */
export interface Light {
  name: string
  forest: string
  shade: string
  crowns: readonly [string, string, string]
  cliff: string
  path: string
  clearing: string
  lane: string
  laneEdge: string
  water: string
  shallow: string
  stone: string
  stoneLine: string
}
export const lights: readonly Light[] = [
  {
    name: 'day',
    forest: '#16463a',
    shade: '#0f352c',
    crowns: ['#1d5a47', '#246b52', '#19513f'],
    cliff: '#0c2b25',
    path: '#3f7d58',
    clearing: '#4a8a60',
    lane: '#a89a6e',
    laneEdge: '#7d7450',
    water: '#2b8a96',
    shallow: '#4fb0b0',
    stone: '#7f8d86',
    stoneLine: '#9aa8a0',
  },
  {
    name: 'dusk',
    forest: '#233256',
    shade: '#192543',
    crowns: ['#2d4170', '#375087', '#293a66'],
    cliff: '#131c35',
    path: '#4b6188',
    clearing: '#587097',
    lane: '#a394a8',
    laneEdge: '#776a82',
    water: '#2f74b0',
    shallow: '#57a1cf',
    stone: '#7a82a0',
    stoneLine: '#98a0bd',
  },
]

/** Units beyond the map on each side, and pixels per unit in a picture 640 wide. */
const margin = 8
const sharp = 12.5

const footOff = (place: Point): number => {
  let least = Number.POSITIVE_INFINITY
  for (const [from, to] of edges) {
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    const share = Math.max(0, Math.min(1, ((place.x - from.x) * dx + (place.y - from.y) * dy) / (dx * dx + dy * dy)))
    least = Math.min(least, Math.hypot(from.x + dx * share - place.x, from.y + dy * share - place.y))
  }
  return least
}

interface Brush {
  ctx: Canvas2D
  light: Light
  unit: number
  at(place: Point): [number, number]
}

function strokeWays({ ctx, unit, at }: Brush, ways: readonly (readonly Point[])[], width: number, color: string, down = 0): void {
  ctx.strokeStyle = color
  ctx.lineWidth = width * unit
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  ctx.beginPath()
  for (const way of ways)
    for (const [index, place] of way.entries()) {
      const [x, y] = at(place)
      index === 0 ? ctx.moveTo(x, y + down * unit) : ctx.lineTo(x, y + down * unit)
    }
  ctx.stroke()
}
function disc({ ctx, unit, at }: Brush, place: Point, radius: number, color: string, down = 0): void {
  const [x, y] = at(place)
  ctx.fillStyle = color
  ctx.beginPath()
  ctx.ellipse(x, y + down * unit, radius * unit, radius * unit * tilt, 0, 0, 7)
  ctx.fill()
}

/** Tree crowns off the paths, farther ones first. */
function plant(brush: Brush): void {
  const { ctx, light, unit, at } = brush
  const step = 2.3
  for (let row = 0; row * step * 0.8 < 100 + margin * 2; row += 1)
    for (let column = 0; column * step < 100 + margin * 2; column += 1) {
      const seed = row * 97 + column
      const place = {
        x: column * step - margin + (row % 2) * step * 0.5 + (hash(seed) - 0.5) * 1.1,
        y: 100 + margin - row * step * 0.8 + (hash(seed + 7_000) - 0.5) * 1.1,
      }
      const off = footOff(place)
      // Bushes where space is limited.
      const radius = Math.min(1.15 + hash(seed + 14_000) * 0.75, (off - 2.75) * 0.8)
      if (
        radius < 0.5 ||
        distance(place, cores.home) < 20 ||
        distance(place, cores.away) < 20 ||
        Object.values(pits).some((pit) => distance(pit, place) < 6.6)
      )
        continue
      const [x, y] = at(place)
      ctx.fillStyle = light.shade
      ctx.beginPath()
      ctx.arc(x + radius * unit * 0.18, y + radius * unit * 0.35, radius * unit, 0, 7)
      ctx.fill()
      ctx.fillStyle = light.crowns[Math.floor(hash(seed + 21_000) * 3)] as string
      ctx.beginPath()
      ctx.arc(x, y, radius * unit * 0.94, 0, 7)
      ctx.fill()
      ctx.fillStyle = '#ffffff12'
      ctx.beginPath()
      ctx.arc(x - radius * unit * 0.24, y - radius * unit * 0.26, radius * unit * 0.5, 0, 7)
      ctx.fill()
    }
}

function paintBase(brush: Brush, core: Point, fountain: Point): void {
  const { ctx, light, unit, at } = brush
  disc(brush, core, 16.6, light.cliff, 0.7)
  disc(brush, core, 16.2, light.stone)
  disc(brush, core, 14.9, light.stoneLine)
  disc(brush, core, 14.4, light.stone)
  disc(brush, core, 5.4, light.stoneLine)
  disc(brush, core, 5, light.stone)
  const [x, y] = at(core)
  ctx.strokeStyle = light.stoneLine
  ctx.lineWidth = 0.28 * unit
  ctx.beginPath()
  for (let spoke = 0; spoke < 12; spoke += 1) {
    const [dx, dy] = [Math.cos((spoke * Math.PI) / 6), Math.sin((spoke * Math.PI) / 6) * tilt]
    ctx.moveTo(x + dx * 5.4 * unit, y + dy * 5.4 * unit)
    ctx.lineTo(x + dx * 14.4 * unit, y + dy * 14.4 * unit)
  }
  ctx.stroke()
  disc(brush, fountain, 3.4, light.stoneLine)
  disc(brush, fountain, 2.7, light.shallow)
}

function paint(ctx: Canvas2D, light: Light, unit: number): void {
  const side = (100 + margin * 2) * unit
  const at = ({ x, y }: Point): [number, number] => [(x + margin) * unit, (100 + margin - y) * unit * tilt]
  const brush: Brush = { ctx, light, unit, at }
  ctx.fillStyle = light.forest
  ctx.fillRect(0, 0, side, side * tilt)
  const laneWaysList = lanes.map((lane) => laneWays[lane])
  strokeWays(brush, [...paths, ...laneWaysList], 7.8, light.cliff, 0.5)
  plant(brush)
  strokeWays(brush, paths, 6, light.cliff, -0.15)
  for (const camp of camps) disc(brush, camp, 4.2, light.cliff, -0.2)
  strokeWays(brush, paths, 5.6, light.path, 0.1)
  for (const camp of camps) {
    disc(brush, camp, 3.9, light.path, 0.1)
    disc(brush, camp, 2.9, light.clearing, 0.1)
  }
  for (const pit of Object.values(pits)) disc(brush, pit, 5.9, light.cliff, -0.3)
  strokeWays(brush, [river], 7.6, light.shallow)
  for (const pit of Object.values(pits)) disc(brush, pit, 5.6, light.shallow)
  strokeWays(brush, [river], 6.2, light.water)
  for (const pit of Object.values(pits)) disc(brush, pit, 4.6, light.water)
  strokeWays(brush, laneWaysList, 6.6, light.laneEdge, 0.12)
  strokeWays(brush, laneWaysList, 5.7, light.lane)
  // Where a lane crosses it, the river flows over the stones.
  strokeWays(brush, [river], 6.2, `${light.water}5c`)
  pave(brush)
  paintBase(brush, cores.home, fountains.home)
  paintBase(brush, cores.away, fountains.away)
}

/** Paving stones in the lanes, some darker and some brighter. */
function pave({ ctx, unit, at }: Brush): void {
  for (const lane of lanes)
    for (const [index, place] of laneWays[lane].entries()) {
      const next = laneWays[lane][index + 1]
      if (!next) continue
      const count = Math.floor(distance(place, next) / 1.7)
      for (let stone = 0; stone < count; stone += 1) {
        const seed = index * 911 + stone * 13 + lane.length * 71
        const share = (stone + hash(seed)) / count
        const [x, y] = at({
          x: place.x + (next.x - place.x) * share + (hash(seed + 1) - 0.5) * 4.2,
          y: place.y + (next.y - place.y) * share + (hash(seed + 2) - 0.5) * 4.2,
        })
        ctx.fillStyle = hash(seed + 3) < 0.5 ? '#0000001a' : '#ffffff1c'
        ctx.beginPath()
        ctx.ellipse(x, y, (0.22 + hash(seed + 4) * 0.34) * unit, (0.15 + hash(seed + 5) * 0.2) * unit, 0, 0, 7)
        ctx.fill()
      }
    }
}

/** Without layers it is painted each time, which takes a hundred times as long. */
export function drawGround(ctx: Canvas2D, lens: Lens, light: Light, makeLayer: MakeLayer): void {
  const unit = sharp
  const side = (100 + margin * 2) * unit
  const layer = layerOf(makeLayer, `arena ${light.name}`, Math.ceil(side), Math.ceil(side * tilt), ({ context }) =>
    paint(context, light, unit),
  )
  const [left, top] = lens.spot(-margin, 100 + margin)
  const scale = unit / lens.unit
  ctx.drawImage(layer.image, -left * scale, -top * scale, lens.width * scale, lens.height * scale, 0, 0, lens.width, lens.height)
}
