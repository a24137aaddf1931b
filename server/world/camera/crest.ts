// A club's shield on a canvas; shape and patterns as in rules/crest/crest-paint.ts.
import type { Name } from '../../../contract/wire/name.ts'
import type { Club } from '../director/scene.ts'
import { type Canvas2D, polygon, textFont } from './canvas.ts'
import { inkOn } from './palette.ts'

/** The shield in a square of 24. */
function shield(ctx: Canvas2D): void {
  ctx.beginPath()
  ctx.moveTo(12, 1.2)
  ctx.lineTo(21.6, 3.6)
  ctx.lineTo(21.6, 12.6)
  ctx.quadraticCurveTo(21.6, 20.2, 12, 23.2)
  ctx.quadraticCurveTo(2.4, 20.2, 2.4, 12.6)
  ctx.lineTo(2.4, 3.6)
  ctx.closePath()
}

/** Each pattern as polygons, alternating x and y: hoops, sash, chief, halves, stripes, chevron, clipped to the shield. */
const tops: number[][][] = [
  [
    [4, 3.2, 20, 3.2, 21.6, 3.6, 21.6, 4.9, 2.4, 4.9, 2.4, 3.6],
    [2.4, 6.4, 21.6, 6.4, 21.6, 7.6, 2.4, 7.6],
  ],
  [
    [2.4, 3.6, 8.04, 2.19, 2.4, 9.15],
    [19.5, 3.08, 21.6, 3.6, 21.6, 5.36],
  ],
  [[2.4, 3.6, 12, 1.2, 21.6, 3.6, 21.6, 7.2, 2.4, 7.2]],
  [[12, 1.2, 21.6, 3.6, 21.6, 7.4, 12, 7.4]],
  [
    [5, 2.95, 7.4, 2.35, 7.4, 7.4, 5, 7.4],
    [10.8, 1.5, 12, 1.2, 13.2, 1.5, 13.2, 7.4, 10.8, 7.4],
    [16.6, 2.35, 19, 2.95, 19, 7.4, 16.6, 7.4],
  ],
  [[3.68, 3.28, 12, 1.2, 20.32, 3.28, 12, 7.4]],
]

/** As in crest-paint.ts: the number in the id, or its letters. */
function topOf(id: string): number[][] {
  const digits = /\d+/.exec(id)?.[0]
  let sum = digits ? Number(digits.slice(-9)) : 0
  if (!digits) for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 997
  return tops[sum % tops.length] as number[][]
}

/** `language`: readers of other languages than Chinese get two Latin letters, if the club has them. */
export function drawCrest(ctx: Canvas2D, { id, crest }: Club, x: number, y: number, size: number, language: keyof Name): void {
  const [first = '#0a6845', second = '#f3f4ef', character = '', letters = ''] = crest.split(',')
  const sign = (language !== 'zh' && letters) || character
  ctx.save()
  ctx.translate(x, y)
  ctx.scale(size / 24, size / 24)
  ctx.fillStyle = first
  shield(ctx)
  ctx.fill()
  for (const points of topOf(id))
    polygon(
      ctx,
      Array.from({ length: points.length / 2 }, (_, at) => [points[at * 2] as number, points[at * 2 + 1] as number]),
      second,
    )
  ctx.strokeStyle = '#ffffff66'
  ctx.lineWidth = 1
  shield(ctx)
  ctx.stroke()
  ctx.fillStyle = inkOn(first)
  ctx.font = textFont(sign.length > 1 ? 8.4 : 10.4)
  ctx.textAlign = 'center'
  ctx.textBaseline = 'alphabetic'
  ctx.fillText(sign, 12, 18)
  ctx.restore()
}
