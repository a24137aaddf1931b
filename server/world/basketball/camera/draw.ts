// Draws a basketball match from the main stand. Depends only on the scene's time, and keeps nothing between pictures except the painted
// stands.
import type { Canvas2D } from '../../camera/canvas.ts'
import type { Show, ShowCamera } from '../../film/show.ts'
import { court } from '../director/court.ts'
import type { Scene } from '../director/scene.ts'
import { sceneAt } from '../director/scene-at.ts'
import { drawArena, drawSurroundings } from './arena.ts'
import { drawBall, drawFigure } from './figure.ts'
import { drawFloor } from './floor.ts'
import { drawBoard, drawRing, drawStand } from './hoop.ts'
import { type Lens, lensOf } from './lens.ts'
import { drawLowerThird } from './lower-third.ts'
import { drawScoreBug } from './score-bug.ts'
import { type SceneStyle, styleOf } from './style.ts'
import { drawBreak } from './title.ts'

interface Item {
  y: number
  draw: () => void
}

/** People, baskets and balls, farthest first. */
function drawPlay(ctx: Canvas2D, lens: Lens, style: SceneStyle, scene: Scene): void {
  const items: Item[] = []
  const add = (y: number, draw: () => void): void => void items.push({ y, draw })
  for (const player of scene.players)
    if (player.isVisible) add(player.y, () => drawFigure(ctx, lens, scene, player, style.kits[player.side], player))
  for (const referee of scene.referees) add(referee.y, () => drawFigure(ctx, lens, scene, referee, style.referee, null))
  for (const end of [-1, 1] as const) {
    const since = end < 0 ? scene.nets.left : scene.nets.right
    add(-0.4, () => drawStand(ctx, lens, style, end))
    add(-0.21, () => {
      drawBoard(ctx, lens, style, end)
      drawRing(ctx, lens, end, 'far', since)
    })
    add(0.21, () => drawRing(ctx, lens, end, 'near', since))
  }
  const nearest = (ball: Scene['ball']): number => {
    // In hands the ball is in front of their owner, at a ring between its halves.
    const isAtRing = ball.z > 2.3 && Math.hypot(Math.abs(ball.x) - court.ring, ball.y) < 0.35
    return isAtRing ? Math.max(-0.2, Math.min(0.2, ball.y)) : ball.y + 0.16
  }
  for (const ball of scene.board.phase === 'not-started' && scene.moreBalls.length > 0 ? scene.moreBalls : [scene.ball, ...scene.moreBalls])
    if (Math.abs(ball.x) < 18) add(nearest(ball), () => drawBall(ctx, lens, ball))
  items.sort((one, other) => one.y - other.y)
  for (const item of items) item.draw()
}

export function draw(ctx: Canvas2D, scene: Scene, camera: ShowCamera): void {
  const { width, height, language, makeLayer, isBare } = camera
  const scale = width / 640
  const style = styleOf(scene)
  const lens = lensOf(scene, width, height)
  const arena = { ctx, lens, style, scene, makeLayer }
  ctx.save()
  drawArena(arena)
  drawFloor(ctx, lens, style, scene, makeLayer)
  drawSurroundings(arena)
  drawPlay(ctx, lens, style, scene)
  drawBreak(ctx, scene, style, scale, width, height, language)
  if (!isBare) drawScoreBug(ctx, scene, scale, language)
  drawLowerThird(ctx, scene, scale, height, language)
  ctx.restore()
}

export const basketball: Show = (ctx, match, t, camera) => draw(ctx, sceneAt(match, t), camera)
