// Score and clubs on a piece of floor while nobody plays: before the match, at half-time, after the end.
import { box, type Canvas2D, textFont } from '../../camera/canvas.ts'
import { drawCrest } from '../../camera/crest.ts'
import { ink } from '../../camera/palette.ts'
import { type Language, plate } from '../../camera/score-bug.ts'
import { ease } from '../../director/pitch.ts'
import type { Scene } from '../director/scene.ts'
import { endWord } from './messages.ts'
import type { SceneStyle } from './style.ts'

export function drawBreak(
  ctx: Canvas2D,
  scene: Scene,
  style: SceneStyle,
  scale: number,
  width: number,
  height: number,
  language: Language,
): void {
  const { board, players } = scene
  if (board.clock !== '') return
  // While players are on court, the picture shows them instead.
  const share = ease((7 - players.filter(({ isVisible, isResting }) => isVisible && !isResting).length) / 5)
  if (share <= 0 || scene.overlays.length > 0) return
  ctx.save()
  ctx.globalAlpha = share
  ctx.scale(scale, scale)
  ctx.textBaseline = 'alphabetic'
  const [wide, tall] = [372, 132]
  const x = (width / scale - wide) / 2
  const y = (height / scale - tall) / 2 + 18 + (1 - share) * 10
  box(ctx, x, y, wide, tall, '#0e2c21f2', 6)
  ctx.fillStyle = style.paint
  ctx.fillRect(x, y + tall - 5, wide / 2, 5)
  ctx.fillStyle = style.kits.away.shirt
  ctx.fillRect(x + wide / 2, y + tall - 5, wide / 2, 5)
  ctx.strokeStyle = '#ffffff1e'
  ctx.lineWidth = 1.6
  ctx.beginPath()
  ctx.arc(x + wide / 2, y + tall / 2, 48, 0, 7)
  ctx.moveTo(x + wide / 2, y)
  ctx.lineTo(x + wide / 2, y + tall)
  ctx.stroke()
  drawCrest(ctx, board.clubs.home, x + 46, y + 22, 54, language)
  drawCrest(ctx, board.clubs.away, x + wide - 100, y + 22, 54, language)
  ctx.textAlign = 'center'
  ctx.fillStyle = ink.on
  ctx.font = textFont(15)
  ctx.fillText(board.clubs.home.short[language], x + 73, y + 106)
  ctx.fillText(board.clubs.away.short[language], x + wide - 73, y + 106)
  const label = endWord(board.phase, language)
  ctx.font = textFont(12.5)
  const textWidth = ctx.measureText(label).width + 20
  box(ctx, x + wide / 2 - textWidth / 2, y - 12, textWidth, 24, ink.lamp, 4)
  ctx.fillStyle = ink.onLamp
  ctx.fillText(label, x + wide / 2, y + 4.6)
  if (board.phase !== 'not-started') {
    plate(ctx, x + wide / 2 - 70, y + 42, 64, 48, String(board.score[0]), false)
    plate(ctx, x + wide / 2 + 6, y + 42, 64, 48, String(board.score[1]), false)
  }
  ctx.restore()
}
