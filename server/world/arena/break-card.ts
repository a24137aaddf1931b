// The card between maps, and at the half-time of one: clubs, maps won with their scores, and the next map's picks.
import type { Side } from '../../../contract/match/match-row.ts'
import type { Name } from '../../../contract/wire/name.ts'
import { box, type Canvas2D, figures, textFont } from '../camera/canvas.ts'
import { drawCrest } from '../camera/crest.ts'
import { ink } from '../camera/palette.ts'
import { type Language, plate } from '../camera/score-bug.ts'
import { stair } from '../camera/title.ts'
import { ease } from '../director/pitch.ts'
import type { Board } from './board.ts'
import { drawEmblem } from './emblem.ts'
import { mapName, phaseWord } from './score-bug.ts'
import type { SideColor } from './sides.ts'

export interface Pick {
  name: Name
  emblem: number
}
export interface BreakScene {
  board: Board
  league: Name
  colors: Record<Side, SideColor>
  /** Finished maps: points of each side. */
  maps: readonly { points: [number, number]; winner: Side }[]
  /** The next map, once picking has begun: five picks per side, and how many of the ten are made. Null without one. */
  draft: { map: number; picks: Record<Side, readonly Pick[]>; made: number; seconds: number } | null
  /** Product milliseconds, which drive its animations. */
  t: number
}
type Texts = Record<Language, string>
const drafting: Texts = { zh: '选人阶段', en: 'Draft', vi: 'Chọn tướng' }
const halfTime: Texts = { zh: '中场休息', en: 'Half-time', vi: 'Nghỉ giữa hiệp' }
const final: Texts = { zh: '完场', en: 'Full time', vi: 'Kết thúc' }

/** Order of picks by sides: one, two, two, two, two, one. */
const order: readonly Side[] = ['home', 'away', 'away', 'home', 'home', 'away', 'away', 'home', 'home', 'away']

function ground(ctx: Canvas2D, width: number, height: number, { colors, t }: BreakScene): void {
  ctx.fillStyle = ink.stand2
  ctx.fillRect(0, 0, width, height)
  // Steps of the terraces in the colours of both sides, pulsating slowly.
  const breath = Math.sin(t / 2_600) * 3
  for (const [side, from] of [
    ['home', 0],
    ['away', 1],
  ] as const)
    for (let step = 0; step < 4; step += 1) {
      const wide = 124 - step * 30 + breath
      ctx.globalAlpha = 0.2 + step * 0.08
      ctx.fillStyle = colors[side].fill
      const y = height - (step + 1) * 46
      ctx.fillRect(from ? width - wide : 0, y, wide, 46)
    }
  ctx.globalAlpha = 1
}

function clubs(ctx: Canvas2D, { board }: BreakScene, y: number, size: number, language: Language): void {
  for (const [side, x] of [
    ['home', 150],
    ['away', 490],
  ] as const) {
    drawCrest(ctx, board.clubs[side], x - size / 2, y, size, language)
    ctx.fillStyle = ink.on
    ctx.font = textFont(17)
    ctx.textAlign = 'center'
    ctx.fillText(board.clubs[side].short[language], x, y + size + 25)
  }
}

/** At scale 1 the picture is 640 pixels wide. */
export function drawBreak(ctx: Canvas2D, scene: BreakScene, scale: number, language: Language): void {
  ctx.save()
  ctx.scale(scale, scale)
  ctx.textBaseline = 'alphabetic'
  ground(ctx, 640, 360, scene)
  const { board, league, draft, maps } = scene
  const isHalfTime = /^set-\d$/.test(board.phase) && maps.length < board.map
  ctx.textAlign = 'center'
  stair(ctx, 302, 52, 6, ink.lamp)
  ctx.fillStyle = ink.on2
  ctx.font = textFont(12.5)
  ctx.fillText(league[language], 320, 92)
  draft ? drawDraft(ctx, scene, draft, language) : drawStanding(ctx, scene, language)
  ctx.fillStyle = ink.on
  ctx.font = textFont(14)
  ctx.textAlign = 'center'
  const phase =
    board.phase === 'finished'
      ? final[language]
      : draft
        ? `${mapName(draft.map, language)} · ${drafting[language]}`
        : isHalfTime
          ? `${mapName(board.map, language)} · ${halfTime[language]}`
          : phaseWord(board, language)
  ctx.fillText(phase, 320, 114)
  ctx.restore()
}

