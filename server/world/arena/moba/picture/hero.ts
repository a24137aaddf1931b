// Heroes and minions as tokens on the ground.
import { box, type Canvas2D, figures } from '../../../camera/canvas.ts'
import { ease } from '../../../director/pitch.ts'
import { drawEmblem } from '../../emblem.ts'
import type { SideColor } from '../../sides.ts'
import type { Hero, Minion } from '../scene.ts'
import { type Lens, tilt } from './lens.ts'
import { shadow } from './structure.ts'

/** A disc slightly above the ground, so that its edge is visible. */
export function drawHero(ctx: Canvas2D, lens: Lens, hero: Hero, color: SideColor): void {
  const u = lens.unit
  const { fallen } = hero
  if (fallen) {
    drawFallen(ctx, lens, hero, fallen.age, color)
    return
  }
  const radius = 1.12 * u
  shadow(ctx, lens, hero, 1.3)
  const [x, y] = lens.spot(hero.x, hero.y, 0.75)
  ctx.fillStyle = color.dark
  ctx.beginPath()
  ctx.arc(x, y + 0.3 * u, radius, 0, 7)
  ctx.fill()
  ctx.fillStyle = hero.side === 'home' ? '#f6fbf4' : '#101a17'
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, 7)
  ctx.fill()
  ctx.fillStyle = color.fill
  ctx.beginPath()
  ctx.arc(x, y, radius * 0.84, 0, 7)
  ctx.fill()
  drawEmblem(ctx, hero.sign, x, y, radius * 0.56, color.ink)
  drawBar(ctx, x, y - radius - 0.62 * u, u, hero, color)
}

/** Level, and health in quarters. */
function drawBar(ctx: Canvas2D, x: number, y: number, u: number, { health, level }: Hero, { fill, light }: SideColor): void {
  const [wide, tall] = [2.5 * u, Math.max(3, 0.36 * u)]
  const left = x - wide / 2 + 0.3 * u
  box(ctx, left - 1.2, y - 1.2, wide + 2.4, tall + 2.4, '#06110de6', 1.5)
  ctx.fillStyle = health < 0.3 ? '#ff8b7b' : light
  ctx.fillRect(left, y, wide * health, tall)
  ctx.fillStyle = '#06110d90'
  for (let part = 1; part < 4; part += 1) ctx.fillRect(left + (wide * part) / 4 - 0.4, y, 0.8, tall)
  const size = tall + 5.6
  box(ctx, left - size + 0.5, y - 2.8, size, size, fill, 2)
  ctx.fillStyle = '#06110d66'
  ctx.fillRect(left - size + 0.5, y - 2.8, size, size)
  ctx.fillStyle = '#ffffff'
  ctx.font = figures(Math.round(size * 0.82))
  ctx.textAlign = 'center'
  ctx.textBaseline = 'alphabetic'
  ctx.fillText(String(level), left - size / 2 + 0.5, y + size - 4.6)
}

/** The hero fades to grey, a light rises, and the emblem remains for a while. */
function drawFallen(ctx: Canvas2D, lens: Lens, hero: Hero, age: number, { light }: SideColor): void {
  if (age > 3.2) return
  const u = lens.unit
  const [x, y] = lens.spot(hero.x, hero.y, 0.15)
  ctx.globalAlpha = 1 - ease((age - 1.6) / 1.6)
  ctx.fillStyle = '#2b322f'
  ctx.beginPath()
  ctx.ellipse(x, y, 1.15 * u, 1.15 * u * tilt, 0, 0, 7)
  ctx.fill()
  ctx.strokeStyle = '#98a39d'
  ctx.lineWidth = 0.22 * u
  ctx.lineCap = 'round'
  ctx.beginPath()
  for (const side of [-1, 1]) {
    ctx.moveTo(x - 0.5 * u, y - 0.42 * side * u)
    ctx.lineTo(x + 0.5 * u, y + 0.42 * side * u)
  }
  ctx.stroke()
  ctx.globalAlpha = 1
  if (age > 0.7) return
  const share = age / 0.7
  ctx.strokeStyle = light
  ctx.globalAlpha = 1 - share
  ctx.lineWidth = 0.35 * u * (1 - share)
  ctx.beginPath()
  ctx.ellipse(x, y, (1 + ease(share) * 2.4) * u, (1 + ease(share) * 2.4) * u * tilt, 0, 0, 7)
  ctx.stroke()
  ctx.globalAlpha = 1
}

export function drawMinion(ctx: Canvas2D, lens: Lens, minion: Minion, color: SideColor): void {
  const u = lens.unit
  const [x, y] = lens.spot(minion.x, minion.y)
  ctx.fillStyle = '#04140c4d'
  ctx.beginPath()
  ctx.ellipse(x + 0.05 * u, y + 0.1 * u, 0.52 * u, 0.34 * u, 0, 0, 7)
  ctx.fill()
  ctx.fillStyle = color.dark
  ctx.beginPath()
  ctx.arc(x, y - 0.2 * u, 0.46 * u, 0, 7)
  ctx.fill()
  ctx.fillStyle = color.light
  ctx.beginPath()
  ctx.arc(x, y - 0.38 * u, 0.36 * u, 0, 7)
  ctx.fill()
  if (minion.health >= 1) return
  ctx.fillStyle = '#06110dc0'
  ctx.fillRect(x - 0.5 * u, y - 1.15 * u, u, 0.2 * u)
  ctx.fillStyle = color.light
  ctx.fillRect(x - 0.5 * u, y - 1.15 * u, u * minion.health, 0.2 * u)
}
