// The picture's board: clubs, score, period and remaining time. At the same position as football's, so that a room's own board never hides
// it.
import { formatMinute } from '../../../../rules/match/format-minute.ts'
import { box, type Canvas2D, figures, textFont } from '../../camera/canvas.ts'
import { drawCrest } from '../../camera/crest.ts'
import { ink } from '../../camera/palette.ts'
import { type Language, plate } from '../../camera/score-bug.ts'
import type { Scene } from '../director/scene.ts'
import { phaseWord } from './messages.ts'

const [right, top, tall] = [626, 27, 26]
const plateWide = 33

/** Q3 uses the figure font, 第 3 节 and Hiệp 3 the word font. */
const periodFont = (language: Language): string => (language === 'en' ? figures(12) : textFont(11.5))

/** Seconds that the scorer's plate is highlighted. */
const highlightSeconds = 2.4

/** At scale 1 the picture is 640 pixels wide. `nets` is seconds since a basket of each side, null for none recently. */
export function drawScoreBug(ctx: Canvas2D, { board, nets, possession, cheer }: Scene, scale: number, language: Language): void {
  ctx.save()
  ctx.scale(scale, scale)
  ctx.textAlign = 'left'
  ctx.textBaseline = 'alphabetic'
  const { clubs, score, clock, period } = board
  const names = { home: clubs.home.short[language], away: clubs.away.short[language] }
  ctx.font = textFont(12.5)
  const wide = { home: ctx.measureText(names.home).width, away: ctx.measureText(names.away).width }
  const plates = plateWide * 2 + 6
  const total = 30 + wide.home + 8 + plates + 8 + wide.away + 30
  const label = clock || phaseWord(board.phase, language)
  ctx.font = clock ? figures(15) : textFont(12)
  // Constant width, so that the board does not move.
  const textWidth = clock ? ctx.measureText('88:88').width : ctx.measureText(label).width
  ctx.font = periodFont(language)
  const played = formatMinute(period, 'basketball', language)
  const periodWide = clock && period ? ctx.measureText(played).width + 6 : 0
  const left = right - total - 3 - textWidth - periodWide - 18
  box(ctx, left, top, total, tall, ink.stand, 4)
  box(ctx, left + total + 3, top, textWidth + periodWide + 18, tall, '#0a1510e6', 4)
  drawCrest(ctx, clubs.home, left + 7, top + 4, 18, language)
  drawCrest(ctx, clubs.away, left + total - 25, top + 4, 18, language)
  ctx.fillStyle = ink.on
  ctx.font = textFont(12.5)
  ctx.fillText(names.home, left + 30, top + 17.6)
  ctx.fillText(names.away, left + total - 30 - wide.away, top + 17.6)
  const x = left + 30 + wide.home + 8
  const isHighlighted = (nets.left ?? nets.right ?? highlightSeconds) < highlightSeconds
  plate(ctx, x, top + 3, plateWide, 20, String(score[0]), isHighlighted && cheer > 0)
  ctx.fillStyle = ink.on2
  ctx.fillRect(x + plateWide + 1.8, top + 9.5, 2.4, 2.4)
  ctx.fillRect(x + plateWide + 1.8, top + 14.5, 2.4, 2.4)
  plate(ctx, x + plateWide + 6, top + 3, plateWide, 20, String(score[1]), isHighlighted && cheer < 0)
  if (possession) {
    // Possession marker.
    ctx.fillStyle = ink.lamp
    const [from, long] = possession === 'home' ? [left + 30, wide.home] : [left + total - 30 - wide.away, wide.away]
    ctx.fillRect(from, top + 21.6, long, 1.6)
  }
  const at = left + total + 12
  if (periodWide > 0) {
    ctx.fillStyle = ink.on2
    ctx.font = periodFont(language)
    ctx.fillText(played, at, top + 17.4)
  }
  ctx.fillStyle = clock ? ink.live : ink.on
  ctx.font = clock ? figures(15) : textFont(12)
  ctx.fillText(label, at + periodWide, top + 18)
  ctx.restore()
}
