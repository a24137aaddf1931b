// Draws a scene of the director through one of its cameras. Static parts are painted once and copied.
import { Recent } from '../../../feed/simulator/memo.ts'
import type { Canvas2D } from '../../camera/canvas.ts'
import type { Layer } from '../../camera/crowd.ts'
import type { Show, ShowCamera } from '../../film/show.ts'
import type { Person, Player, Scene } from '../scene.ts'
import { sceneAt } from '../scene-at.ts'
import { type Sport, sports } from '../sport.ts'
import { drawBall } from './ball.ts'
import { drawLowerThird, drawTitle } from './caption.ts'
import { drawBenches, drawChair, drawGround, drawNet, netStrip } from './court.ts'
import { drawFigure, drawUmpire } from './figure.ts'
import { type Lens, larger, lensOf } from './lens.ts'
import { drawScoreBug } from './score-bug.ts'
import { drawRisen, drawStands, levelOf } from './stands.ts'
import { type SceneStyle, styleOf } from './style.ts'

/** Cached pictures: about a megabyte each, of up to eight matches. */
const layers = new Recent<string, Layer>(48)

/** Painted on first use; evicts the least recently used one. */
function paste(
  ctx: Canvas2D,
  lens: Lens,
  key: string,
  makeLayer: ShowCamera['makeLayer'],
  paint: (ctx: Canvas2D) => void,
  top = 0,
  tall = lens.height,
): void {
  const full = `${key} ${lens.shot} ${lens.width}`
  let layer = layers.get(full)
  if (!layer) {
    layer = layers.store(full, makeLayer(lens.width, lens.height))
    paint(layer.context)
  }
  ctx.drawImage(layer.image, 0, top, lens.width, tall, 0, top, lens.width, tall)
}

/** Line judges, behind the far base line and beside the court. */
function judgesOf({ court, side, back, type }: Sport): Person[] {
  const still = { vx: 0, vy: 0, stride: 0, action: null }
  const far = [-court.width, court.width].map((x): [number, number, number] => [x, -back + 1.1, Math.PI / 2])
  const aside = [-court.length, -court.service].map((y): [number, number, number] => [side - 1, y, Math.PI])
  return [...(type === 'tennis' ? far : []), ...aside].map(([x, y, facing], index) => ({ ...still, x, y, facing, seed: 50 + index * 13 }))
}

function paintGround(ctx: Canvas2D, lens: Lens, style: SceneStyle, sport: Sport): void {
  drawGround(ctx, lens, style, sport)
  drawStands(ctx, lens, style, sport)
  for (const judge of judgesOf(sport))
    drawFigure(ctx, lens, style, judge, { dress: style.umpire, isWoman: false, racket: null, larger: 1 }, false)
  drawBenches(ctx, lens, style, sport)
}

interface Item {
  y: number
  draw: () => void
}

function drawView(ctx: Canvas2D, lens: Lens, scene: Scene, style: SceneStyle, makeLayer: ShowCamera['makeLayer']): void {
  const sport = sports[scene.sport]
  paste(ctx, lens, style.key, makeLayer, (layer) => paintGround(layer, lens, style, sport))
  const level = lens.isWide ? levelOf(scene.excitement) : 0
  if (level > 0) {
    const beat = Math.floor(scene.t / 320) % 2
    paste(ctx, lens, `${style.key} ${level} ${beat}`, makeLayer, (layer) => drawRisen(layer, lens, style, sport, level, beat))
  }
  const items: Item[] = []
  const isWaiting = (player: Player): boolean => player.action?.type === 'receive'
  for (const player of scene.players) {
    if (!player.isVisible) continue
    const wearer = { dress: style.dresses[player.side], isWoman: player.isWoman, racket: scene.sport, larger: larger[scene.sport] }
    items.push({ y: player.y, draw: () => drawFigure(ctx, lens, style, player, wearer, isWaiting(player)) })
  }
  for (const kid of scene.kids)
    items.push({
      y: kid.y,
      draw: () => drawFigure(ctx, lens, style, kid, { dress: style.kids, isWoman: false, racket: null, larger: 0.86 }, false),
    })
  for (const ball of scene.balls) items.push({ y: ball.y + 0.05, draw: () => drawBall(ctx, lens, ball, scene.sport) })
  const { top, tall } = netStrip(lens, sport.court)
  items.push({ y: 0, draw: () => paste(ctx, lens, `net ${scene.sport}`, makeLayer, (layer) => drawNet(layer, lens, sport), top, tall) })
  items.push({
    y: 0.01,
    draw: () => {
      const seat = drawChair(ctx, lens, sport)
      drawUmpire(ctx, seat, style, scene.umpire)
    },
  })
  items.sort((one, other) => one.y - other.y)
  for (const item of items) item.draw()
}

export function drawScene(ctx: Canvas2D, scene: Scene, { type, width, height, language, isBare, makeLayer }: ShowCamera): void {
  const scale = width / 640
  const style = styleOf(scene)
  const shot = type === 'tactical' ? 'high' : type === 'live' ? scene.shot : 'court'
  ctx.save()
  drawView(ctx, lensOf(scene.sport, shot, width, height), scene, style, makeLayer)
  drawTitle(ctx, scene, style, scale, width, height, language)
  if (!isBare) drawScoreBug(ctx, scene.board, scene.sport, scale, language)
  drawLowerThird(ctx, scene, scale, height, language)
  ctx.restore()
}

export const showRacket: Show = (ctx, match, t, camera) => drawScene(ctx, sceneAt(match, t), camera)
