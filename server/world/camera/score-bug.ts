// The picture's board: clubs, score, clock, stoppage time, cards, VAR, shoot-out kicks. It is at the upper right, because a room shows its
// own board, at the viewer's match time, at the upper left; on a phone that one covers everything but the clock.
import type { Side } from '../../../contract/match/match-row.ts'
import type { Name } from '../../../contract/wire/name.ts'
import type { Scene } from '../director/scene.ts'
import { box, type Canvas2D, figures, textFont } from './canvas.ts'
import { drawCrest } from './crest.ts'
import { ink } from './palette.ts'

export type Language = keyof Name
type Texts = Record<Language, string>

const phases: Partial<Record<Scene['board']['phase'], Texts>> = {
  'not-started': { zh: '赛前', en: 'Soon', vi: 'Sắp' },
  'half-time': { zh: '中场', en: 'HT', vi: 'Nghỉ' },
  'extra-break': { zh: '加时', en: 'ET', vi: 'HP' },
  'extra-half-time': { zh: '加时', en: 'ET', vi: 'HP' },
  'shoot-out': { zh: '点球', en: 'Pens', vi: 'Luân lưu' },
  finished: { zh: '完场', en: 'FT', vi: 'Hết' },
}
export const phaseWord = ({ board }: Scene, language: Language): string => phases[board.phase]?.[language] ?? ''
const review: Texts = { zh: 'VAR 审核', en: 'VAR check', vi: 'Xem VAR' }

/** A digit on a plate with its seam. */
export function plate(ctx: Canvas2D, x: number, y: number, width: number, height: number, text: string, isHighlighted: boolean): void {
  box(ctx, x, y, width, height, isHighlighted ? ink.lamp : ink.plate, height * 0.12)
  ctx.fillStyle = isHighlighted ? ink.onLamp : ink.plateInk
  ctx.font = figures(height * 0.86)
  ctx.textAlign = 'center'
  ctx.textBaseline = 'alphabetic'
  ctx.fillText(text, x + width / 2, y + height * 0.8)
  ctx.textAlign = 'left'
  ctx.fillStyle = '#00000050'
  ctx.fillRect(x, y + height * 0.49, width, Math.max(0.8, height * 0.035))
}

function redCards(ctx: Canvas2D, x: number, y: number, count: number): void {
  if (count === 0) return
  box(ctx, x, y, 8, 11, ink.red, 1.5)
  if (count === 1) return
  ctx.fillStyle = '#ffffff'
  ctx.font = figures(9)
  ctx.fillText(String(count), x + 2, y + 9)
}

/** At scale 1 the picture is 640 pixels wide. */
export function drawScoreBug(ctx: Canvas2D, scene: Scene, scale: number, language: Language): void {
  const { board, overlays } = scene
  ctx.save()
  ctx.scale(scale, scale)
  ctx.textAlign = 'left'
  ctx.textBaseline = 'alphabetic'
  const [right, top, tall] = [626, 27, 26]
  const names = { home: board.clubs.home.short[language], away: board.clubs.away.short[language] }
  ctx.font = textFont(12.5)
  const wide = { home: ctx.measureText(names.home).width, away: ctx.measureText(names.away).width }
  const red = (index: 0 | 1): number => (board.reds[index] > 0 ? 12 : 0)
  const total = 30 + wide.home + 8 + red(0) + 56 + 8 + red(1) + wide.away + 30
  const clock = board.clock || phaseWord(scene, language)
  ctx.font = board.clock ? figures(15) : textFont(12)
  // Constant width, so that the board does not move.
  const clockWide = Math.max(ctx.measureText(clock).width, board.clock ? ctx.measureText('88:88').width : 0)
  ctx.font = figures(13)
  const addedWide = board.added ? ctx.measureText(board.added).width + 6 : 0
  const left = right - total - 3 - clockWide - addedWide - 18
  box(ctx, left, top, total, tall, ink.stand, 4)
  box(ctx, left + total + 3, top, clockWide + addedWide + 18, tall, '#0a1510e6', 4)
  drawCrest(ctx, board.clubs.home, left + 7, top + 4, 18, language)
  drawCrest(ctx, board.clubs.away, left + total - 25, top + 4, 18, language)
  ctx.fillStyle = ink.on
  ctx.font = textFont(12.5)
  ctx.fillText(names.home, left + 30, top + 17.6)
  ctx.fillText(names.away, left + total - 30 - wide.away, top + 17.6)
  redCards(ctx, left + 32 + wide.home, top + 7.5, board.reds[0])
  redCards(ctx, left + total - 34 - wide.away - 8, top + 7.5, board.reds[1])
  const plates = left + 30 + wide.home + 8 + red(0)
  const goal = overlays.find((one) => one.type === 'goal')
  plate(ctx, plates, top + 3, 25, 20, String(board.score[0]), goal?.side === 'home')
  ctx.fillStyle = ink.on2
  ctx.fillRect(plates + 26.8, top + 9.5, 2.4, 2.4)
  ctx.fillRect(plates + 26.8, top + 14.5, 2.4, 2.4)
  plate(ctx, plates + 31, top + 3, 25, 20, String(board.score[1]), goal?.side === 'away')
  ctx.fillStyle = board.clock ? ink.live : ink.on
  ctx.font = board.clock ? figures(15) : textFont(12)
  ctx.fillText(clock, left + total + 12, top + 18)
  if (board.added) {
    ctx.fillStyle = ink.lamp
    ctx.font = figures(13)
    ctx.fillText(board.added, left + total + 12 + clockWide + 6, top + 17.6)
  }
  if (overlays.some((one) => one.type === 'review')) {
    ctx.font = textFont(12)
    const label = review[language]
    const textWidth = ctx.measureText(label).width + 18
    const x = left - textWidth - 3
    box(ctx, x, top, textWidth, tall, ink.lamp, 4)
    ctx.fillStyle = ink.onLamp
    ctx.fillText(label, x + 9, top + 17.6)
  }
  if (board.kicks) drawKicks(ctx, board.kicks, left, top + tall + 4)
  ctx.restore()
}

function drawKicks(ctx: Canvas2D, kicks: Record<Side, boolean[]>, x: number, y: number): void {
  const most = Math.max(5, kicks.home.length, kicks.away.length)
  box(ctx, x, y, 16 + most * 13, 34, '#0a1510e6', 4)
  for (const [row, side] of (['home', 'away'] as const).entries())
    for (let index = 0; index < most; index += 1) {
      const scored = kicks[side][index]
      ctx.beginPath()
      ctx.arc(x + 14 + index * 13, y + 10 + row * 14, 4.2, 0, 7)
      if (scored === undefined) {
        ctx.strokeStyle = ink.on2
        ctx.lineWidth = 1
        ctx.stroke()
      } else {
        ctx.fillStyle = scored ? ink.lamp : '#8c9d93'
        ctx.fill()
      }
    }
}
