// Both teams at the edges of the picture, and the kill feed below the board.

import type { Side } from '../../../contract/match/match-row.ts'
import type { Name } from '../../../contract/wire/name.ts'
import { box, type Canvas2D, figures, textFont } from '../camera/canvas.ts'
import { ink } from '../camera/palette.ts'
import type { Language } from '../camera/score-bug.ts'
import { ease } from '../director/pitch.ts'
import { drawSign, type Sign } from './emblem.ts'
import type { SideColor } from './sides.ts'

type Colors = Record<Side, SideColor>

/** A team member, by index from 0. */
export interface Member {
  side: Side
  role: number
  sign: Sign
  health: number
  /** Seconds until the return; null while alive. */
  fallen: { left: number } | null
}
interface Named {
  side: Side
  sign: Sign
  name: Name
}
export interface FeedLine {
  killer: Named
  victim: Named
  age: number
}

/** In a picture 640 wide. */
export function drawPanels(ctx: Canvas2D, heroes: readonly Member[], colors: Colors): void {
  for (const hero of heroes) {
    const isHome = hero.side === 'home'
    const [x, y] = [isHome ? 8 : 604, 92 + hero.role * 32]
    const color = colors[hero.side]
    box(ctx, x, y, 28, 28, hero.fallen ? '#39423d' : color.fill, 4)
    ctx.globalAlpha = hero.fallen ? 0.35 : 1
    drawSign(ctx, hero.sign, x + 14, y + 12, 8.4, hero.fallen ? '#c7d0ca' : color.ink)
    ctx.globalAlpha = 1
    ctx.fillStyle = '#06110dd0'
    ctx.fillRect(x + 2, y + 23, 24, 3)
    ctx.fillStyle = hero.health < 0.3 ? ink.live : ink.on
    ctx.fillRect(x + 2, y + 23, 24 * hero.health, 3)
    if (!hero.fallen || hero.fallen.left > 100) continue
    ctx.fillStyle = ink.on
    ctx.font = figures(17)
    ctx.textAlign = 'center'
    ctx.textBaseline = 'alphabetic'
    ctx.fillText(String(Math.ceil(hero.fallen.left)), x + 14, y + 19)
  }
}

function token(ctx: Canvas2D, { side, sign }: FeedLine['killer'], x: number, y: number, colors: Colors): void {
  box(ctx, x, y, 16, 16, colors[side].fill, 3)
  drawSign(ctx, sign, x + 8, y + 8, 5, colors[side].ink)
}

/** Newest at the bottom, each sliding in from the edge. */
export function drawFeed(ctx: Canvas2D, feed: readonly FeedLine[], colors: Colors, language: Language): void {
  ctx.textBaseline = 'alphabetic'
  for (const [index, { killer, victim, age }] of feed.entries()) {
    const share = ease(age / 0.25) * ease((6 - age) / 0.5)
    const y = 84 + index * 23
    ctx.font = textFont(10.5)
    const [one, other] = [killer.name[language], victim.name[language]]
    const [wideOne, wideOther] = [ctx.measureText(one).width, ctx.measureText(other).width]
    const wide = 6 + 16 + 5 + wideOne + 24 + wideOther + 5 + 16 + 6
    const x = 596 - wide + (1 - share) * 20
    ctx.globalAlpha = share
    box(ctx, x, y, wide, 20, '#0a1510d9', 4)
    token(ctx, killer, x + 4, y + 2, colors)
    token(ctx, victim, x + wide - 20, y + 2, colors)
    ctx.textAlign = 'left'
    ctx.fillStyle = ink.on
    ctx.fillText(one, x + 26, y + 14)
    ctx.fillStyle = ink.on2
    ctx.fillText(other, x + wide - 26 - wideOther, y + 14)
    // Two blades.
    const middle = x + 26 + wideOne + 12
    ctx.strokeStyle = ink.lamp
    ctx.lineWidth = 1.6
    ctx.lineCap = 'round'
    ctx.beginPath()
    for (const side of [-1, 1]) {
      ctx.moveTo(middle - 4 * side, y + 6)
      ctx.lineTo(middle + 4 * side, y + 14)
    }
    ctx.stroke()
  }
  ctx.globalAlpha = 1
}
