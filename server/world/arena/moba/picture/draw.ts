// Draws a scene of the arena: the field through the camera, or the full map, and the overlays.
import type { Canvas2D } from '../../../camera/canvas.ts'
import type { ShowCamera } from '../../../film/show.ts'
import { drawBanner } from '../../banner.ts'
import { drawFeed, drawPanels } from '../../panels.ts'
import { drawScoreBug } from '../../score-bug.ts'
import type { SideColor } from '../../sides.ts'
import { cores } from '../land.ts'
import type { ArenaScene } from '../scene.ts'
import { drawGround, type Light } from './ground.ts'
import { drawHero, drawMinion } from './hero.ts'
import { type Lens, lensOf } from './lens.ts'
import { drawMinimap } from './minimap.ts'
import { drawSpellAbove, drawSpellBelow } from './spell.ts'
import { drawBeast, drawCore, drawTower } from './structure.ts'

type Colors = Record<'home' | 'away', SideColor>
type Field = NonNullable<ArenaScene['field']>

function drawField(
  ctx: Canvas2D,
  lens: Lens,
  { heroes, towers, cores: health, minions, beasts, spells }: Field,
  colors: Colors,
  t: number,
): void {
  for (const spell of spells) if (lens.sees(spell.to.x, spell.to.y, 8)) drawSpellBelow(ctx, lens, spell, colors[spell.side])
  const items: { y: number; draw: () => void }[] = []
  const add = ({ x, y }: { x: number; y: number }, draw: () => void): void => {
    if (lens.sees(x, y, 6)) items.push({ y, draw })
  }
  for (const tower of towers) add(tower.place, () => drawTower(ctx, lens, tower, colors[tower.place.side]))
  for (const side of ['home', 'away'] as const) add(cores[side], () => drawCore(ctx, lens, cores[side], health[side], colors[side], t))
  for (const beast of beasts) add(beast, () => drawBeast(ctx, lens, beast, t))
  for (const minion of minions) add(minion, () => drawMinion(ctx, lens, minion, colors[minion.side]))
  for (const hero of heroes) add(hero, () => drawHero(ctx, lens, hero, colors[hero.side]))
  items.sort((one, other) => other.y - one.y)
  for (const item of items) item.draw()
  for (const spell of spells) if (lens.sees(spell.to.x, spell.to.y, 8)) drawSpellAbove(ctx, lens, spell, colors[spell.side])
}

/** The full map for the top-down camera: as high as the picture. */
const wholeLand = { x: 50, y: 50, width: 152 }

export function drawArena(ctx: Canvas2D, scene: ArenaScene & { field: Field }, camera: ShowCamera, colors: Colors, light: Light): void {
  const { board, field, overlay, t } = scene
  const { type, width, height, language, isBare, makeLayer } = camera
  const isWhole = type === 'tactical'
  const scale = width / 640
  const lens = lensOf(isWhole ? wholeLand : field.view, width, height)
  ctx.fillStyle = light.forest
  ctx.fillRect(0, 0, width, height)
  drawGround(ctx, lens, light, makeLayer)
  drawField(ctx, lens, field, colors, t)
  if (isBare) return
  ctx.save()
  ctx.scale(scale, scale)
  if (!isWhole) drawMinimap(ctx, field, colors, light, makeLayer)
  drawPanels(ctx, field.heroes, colors)
  drawFeed(ctx, field.feed, colors, language)
  ctx.restore()
  const isWon = overlay !== null && (overlay.type === 'map' || overlay.type === 'match')
  drawScoreBug(ctx, board, scale, {
    colors,
    language,
    highlighted: isWon ? overlay.side : null,
    figures: [
      { sign: 'tower', values: board.towers },
      { sign: 'dragon', values: board.dragons },
      { sign: 'baron', values: board.barons },
    ],
  })
  if (overlay) drawBanner(ctx, overlay, board, scale, height, language)
}
