// A person on the pitch: a flat figure of round strokes, posed by speed, stride and action.
import { clamp, mix } from '../director/pitch.ts'
import type { ScenePerson } from '../director/scene.ts'
import { type Canvas2D, figures } from './canvas.ts'
import type { Lens } from './lens.ts'
import { blend, hairs, hash, ink, type Kit, type SceneStyle, skins } from './palette.ts'
import { type Pose, poseOf } from './pose.ts'

/** Figures are drawn larger than life, so that they are visible on a phone. */
const larger = 1.32

type XY = [number, number]

function limb(ctx: Canvas2D, points: readonly XY[], width: number, color: string): void {
  ctx.strokeStyle = color
  ctx.lineWidth = width
  ctx.beginPath()
  for (const [index, [x, y]] of points.entries()) index === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)
  ctx.stroke()
}
const part = (from: XY, to: XY, share: number): XY => [mix(from[0], to[0], share), mix(from[1], to[1], share)]
const shade = (color: string, isNear: boolean): string => (isNear ? color : blend(color, '#06110c', 0.24))

interface Dressed {
  ctx: Canvas2D
  kit: Kit
  skin: string
  pose: Pose
  hip: XY
  neck: XY
}

function drawLeg({ ctx, kit, skin, pose, hip }: Dressed, which: 0 | 1, isNear: boolean): void {
  const { swing, bend } = pose.legs[which]
  const { front, side } = pose
  const spread = (which === 1 ? 1 : -1) * mix(0.12, 0.05, front)
  const reach = side * Math.max(front, 0.25)
  const from: XY = [hip[0] + spread, hip[1]]
  const knee: XY = [from[0] + Math.sin(swing) * 0.46 * reach, from[1] - Math.cos(swing) * (0.46 - pose.squat * 0.4)]
  const low = swing - bend
  const ankle: XY = [knee[0] + Math.sin(low) * 0.44 * reach, Math.max(knee[1] - Math.cos(low) * 0.44, -0.02)]
  limb(ctx, [from, knee, ankle], 0.17, shade(skin, isNear))
  limb(ctx, [part(knee, ankle, 0.26), ankle], 0.17, shade(kit.socks, isNear))
  limb(ctx, [ankle, [ankle[0] + side * (0.06 + 0.1 * front), ankle[1] - 0.015]], 0.15, shade('#15191c', isNear))
  limb(ctx, [from, part(from, knee, 0.62)], 0.25, shade(kit.shorts, isNear))
}

/** Elbow and hand relative to the shoulder, for arms in action. */
const gestures: Record<Exclude<Pose['hands'], null>, (side: 1 | -1, pose: Pose) => [elbow: XY, hand: XY] | null> = {
  up: (side) => [
    [side * 0.16, 0.26],
    [side * 0.14, 0.56],
  ],
  wings: (side) => [
    [side * 0.28, -0.02],
    [side * 0.56, 0.06],
  ],
  one: (side, pose) => (side === pose.side ? gestures.up(side, pose) : null),
  hug: (_side, pose) => [
    [pose.side * 0.22, -0.08],
    [pose.side * 0.46, 0.04],
  ],
  head: (side) => [
    [side * 0.27, 0.14],
    [side * -0.06, 0.3],
  ],
  hips: (side) => [
    [side * 0.24, -0.25],
    [side * 0.04, -0.46],
  ],
  ready: (side) => [
    [side * 0.22, -0.2],
    [side * 0.4, -0.22],
  ],
  ball: (_side, pose) => [
    [pose.side * 0.12, -0.24],
    [pose.side * 0.34, -0.2],
  ],
  overhead: (side, pose) => [
    [side * 0.16, 0.24],
    [pose.side * 0.1 - side * 0.02, 0.5],
  ],
  card: (side) =>
    side > 0
      ? [
          [0.08, 0.27],
          [0.06, 0.56],
        ]
      : null,
  spread: (side) => [
    [side * 0.24, -0.16],
    [side * 0.5, -0.1],
  ],
}

