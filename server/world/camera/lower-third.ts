// Captions at the foot of the picture for a few seconds: a scorer, a card, a substitution, a verdict, stoppage time.
import type { Name } from '../../../contract/wire/name.ts'
import { ease } from '../director/pitch.ts'
import type { Overlay, Scene } from '../director/scene.ts'
import { box, type Canvas2D, figures, polygon, textFont } from './canvas.ts'
import { drawCrest } from './crest.ts'
import { ink } from './palette.ts'
import { type Language, plate } from './score-bug.ts'

type Texts = Record<Language, string>
const how: Record<'open' | 'penalty' | 'own', Texts> = {
  open: { zh: '进球', en: 'Goal', vi: 'Bàn thắng' },
  penalty: { zh: '点球', en: 'Penalty', vi: 'Phạt đền' },
  own: { zh: '乌龙球', en: 'Own goal', vi: 'Phản lưới' },
}
const assisted: Texts = { zh: '助攻', en: 'Assist', vi: 'Kiến tạo' }
const verdicts: Record<'goal' | 'card', Record<'stands' | 'falls', Texts>> = {
  goal: {
    stands: { zh: '进球有效', en: 'Goal stands', vi: 'Công nhận bàn thắng' },
    falls: { zh: '进球取消', en: 'No goal', vi: 'Hủy bàn thắng' },
  },
  card: {
    stands: { zh: '维持红牌', en: 'Red card stands', vi: 'Giữ thẻ đỏ' },
    falls: { zh: '取消红牌', en: 'Red card cancelled', vi: 'Hủy thẻ đỏ' },
  },
}
const reasons: Record<string, Texts> = {
  offside: { zh: '越位', en: 'Offside', vi: 'Việt vị' },
  handball: { zh: '手球', en: 'Handball', vi: 'Bóng chạm tay' },
  foul: { zh: '犯规', en: 'Foul', vi: 'Phạm lỗi' },
  'out-of-play': { zh: '球已出界', en: 'Ball out of play', vi: 'Bóng hết biên' },
  'red-card': { zh: '红牌', en: 'Red card', vi: 'Thẻ đỏ' },
}
const checking: Texts = { zh: '主裁判正在观看回放', en: 'Referee at the screen', vi: 'Trọng tài xem lại' }
const stoppage: Texts = { zh: '补时', en: 'Added time', vi: 'Bù giờ' }
const minutes: Texts = { zh: '分钟', en: 'min', vi: 'phút' }

/** Seconds that the caption of a review is shown; the board shows the review until it ends. */
const reviewFor = 9

/** Fades in and out. */
const shown = ({ type, age, left }: Overlay): number =>
  ease(age / 0.35) * ease((type === 'review' ? Math.min(left, reviewFor - age) : left) / 0.3)

interface Foot {
  ctx: Canvas2D
  scene: Scene
  language: Language
  /** Height of the picture at scale 1. */
  height: number
}

function text(ctx: Canvas2D, caption: string, x: number, y: number, color: string, font: string): number {
  ctx.font = font
  ctx.fillStyle = color
  ctx.fillText(caption, x, y)
  return ctx.measureText(caption).width
}

function drawGoal({ ctx, scene, language, height }: Foot, overlay: Overlay & { type: 'goal' }): void {
  const { board } = scene
  const y = height - 82
  const name = overlay.player[language]
  ctx.font = textFont(19)
  const nameWide = ctx.measureText(name).width
  const helped = overlay.assist ? `${assisted[language]} ${overlay.assist[language]}` : ''
  const kind = how[overlay.how][language]
  ctx.font = textFont(11.5)
  const wide = Math.max(300, nameWide + 190, ctx.measureText(`${kind}${helped}`).width + 250)
  box(ctx, 22, y, wide, 58, ink.stand, 5)
  box(ctx, 22, y, 58, 58, ink.lamp, 5)
  ctx.fillStyle = ink.lamp
  ctx.fillRect(72, y, 8, 58)
  drawCrest(ctx, board.clubs[overlay.side], 33, y + 11, 36, language)
  const kindWidth = text(ctx, kind, 94, y + 20, ink.lamp, textFont(11.5))
  const minute = text(ctx, overlay.minute, 94 + kindWidth + 7, y + 20.4, ink.lamp, figures(13))
  if (overlay.assist && language === 'zh')
    text(ctx, `${assisted.zh} ${overlay.assist.zh}`, 94 + kindWidth + minute + 20, y + 20, ink.on2, textFont(11.5))
  const named = text(ctx, name, 94, y + 44, ink.on, textFont(19))
  text(ctx, String(overlay.number), 94 + named + 8, y + 44, ink.on2, figures(17, 500))
  const x = 22 + wide - 82
  plate(ctx, x, y + 13, 31, 32, String(board.score[0]), overlay.side === 'home')
  ctx.fillStyle = ink.on2
  ctx.fillRect(x + 34, y + 24, 3, 3)
  ctx.fillRect(x + 34, y + 31, 3, 3)
  plate(ctx, x + 40, y + 13, 31, 32, String(board.score[1]), overlay.side === 'away')
}

