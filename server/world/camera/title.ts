// Full-picture graphics: the score before, between and after the halves, the replay mark, the wipe of a cut.
import { ease } from '../director/pitch.ts'
import type { Scene } from '../director/scene.ts'
import { box, type Canvas2D, textFont } from './canvas.ts'
import { drawCrest } from './crest.ts'
import { ink } from './palette.ts'
import { type Language, phaseWord, plate } from './score-bug.ts'

/** The profile of the terraces. */
export function stair(ctx: Canvas2D, x: number, y: number, unit: number, color: string): void {
  ctx.fillStyle = color
  ctx.fillRect(x, y + unit * 2, unit * 2, unit)
  ctx.fillRect(x + unit * 2, y + unit, unit * 2, unit * 2)
  ctx.fillRect(x + unit * 4, y, unit * 2, unit * 3)
}

/** Score and clubs on a ground, while nobody plays. */
export function drawBreak(ctx: Canvas2D, scene: Scene, scale: number, width: number, height: number, language: Language): void {
  const { board } = scene
  if (board.clock !== '' || board.phase === 'shoot-out' || board.phase.startsWith('extra')) return
  // While players are on the pitch, the picture shows them instead.
  const seen = scene.players.filter(({ isVisible }) => isVisible).length
  const share = ease((14 - seen) / 10)
  if (share <= 0) return
  ctx.save()
  ctx.globalAlpha = share
  ctx.scale(scale, scale)
  ctx.textBaseline = 'alphabetic'
  const [wide, tall] = [372, 132]
  const x = (width / scale - wide) / 2
  const y = (height / scale - tall) / 2 + (1 - share) * 10
  box(ctx, x, y, wide, tall, '#1c6644', 6)
  ctx.fillStyle = '#185c3d'
  for (let band = 0; band < 6; band += 1) ctx.fillRect(x + band * 62 + 31, y, 31, tall)
  ctx.strokeStyle = '#ffffff2e'
  ctx.lineWidth = 1.5
  ctx.beginPath()
  ctx.arc(x + wide / 2, y + 66, 46, 0, 7)
  ctx.moveTo(x + wide / 2, y)
  ctx.lineTo(x + wide / 2, y + tall)
  ctx.stroke()
  drawCrest(ctx, board.clubs.home, x + 46, y + 24, 52, language)
  drawCrest(ctx, board.clubs.away, x + wide - 98, y + 24, 52, language)
  ctx.textAlign = 'center'
  ctx.fillStyle = '#ffffff'
  ctx.font = textFont(15)
  ctx.fillText(board.clubs.home.short[language], x + 72, y + 104)
  ctx.fillText(board.clubs.away.short[language], x + wide - 72, y + 104)
  ctx.font = textFont(12.5)
  ctx.fillStyle = '#dde9e1'
  ctx.fillText(phaseWord(scene, language), x + wide / 2, y + 22)
  if (board.phase === 'not-started') {
    ctx.restore()
    return
  }
  plate(ctx, x + wide / 2 - 50, y + 40, 44, 52, String(board.score[0]), false)
  plate(ctx, x + wide / 2 + 6, y + 40, 44, 52, String(board.score[1]), false)
  ctx.restore()
}

const again: Record<Language, string> = { zh: '回放', en: 'Replay', vi: 'Xem lại' }

export function drawReplayMark(ctx: Canvas2D, scale: number, width: number, language: Language): void {
  ctx.save()
  ctx.scale(scale, scale)
  ctx.font = textFont(13)
  const wide = ctx.measureText(again[language]).width + 46
  const x = width / scale - 14 - wide
  box(ctx, x, 59, wide, 26, ink.lamp, 4)
  stair(ctx, x + 9, 66.5, 3, ink.onLamp)
  ctx.fillStyle = ink.onLamp
  ctx.textAlign = 'left'
  ctx.textBaseline = 'alphabetic'
  ctx.fillText(again[language], x + 35, 76.6)
  ctx.restore()
}

/** Steps that cross the picture; `share` 0 to 1. At 0.5 they cover all of it. */
export function drawWipe(ctx: Canvas2D, share: number, width: number, height: number): void {
  const steps = 5
  const tall = height / steps
  const span = width * 1.5
  for (let step = 0; step < steps; step += 1) {
    const front = -width * 0.4 + (width * 1.4 + span) * share - step * width * 0.07
    ctx.fillStyle = step % 2 ? ink.stand2 : ink.stand
    ctx.fillRect(front - span + width * 0.2, height - tall * (step + 1), span, tall + 1)
    ctx.fillStyle = ink.lamp
    ctx.fillRect(front + width * 0.2, height - tall * (step + 1), width * 0.02, tall + 1)
  }
}