function drawStanding(ctx: Canvas2D, scene: BreakScene, language: Language): void {
  const { board, maps, colors } = scene
  clubs(ctx, scene, 126, 74, language)
  if (board.phase === 'not-started') {
    ctx.fillStyle = ink.lamp
    ctx.font = figures(40)
    ctx.fillText('VS', 320, 184)
  } else {
    plate(ctx, 258, 134, 54, 64, String(board.score[0]), board.score[0] > board.score[1])
    plate(ctx, 328, 134, 54, 64, String(board.score[1]), board.score[1] > board.score[0])
  }
  const step = 62
  const from = 320 - ((board.bestOf - 1) * step) / 2
  for (let map = 0; map < board.bestOf; map += 1) {
    const x = from + map * step
    const played = maps[map]
    box(ctx, x - 27, 252, 54, 44, played ? ink.stand : '#0e2c2190', 4)
    ctx.textAlign = 'center'
    ctx.fillStyle = played ? ink.on2 : '#a9c2b480'
    ctx.font = textFont(9.5)
    ctx.fillText(mapName(map + 1, language), x, 266)
    if (!played) continue
    ctx.fillStyle = ink.on
    ctx.font = figures(16)
    ctx.fillText(`${played.points[0]}–${played.points[1]}`, x, 285)
    ctx.fillStyle = colors[played.winner].fill
    ctx.fillRect(played.winner === 'home' ? x - 27 : x, 293, 27, 3)
  }
}

function drawDraft(ctx: Canvas2D, { board, colors, t }: BreakScene, draft: NonNullable<BreakScene['draft']>, language: Language): void {
  const { picks, made, seconds } = draft
  const places: Record<Side, number> = { home: 0, away: 0 }
  for (const [turn, side] of order.entries()) {
    const index = places[side]
    places[side] += 1
    const pick = picks[side][index]
    if (pick) drawPick(ctx, pick, side, index, colors[side], { isMade: turn < made, isDue: turn === made, t }, language)
  }
  for (const [side, x] of [
    ['home', 268],
    ['away', 372],
  ] as const) {
    drawCrest(ctx, board.clubs[side], x - 20, 148, 40, language)
    ctx.textAlign = 'center'
    ctx.fillStyle = ink.on
    ctx.font = figures(24)
    ctx.fillText(String(board.score[side === 'home' ? 0 : 1]), x, 216)
  }
  ctx.fillStyle = ink.on2
  ctx.fillRect(318.5, 203, 3, 3)
  ctx.fillRect(318.5, 210, 3, 3)
  if (seconds <= 0) return
  ctx.fillStyle = ink.lamp
  ctx.font = figures(38)
  ctx.fillText(String(Math.ceil(seconds)), 320, 282)
}

function drawPick(
  ctx: Canvas2D,
  { name, emblem }: Pick,
  side: Side,
  index: number,
  color: SideColor,
  { isMade, isDue, t }: { isMade: boolean; isDue: boolean; t: number },
  language: Language,
): void {
  const y = 128 + index * 39
  const isHome = side === 'home'
  const [x, wide] = [isHome ? 30 : 410, 200]
  box(ctx, x, y, wide, 34, isMade ? ink.stand : '#0e2c2180', 4)
  const signX = isHome ? x + 17 : x + wide - 17
  if (isDue) {
    ctx.globalAlpha = 0.5 + 0.5 * ease(Math.abs(Math.sin(t / 420)))
    ctx.strokeStyle = ink.lamp
    ctx.lineWidth = 2
    ctx.beginPath()
    ctx.roundRect(x + 1, y + 1, wide - 2, 32, 4)
    ctx.stroke()
    ctx.globalAlpha = 1
  }
  box(ctx, signX - 17, y, 34, 34, isMade ? color.fill : '#ffffff14', 4)
  if (isMade) drawEmblem(ctx, emblem, signX, y + 17, 10.5, color.ink)
  ctx.textAlign = isHome ? 'left' : 'right'
  ctx.fillStyle = isMade ? ink.on : ink.on2
  ctx.font = textFont(13)
  ctx.fillText(name[language], isHome ? x + 44 : x + wide - 44, y + 22)
}
