// Cards: white, with corners legible in a small picture; with layers, painted once each.
import { box, type Canvas2D, figures } from '../../camera/canvas.ts'
import type { Layer, MakeLayer } from '../../camera/crowd.ts'
import { ink } from '../../camera/palette.ts'
import { bigJoker, type Card, isRed, signOf, smallJoker } from '../card.ts'

const red = '#c9141d'
const black = '#16201b'

/** Spades, hearts, clubs, diamonds, in a square of side twice `half`. */
export function drawSuit(ctx: Canvas2D, suit: Card['suit'], x: number, y: number, half: number): void {
  ctx.beginPath()
  if (suit === 3) {
    ctx.moveTo(x, y - half)
    ctx.lineTo(x + half * 0.78, y)
    ctx.lineTo(x, y + half)
    ctx.lineTo(x - half * 0.78, y)
  } else if (suit === 1) {
    ctx.moveTo(x, y + half * 0.95)
    ctx.quadraticCurveTo(x - half * 1.05, y + half * 0.1, x - half * 0.92, y - half * 0.42)
    ctx.quadraticCurveTo(x - half * 0.55, y - half * 1.2, x, y - half * 0.38)
    ctx.quadraticCurveTo(x + half * 0.55, y - half * 1.2, x + half * 0.92, y - half * 0.42)
    ctx.quadraticCurveTo(x + half * 1.05, y + half * 0.1, x, y + half * 0.95)
  } else {
    if (suit === 0) {
      ctx.moveTo(x, y - half)
      ctx.quadraticCurveTo(x + half * 1.15, y - half * 0.1, x + half * 0.9, y + half * 0.34)
      ctx.quadraticCurveTo(x + half * 0.5, y + half * 0.86, x, y + half * 0.3)
      ctx.quadraticCurveTo(x - half * 0.5, y + half * 0.86, x - half * 0.9, y + half * 0.34)
      ctx.quadraticCurveTo(x - half * 1.15, y - half * 0.1, x, y - half)
    } else
      for (const [dx, dy] of [
        [0, -0.48],
        [-0.48, 0.16],
        [0.48, 0.16],
      ] as const) {
        ctx.moveTo(x + dx * half + half * 0.44, y + dy * half)
        ctx.arc(x + dx * half, y + dy * half, half * 0.44, 0, 7)
      }
    ctx.moveTo(x - half * 0.12, y + half * 0.1)
    ctx.lineTo(x + half * 0.12, y + half * 0.1)
    ctx.lineTo(x + half * 0.36, y + half * 0.96)
    ctx.lineTo(x - half * 0.36, y + half * 0.96)
  }
  ctx.closePath()
  ctx.fill()
}

/** Height of a card of width 1. */
export const tall = 1.4

function paintFace(ctx: Canvas2D, card: Card, width: number): void {
  const height = width * tall
  box(ctx, 0.5, 0.5, width - 1, height - 1, '#fdfdf8', width * 0.11)
  ctx.strokeStyle = '#0a151052'
  ctx.lineWidth = 1
  ctx.stroke()
  ctx.fillStyle = isRed(card) ? red : black
  ctx.textAlign = 'center'
  ctx.textBaseline = 'alphabetic'
  if (card.rank >= smallJoker) {
    ctx.font = figures(width * 0.24)
    for (const [index, letter] of [...'JOKER'].entries()) ctx.fillText(letter, width * 0.2, height * (0.2 + index * 0.155))
    crown(ctx, width * 0.62, height * 0.62, width * 0.25, card.rank === bigJoker)
    return
  }
  ctx.font = figures(width * 0.46)
  ctx.fillText(signOf(card), width * 0.24, height * 0.315)
  drawSuit(ctx, card.suit, width * 0.24, height * 0.47, width * 0.125)
  drawSuit(ctx, card.suit, width * 0.63, height * 0.69, width * 0.25)
}

function crown(ctx: Canvas2D, x: number, y: number, half: number, isBig: boolean): void {
  ctx.fillStyle = isBig ? red : '#6d7671'
  ctx.beginPath()
  for (const [index, [px, py]] of (
    [
      [-1, 0.7],
      [-1.1, -0.55],
      [-0.45, 0.05],
      [0, -0.9],
      [0.45, 0.05],
      [1.1, -0.55],
      [1, 0.7],
    ] as const
  ).entries())
    index === 0 ? ctx.moveTo(x + px * half, y + py * half) : ctx.lineTo(x + px * half, y + py * half)
  ctx.closePath()
  ctx.fill()
}

function paintBack(ctx: Canvas2D, width: number): void {
  const height = width * tall
  box(ctx, 0.5, 0.5, width - 1, height - 1, '#fdfdf8', width * 0.11)
  box(ctx, width * 0.08, width * 0.08, width * 0.84, height - width * 0.16, '#0a6845', width * 0.07)
  // Steps of the terraces.
  ctx.fillStyle = ink.lamp
  const unit = width * 0.11
  const [x, y] = [width / 2 - unit * 3, height / 2 - unit * 1.5]
  ctx.fillRect(x, y + unit * 2, unit * 2, unit)
  ctx.fillRect(x + unit * 2, y + unit, unit * 2, unit * 2)
  ctx.fillRect(x + unit * 4, y, unit * 2, unit * 3)
}

/** A sprite sheet of all faces per size, 14 in a row; painted at twice the shown size. */
const sheets = new WeakMap<MakeLayer, Map<number, Layer>>()
const sharp = 2
const columns = 14

function sheetOf(makeLayer: MakeLayer, width: number): Layer {
  const known = sheets.get(makeLayer) ?? new Map<number, Layer>()
  sheets.set(makeLayer, known)
  let sheet = known.get(width)
  if (!sheet) {
    const step = width * sharp
    sheet = makeLayer(Math.ceil(columns * step), Math.ceil(4 * step * tall))
    const { context } = sheet
    for (let column = 0; column < columns; column += 1)
      for (let row = 0; row < 4; row += 1) {
        context.save()
        context.translate(column * step, row * step * tall)
        const rank = (column < 13 ? column + 3 : row === 0 ? smallJoker : bigJoker) as Card['rank']
        column === 13 && row === 2
          ? paintBack(context, step)
          : paintFace(context, { rank, suit: (column < 13 ? row : 0) as Card['suit'] }, step)
        context.restore()
      }
    known.set(width, sheet)
  }
  return sheet
}

/** `card` null: the back. `width` in a picture 640 wide; use few widths, because each has a sprite sheet. */
export function drawCard(ctx: Canvas2D, makeLayer: MakeLayer, card: Card | null, x: number, y: number, width: number): void {
  const sheet = sheetOf(makeLayer, width)
  const [column, row] =
    card === null ? [13, 2] : card.rank >= smallJoker ? [13, card.rank === smallJoker ? 0 : 1] : [card.rank - 3, card.suit]
  const step = width * sharp
  ctx.drawImage(sheet.image, column * step, row * step * tall, step, step * tall, x, y, width, width * tall)
}
