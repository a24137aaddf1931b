// A person on court: a flat figure of round strokes in vest and shorts, with hands at the ball.
import { type Canvas2D, figures } from '../../camera/canvas.ts'
import { blend, hairs, hash, type Kit, skins } from '../../camera/palette.ts'
import { clamp, mix } from '../../director/pitch.ts'
import type { Person, Player, Scene } from '../director/scene.ts'
import type { Lens } from './lens.ts'
import { hipHigh, type Pose, poseOf, shoulderHigh, type XY } from './pose.ts'

const larger = 1.1
const upperArm = 0.33
const lowerArm = 0.36

function limb(ctx: Canvas2D, points: readonly XY[], width: number, color: string): void {
  ctx.strokeStyle = color
  ctx.lineWidth = width
  ctx.beginPath()
  for (const [index, [x, y]] of points.entries()) index === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)
  ctx.stroke()
}
const part = (from: XY, to: XY, share: number): XY => [mix(from[0], to[0], share), mix(from[1], to[1], share)]
const shade = (color: string, isNear: boolean): string => (isNear ? color : blend(color, '#06110c', 0.22))

interface Dressed {
  ctx: Canvas2D
  kit: Kit
  skin: string
  isReferee: boolean
  pose: Pose
  hip: XY
  neck: XY
}

function drawLeg({ ctx, kit, skin, isReferee, pose, hip }: Dressed, which: 0 | 1, isNear: boolean): void {
  const { swing, bend } = pose.legs[which]
  const { front, side } = pose
  const spread = (which === 1 ? 1 : -1) * mix(0.13, 0.05, front)
  const reach = side * Math.max(front, 0.25)
  const from: XY = [hip[0] + spread, hip[1]]
  const shorter = pose.squat * 0.5
  const knee: XY = [from[0] + Math.sin(swing) * 0.5 * reach + spread * pose.squat * 2, from[1] - Math.cos(swing) * (0.5 - shorter)]
  const low = swing - bend
  const ankle: XY = [knee[0] + Math.sin(low) * 0.48 * reach, Math.max(knee[1] - Math.cos(low) * (0.48 - shorter * 0.4), 0.02)]
  const toe: XY = [ankle[0] + side * (0.07 + 0.1 * front), ankle[1] - 0.01]
  limb(ctx, [from, knee, ankle], 0.15, shade(isReferee ? kit.shorts : skin, isNear))
  if (!isReferee) limb(ctx, [part(knee, ankle, 0.66), ankle], 0.145, shade(kit.socks, isNear))
  limb(ctx, [ankle, toe], 0.15, shade(isReferee ? '#0b0e10' : blend(kit.trim, '#15191c', 0.35), isNear))
  if (isReferee) return
  // Wide and knee-long, with a stripe at the side.
  const hem = part(from, knee, 0.84)
  limb(ctx, [from, hem], 0.26, shade(kit.shorts, isNear))
  if (isNear) limb(ctx, [part(from, hem, 0.3), part(from, hem, 1.08)], 0.05, kit.trim)
}

/** The elbow between a shoulder and a hand, with the hand clamped to arm's length. */
function bent(shoulder: XY, hand: XY, out: number): [elbow: XY, hand: XY] {
  const [dx, dy] = [hand[0] - shoulder[0], hand[1] - shoulder[1]]
  const far = Math.max(1e-3, Math.hypot(dx, dy))
  const most = upperArm + lowerArm - 0.01
  const reach = Math.min(far, most)
  const end: XY = [shoulder[0] + (dx / far) * reach, shoulder[1] + (dy / far) * reach]
  const along = (upperArm ** 2 - lowerArm ** 2 + reach ** 2) / (2 * reach)
  const aside = Math.sqrt(Math.max(0, upperArm ** 2 - along ** 2))
  const [ux, uy] = [dx / far, dy / far]
  // Elbows point down and outwards.
  const turn = -uy * out + ux * 0.4 > 0 ? 1 : -1
  return [[shoulder[0] + ux * along + uy * aside * turn * out * -1, shoulder[1] + uy * along - Math.abs(ux) * aside * 0.9], end]
}

