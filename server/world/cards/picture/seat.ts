// A player at the table: a bust, the name, the number of cards left, and whether they are the landlord.
import { box, type Canvas2D, figures, textFont } from '../../camera/canvas.ts'
import { coats, hairs, hash, ink, skins } from '../../camera/palette.ts'
import type { Language } from '../../camera/score-bug.ts'
import type { Seat } from '../hand.ts'
import type { TableScene } from '../table.ts'

type Texts = Record<Language, string>
const people: readonly Texts[] = [
  { zh: '南山', en: 'Nan', vi: 'Nam' },
  { zh: '阿月', en: 'Yue', vi: 'Nguyệt' },
  { zh: '老魏', en: 'Wei', vi: 'Vĩ' },
  { zh: '小满', en: 'Man', vi: 'Mãn' },
  { zh: '北风', en: 'Bei', vi: 'Bắc' },
  { zh: '阿成', en: 'Cheng', vi: 'Thành' },
]
const host: Texts = { zh: '主播', en: 'Host', vi: 'Chủ phòng' }
/** Players change every few hands. */
const stays = 7
const personOf = (seat: Seat, number: number): number => (Math.floor(number / stays) + seat * 3) % people.length
export const nameOf = (seat: Seat, number: number, language: Language): string =>
  (seat === 0 ? host : (people[personOf(seat, number)] as Texts))[language]

const landlordWord: Texts = { zh: '地主', en: 'Landlord', vi: 'Địa chủ' }
const farmerWord: Texts = { zh: '农民', en: 'Farmer', vi: 'Nông dân' }
export const roleWord = (isLandlord: boolean, language: Language): string => (isLandlord ? landlordWord : farmerWord)[language]

/** Centre of each bust, in a picture 640 wide. */
export const seatPlaces: Record<Seat, readonly [x: number, y: number]> = { 0: [54, 232], 1: [584, 132], 2: [56, 132] }
const radius = 25

function bust(ctx: Canvas2D, x: number, y: number, seed: number): void {
  const pick = <T>(list: readonly T[], add: number): T => list[Math.floor(hash(seed * 7 + add) * list.length)] as T
  ctx.save()
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, 7)
  ctx.clip()
  ctx.fillStyle = pick(['#2f6f80', '#7a5a8c', '#8a6a3c', '#3f6f52', '#8c4f45'], 1)
  ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  ctx.fillStyle = pick(coats, 2)
  ctx.beginPath()
  ctx.ellipse(x, y + 25, 20, 15, 0, 0, 7)
  ctx.fill()
  const skin = pick(skins, 3)
  ctx.fillStyle = skin
  ctx.fillRect(x - 4.5, y + 4, 9, 9)
  ctx.beginPath()
  ctx.ellipse(x, y - 1.5, 9.6, 11.2, 0, 0, 7)
  ctx.fill()
  ctx.fillStyle = pick(hairs, 4)
  ctx.beginPath()
  ctx.arc(x, y - 5.5, 10.4, Math.PI, 0)
  ctx.quadraticCurveTo(x + 5, y - 8.5, x - 10.4, y - 4.5)
  ctx.closePath()
  ctx.fill()
  ctx.fillStyle = '#1a1512'
  for (const side of [-1, 1]) {
    ctx.beginPath()
    ctx.arc(x + side * 3.6, y - 0.5, 1.15, 0, 7)
    ctx.fill()
  }
  ctx.strokeStyle = '#1a151299'
  ctx.lineWidth = 1.2
  ctx.lineCap = 'round'
  ctx.beginPath()
  ctx.arc(x, y + 3.2, 3, 0.5, 2.6)
  ctx.stroke()
  ctx.restore()
}

/** A straw hat for farmers, a crown for the landlord. */
function hat(ctx: Canvas2D, x: number, y: number, isLandlord: boolean): void {
  if (isLandlord) {
    ctx.fillStyle = ink.lamp
    ctx.beginPath()
    for (const [index, [px, py]] of (
      [
        [-12, 6],
        [-14, -7],
        [-6, -1],
        [0, -11],
        [6, -1],
        [14, -7],
        [12, 6],
      ] as const
    ).entries())
      index === 0 ? ctx.moveTo(x + px, y + py) : ctx.lineTo(x + px, y + py)
    ctx.closePath()
    ctx.fill()
    return
  }
  ctx.fillStyle = '#d9b36a'
  ctx.beginPath()
  ctx.ellipse(x, y + 5, 20, 4.6, 0, 0, 7)
  ctx.fill()
  ctx.fillStyle = '#c79a4c'
  ctx.beginPath()
  ctx.moveTo(x - 12, y + 4)
  ctx.quadraticCurveTo(x, y - 17, x + 12, y + 4)
  ctx.closePath()
  ctx.fill()
}

