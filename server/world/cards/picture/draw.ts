// Draws a scene of the table.
import { box, type Canvas2D, figures, textFont } from '../../camera/canvas.ts'
import type { MakeLayer } from '../../camera/crowd.ts'
import { ink } from '../../camera/palette.ts'
import type { Language } from '../../camera/score-bug.ts'
import { stair } from '../../camera/title.ts'
import { ease } from '../../director/pitch.ts'
import type { ShowCamera } from '../../film/show.ts'
import type { Card } from '../card.ts'
import type { Seat } from '../hand.ts'
import type { SeatMove, TableScene } from '../table.ts'
import { drawCard, tall } from './card.ts'
import { drawEffect } from './effect.ts'
import { biddingWord, bidWord, comboNames, dealingWord, passWord, playsLeftWord, springWord, timesWord, winWord } from './names.ts'
import { drawSeat, nameOf, roleWord, seatPlaces } from './seat.ts'

const felts = new WeakMap<MakeLayer, ReturnType<MakeLayer>>()
function paintFelt(ctx: Canvas2D): void {
  ctx.fillStyle = ink.standDark
  ctx.fillRect(0, 0, 640, 360)
  box(ctx, -20, 20, 680, 420, '#3a2416', 120)
  box(ctx, -8, 30, 656, 420, '#53341f', 112)
  box(ctx, 6, 40, 628, 420, '#1c6644', 102)
  box(ctx, 16, 49, 608, 420, '#1f7049', 94)
  ctx.strokeStyle = '#ffffff1f'
  ctx.lineWidth = 1.5
  ctx.beginPath()
  ctx.roundRect(140, 84, 360, 166, 82)
  ctx.stroke()
  ctx.globalAlpha = 0.07
  stair(ctx, 266, 142, 18, '#ffffff')
  ctx.globalAlpha = 1
}
function drawFelt(ctx: Canvas2D, makeLayer: MakeLayer): void {
  const felt = felts.get(makeLayer) ?? makeLayer(1280, 720)
  if (!felts.has(makeLayer)) {
    felt.context.scale(2, 2)
    paintFelt(felt.context)
    felts.set(makeLayer, felt)
  }
  ctx.drawImage(felt.image, 0, 0, 1280, 720, 0, 0, 640, 360)
}

/** Card widths in a picture 640 wide: in hand, played, of the three, and in the result. */
const sizes = { own: 46, played: 42, bottom: 26, result: 22 } as const
/** Position of each seat's plays: the centre, for the upper seats the outer edge. */
const spots: Record<Seat, readonly [x: number, y: number]> = { 0: [320, 180], 1: [480, 94], 2: [160, 94] }

function ownStep(count: number): number {
  return Math.min(30, (560 - sizes.own) / Math.max(1, count - 1))
}

function drawOwn(ctx: Canvas2D, makeLayer: MakeLayer, { own, lifted, phase, t }: TableScene): void {
  const step = ownStep(own.length)
  const left = 320 - ((own.length - 1) * step + sizes.own) / 2
  for (const [index, card] of own.entries()) {
    const isUp = lifted.some(({ rank, suit }) => rank === card.rank && suit === card.suit)
    const fresh = phase === 'deal' ? Math.sin(t / 300 + index) * 0.6 : 0
    const arc = ((index - (own.length - 1) / 2) / 10) ** 2 * 3
    drawCard(ctx, makeLayer, card, left + index * step, 286 + arc + fresh - (isUp ? 13 : 0), sizes.own)
  }
}

function rowWide(cards: readonly Card[], width: number, step: number): number {
  return cards.length > 0 ? (cards.length - 1) * step + width : 0
}
/** `align` 0: left, 0.5: centre, 1: right. */
function drawRow(
  ctx: Canvas2D,
  makeLayer: MakeLayer,
  cards: readonly Card[],
  [x, y]: readonly [number, number],
  width: number,
  align: number,
  most: number,
): number {
  const step = Math.min(width * 0.56, (most - width) / Math.max(1, cards.length - 1))
  const wide = rowWide(cards, width, step)
  for (const [index, card] of cards.entries()) drawCard(ctx, makeLayer, card, x - wide * align + index * step, y, width)
  return wide
}

function bubble(ctx: Canvas2D, label: string, x: number, y: number, align: number, isHighlighted: boolean, size = 14): void {
  ctx.font = textFont(size)
  const wide = ctx.measureText(label).width + 22
  const left = x - wide * align
  box(ctx, left, y, wide, size + 14, isHighlighted ? ink.lamp : '#0a1510d9', 5)
  ctx.fillStyle = isHighlighted ? ink.onLamp : ink.on
  ctx.textAlign = 'center'
  ctx.textBaseline = 'alphabetic'
  ctx.fillText(label, left + wide / 2, y + size + 4.6)
}

const aligns: Record<Seat, number> = { 0: 0.5, 1: 1, 2: 0 }

/** Moves from the seat to its position in a fifth of a second. */
function drawMove(ctx: Canvas2D, makeLayer: MakeLayer, seat: Seat, move: SeatMove, isTop: boolean, language: Language): void {
  const [x, y] = spots[seat]
  if (move.type !== 'cards') {
    const label = move.type === 'pass' ? passWord[language] : bidWord(move.bid, language)
    ctx.globalAlpha = ease(move.age / 0.2)
    bubble(ctx, label, x, y + 20, aligns[seat], move.type === 'bid' && move.bid > 0)
    ctx.globalAlpha = 1
    return
  }
  const share = ease(move.age / 0.22)
  const [fromX, fromY] = seat === 0 ? [320, 270] : seatPlaces[seat]
  ctx.globalAlpha = Math.min(1, 0.3 + share)
  const at = [fromX + (x - fromX) * share, fromY + (y - fromY) * share] as const
  const wide = drawRow(ctx, makeLayer, move.cards, at, sizes.played, aligns[seat], 240)
  if (isTop && move.combo.type !== 'single')
    bubble(ctx, comboNames[move.combo.type][language], at[0] + wide * (0.5 - aligns[seat]), at[1] + sizes.played * tall - 9, 0.5, true, 11)
  ctx.globalAlpha = 1
}

