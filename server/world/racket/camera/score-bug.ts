// The picture's board: one row per player, with the sets, the games or points of the current set, the points of the game, and a mark at the
// server. It is at the upper right, like football's.
import type { Side } from '../../../../contract/match/match-row.ts'
import { box, type Canvas2D, figures, textFont } from '../../camera/canvas.ts'
import { drawCrest } from '../../camera/crest.ts'
import { ink } from '../../camera/palette.ts'
import { type Language, plate } from '../../camera/score-bug.ts'
import { sides } from '../../director/people.ts'
import type { Board, RacketSport } from '../scene.ts'

type Texts = Record<Language, string>
const waiting: Texts = { zh: '赛前', en: 'Soon', vi: 'Sắp' }
const over: Texts = { zh: '完场', en: 'Final', vi: 'Hết' }
export const phaseWord = ({ phase }: Board, language: Language): string =>
  phase === 'not-started' ? waiting[language] : phase === 'finished' ? over[language] : ''

const rowTall = 22
const plateWide = 24
const pointsWide = 27

const indexOf = (side: Side): 0 | 1 => (side === 'home' ? 0 : 1)

/** A ball for tennis, a shuttle for badminton, in the accent colour. */
function drawMark(ctx: Canvas2D, x: number, y: number, sport: RacketSport): void {
  ctx.fillStyle = ink.lamp
  ctx.beginPath()
  if (sport === 'tennis') ctx.arc(x, y, 3.3, 0, 7)
  else {
    ctx.moveTo(x - 4, y - 3.6)
    ctx.lineTo(x + 2, y - 1.4)
    ctx.arc(x + 2, y, 1.9, -Math.PI / 2, Math.PI / 2)
    ctx.lineTo(x - 4, y + 3.6)
    ctx.closePath()
  }
  ctx.fill()
}

interface Columns {
  /** Finished sets, the current one, and its points as called. */
  done: Board['periods']
  running: Board['periods'][number] | null
  points: Board['points']
}
function columnsOf({ phase, periods, points, sets }: Board): Columns {
  // During a break and at the end every started set is finished.
  const isOver = phase === 'finished' || phase === 'set-break' || periods.length <= sets[0] + sets[1]
  return isOver ? { done: periods, running: null, points: null } : { done: periods.slice(0, -1), running: periods.at(-1) ?? null, points }
}

/** At scale 1 the picture is 640 pixels wide. */
export function drawScoreBug(ctx: Canvas2D, board: Board, sport: RacketSport, scale: number, language: Language): void {
  ctx.save()
  ctx.scale(scale, scale)
  ctx.textBaseline = 'alphabetic'
  ctx.textAlign = 'left'
  const [right, top] = [626, 27]
  ctx.font = textFont(12.5)
  const names = { home: board.clubs.home.short[language], away: board.clubs.away.short[language] }
  const nameWide = Math.max(54, ctx.measureText(names.home).width, ctx.measureText(names.away).width)
  const { done, running, points } = columnsOf(board)
  const word = phaseWord(board, language)
  const wordWide = word ? ctx.measureText(word).width + 16 : 0
  const hasPoints = sport === 'tennis' && running !== null
  const isDark = word !== '' || hasPoints
  const columnWide = sport === 'tennis' ? 16 : 22
  const scores = done.length * columnWide + (running ? plateWide + 3 : 0)
  const darkWide = word ? wordWide : hasPoints ? pointsWide + 10 : 0
  const wide = 28 + nameWide + 18 + scores + 6
  const left = right - wide - (isDark ? darkWide + 2 : 0)
  const tall = rowTall * 2 + 2
  box(ctx, left, top, wide, tall, ink.stand, 4)
  if (isDark) box(ctx, left + wide + 2, top, darkWide, tall, '#0a1510e6', 4)
  ctx.fillStyle = '#ffffff1c'
  ctx.fillRect(left + 7, top + rowTall + 0.6, wide - 14, 0.8)
  for (const side of sides) {
    const index = indexOf(side)
    const y = top + 1 + index * rowTall
    drawCrest(ctx, board.clubs[side], left + 6, y + 2.5, 17, language)
    ctx.textAlign = 'left'
    ctx.font = textFont(12.5)
    ctx.fillStyle = ink.on
    ctx.fillText(names[side], left + 28, y + 15.6)
    if (board.server === side) drawMark(ctx, left + 28 + nameWide + 9, y + 11.2, sport)
    let x = left + 28 + nameWide + 18
    ctx.textAlign = 'center'
    for (const period of done) {
      const isWon = period[index] > Math.min(...period)
      ctx.font = figures(15, isWon ? 700 : 500)
      ctx.fillStyle = isWon ? ink.on : ink.on2
      ctx.fillText(String(period[index]), x + columnWide / 2, y + 16.4)
      x += columnWide
    }
    if (running) plate(ctx, x + 1, y + 2.2, plateWide, 17.6, String(running[index]), false)
    if (hasPoints) {
      ctx.textAlign = 'center'
      ctx.font = figures(16)
      ctx.fillStyle = ink.lamp
      ctx.fillText(points?.[index] ?? '0', left + wide + 2 + darkWide / 2, y + 16.8)
    }
  }
  if (word) {
    ctx.textAlign = 'center'
    ctx.font = textFont(12)
    ctx.fillStyle = ink.on
    ctx.fillText(word, left + wide + 2 + darkWide / 2, top + tall / 2 + 4.4)
  }
  ctx.restore()
}