function drawArm({ ctx, kit, skin, isReferee, pose, neck }: Dressed, which: 0 | 1, isNear: boolean): void {
  const out = which === 1 ? 1 : -1
  const shoulder: XY = [neck[0] + out * mix(0.235, 0.11, pose.front), neck[1] - 0.07]
  const target = pose.hands[which]
  let elbow: XY
  let hand: XY
  if (target) [elbow, hand] = bent(shoulder, target, out)
  else {
    const swing = Math.sin(pose.phase + (which === 0 ? Math.PI : 0)) * mix(0.22, 0.85, pose.run) * clamp(pose.run * 4, 0.15, 1)
    const bend = mix(0.22, 1.4, pose.run)
    const reach = pose.side * Math.max(pose.front, 0.3)
    elbow = [
      shoulder[0] + Math.sin(swing) * upperArm * reach + out * 0.06 * (1 - pose.front * 0.6),
      shoulder[1] - Math.cos(swing) * upperArm,
    ]
    hand = [elbow[0] + Math.sin(swing + bend) * lowerArm * reach, elbow[1] - Math.cos(swing + bend) * lowerArm]
  }
  limb(ctx, [shoulder, elbow, hand], 0.105, shade(skin, isNear))
  if (isReferee) limb(ctx, [shoulder, part(shoulder, elbow, 0.8)], 0.15, shade(kit.shirt, isNear))
}

function drawTrunk({ ctx, kit, isReferee, pose, hip, neck }: Dressed, number: number | null, scale: number): void {
  const wide = mix(0.265, 0.19, pose.front)
  const middle = mix(hip[1], neck[1], 0.4)
  ctx.fillStyle = kit.shirt
  ctx.beginPath()
  ctx.moveTo(hip[0] - wide * 0.86, hip[1] - 0.1)
  ctx.lineTo(hip[0] + wide * 0.86, hip[1] - 0.1)
  ctx.quadraticCurveTo(hip[0] + wide * 0.84, middle, neck[0] + wide * 1.02, neck[1] - 0.09)
  ctx.quadraticCurveTo(neck[0] + wide * 0.8, neck[1] + 0.02, neck[0] + 0.08, neck[1] + 0.03)
  ctx.lineTo(neck[0] - 0.08, neck[1] + 0.03)
  ctx.quadraticCurveTo(neck[0] - wide * 0.8, neck[1] + 0.02, neck[0] - wide * 1.02, neck[1] - 0.09)
  ctx.quadraticCurveTo(hip[0] - wide * 0.84, middle, hip[0] - wide * 0.86, hip[1] - 0.1)
  ctx.fill()
  if (!isReferee) {
    limb(
      ctx,
      [
        [hip[0] - wide * 0.7, hip[1] - 0.04],
        [hip[0] + wide * 0.7, hip[1] - 0.04],
      ],
      0.05,
      kit.trim,
    )
    // The neckline of the vest.
    limb(
      ctx,
      [
        [neck[0] - 0.09, neck[1]],
        [neck[0], neck[1] - (pose.isTurnedAway ? 0.02 : 0.08)],
        [neck[0] + 0.09, neck[1]],
      ],
      0.045,
      kit.trim,
    )
  }
  if (number === null || scale < 16 || (pose.front > 0.94 && scale < 24)) return
  ctx.save()
  ctx.translate(mix(hip[0], neck[0], 0.55), mix(hip[1], neck[1], 0.5) - 0.05)
  ctx.rotate(-pose.lean)
  ctx.scale(0.02 * mix(1, 0.74, pose.front), -0.02)
  ctx.font = figures(18)
  ctx.textAlign = 'center'
  ctx.fillStyle = kit.number
  ctx.fillText(String(number), 0, 7)
  ctx.restore()
}

function drawHead({ ctx, skin, pose, neck }: Dressed, hair: string, seed: number): void {
  const head: XY = [neck[0] * 1.1 + pose.side * pose.front * 0.05, neck[1] + 0.23]
  limb(ctx, [neck, [head[0] - pose.side * pose.front * 0.02, head[1] - 0.08]], 0.12, blend(skin, '#2a1408', 0.18))
  ctx.fillStyle = skin
  ctx.beginPath()
  ctx.arc(head[0], head[1], 0.15, 0, 7)
  ctx.fill()
  const style = hash(seed + 21)
  // One in eight is bald, one in eight wears a headband.
  if (style > 0.88) return
  ctx.fillStyle = hair
  ctx.beginPath()
  const tilt = pose.side * pose.front * 0.75
  if (pose.isTurnedAway) ctx.arc(head[0], head[1] + 0.012, 0.154, 0, 7)
  else ctx.arc(head[0], head[1] + 0.013, 0.157, tilt + 0.12, Math.PI + tilt - 0.12)
  ctx.fill()
  if (style < 0.12)
    limb(
      ctx,
      [
        [head[0] - 0.13, head[1] + 0.045],
        [head[0] + 0.13, head[1] + 0.045],
      ],
      0.045,
      '#f3f4ef',
    )
}

