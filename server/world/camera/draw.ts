// Draws a scene of the director through one of its cameras. Depends only on the scene's time, and keeps nothing between pictures.
import type { Scene } from '../director/scene.ts'
import type { Canvas2D } from './canvas.ts'
import type { MakeLayer } from './crowd.ts'
import { drawBall, drawFigure } from './figure.ts'
import { drawFlag, drawGoal, drawGround } from './ground.ts'
import { goalLens, type Lens, mainLens } from './lens.ts'
import { drawLowerThird } from './lower-third.ts'
import { type SceneStyle, styleOf } from './palette.ts'
import { drawScoreBug, type Language } from './score-bug.ts'
import { drawEnds, drawStands } from './stands.ts'
import { drawTactical } from './tactical.ts'
import { drawBreak, drawReplayMark, drawWipe } from './title.ts'
import { drawWeather } from './weather.ts'

export interface Camera {
  /** `live` is the main stand with its replays; `goal` is behind the goal nearer to the ball. */
  type: 'live' | 'main' | 'goal' | 'tactical'
  /** Pixels; 16 to 9. */
  width: number
  height: number
  language: Language
  /** Without the board: for cards and markers, which show the score beside it. */
  isBare?: boolean
  /** Scenes of the same match at other times, in product milliseconds: for replays, and the trail of the ball. */
  sceneAt(t: number): Scene
  /** Layers for the background; without them everything is painted each time, which takes three times as long. */
  makeLayer?: MakeLayer
}

/** Samples of the tactical camera's trail, and milliseconds between them. */
const trailLength = 40
const trailStep = 120

export function draw(ctx: Canvas2D, scene: Scene, camera: Camera): void {
  const { type, width, height, language } = camera
  const scale = width / 640
  const style = styleOf(scene)
  ctx.save()
  if (type === 'tactical') {
    const trail = Array.from({ length: trailLength + 1 }, (_, index) => camera.sceneAt(scene.t - (trailLength - index) * trailStep).ball)
    drawTactical(ctx, scene, style, width, height, trail)
  } else {
    const replay = type === 'live' ? scene.camera.replay : null
    const shown = replay ? camera.sceneAt(replay.t) : scene
    const end = replay?.end ?? (scene.ball.x < 0 ? -1 : 1)
    const isBehindGoal = type === 'goal' || replay?.camera === 'goal'
    drawView(ctx, isBehindGoal ? goalLens(end, shown.ball, width, height) : mainLens(shown, width, height), shown, style, camera.makeLayer)
    drawWeather(ctx, scene, width, height)
    if (replay) drawReplayMark(ctx, scale, width, language)
  }
  drawBreak(ctx, scene, scale, width, height, language)
  if (type === 'live' && scene.camera.wipe !== null) drawWipe(ctx, scene.camera.wipe, width, height)
  if (!camera.isBare) drawScoreBug(ctx, scene, scale, language)
  drawLowerThird(ctx, scene, scale, height, language)
  ctx.restore()
}

interface Item {
  depth: number
  draw: () => void
}

/** Ground and stands, then people, goals and ball, farthest first. */
function drawView(ctx: Canvas2D, lens: Lens, scene: Scene, style: SceneStyle, makeLayer: MakeLayer | undefined): void {
  drawGround(ctx, lens, style)
  drawStands({ ctx, lens, style, scene, makeLayer })
  drawEnds(ctx, lens, style, scene)
  const items: Item[] = []
  const add = (x: number, y: number, paint: () => void, nearer = 0): void =>
    void items.push({ depth: lens.depth(x, y) - nearer, draw: paint })
  for (const player of scene.players) {
    if (!player.isVisible) continue
    const kit = (player.slot === 0 ? style.keepers : style.kits)[player.side]
    add(player.x, player.y, () => drawFigure(ctx, lens, player, kit, player.number, style))
  }
  for (const one of scene.bystanders) add(one.x, one.y, () => drawFigure(ctx, lens, one, style.kits[one.side], one.number, style))
  for (const official of [scene.referee, ...scene.assistants]) {
    if (official.y < -38.2) continue
    add(official.x, official.y, () => drawFigure(ctx, lens, official, style.referee, null, style))
  }
  const { ball } = scene
  if (ball.y > -38.2) add(ball.x, ball.y, () => drawBall(ctx, lens, ball), 0.2)
  for (const end of [-1, 1] as const) {
    const far = lens.kind === 'main' ? [end * 52.5, -3.66] : [end * (end === lens.end ? 54.5 : 52.5), 0]
    const near = lens.kind === 'main' ? [end * 52.5, 3.66] : far
    add(far[0] as number, far[1] as number, () => drawGoal(ctx, lens, end, 'far', scene), -0.05)
    add(near[0] as number, near[1] as number, () => drawGoal(ctx, lens, end, 'near', scene), 0.05)
    for (const y of [-34, 34]) add(end * 52.5, y, () => drawFlag(ctx, lens, end * 52.5, y, scene.t))
  }
  items.sort((one, other) => other.depth - one.depth)
  for (const item of items) item.draw()
}
