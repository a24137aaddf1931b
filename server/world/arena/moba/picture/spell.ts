// Spells: flat, in the colour of the side, at most two seconds long.
import type { Canvas2D } from '../../../camera/canvas.ts'
import { ease, mix } from '../../../director/pitch.ts'
import type { SideColor } from '../../sides.ts'
import type { Spell } from '../scene.ts'
import { type Lens, tilt } from './lens.ts'

/** At the height of a token. */
const high = 0.7

function ring(ctx: Canvas2D, lens: Lens, x: number, y: number, radius: number): void {
  const [px, py] = lens.spot(x, y)
  ctx.beginPath()
  ctx.ellipse(px, py, radius * lens.unit, radius * lens.unit * tilt, 0, 0, 7)
}

/** Flat parts, below all heroes. */
export function drawSpellBelow(ctx: Canvas2D, lens: Lens, { type, from, to, share }: Spell, { light, fill }: SideColor): void {
  const u = lens.unit
  if (type === 'slam') {
    ctx.globalAlpha = 1 - ease((share - 0.3) / 0.7)
    ctx.fillStyle = `${light}55`
    ring(ctx, lens, from.x, from.y, 3.2 * ease(share * 2.5))
    ctx.fill()
    ctx.strokeStyle = light
    ctx.lineWidth = 0.28 * u * (1 - share * 0.6)
    ctx.stroke()
  } else if (type === 'ward') {
    ctx.globalAlpha = Math.min(1, (1 - share) * 3)
    ctx.strokeStyle = light
    ctx.lineWidth = 0.2 * u
    ctx.setLineDash([0.7 * u, 0.5 * u])
    ctx.lineDashOffset = share * 4 * u
    ring(ctx, lens, to.x, to.y, 1.9)
    ctx.stroke()
    ctx.setLineDash([])
  } else if (type === 'ultimate') {
    const falls = ease((share - 0.45) / 0.1)
    ctx.globalAlpha = share < 0.5 ? 0.9 : 1 - ease((share - 0.6) / 0.4)
    ctx.fillStyle = falls > 0 ? `${light}99` : `${fill}55`
    ring(ctx, lens, to.x, to.y, 4.6)
    ctx.fill()
    ctx.strokeStyle = light
    ctx.lineWidth = 0.26 * u
    ctx.stroke()
    if (share < 0.5) {
      ring(ctx, lens, to.x, to.y, 4.6 * (share / 0.5))
      ctx.stroke()
    }
  }
  ctx.globalAlpha = 1
}

/** Flying parts, above all heroes. */
export function drawSpellAbove(ctx: Canvas2D, lens: Lens, { type, from, to, share }: Spell, { light }: SideColor): void {
  const u = lens.unit
  const [x0, y0] = lens.spot(from.x, from.y, high)
  const [x1, y1] = lens.spot(to.x, to.y, high)
  ctx.lineCap = 'round'
  if (type === 'arrow' || type === 'orb') {
    const head = Math.min(1, share / 0.8)
    const tail = Math.max(0, head - (type === 'arrow' ? 0.22 : 0.14))
    const at = (part: number): [number, number] => [mix(x0, x1, part), mix(y0, y1, part)]
    const [hx, hy] = at(head)
    if (share < 0.8) {
      ctx.strokeStyle = light
      ctx.lineWidth = (type === 'arrow' ? 0.2 : 0.34) * u
      ctx.beginPath()
      ctx.moveTo(...at(tail))
      ctx.lineTo(hx, hy)
      ctx.stroke()
      if (type === 'orb') {
        ctx.fillStyle = '#ffffff'
        ctx.beginPath()
        ctx.arc(hx, hy, 0.34 * u, 0, 7)
        ctx.fill()
      }
    } else {
      // Impact: short rays.
      const k = (share - 0.8) / 0.2
      ctx.strokeStyle = '#ffffff'
      ctx.globalAlpha = 1 - k
      ctx.lineWidth = 0.16 * u
      ctx.beginPath()
      for (let ray = 0; ray < 6; ray += 1) {
        const [cos, sin] = [Math.cos(ray * 1.05 + 0.3), Math.sin(ray * 1.05 + 0.3)]
        ctx.moveTo(x1 + cos * u * (0.5 + k * 0.5), y1 + sin * u * (0.5 + k * 0.5))
        ctx.lineTo(x1 + cos * u * (0.8 + k * 0.9), y1 + sin * u * (0.8 + k * 0.9))
      }
      ctx.stroke()
    }
  } else if (type === 'slash') {
    // An arc in front of the caster.
    const angle = Math.atan2(y1 - y0, x1 - x0)
    const swing = ease(share * 1.6)
    ctx.globalAlpha = 1 - ease((share - 0.4) / 0.6)
    ctx.strokeStyle = light
    ctx.lineWidth = 0.36 * u
    ctx.beginPath()
    ctx.arc(x0, y0, 1.75 * u, angle - 1.1, angle - 1.1 + 2.2 * swing)
    ctx.stroke()
  } else if (type === 'ultimate' && share > 0.4 && share < 0.62) {
    const [tx, ty] = lens.spot(to.x, to.y)
    const k = (share - 0.4) / 0.22
    ctx.globalAlpha = 1 - k * 0.8
    ctx.fillStyle = '#ffffff'
    ctx.fillRect(tx - 0.55 * u * (1 - k), ty - 8.5 * u, 1.1 * u * (1 - k), 8.5 * u)
    ctx.fillStyle = light
    ctx.fillRect(tx - 1.1 * u * (1 - k), ty - 8.5 * u, 0.3 * u, 8.5 * u)
    ctx.fillRect(tx + 0.8 * u * (1 - k), ty - 8.5 * u, 0.3 * u, 8.5 * u)
  }
  ctx.globalAlpha = 1
}