function drawArm({ ctx, kit, skin, pose, neck }: Dressed, which: 0 | 1, isNear: boolean): void {
  const side = which === 1 ? 1 : -1
  const shoulder: XY = [neck[0] + side * mix(0.24, 0.13, pose.front), neck[1] - 0.06]
  const gesture = pose.hands ? gestures[pose.hands](side, pose) : null
  let [elbow, hand]: XY[] = []
  if (gesture) {
    elbow = [shoulder[0] + gesture[0][0], shoulder[1] + gesture[0][1]]
    hand = [shoulder[0] + gesture[1][0], shoulder[1] + gesture[1][1]]
  } else {
    const { swing, bend, out } = pose.arms[which]
    const reach = pose.side * Math.max(pose.front, 0.3)
    elbow = [shoulder[0] + Math.sin(swing) * 0.3 * reach + side * out * 0.34 * (1 - pose.front * 0.6), shoulder[1] - Math.cos(swing) * 0.29]
    hand = [elbow[0] + Math.sin(swing + bend) * 0.28 * reach + side * out * 0.1, elbow[1] - Math.cos(swing + bend) * 0.28]
  }
  limb(ctx, [shoulder, elbow, hand], 0.115, shade(kit.gloves ? kit.shirt : skin, isNear))
  limb(ctx, [shoulder, part(shoulder, elbow, 0.74)], 0.155, shade(kit.shirt, isNear))
  if (kit.gloves) {
    ctx.fillStyle = kit.gloves
    ctx.beginPath()
    ctx.arc(hand[0], hand[1], 0.095, 0, 7)
    ctx.fill()
  }
  if (pose.card && which === 1) {
    ctx.fillStyle = pose.card === 'yellow' ? ink.yellow : ink.red
    ctx.fillRect(hand[0] - 0.1, hand[1], 0.25, 0.35)
  }
  if (pose.flag && which === 1) {
    ctx.fillStyle = ink.lamp
    ctx.fillRect(hand[0] - 0.02, hand[1] + 0.12, 0.42, 0.3)
    limb(ctx, [hand, [hand[0], hand[1] + 0.44]], 0.05, '#fbfbf6')
  }
}

function drawTrunk({ ctx, kit, pose, hip, neck }: Dressed, number: number | null, scale: number): void {
  const wide = mix(0.26, 0.19, pose.front)
  const middle = mix(hip[1], neck[1], 0.4)
  ctx.fillStyle = kit.shirt
  ctx.beginPath()
  ctx.moveTo(hip[0] - wide * 0.82, hip[1] - 0.07)
  ctx.lineTo(hip[0] + wide * 0.82, hip[1] - 0.07)
  ctx.quadraticCurveTo(hip[0] + wide * 0.86, middle, neck[0] + wide * 1.06, neck[1] - 0.07)
  ctx.quadraticCurveTo(neck[0] + wide * 0.9, neck[1] + 0.04, neck[0] + 0.07, neck[1] + 0.05)
  ctx.lineTo(neck[0] - 0.07, neck[1] + 0.05)
  ctx.quadraticCurveTo(neck[0] - wide * 0.9, neck[1] + 0.04, neck[0] - wide * 1.06, neck[1] - 0.07)
  ctx.quadraticCurveTo(hip[0] - wide * 0.86, middle, hip[0] - wide * 0.82, hip[1] - 0.07)
  ctx.fill()
  limb(
    ctx,
    [
      [neck[0] - 0.08, neck[1] + 0.02],
      [neck[0] + 0.08, neck[1] + 0.02],
    ],
    0.06,
    kit.trim,
  )
  if (number === null || scale < 16 || Math.abs(pose.turn) > 0.5 || (pose.front > 0.92 && scale < 26)) return
  ctx.save()
  ctx.translate(mix(hip[0], neck[0], 0.58), mix(hip[1], neck[1], 0.5) - 0.03)
  ctx.rotate(-pose.lean)
  ctx.scale(0.02 * mix(1, 0.8, pose.front), -0.02)
  ctx.font = figures(19)
  ctx.textAlign = 'center'
  ctx.fillStyle = kit.number
  ctx.fillText(String(number), 0, 7)
  ctx.restore()
}

function drawHead({ ctx, skin, pose, neck, hip }: Dressed, hair: string): void {
  const head: XY = [neck[0] * 1.16 + pose.side * pose.front * 0.05, hip[1] + 0.83]
  limb(ctx, [neck, [head[0] - pose.side * pose.front * 0.02, head[1] - 0.08]], 0.13, blend(skin, '#2a1408', 0.18))
  ctx.fillStyle = skin
  ctx.beginPath()
  ctx.arc(head[0], head[1], 0.162, 0, 7)
  ctx.fill()
  ctx.fillStyle = hair
  ctx.beginPath()
  if (pose.isTurnedAway) ctx.arc(head[0], head[1] + 0.012, 0.166, 0, 7)
  else {
    const tilt = pose.side * pose.front * 0.75
    ctx.arc(head[0], head[1] + 0.014, 0.17, tilt + 0.12, Math.PI + tilt - 0.12)
  }
  ctx.fill()
}

