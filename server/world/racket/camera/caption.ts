// Captions: the lower third of an important point, and the title card of a match that is not in play.
import { box, type Canvas2D, figures, textFont } from '../../camera/canvas.ts'
import { drawCrest } from '../../camera/crest.ts'
import { ink } from '../../camera/palette.ts'
import { type Language, plate } from '../../camera/score-bug.ts'
import { ease } from '../../director/pitch.ts'
import type { Overlay, OverlayType, Scene } from '../scene.ts'
import { phaseWord } from './score-bug.ts'
import type { SceneStyle } from './style.ts'

type Texts = Record<Language, string>
const tennis: Record<OverlayType, Texts> = {
  ace: { zh: 'ACE 球', en: 'Ace', vi: 'Ace' },
  'double-fault': { zh: '双误', en: 'Double fault', vi: 'Lỗi giao bóng kép' },
  'break-point': { zh: '破发点', en: 'Break point', vi: 'Điểm bẻ game' },
  'set-point': { zh: '盘点', en: 'Set point', vi: 'Điểm thắng set' },
  'match-point': { zh: '赛点', en: 'Match point', vi: 'Điểm thắng trận' },
  break: { zh: '破发', en: 'Break', vi: 'Bẻ game' },
  set: { zh: '赢下第 {n} 盘', en: 'Takes set {n}', vi: 'Thắng set {n}' },
  match: { zh: '获胜', en: 'Winner', vi: 'Chiến thắng' },
  interval: { zh: '暂停', en: 'Interval', vi: 'Nghỉ giữa ván' },
}
const badminton: Partial<Record<OverlayType, Texts>> = {
  'set-point': { zh: '局点', en: 'Game point', vi: 'Điểm thắng ván' },
  set: { zh: '拿下第 {n} 局', en: 'Takes game {n}', vi: 'Thắng ván {n}' },
  interval: { zh: '技术暂停', en: 'Interval', vi: 'Nghỉ giữa ván' },
}
/** Types in the accent colour: something was decided. */
const highlightedTypes = new Set<OverlayType>(['ace', 'break', 'set', 'match', 'match-point'])

function labelOf({ type, set }: Overlay, sport: Scene['sport'], language: Language): string {
  const captions = (sport === 'badminton' ? badminton[type] : undefined) ?? tennis[type]
  return captions[language].replace('{n}', String(set))
}

/** Crest, name, and the caption. */
export function drawLowerThird(ctx: Canvas2D, scene: Scene, scale: number, height: number, language: Language): void {
  const overlay = scene.overlays.at(-1)
  if (!overlay) return
  const share = ease(overlay.age / 0.35) * ease(overlay.left / 0.3)
  const club = scene.board.clubs[overlay.side]
  const label = labelOf(overlay, scene.sport, language)
  const name = (overlay.type === 'match' || overlay.type === 'set' ? club.name : club.short)[language]
  const period = overlay.type === 'set' ? scene.board.periods[overlay.set - 1] : undefined
  const score = overlay.type === 'match' ? scene.board.sets : period
  ctx.save()
  ctx.scale(scale, scale)
  ctx.globalAlpha = share
  ctx.translate(0, (1 - share) * 12)
  ctx.textAlign = 'left'
  ctx.textBaseline = 'alphabetic'
  const y = height / scale - 68
  ctx.font = textFont(17)
  const named = ctx.measureText(name).width
  ctx.font = textFont(12)
  const labelled = ctx.measureText(label).width
  const wide = Math.max(128, Math.max(named, labelled) + 24) + (score ? 76 : 0)
  const isHighlighted = highlightedTypes.has(overlay.type)
  box(ctx, 22, y, 50 + wide, 46, ink.stand, 5)
  box(ctx, 22, y, 46, 46, isHighlighted ? ink.lamp : ink.stand2, 5)
  ctx.fillStyle = isHighlighted ? ink.lamp : ink.stand2
  ctx.fillRect(60, y, 8, 46)
  drawCrest(ctx, club, 30, y + 8, 30, language)
  ctx.font = textFont(12)
  ctx.fillStyle = ink.lamp
  ctx.fillText(label, 80, y + 17)
  ctx.font = textFont(17)
  ctx.fillStyle = ink.on
  ctx.fillText(name, 80, y + 37)
  if (score) {
    const [own, other] = overlay.side === 'home' ? score : [score[1], score[0]]
    const x = 22 + 50 + wide - 74
    plate(ctx, x, y + 10, 28, 27, String(own), true)
    ctx.fillStyle = ink.on2
    ctx.fillRect(x + 31, y + 19, 2.6, 2.6)
    ctx.fillRect(x + 31, y + 25, 2.6, 2.6)
    plate(ctx, x + 36.6, y + 10, 28, 27, String(other), false)
  }
  ctx.restore()
}

/** Players and score on a ground, while the court is empty. */
export function drawTitle(
  ctx: Canvas2D,
  scene: Scene,
  style: SceneStyle,
  scale: number,
  width: number,
  height: number,
  language: Language,
): void {
  const { board, players } = scene
  if (players.some(({ isVisible }) => isVisible)) return
  const [wide, tall] = [372, 132]
  ctx.save()
  ctx.scale(scale, scale)
  ctx.textBaseline = 'alphabetic'
  const x = (width / scale - wide) / 2
  const y = (height / scale - tall) / 2
  box(ctx, x, y, wide, tall, style.inner, 6)
  ctx.strokeStyle = '#ffffff40'
  ctx.lineWidth = 1.5
  ctx.beginPath()
  for (const at of [22, 110]) {
    ctx.moveTo(x, y + at)
    ctx.lineTo(x + wide, y + at)
  }
  ctx.moveTo(x + wide / 2, y)
  ctx.lineTo(x + wide / 2, y + tall)
  ctx.stroke()
  ctx.textAlign = 'center'
  for (const [side, middle] of [
    ['home', x + 72],
    ['away', x + wide - 72],
  ] as const) {
    drawCrest(ctx, board.clubs[side], middle - 26, y + 27, 52, language)
    ctx.fillStyle = '#ffffff'
    ctx.font = textFont(15)
    ctx.fillText(board.clubs[side].short[language], middle, y + 102)
  }
  const word = phaseWord(board, language)
  ctx.font = textFont(12.5)
  const boxWidth = ctx.measureText(word).width + 18
  box(ctx, x + wide / 2 - boxWidth / 2, y + 8, boxWidth, 22, ink.stand, 4)
  ctx.fillStyle = ink.on
  ctx.fillText(word, x + wide / 2, y + 23.4)
  if (board.phase !== 'not-started') {
    plate(ctx, x + wide / 2 - 50, y + 40, 44, 52, String(board.sets[0]), board.sets[0] > board.sets[1])
    plate(ctx, x + wide / 2 + 6, y + 40, 44, 52, String(board.sets[1]), board.sets[1] > board.sets[0])
    ctx.font = figures(13, 500)
    ctx.textAlign = 'center'
    ctx.fillStyle = '#f3f6f0'
    ctx.fillText(board.periods.map((period) => period.join('–')).join('   '), x + wide / 2, y + 125)
  }
  ctx.restore()
}
