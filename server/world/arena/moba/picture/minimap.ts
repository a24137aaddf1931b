// The full map in a corner, with the camera's view.
import { box, type Canvas2D } from '../../../camera/canvas.ts'
import type { MakeLayer } from '../../../camera/crowd.ts'
import type { Point } from '../../../director/pitch.ts'
import { layerOf } from '../../layers.ts'
import type { SideColor } from '../../sides.ts'
import { lanes, laneWays, paths, river } from '../land.ts'
import type { ArenaScene } from '../scene.ts'
import type { Light } from './ground.ts'

const size = 92
const [left, top] = [640 - 14 - size, 360 - 14 - size]
const at = ({ x, y }: Point): [number, number] => [left + (x / 100) * size, top + size - (y / 100) * size]

function paint(ctx: Canvas2D, light: Light, unit: number): void {
  const ways = (list: readonly (readonly Point[])[], width: number, color: string): void => {
    ctx.strokeStyle = color
    ctx.lineWidth = width * unit
    ctx.lineCap = 'round'
    ctx.lineJoin = 'round'
    ctx.beginPath()
    for (const way of list)
      for (const [index, { x, y }] of way.entries())
        index === 0 ? ctx.moveTo(x * unit, (100 - y) * unit) : ctx.lineTo(x * unit, (100 - y) * unit)
    ctx.stroke()
  }
  ctx.fillStyle = light.shade
  ctx.fillRect(0, 0, 100 * unit, 100 * unit)
  ways(paths, 4.5, light.path)
  ways([river], 6, light.water)
  ways(
    lanes.map((lane) => laneWays[lane]),
    5.5,
    light.laneEdge,
  )
}

/** In a picture 640 wide; `view` is the camera's. */
export function drawMinimap(
  ctx: Canvas2D,
  { heroes, towers, cores, view, minions }: NonNullable<ArenaScene['field']>,
  colors: Record<'home' | 'away', SideColor>,
  light: Light,
  makeLayer: MakeLayer,
): void {
  box(ctx, left - 3, top - 3, size + 6, size + 6, '#0a1510', 4)
  const layer = layerOf(makeLayer, `minimap ${light.name}`, size * 2, size * 2, ({ context }) => paint(context, light, (size * 2) / 100))
  ctx.drawImage(layer.image, 0, 0, size * 2, size * 2, left, top, size, size)
  for (const { x, y, side } of minions) {
    const [px, py] = at({ x, y })
    ctx.fillStyle = colors[side].light
    ctx.fillRect(px - 0.6, py - 0.6, 1.2, 1.2)
  }
  for (const { place, fallen } of towers) {
    if (fallen !== null) continue
    const [x, y] = at(place)
    ctx.fillStyle = '#06110d'
    ctx.fillRect(x - 2.2, y - 2.2, 4.4, 4.4)
    ctx.fillStyle = colors[place.side].fill
    ctx.fillRect(x - 1.5, y - 1.5, 3, 3)
  }
  for (const side of ['home', 'away'] as const) {
    const [x, y] = at(side === 'home' ? { x: 10.5, y: 10.5 } : { x: 89.5, y: 89.5 })
    if (cores[side].fallen === null) box(ctx, x - 3.4, y - 3.4, 6.8, 6.8, colors[side].fill, 3.4)
  }
  for (const hero of heroes) {
    if (hero.fallen) continue
    const [x, y] = at(hero)
    ctx.fillStyle = hero.side === 'home' ? '#f6fbf4' : '#101a17'
    ctx.beginPath()
    ctx.arc(x, y, 3.7, 0, 7)
    ctx.fill()
    ctx.fillStyle = colors[hero.side].fill
    ctx.beginPath()
    ctx.arc(x, y, 2.7, 0, 7)
    ctx.fill()
  }
  const tall = (view.width * 9) / 16 / 0.8
  const [x, y] = at({ x: view.x - view.width / 2, y: view.y + tall / 2 })
  ctx.strokeStyle = '#ffffffd0'
  ctx.lineWidth = 1
  ctx.save()
  ctx.beginPath()
  ctx.rect(left, top, size, size)
  ctx.clip()
  ctx.beginPath()
  ctx.rect(x, y, (view.width / 100) * size, (tall / 100) * size)
  ctx.stroke()
  ctx.restore()
}
