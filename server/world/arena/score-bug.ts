// The picture's board for e-sports (football has ../camera/score-bug.ts): clubs, maps won, the map's clock, and below it the score of the
// current map.
import { box, type Canvas2D, figures, textFont } from '../camera/canvas.ts'
import { drawCrest } from '../camera/crest.ts'
import { ink } from '../camera/palette.ts'
import { type Language, plate } from '../camera/score-bug.ts'
import type { Board } from './board.ts'
import type { SideColor } from './sides.ts'

type Texts = Record<Language, string>
const phases: Partial<Record<Board['phase'], Texts>> = {
  'not-started': { zh: '赛前', en: 'Soon', vi: 'Sắp' },
  'set-break': { zh: '局间', en: 'Break', vi: 'Nghỉ' },
  finished: { zh: '完场', en: 'FT', vi: 'Hết' },
}
export const phaseWord = ({ phase }: Board, language: Language): string => phases[phase]?.[language] ?? ''
const mapWord: Texts = { zh: '第{n}局', en: 'Map {n}', vi: 'Ván {n}' }
export const mapName = (map: number, language: Language): string => mapWord[language].replace('{n}', String(map))

export interface BugExtra {
  colors: { home: SideColor; away: SideColor }
  language: Language
  /** Second line, after the points: a sign and a figure for each side. */
  figures: readonly { sign: 'tower' | 'dragon' | 'baron'; values: [number, number] }[]
  /** Highlighted while a map has just been won. */
  highlighted: 'home' | 'away' | null
}
const [right, top, tall] = [626, 27, 26]

/** At scale 1 the picture is 640 pixels wide. */
export function drawScoreBug(ctx: Canvas2D, board: Board, scale: number, extra: BugExtra): void {
  const { language, highlighted } = extra
  ctx.save()
  ctx.scale(scale, scale)
  ctx.textAlign = 'left'
  ctx.textBaseline = 'alphabetic'
  const names = { home: board.clubs.home.short[language], away: board.clubs.away.short[language] }
  ctx.font = textFont(12.5)
  const wide = { home: ctx.measureText(names.home).width, away: ctx.measureText(names.away).width }
  const total = 30 + wide.home + 8 + 56 + 8 + wide.away + 30
  const clock = board.clock || phaseWord(board, language)
  ctx.font = board.clock ? figures(15) : textFont(12)
  const clockWide = Math.max(ctx.measureText(clock).width, board.clock ? ctx.measureText('88:88').width : 0)
  const left = right - total - 3 - clockWide - 18
  box(ctx, left, top, total, tall, ink.stand, 4)
  box(ctx, left + total + 3, top, clockWide + 18, tall, '#0a1510e6', 4)
  drawCrest(ctx, board.clubs.home, left + 7, top + 4, 18, language)
  drawCrest(ctx, board.clubs.away, left + total - 25, top + 4, 18, language)
  ctx.fillStyle = ink.on
  ctx.font = textFont(12.5)
  ctx.fillText(names.home, left + 30, top + 17.6)
  ctx.fillText(names.away, left + total - 30 - wide.away, top + 17.6)
  const plates = left + 30 + wide.home + 8
  plate(ctx, plates, top + 3, 25, 20, String(board.score[0]), highlighted === 'home')
  ctx.fillStyle = ink.on2
  ctx.fillRect(plates + 26.8, top + 9.5, 2.4, 2.4)
  ctx.fillRect(plates + 26.8, top + 14.5, 2.4, 2.4)
  plate(ctx, plates + 31, top + 3, 25, 20, String(board.score[1]), highlighted === 'away')
  ctx.fillStyle = board.clock ? ink.live : ink.on
  ctx.font = board.clock ? figures(15) : textFont(12)
  ctx.fillText(clock, left + total + 12, top + 18)
  if (board.clock) drawMapLine(ctx, board, { left, wide: right - left, middle: plates + 28 }, extra)
  ctx.restore()
}

function sign(ctx: Canvas2D, type: 'tower' | 'dragon' | 'baron', x: number, y: number): void {
  ctx.fillStyle = type === 'tower' ? ink.on2 : type === 'dragon' ? '#f2b25c' : '#b48be6'
  ctx.beginPath()
  const points =
    type === 'tower'
      ? [-4, 5, -2.6, -2, -4, -2, -4, -5, 4, -5, 4, -2, 2.6, -2, 4, 5]
      : type === 'dragon'
        ? [-5, -4, -1.4, -1, 0, -5, 1.4, -1, 5, -4, 3, 3, 0, 5, -3, 3]
        : [-5, -5, -2, -2, 2, -2, 5, -5, 4, 2, 0, 5, -4, 2]
  for (let at = 0; at < points.length; at += 2) {
    const [px, py] = [x + (points[at] as number), y + (points[at + 1] as number)]
    at === 0 ? ctx.moveTo(px, py) : ctx.lineTo(px, py)
  }
  ctx.closePath()
  ctx.fill()
}

/** Points of the map between bars in the field colours of both sides, flanked by the other objectives. */
function drawMapLine(
  ctx: Canvas2D,
  board: Board,
  { left, wide, middle }: { left: number; wide: number; middle: number },
  { colors, language, figures: list }: BugExtra,
): void {
  const y = top + tall + 3
  box(ctx, left, y, wide, 19, '#0a1510d9', 4)
  ctx.fillStyle = ink.on2
  ctx.font = textFont(10)
  ctx.fillText(mapName(board.map, language), left + 8, y + 13.4)
  ctx.textAlign = 'right'
  ctx.fillStyle = ink.on
  ctx.font = figures(15)
  ctx.fillText(String(board.points[0]), middle - 7, y + 14.8)
  ctx.textAlign = 'left'
  ctx.fillText(String(board.points[1]), middle + 7, y + 14.8)
  ctx.fillStyle = ink.on2
  ctx.fillRect(middle - 1, y + 6, 2, 2)
  ctx.fillRect(middle - 1, y + 11, 2, 2)
  box(ctx, middle - 33, y + 4.5, 4, 10, colors.home.fill, 1)
  box(ctx, middle + 29, y + 4.5, 4, 10, colors.away.fill, 1)
  let x = left + wide - 8
  for (const { sign: type, values } of list.toReversed()) {
    ctx.textAlign = 'right'
    ctx.fillStyle = ink.on
    ctx.font = figures(12)
    const scoreText = `${values[0]}–${values[1]}`
    ctx.fillText(scoreText, x, y + 13.8)
    x -= ctx.measureText(scoreText).width + 8
    sign(ctx, type, x, y + 9.5)
    x -= 11
  }
  ctx.textAlign = 'left'
}
