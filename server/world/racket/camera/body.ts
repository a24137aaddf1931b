// The parts of a figure: legs, trunk, head, arms, and the racket in a hand.
import type { Canvas2D } from '../../camera/canvas.ts'
import { blend } from '../../camera/palette.ts'
import { clamp, mix } from '../../director/pitch.ts'
import type { Person } from '../scene.ts'
import type { Pose, XY } from './pose.ts'
import type { Dress } from './style.ts'

export interface Wearer {
  dress: Dress
  isWoman: boolean
  racket: 'tennis' | 'badminton' | null
  larger: number
}

/** Metres: from the hand to the centre of the racket's head, of the upper and lower arms and legs. */
const reach = { tennis: 0.5, badminton: 0.53 } as const
const upperArm = 0.3
const foreArm = 0.27
const thigh = 0.46
const shin = 0.46

export function limb(ctx: Canvas2D, points: readonly XY[], width: number, color: string): void {
  ctx.strokeStyle = color
  ctx.lineWidth = width
  ctx.beginPath()
  for (const [index, [x, y]] of points.entries()) index === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)
  ctx.stroke()
}
const part = (from: XY, to: XY, share: number): XY => [mix(from[0], to[0], share), mix(from[1], to[1], share)]

/** The joint between two bones, with the end clamped to their reach. */
function joint(from: XY, to: XY, upper: number, lower: number, bend: number): [middle: XY, end: XY] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const way = Math.max(0.05, Math.hypot(dx, dy))
  const held = Math.min(way, (upper + lower) * 0.995)
  const along = (held * held + upper * upper - lower * lower) / (2 * held)
  const aside = Math.sqrt(Math.max(0, upper * upper - along * along)) * bend
  const [ux, uy] = [dx / way, dy / way]
  return [
    [from[0] + ux * along - uy * aside, from[1] + uy * along + ux * aside],
    [from[0] + ux * held, from[1] + uy * held],
  ]
}

/** Elbows point outwards below the hand, and inwards above it. */
const elbowOf = (side: number, shoulder: XY, hand: XY): number => (hand[1] < shoulder[1] - 0.15 ? side : -side)

export interface Body {
  ctx: Canvas2D
  wearer: Wearer
  pose: Pose
  skin: string
  hair: string
  /** 1: the racket hand is on the right of the picture. */
  hand: 1 | -1
  isBack: boolean
  /** 0 faces the camera or turns its back, 1 is in profile. */
  front: number
  hip: XY
  neck: XY
  feet: [XY, XY]
}

export function feetOf(person: Person, pose: Pose): [XY, XY] {
  const { vx, vy, stride } = person
  const speed = Math.hypot(vx, vy)
  if (speed < 0.05)
    return [
      [-pose.stance, 0],
      [pose.stance, 0],
    ]
  const share = clamp(speed / 1.4, 0, 1)
  const run = clamp((speed - 1) / 4, 0, 1)
  const [across, along] = [vx / speed, vy / speed]
  const step = mix(0.26, 0.46, run) * share
  const foot = (phase: number, side: number): XY => {
    const swing = Math.sin(phase)
    const lifted = Math.max(0, Math.cos(phase)) * mix(0.1, 0.26, run) * share
    const spread = side * mix(pose.stance, 0.1, Math.abs(across) * share)
    return [spread + swing * step * across, lifted - Math.max(-0.06, swing * along * step * 0.24)]
  }
  return [foot(stride, -1), foot(stride + Math.PI, 1)]
}