/** One line with a sign before it and a crest behind it. */
function drawLine(
  { ctx, scene, language, height }: Foot,
  overlay: Overlay,
  name: Name,
  note: string,
  sign: (x: number, y: number) => void,
): void {
  const y = height - 64
  ctx.font = textFont(16)
  const named = ctx.measureText(name[language]).width
  ctx.font = figures(14, 500)
  const noted = ctx.measureText(note).width
  const wide = 46 + named + 12 + noted + 42
  box(ctx, 22, y, wide, 40, ink.stand, 5)
  sign(34, y + 9)
  text(ctx, name[language], 66, y + 26, ink.on, textFont(16))
  text(ctx, note, 66 + named + 10, y + 26, ink.on2, figures(14, 500))
  drawCrest(ctx, scene.board.clubs[overlay.side], 22 + wide - 32, y + 9, 22, language)
}

function drawChange(foot: Foot, overlay: Overlay & { type: 'substitution' }): void {
  const { ctx, scene, language, height } = foot
  const y = height - 84
  const [on, off] = [overlay.on[language], overlay.off[language]]
  ctx.font = textFont(15)
  const wide = Math.max(ctx.measureText(on).width, ctx.measureText(off).width) + 128
  box(ctx, 22, y, wide, 60, ink.stand, 5)
  drawCrest(ctx, scene.board.clubs[overlay.side], 32, y + 17, 26, language)
  for (const [row, [name, number]] of (
    [
      [on, overlay.onNumber],
      [off, overlay.offNumber],
    ] as const
  ).entries()) {
    const at = y + 8 + row * 24
    const isOn = row === 0
    polygon(
      ctx,
      isOn
        ? [
            [70, at + 14],
            [82, at + 14],
            [76, at + 4],
          ]
        : [
            [70, at + 6],
            [82, at + 6],
            [76, at + 16],
          ],
      isOn ? ink.lamp : '#8c9d93',
    )
    text(ctx, String(number), 92, at + 16, isOn ? ink.on : ink.on2, figures(15))
    text(ctx, name, 116, at + 16, isOn ? ink.on : ink.on2, textFont(15))
  }
}

function drawNote({ ctx, language, height }: Foot, overlay: Overlay & { type: 'verdict' | 'added' | 'review' }): void {
  const y = height - 60
  const caption =
    overlay.type === 'verdict'
      ? verdicts[overlay.of][overlay.stands ? 'stands' : 'falls'][language]
      : overlay.type === 'added'
        ? `${stoppage[language]} ${overlay.minutes} ${minutes[language]}`
        : `${checking[language]} · ${reasons[overlay.reason]?.[language] ?? ''}`
  const mark = overlay.type === 'added' ? `+${overlay.minutes}` : 'VAR'
  ctx.font = textFont(15)
  const wide = ctx.measureText(caption).width + 82
  box(ctx, 22, y, wide, 36, ink.stand, 5)
  box(ctx, 22, y, 54, 36, ink.lamp, 5)
  ctx.fillStyle = ink.lamp
  ctx.fillRect(68, y, 8, 36)
  ctx.textAlign = 'center'
  text(ctx, mark, 49, y + 24, ink.onLamp, figures(17))
  ctx.textAlign = 'left'
  text(ctx, caption, 88, y + 24, ink.on, textFont(15))
}

/** The latest of them; at scale 1 the picture is 640 pixels wide. */
export function drawLowerThird(ctx: Canvas2D, scene: Scene, scale: number, height: number, language: Language): void {
  const overlay = scene.overlays.findLast((one) => one.type !== 'review' || one.age < reviewFor)
  if (!overlay) return
  const foot = { ctx, scene, language, height: height / scale }
  ctx.save()
  ctx.scale(scale, scale)
  ctx.textAlign = 'left'
  ctx.textBaseline = 'alphabetic'
  const share = shown(overlay)
  ctx.globalAlpha = share
  ctx.translate(0, (1 - share) * 12)
  switch (overlay.type) {
    case 'goal':
      drawGoal(foot, overlay)
      break
    case 'card':
      drawLine(foot, overlay, overlay.player, overlay.minute, (x, y) => {
        if (overlay.card === 'second-yellow') box(ctx, x - 4, y - 2, 15, 21, ink.yellow, 2)
        box(ctx, x, y, 16, 22, overlay.card === 'yellow' ? ink.yellow : ink.red, 2)
      })
      break
    case 'substitution':
      drawChange(foot, overlay)
      break
    default:
      drawNote(foot, overlay)
  }
  ctx.restore()
}
