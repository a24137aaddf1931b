// A person on court, and the umpire above it: flat figures of round strokes.
import type { Canvas2D } from '../../camera/canvas.ts'
import { hairs, hash, skins } from '../../camera/palette.ts'
import { clamp, ease } from '../../director/pitch.ts'
import type { Person } from '../scene.ts'
import { type Body, drawArms, drawHead, drawLeg, drawTrunk, feetOf, limb, type Wearer } from './body.ts'
import type { Lens } from './lens.ts'
import { poseOf, type XY } from './pose.ts'
import type { SceneStyle } from './style.ts'

function drawShadow(ctx: Canvas2D, x: number, y: number, scale: number, lift: number, style: SceneStyle): void {
  ctx.fillStyle = style.isNight ? '#04140c30' : '#08202444'
  for (const side of style.isNight ? [-1, 1] : [1]) {
    ctx.beginPath()
    ctx.ellipse(x + side * scale * (style.isNight ? 0.28 : 0.5), y + scale * 0.01, scale * 0.52, scale * 0.09, 0, 0, 7)
    ctx.fill()
  }
  ctx.fillStyle = '#04141c55'
  ctx.beginPath()
  ctx.ellipse(x, y, scale * 0.3 * (1 - clamp(lift, 0, 0.6) * 0.4), scale * 0.075, 0, 0, 7)
  ctx.fill()
}

export function drawFigure(ctx: Canvas2D, lens: Lens, style: SceneStyle, person: Person, wearer: Wearer, isWaiting: boolean): void {
  const [x, y, metre] = lens.spot(person.x, person.y)
  const scale = metre * wearer.larger
  if (x < -scale * 2 || x > lens.width + scale * 2 || y < 0 || y > lens.height + scale * 2) return
  const pose = poseOf(person, wearer.larger, isWaiting)
  const right = -Math.sin(person.facing)
  const front = Math.abs(Math.cos(person.facing)) ** 0.8
  const action = person.action?.type
  const isSeated = action === 'sit'
  const hip: XY = [0, isSeated ? 0.56 : 0.9 - pose.squat]
  const hand = (Math.abs(right) > 0.3 ? Math.sign(right) : Math.sign(Math.cos(person.facing))) as 1 | -1
  const lean = pose.lean * hand + clamp(person.vx / 7, -1, 1) * 0.16
  const neck: XY = [Math.sin(lean) * 0.62, hip[1] + 0.62 * Math.cos(lean) - pose.squat * 0.15]
  const feet: [XY, XY] = isSeated
    ? [
        [0.42, 0],
        [0.5, 0],
      ]
    : feetOf(person, pose)
  const body: Body = {
    ctx,
    wearer,
    pose,
    skin: skins[Math.floor(hash(person.seed) * skins.length)] as string,
    hair: hairs[Math.floor(hash(person.seed + 9) * hairs.length)] as string,
    hand: hand || 1,
    isBack: Math.sin(person.facing) < -0.35,
    front,
    hip,
    neck,
    feet,
  }
  drawShadow(ctx, x, y, scale, pose.lift, style)
  ctx.save()
  ctx.translate(x, y - pose.lift * scale)
  ctx.scale(scale, -scale)
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  const sip = isSeated ? ease((Math.sin((person.action?.age ?? 0) * 0.5 + person.seed) - 0.55) * 4) : 0
  const arms = drawArms(isSeated ? { ...body, wearer: { ...wearer, racket: null } } : body, action, sip)
  const isRaised = pose.head[1] > 1.6
  drawLeg(body, front > 0.5 && hand < 0 ? 1 : 0, front < 0.5)
  if (body.isBack) {
    arms.other()
    if (!isRaised) arms.racket()
  }
  drawLeg(body, front > 0.5 && hand < 0 ? 0 : 1, true)
  drawTrunk(body)
  if (body.isBack) drawHead(body, action === 'deject')
  else {
    drawHead(body, action === 'deject')
    arms.other()
  }
  if (!body.isBack || isRaised) arms.racket()
  ctx.restore()
}

/** On the high chair: the upper body, and hanging legs. */
export function drawUmpire(ctx: Canvas2D, seat: { x: number; y: number; size: number }, style: SceneStyle, turn: number): void {
  const { umpire } = style
  const scale = seat.size * 1.08
  ctx.save()
  ctx.translate(seat.x, seat.y)
  ctx.scale(scale, -scale)
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  for (const y of [-0.02, 0.02])
    limb(
      ctx,
      [
        [0, 0.06 + y],
        [0.26, 0.04 + y],
        [0.3, -0.4 + y],
      ],
      0.17,
      umpire.shorts,
    )
  limb(
    ctx,
    [
      [0.3, -0.44],
      [0.4, -0.45],
    ],
    0.1,
    '#15191c',
  )
  limb(
    ctx,
    [
      [0, 0.1],
      [0.02, 0.5],
    ],
    0.36,
    umpire.shirt,
  )
  limb(
    ctx,
    [
      [0.06, 0.5],
      [0.16, 0.26],
      [0.34, 0.18],
    ],
    0.12,
    umpire.shirt,
  )
  ctx.fillStyle = skins[1]
  ctx.beginPath()
  ctx.arc(0.05, 0.82, 0.15, 0, 7)
  ctx.fill()
  // The cap points at the ball.
  ctx.fillStyle = umpire.trim
  ctx.beginPath()
  ctx.arc(0.05, 0.86, 0.155, 0, Math.PI)
  ctx.fill()
  limb(
    ctx,
    [
      [0.05, 0.87],
      [0.05 + 0.2 * (1 - Math.abs(turn) * 0.4), 0.87],
    ],
    0.06,
    umpire.trim,
  )
  ctx.restore()
}