export function drawLeg({ ctx, wearer, skin, hip, front, hand, feet }: Body, which: 0 | 1, isNear: boolean): void {
  const { dress } = wearer
  const side = which === 0 ? -1 : 1
  const from: XY = [hip[0] + side * mix(0.11, 0.05, front), hip[1]]
  const foot = feet[which]
  const shade = (color: string): string => (isNear ? color : blend(color, '#06110c', 0.22))
  const [bent, ankle] = joint(from, [foot[0], foot[1] + 0.06], thigh, shin, front > 0.5 ? hand : side)
  // From the front a knee bends towards the viewer.
  const knee = part(part(from, ankle, 0.5), bent, Math.max(front, 0.3))
  limb(ctx, [from, knee, ankle], 0.15, shade(skin))
  limb(ctx, [part(knee, ankle, 0.62), ankle], 0.15, shade(dress.socks))
  limb(
    ctx,
    [
      [ankle[0] - 0.02, ankle[1] - 0.02],
      [ankle[0] + side * 0.05, ankle[1] - 0.03],
    ],
    0.15,
    shade('#f3f6f0'),
  )
  if (!wearer.isWoman) limb(ctx, [from, part(from, knee, 0.66)], 0.23, shade(dress.shorts))
}

export function drawTrunk({ ctx, wearer, hip, neck, front }: Body): void {
  const { dress, isWoman } = wearer
  const wide = mix(isWoman ? 0.235 : 0.265, 0.19, front)
  const [hx, hy] = hip
  const [nx, ny] = neck
  if (isWoman) {
    ctx.fillStyle = dress.shorts
    ctx.beginPath()
    ctx.moveTo(hx - wide * 0.72, hy + 0.12)
    ctx.lineTo(hx + wide * 0.72, hy + 0.12)
    ctx.lineTo(hx + wide * 1.18, hy - 0.25)
    ctx.quadraticCurveTo(hx, hy - 0.3, hx - wide * 1.18, hy - 0.25)
    ctx.fill()
  } else
    limb(
      ctx,
      [
        [hx - wide * 0.42, hy - 0.02],
        [hx + wide * 0.42, hy - 0.02],
      ],
      0.24,
      dress.shorts,
    )
  const middle = mix(hy, ny, 0.4)
  const waist = isWoman ? 0.7 : 0.82
  ctx.fillStyle = dress.shirt
  ctx.beginPath()
  ctx.moveTo(hx - wide * waist, hy - 0.02)
  ctx.lineTo(hx + wide * waist, hy - 0.02)
  ctx.quadraticCurveTo(hx + wide * waist, middle, nx + wide * 1.04, ny - 0.07)
  ctx.quadraticCurveTo(nx + wide * 0.9, ny + 0.04, nx + 0.07, ny + 0.05)
  ctx.lineTo(nx - 0.07, ny + 0.05)
  ctx.quadraticCurveTo(nx - wide * 0.9, ny + 0.04, nx - wide * 1.04, ny - 0.07)
  ctx.quadraticCurveTo(hx - wide * waist, middle, hx - wide * waist, hy - 0.02)
  ctx.fill()
  limb(
    ctx,
    [
      [nx - 0.08, ny + 0.02],
      [nx + 0.08, ny + 0.02],
    ],
    0.06,
    dress.trim,
  )
}

export function drawHead({ ctx, wearer, skin, hair, hip, neck, isBack, front, hand }: Body, isBowed: boolean): void {
  const side = hand
  const turn = side * front * 0.05
  const head: XY = [neck[0] * 1.14 + turn, Math.max(neck[1] + 0.15, hip[1] + 0.83) - (isBowed ? 0.05 : 0)]
  limb(ctx, [neck, [head[0], head[1] - 0.08]], 0.12, blend(skin, '#2a1408', 0.18))
  ctx.fillStyle = skin
  ctx.beginPath()
  ctx.arc(head[0], head[1], 0.155, 0, 7)
  ctx.fill()
  ctx.fillStyle = hair
  if (wearer.isWoman) {
    // A pony tail.
    ctx.beginPath()
    ctx.ellipse(head[0] - (front > 0.5 ? side * 0.19 : isBack ? 0 : 0.14), head[1] - (isBack ? 0.12 : 0.06), 0.07, 0.17, 0, 0, 7)
    if (isBack || front > 0.5) ctx.fill()
  }
  ctx.beginPath()
  if (isBack) ctx.arc(head[0], head[1] + 0.012, 0.16, 0, 7)
  else ctx.arc(head[0], head[1] + 0.02, 0.163, side * front * 0.75 + 0.1, Math.PI + side * front * 0.75 - 0.1)
  ctx.fill()
  // A headband.
  if (wearer.racket)
    limb(
      ctx,
      [
        [head[0] - 0.15, head[1] + 0.05],
        [head[0] + 0.15, head[1] + 0.05],
      ],
      0.05,
      wearer.dress.trim,
    )
}