/** The landlord's three cards, and the multiplier beside them. */
function drawHead(ctx: Canvas2D, makeLayer: MakeLayer, { bottom, isBottomSeen, multiplier, phase }: TableScene, language: Language): void {
  for (const [index, card] of bottom.entries()) drawCard(ctx, makeLayer, isBottomSeen ? card : null, 320 - 44 + index * 30, 8, sizes.bottom)
  if (phase === 'deal' || phase === 'bid') {
    ctx.globalAlpha = 0.95
    bubble(ctx, (phase === 'deal' ? dealingWord : biddingWord)[language], 320, 54, 0.5, false, 12)
    ctx.globalAlpha = 1
  }
  if (multiplier === 0) return
  ctx.textBaseline = 'alphabetic'
  ctx.textAlign = 'left'
  ctx.font = textFont(11.5)
  const label = timesWord[language]
  const wide = ctx.measureText(label).width + 52
  box(ctx, 626 - wide, 14, wide, 26, ink.stand, 4)
  ctx.fillStyle = ink.on2
  ctx.fillText(label, 626 - wide + 10, 31)
  ctx.fillStyle = ink.lamp
  ctx.font = figures(18)
  ctx.textAlign = 'right'
  ctx.fillText(`×${multiplier}`, 617, 33.4)
}

/** Number of plays that the hand still needs. */
function drawPlaysLeft(ctx: Canvas2D, { playsLeft, phase }: TableScene, language: Language): void {
  if (playsLeft === 0 || phase === 'result') return
  ctx.font = textFont(10.5)
  const label = playsLeftWord[language]
  const wide = ctx.measureText(label).width + 36
  box(ctx, 626 - wide, 262, wide, 20, '#0a1510b8', 4)
  ctx.textAlign = 'left'
  ctx.fillStyle = ink.on2
  ctx.fillText(label, 626 - wide + 9, 275.8)
  ctx.fillStyle = ink.on
  ctx.font = figures(15)
  ctx.textAlign = 'right'
  ctx.fillText(String(playsLeft), 618, 277.4)
}

function drawResult(
  ctx: Canvas2D,
  makeLayer: MakeLayer,
  scene: TableScene,
  result: NonNullable<TableScene['result']>,
  language: Language,
): void {
  const { age, landlord, number } = scene
  // The others' remaining cards are revealed.
  for (const seat of [1, 2] as const) {
    const [x, y] = seatPlaces[seat]
    drawRow(ctx, makeLayer, result.hands[seat] ?? [], [seat === 1 ? x - 38 : x + 38, y - 16], sizes.result, seat === 1 ? 1 : 0, 180)
  }
  const share = ease((age - 0.9) / 0.4)
  if (share <= 0) return
  ctx.globalAlpha = share
  const [x, y] = [320 - 132, 116 + (1 - share) * 12]
  box(ctx, x, y, 264, 142, ink.stand, 6)
  ctx.fillStyle = ink.lamp
  box(ctx, x, y, 264, 38, ink.lamp, 6)
  ctx.fillStyle = ink.lamp
  ctx.fillRect(x, y + 30, 264, 8)
  ctx.fillStyle = ink.onLamp
  ctx.font = textFont(18)
  ctx.textAlign = 'center'
  const title = winWord[result.isLandlord ? 'landlord' : 'farmers'][language]
  ctx.fillText(result.isSpring ? `${title} · ${springWord[language]}` : title, 320, y + 26)
  for (const [row, seat] of ([0, 1, 2] as const).entries()) {
    const base = y + 62 + row * 30
    ctx.font = textFont(13)
    ctx.textAlign = 'left'
    ctx.fillStyle = ink.on
    ctx.fillText(nameOf(seat, number, language), x + 18, base)
    ctx.fillStyle = seat === landlord ? ink.lamp : ink.on2
    ctx.font = textFont(11)
    ctx.fillText(roleWord(seat === landlord, language), x + 104, base)
    const points = result.points[seat]
    ctx.textAlign = 'right'
    ctx.fillStyle = points > 0 ? ink.lamp : ink.on2
    ctx.font = figures(20)
    ctx.fillText(points > 0 ? `+${points}` : `−${-points}`, x + 246, base + 1.5)
  }
  ctx.globalAlpha = 1
}

export function drawTable(ctx: Canvas2D, scene: TableScene, { width, language, makeLayer }: ShowCamera): void {
  ctx.save()
  ctx.scale(width / 640, width / 640)
  ctx.textBaseline = 'alphabetic'
  drawFelt(ctx, makeLayer)
  drawHead(ctx, makeLayer, scene, language)
  for (const seat of [1, 2, 0] as const) drawSeat(ctx, seat, scene, language)
  if (scene.last) drawEffect(ctx, scene, [spots[scene.last.seat][0] + (0.5 - aligns[scene.last.seat]) * 90, spots[scene.last.seat][1] + 24])
  if (scene.phase !== 'result')
    for (const seat of [1, 2, 0] as const) {
      const move = scene.shown[seat]
      if (move) drawMove(ctx, makeLayer, seat, move, scene.last?.seat === seat, language)
    }
  drawOwn(ctx, makeLayer, scene)
  drawPlaysLeft(ctx, scene, language)
  if (scene.result) drawResult(ctx, makeLayer, scene, scene.result, language)
  ctx.restore()
}
