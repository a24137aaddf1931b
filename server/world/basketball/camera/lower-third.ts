// Captions at the foot of the picture for a few seconds: consecutive threes, a lead, a run, a time-out, the points by period.

import { quarterHead } from '../../../../rules/match/format-minute.ts'
import { box, type Canvas2D, figures, textFont } from '../../camera/canvas.ts'
import { drawCrest } from '../../camera/crest.ts'
import { ink } from '../../camera/palette.ts'
import type { Language } from '../../camera/score-bug.ts'
import { ease } from '../../director/pitch.ts'
import type { Overlay, Scene } from '../director/scene.ts'
import { endWord, lead, points, run, threes, timeout } from './messages.ts'

interface Foot {
  ctx: Canvas2D
  scene: Scene
  language: Language
  /** Height of the picture at scale 1. */
  height: number
}

function text(ctx: Canvas2D, content: string, x: number, y: number, color: string, font: string): number {
  ctx.font = font
  ctx.fillStyle = color
  ctx.fillText(content, x, y)
  return ctx.measureText(content).width
}
const measured = (ctx: Canvas2D, content: string, font: string): number => {
  ctx.font = font
  return ctx.measureText(content).width
}

/** A crest on a bright ground, a small line, a large line. */
function drawPlate({ ctx, scene, language, height }: Foot, side: Overlay['side'], small: string, large: string, note: string): void {
  const y = height - 78
  const noted = note ? measured(ctx, note, figures(17)) + 24 : 0
  const wide = Math.max(measured(ctx, large, textFont(18)), measured(ctx, small, textFont(11.5))) + 72 + 22 + noted
  box(ctx, 22, y, wide, 54, ink.stand, 5)
  box(ctx, 22, y, 56, 54, ink.lamp, 5)
  ctx.fillStyle = ink.lamp
  ctx.fillRect(70, y, 8, 54)
  drawCrest(ctx, scene.board.clubs[side], 33, y + 10, 34, language)
  text(ctx, small, 92, y + 19, ink.lamp, textFont(11.5))
  text(ctx, large, 92, y + 42, ink.on, textFont(18))
  if (!note) return
  ctx.fillStyle = '#ffffff1c'
  ctx.fillRect(22 + wide - noted - 8, y + 12, 1, 30)
  text(ctx, note, 22 + wide - noted + 4, y + 33, ink.on2, figures(17))
}

function drawPeriods({ ctx, scene, language, height }: Foot, { phase, periods }: Overlay & { type: 'period' }): void {
  const { clubs, score } = scene.board
  const y = height - 88
  const title = endWord(phase, language)
  const name = Math.max(...(['home', 'away'] as const).map((side) => measured(ctx, clubs[side].short[language], textFont(13))))
  const column = 34
  const wide = Math.max(62 + name + (periods.length + 1) * column + 22, measured(ctx, title, textFont(12)) + 40)
  box(ctx, 22, y, wide, 68, ink.stand, 5)
  text(ctx, title, 34, y + 17, ink.lamp, textFont(11.5))
  ctx.textAlign = 'center'
  const columnAt = (index: number): number => 62 + name + 22 + index * column
  const headFont = language === 'en' ? figures(11, 500) : textFont(10.5)
  for (const [index] of periods.entries()) text(ctx, quarterHead(index + 1, language), columnAt(index), y + 17, ink.on2, headFont)
  for (const [row, side] of (['home', 'away'] as const).entries()) {
    const base = y + 38 + row * 21
    ctx.textAlign = 'left'
    drawCrest(ctx, clubs[side], 34, base - 13, 17, language)
    text(ctx, clubs[side].short[language], 58, base, ink.on, textFont(13))
    ctx.textAlign = 'center'
    for (const [index, pair] of periods.entries()) text(ctx, String(pair[row]), columnAt(index), base, ink.on2, figures(15, 500))
    const leads = score[row as 0 | 1] >= score[row === 0 ? 1 : 0]
    text(ctx, String(score[row as 0 | 1]), columnAt(periods.length) + 4, base, leads ? ink.lamp : ink.on, figures(16))
  }
  ctx.textAlign = 'left'
}

function drawOverlay(foot: Foot, overlay: Overlay): void {
  const { language, scene } = foot
  const { side } = overlay
  const short = scene.board.clubs[side].short[language]
  if (overlay.type === 'threes')
    drawPlate(foot, side, threes[language](overlay.count), overlay.player[language], points[language](overlay.points))
  else if (overlay.type === 'lead') drawPlate(foot, side, lead[language], overlay.player[language], points[language](overlay.points))
  else if (overlay.type === 'run') drawPlate(foot, side, run[language](overlay.own), short, '')
  else if (overlay.type === 'timeout') drawPlate(foot, side, timeout[language], short, '')
  else drawPeriods(foot, overlay)
}

/** The latest of them; at scale 1 the picture is 640 pixels wide. */
export function drawLowerThird(ctx: Canvas2D, scene: Scene, scale: number, height: number, language: Language): void {
  const overlay = scene.overlays.at(-1)
  if (!overlay) return
  ctx.save()
  ctx.scale(scale, scale)
  ctx.textAlign = 'left'
  ctx.textBaseline = 'alphabetic'
  const share = ease(overlay.age / 0.35) * ease(overlay.left / 0.3)
  ctx.globalAlpha = share
  ctx.translate(0, (1 - share) * 12)
  drawOverlay({ ctx, scene, language, height: height / scale }, overlay)
  ctx.restore()
}