function drawRacket({ ctx, wearer, pose, hand }: Body, grip: XY): void {
  const kind = wearer.racket
  if (!kind) return
  const angle = hand > 0 ? pose.angle : Math.PI - pose.angle
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const [wide, long, arm] = kind === 'tennis' ? [0.135, 0.185, reach.tennis] : [0.12, 0.15, reach.badminton]
  const head: XY = [grip[0] + dx * arm, grip[1] + dy * arm]
  limb(ctx, [grip, [grip[0] + dx * (arm - long), grip[1] + dy * (arm - long)]], kind === 'tennis' ? 0.05 : 0.035, '#1a1f24')
  ctx.save()
  ctx.translate(head[0], head[1])
  ctx.rotate(angle)
  ctx.beginPath()
  ctx.ellipse(0, 0, long, wide, 0, 0, 7)
  ctx.fillStyle = '#f3f6f066'
  ctx.fill()
  ctx.strokeStyle = blend(wearer.dress.trim, '#11161a', 0.25)
  ctx.lineWidth = kind === 'tennis' ? 0.05 : 0.035
  ctx.stroke()
  ctx.restore()
}

function drawBottle(ctx: Canvas2D, hand: XY, sip: number): void {
  ctx.save()
  ctx.translate(hand[0], hand[1])
  ctx.rotate(sip * 2)
  ctx.fillStyle = '#8fd0e8'
  ctx.fillRect(-0.045, -0.04, 0.09, 0.22)
  ctx.fillStyle = '#f3f6f0'
  ctx.fillRect(-0.03, 0.18, 0.06, 0.05)
  ctx.restore()
}

function drawArm({ ctx, wearer, skin }: Body, shoulder: XY, elbow: XY, hand: XY): void {
  limb(ctx, [shoulder, elbow, hand], 0.105, skin)
  limb(ctx, [shoulder, part(shoulder, elbow, 0.7)], 0.145, wearer.dress.shirt)
}

export function drawArms(body: Body, action: string | undefined, sip: number): { racket: () => void; other: () => void } {
  const { ctx, wearer, pose, hand, neck, front } = body
  const wide = mix(0.23, 0.12, front)
  const shoulder = (side: number): XY => [neck[0] + side * wide, neck[1] - 0.07]
  const arm = wearer.racket ? reach[wearer.racket] : reach.tennis
  const angle = hand > 0 ? pose.angle : Math.PI - pose.angle
  const isSeated = action === 'sit'
  // Hands on the knees, and an occasional drink from a bottle.
  const grip: XY = isSeated
    ? part([0.36, 0.66], [neck[0] + 0.17, neck[1] + 0.06], sip)
    : [pose.head[0] * hand - Math.cos(angle) * arm, pose.head[1] - Math.sin(angle) * arm]
  const [elbow, held] = joint(shoulder(hand), grip, upperArm, foreArm, elbowOf(hand, shoulder(hand), grip))
  const wanted: XY = action === 'backhand' ? held : isSeated ? [0.3, 0.64] : [pose.off[0] * hand, pose.off[1]]
  const [otherElbow, other] = joint(shoulder(-hand), wanted, upperArm, foreArm, elbowOf(-hand, shoulder(-hand), wanted))
  return {
    racket: () => {
      drawRacket(body, held)
      if (isSeated && sip > 0.05) drawBottle(ctx, held, sip)
      drawArm(body, shoulder(hand), elbow, held)
    },
    other: () => {
      drawArm(body, shoulder(-hand), otherElbow, other)
      if (action === 'towel') {
        ctx.fillStyle = '#fbfbf6'
        ctx.fillRect(other[0] - 0.16, other[1] - 0.2, 0.3, 0.3)
      }
    },
  }
}
