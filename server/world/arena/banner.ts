// The banner at the foot of the picture: a fight won, an objective taken, a map, the match.
import { box, type Canvas2D, textFont } from '../camera/canvas.ts'
import { drawCrest } from '../camera/crest.ts'
import { ink } from '../camera/palette.ts'
import { type Language, plate } from '../camera/score-bug.ts'
import { ease } from '../director/pitch.ts'
import type { Board } from './board.ts'
import type { Overlay } from './overlay.ts'
import { mapName } from './score-bug.ts'

type Texts = Record<Language, string>
const captions: Record<Overlay['type'], Texts> = {
  'first-blood': { zh: '第一滴血', en: 'First blood', vi: 'Chiến công đầu' },
  fight: { zh: '团战胜利', en: 'Team fight won', vi: 'Thắng giao tranh' },
  ace: { zh: '团灭对手', en: 'Ace', vi: 'Quét sạch' },
  tower: { zh: '推掉防御塔', en: 'Tower down', vi: 'Phá trụ' },
  dragon: { zh: '拿下小龙', en: 'Dragon slain', vi: 'Hạ rồng' },
  baron: { zh: '拿下大龙', en: 'Baron slain', vi: 'Hạ Baron' },
  plant: { zh: '炸弹已安放', en: 'Bomb planted', vi: 'Đã đặt bom' },
  defusal: { zh: '拆弹成功', en: 'Bomb defused', vi: 'Gỡ bom' },
  round: { zh: '赢下这一回合', en: 'Round won', vi: 'Thắng hiệp' },
  'match-point': { zh: '赛点', en: 'Map point', vi: 'Điểm quyết định' },
  map: { zh: '拿下', en: 'Wins', vi: 'Thắng' },
  match: { zh: '赢下比赛', en: 'Wins the match', vi: 'Thắng trận' },
}
const big = new Set<Overlay['type']>(['map', 'match'])

/** Fades in and out. */
const shown = ({ age, left }: Overlay): number => ease(age / 0.35) * ease(left / 0.3)

/** At scale 1 the picture is 640 pixels wide. */
export function drawBanner(ctx: Canvas2D, overlay: Overlay, board: Board, scale: number, height: number, language: Language): void {
  const share = shown(overlay)
  ctx.save()
  ctx.scale(scale, scale)
  ctx.textAlign = 'left'
  ctx.textBaseline = 'alphabetic'
  ctx.globalAlpha = share
  ctx.translate(0, (1 - share) * 12)
  big.has(overlay.type) ? drawBig(ctx, overlay, board, height / scale, language) : drawLine(ctx, overlay, board, height / scale, language)
  ctx.restore()
}

function drawLine(ctx: Canvas2D, { type, side, count }: Overlay, board: Board, height: number, language: Language): void {
  const club = board.clubs[side]
  const y = height - 62
  const text = captions[type][language]
  const noted = type === 'fight' || type === 'ace' ? `×${count}` : ''
  ctx.font = textFont(16)
  const named = ctx.measureText(club.short[language]).width
  ctx.font = textFont(12)
  const wide = 58 + named + 12 + ctx.measureText(text).width + (noted ? 38 : 16)
  box(ctx, 22, y, wide, 40, ink.stand, 5)
  box(ctx, 22, y, 44, 40, ink.lamp, 5)
  ctx.fillStyle = ink.lamp
  ctx.fillRect(58, y, 8, 40)
  drawCrest(ctx, club, 31, y + 7, 26, language)
  ctx.fillStyle = ink.on
  ctx.font = textFont(16)
  ctx.fillText(club.short[language], 78, y + 26)
  ctx.fillStyle = ink.lamp
  ctx.font = textFont(12)
  ctx.fillText(text, 78 + named + 10, y + 25)
  if (!noted) return
  ctx.fillStyle = ink.on2
  ctx.textAlign = 'right'
  ctx.fillText(noted, 22 + wide - 10, y + 25)
}

function drawBig(ctx: Canvas2D, { type, side, count }: Overlay, board: Board, height: number, language: Language): void {
  const club = board.clubs[side]
  const y = height - 82
  const name = club.short[language]
  const note = type === 'map' ? `${captions.map[language]} ${mapName(count, language)}` : captions.match[language]
  ctx.font = textFont(19)
  const named = ctx.measureText(name).width
  ctx.font = textFont(11.5)
  const wide = Math.max(280, Math.max(named, ctx.measureText(note).width) + 190)
  box(ctx, 22, y, wide, 58, ink.stand, 5)
  box(ctx, 22, y, 58, 58, ink.lamp, 5)
  ctx.fillStyle = ink.lamp
  ctx.fillRect(72, y, 8, 58)
  drawCrest(ctx, club, 33, y + 11, 36, language)
  ctx.fillStyle = ink.lamp
  ctx.font = textFont(11.5)
  ctx.fillText(note, 94, y + 21)
  ctx.fillStyle = ink.on
  ctx.font = textFont(19)
  ctx.fillText(name, 94, y + 45)
  const x = 22 + wide - 82
  plate(ctx, x, y + 13, 31, 32, String(board.score[0]), side === 'home')
  ctx.fillStyle = ink.on2
  ctx.fillRect(x + 34, y + 24, 3, 3)
  ctx.fillRect(x + 34, y + 31, 3, 3)
  plate(ctx, x + 40, y + 13, 31, 32, String(board.score[1]), side === 'away')
}