function drawShadow(ctx: Canvas2D, x: number, y: number, scale: number, pose: Pose): void {
  ctx.fillStyle = '#2a140834'
  for (const side of [-1, 1]) {
    ctx.beginPath()
    ctx.ellipse(x + side * scale * 0.26, y + scale * 0.03, scale * 0.42, scale * 0.1, 0, 0, 7)
    ctx.fill()
  }
  ctx.fillStyle = '#1a0c0450'
  ctx.beginPath()
  ctx.ellipse(x, y, scale * 0.27 * (1 - clamp(pose.lift, 0, 0.8) * 0.4), scale * 0.08, 0, 0, 7)
  ctx.fill()
}

export function drawFigure(ctx: Canvas2D, lens: Lens, scene: Scene, person: Person, kit: Kit, player: Player | null): void {
  const [x, y, metre] = lens.spot(person.x, person.y)
  const scale = metre * larger
  if (x < -scale * 1.2 || x > lens.width + scale * 1.2 || y > lens.height + scale * 2.4) return
  let ball: XY | null = null
  if (player?.hold) {
    const [bx, by] = lens.spot(scene.ball.x, scene.ball.y, scene.ball.z)
    ball = [(bx - x) / scale, (y - by) / scale]
  }
  const pose = poseOf(person, scene.t, ball, player)
  const skin = skins[Math.floor(hash(person.seed) * skins.length)] as string
  const hair = hairs[Math.floor(hash(person.seed + 9) * hairs.length)] as string
  drawShadow(ctx, x, y, scale, pose)
  // Scaled by position: centres are taller.
  const size = scale * (player ? ({ G: 0.96, C: 1.05 }[player.role] ?? 1) : 0.93)
  ctx.save()
  ctx.translate(x, y - pose.lift * scale)
  ctx.scale(size, -size)
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  const hip: XY = [0, hipHigh - pose.squat - pose.run * 0.04]
  const trunk = shoulderHigh - hipHigh + 0.04
  const neck: XY = [Math.sin(pose.lean) * trunk, hip[1] + trunk * Math.cos(pose.lean)]
  const dressed = { ctx, kit, skin, isReferee: player === null, pose, hip, neck }
  const near = pose.side > 0 ? 0 : 1
  const far = near === 0 ? 1 : 0
  const isRaised = [pose.hands[0], pose.hands[1]].some((hand) => hand !== null && hand[1] > 1.75)
  drawArm(dressed, far, false)
  drawLeg(dressed, far, false)
  drawLeg(dressed, near, true)
  drawTrunk(dressed, player?.number ?? null, scale)
  if (!isRaised) drawArm(dressed, near, true)
  drawHead(dressed, hair, person.seed)
  if (isRaised) drawArm(dressed, near, true)
  ctx.restore()
}

export function drawBall(ctx: Canvas2D, lens: Lens, { x, y, z }: { x: number; y: number; z: number }): void {
  const [px, py, scale] = lens.spot(x, y, z)
  if (px < -20 || px > lens.width + 20) return
  const [gx, gy] = lens.spot(x, y, 0)
  const radius = Math.max(scale * 0.142, (3 * lens.width) / 640)
  ctx.fillStyle = `rgba(26,12,4,${(0.4 / (1 + z * 0.5)).toFixed(2)})`
  ctx.beginPath()
  ctx.ellipse(gx, gy, radius * (1.1 + z * 0.08), radius * 0.4, 0, 0, 7)
  ctx.fill()
  ctx.fillStyle = '#e07426'
  ctx.beginPath()
  ctx.arc(px, py, radius, 0, 7)
  ctx.fill()
  ctx.strokeStyle = '#43200c'
  ctx.lineWidth = Math.max(0.6, radius * 0.15)
  ctx.stroke()
  const turn = (x + y + z) * 2.4
  ctx.lineWidth = Math.max(0.5, radius * 0.12)
  ctx.beginPath()
  ctx.moveTo(px - Math.cos(turn) * radius, py - Math.sin(turn) * radius)
  ctx.lineTo(px + Math.cos(turn) * radius, py + Math.sin(turn) * radius)
  ctx.moveTo(px + Math.sin(turn) * radius, py - Math.cos(turn) * radius)
  ctx.quadraticCurveTo(
    px + Math.cos(turn) * radius * 0.5,
    py + Math.sin(turn) * radius * 0.5,
    px - Math.sin(turn) * radius,
    py + Math.cos(turn) * radius,
  )
  ctx.stroke()
}