function drawShadow(ctx: Canvas2D, x: number, y: number, scale: number, pose: Pose, style: SceneStyle): void {
  const flat = pose.turn === 0 ? 1 : 1.6
  ctx.fillStyle = style.isNight ? '#04140c38' : '#0a24164a'
  for (const side of style.isNight ? [-1, 1] : [1]) {
    ctx.beginPath()
    ctx.ellipse(x + side * scale * (style.isNight ? 0.32 : 0.46), y + scale * 0.02, scale * 0.5 * flat, scale * 0.1, side * -0.04, 0, 7)
    ctx.fill()
  }
  ctx.fillStyle = '#04140c4a'
  ctx.beginPath()
  ctx.ellipse(x, y, scale * 0.28 * flat * (1 - clamp(pose.lift, 0, 0.8) * 0.4), scale * 0.08, 0, 0, 7)
  ctx.fill()
}

export function drawFigure(ctx: Canvas2D, lens: Lens, person: ScenePerson, kit: Kit, number: number | null, style: SceneStyle): void {
  const [x, y, metre] = lens.spot(person.x, person.y)
  const scale = metre * larger
  if (x < -scale * 2 || x > lens.width + scale * 2 || y < -4 || y > lens.height + scale * 2.2) return
  const pose = poseOf(person, lens, kit.gloves !== null)
  const skin = skins[Math.floor(hash(person.seed) * skins.length)] as string
  const hair = hairs[Math.floor(hash(person.seed + 9) * hairs.length)] as string
  drawShadow(ctx, x, y, scale, pose, style)
  ctx.save()
  ctx.translate(x, y - pose.lift * scale)
  if (pose.turn !== 0) {
    ctx.translate(0, -scale * (0.95 - pose.drop))
    ctx.rotate(pose.turn)
    ctx.translate(0, scale * 0.95)
  }
  ctx.scale(scale, -scale)
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  const hip: XY = [0, 0.95 - pose.squat - pose.run * 0.04]
  const neck: XY = [Math.sin(pose.lean) * 0.68, hip[1] + 0.64 * Math.cos(pose.lean)]
  const dressed = { ctx, kit, skin, pose, hip, neck }
  const near = pose.side > 0 ? 0 : 1
  const isRaised = pose.hands === 'up' || pose.hands === 'wings' || pose.hands === 'overhead' || pose.hands === 'head'
  drawArm(dressed, near === 0 ? 1 : 0, false)
  drawLeg(dressed, near === 0 ? 1 : 0, false)
  drawLeg(dressed, near, true)
  drawTrunk(dressed, number, scale)
  if (!isRaised) drawArm(dressed, near, true)
  drawHead(dressed, hair)
  if (isRaised) drawArm(dressed, near, true)
  ctx.restore()
}

export function drawBall(ctx: Canvas2D, lens: Lens, { x, y, z }: { x: number; y: number; z: number }): void {
  const [px, py, scale] = lens.spot(x, y, z)
  const [gx, gy] = lens.spot(x, y, 0)
  const radius = Math.max(scale * 0.19, (2.2 * lens.width) / 640)
  ctx.fillStyle = `rgba(4,20,12,${(0.44 / (1 + z * 0.35)).toFixed(2)})`
  ctx.beginPath()
  ctx.ellipse(gx + scale * 0.06, gy + radius * 0.3, radius * (1.1 + z * 0.05), radius * 0.45, 0, 0, 7)
  ctx.fill()
  ctx.fillStyle = '#ffffff'
  ctx.beginPath()
  ctx.arc(px, py - radius * 0.6, radius, 0, 7)
  ctx.fill()
  ctx.strokeStyle = '#10201a70'
  ctx.lineWidth = Math.max(0.5, radius * 0.16)
  ctx.stroke()
  const angle = (x + y) * 2.2
  ctx.fillStyle = '#1c2a24'
  ctx.beginPath()
  ctx.arc(px + Math.cos(angle) * radius * 0.42, py - radius * 0.6 + Math.sin(angle) * radius * 0.42, radius * 0.34, 0, 7)
  ctx.fill()
}