export function drawSeat(
  ctx: Canvas2D,
  seat: Seat,
  { landlord, turn, countdown, number, counts, phase, t }: TableScene,
  language: Language,
): void {
  const [x, y] = seatPlaces[seat]
  const isTurn = turn === seat
  ctx.fillStyle = '#04140c59'
  ctx.beginPath()
  ctx.arc(x + 1, y + 3, radius + 3, 0, 7)
  ctx.fill()
  bust(ctx, x, y, seat === 0 ? 2 : personOf(seat, number) + 11)
  ctx.strokeStyle = isTurn ? ink.lamp : '#f3f6f0c0'
  ctx.lineWidth = isTurn ? 3.4 : 2
  ctx.beginPath()
  ctx.arc(x, y, radius + 1, 0, 7)
  ctx.stroke()
  if (isTurn) {
    // The remaining time as a shrinking arc.
    ctx.strokeStyle = '#0a1510'
    ctx.lineWidth = 3.6
    ctx.beginPath()
    ctx.arc(x, y, radius + 1, -Math.PI / 2, -Math.PI / 2 + ((15 - countdown) / 15) * Math.PI * 2)
    ctx.stroke()
  }
  if (landlord !== null) hat(ctx, x, y - radius - 1, landlord === seat)
  const name = nameOf(seat, number, language)
  ctx.font = textFont(11.5)
  ctx.textAlign = 'center'
  ctx.textBaseline = 'alphabetic'
  const wide = ctx.measureText(name).width + 16
  box(ctx, x - wide / 2, y + radius + 3, wide, 17, landlord === seat ? ink.lamp : '#0a1510d9', 4)
  ctx.fillStyle = landlord === seat ? ink.onLamp : ink.on
  ctx.fillText(name, x, y + radius + 15.6)
  if (isTurn) drawClock(ctx, seat, countdown, t)
  if (seat === 0 || phase === 'result') return
  drawCount(ctx, seat, counts[seat])
}

/** The pile of card backs with its number; red when few are left. */
function drawCount(ctx: Canvas2D, seat: Seat, count: number): void {
  const [x, y] = seatPlaces[seat]
  const left = seat === 1 ? x - 64 : x + 40
  for (let card = Math.min(2, count - 1); card >= 0; card -= 1) {
    box(ctx, left + card * 2 - 1, y - 17 - card * 2 - 1, 26, 36, '#0a151066', 3)
    box(ctx, left + card * 2, y - 17 - card * 2, 24, 34, '#fdfdf8', 3)
    box(ctx, left + card * 2 + 2, y - 15 - card * 2, 20, 30, count <= 2 ? ink.red : '#0a6845', 2)
  }
  if (count === 0) return
  ctx.fillStyle = '#ffffff'
  ctx.font = figures(19)
  ctx.textAlign = 'center'
  ctx.fillText(String(count), left + 12, y + 6.5)
}

function drawClock(ctx: Canvas2D, seat: Seat, countdown: number, t: number): void {
  const [x, y] = seatPlaces[seat]
  const [cx, cy] = seat === 0 ? [x + 52, y] : seat === 1 ? [x - 92, y] : [x + 92, y]
  const isShort = countdown <= 5
  const shake = isShort ? Math.sin(t / 60) * 0.8 : 0
  ctx.fillStyle = isShort ? ink.red : '#0a1510d9'
  ctx.beginPath()
  ctx.arc(cx + shake, cy, 13, 0, 7)
  ctx.fill()
  ctx.strokeStyle = ink.lamp
  ctx.lineWidth = 1.8
  ctx.stroke()
  ctx.fillStyle = '#ffffff'
  ctx.font = figures(15)
  ctx.textAlign = 'center'
  ctx.fillText(String(countdown), cx + shake, cy + 5.2)
}
