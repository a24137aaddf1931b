// Draws a scene of the shooter: the full map from above, players with their viewing direction, fire, smoke, the bomb.
import { box, type Canvas2D, figures, textFont } from '../../camera/canvas.ts'
import type { MakeLayer } from '../../camera/crowd.ts'
import { ink } from '../../camera/palette.ts'
import type { Language } from '../../camera/score-bug.ts'
import { clamp, ease, type Point } from '../../director/pitch.ts'
import type { ShowCamera } from '../../film/show.ts'
import { drawBanner } from '../banner.ts'
import { drawSign } from '../emblem.ts'
import { layerOf } from '../layers.ts'
import { drawFeed, drawPanels } from '../panels.ts'
import { drawScoreBug } from '../score-bug.ts'
import type { SideColor } from '../sides.ts'
import { covers, floors, sites } from './land.ts'
import { type Shooter, type ShooterScene, shotFor, smokeFor } from './scene-at.ts'

type Colors = Record<'home' | 'away', SideColor>
type Field = NonNullable<ShooterScene['field']>

/** Pixels per unit of a picture 640 wide, and the map's position in it. */
const unit = 5.55
const [left, top] = [42.5, 76]
const at = ({ x, y }: Point): [number, number] => [left + x * unit, top + y * unit]

const colorsOfGround = {
  out: '#10231d',
  out2: '#142b23',
  wall: '#07140f',
  floor: '#5d6b62',
  floor2: '#667569',
  line: '#7d8c80',
  cover: '#3a4640',
  coverTop: '#8b978c',
} as const

function paint(ctx: Canvas2D): void {
  const { out, out2, wall, floor, floor2, line, cover, coverTop } = colorsOfGround
  ctx.fillStyle = out
  ctx.fillRect(0, 0, 640, 360)
  // Roofs: faint slanted bands.
  ctx.fillStyle = out2
  for (let band = -20; band < 40; band += 2) {
    ctx.beginPath()
    ctx.moveTo(band * 20, 360)
    ctx.lineTo(band * 20 + 20, 360)
    ctx.lineTo(band * 20 + 220, 0)
    ctx.lineTo(band * 20 + 200, 0)
    ctx.closePath()
    ctx.fill()
  }
  const rects = (list: typeof floors, grow: number, fill: string, down = 0): void => {
    for (const [x, y, wide, tall] of list)
      box(ctx, left + x * unit - grow, top + y * unit - grow + down, wide * unit + grow * 2, tall * unit + grow * 2, fill, 3)
  }
  rects(floors, 5, wall, 2)
  rects(floors, 2.5, '#a2ada2')
  rects(floors, 0, floor)
  ctx.save()
  ctx.beginPath()
  for (const [x, y, wide, tall] of floors) ctx.rect(left + x * unit, top + y * unit, wide * unit, tall * unit)
  ctx.clip()
  ctx.fillStyle = floor2
  for (let row = 0; row < 26; row += 1)
    for (let column = row % 2; column < 52; column += 2) ctx.fillRect(left + column * 2 * unit, top + row * 2 * unit, 2 * unit, 2 * unit)
  ctx.restore()
  for (const site of ['A', 'B'] as const) {
    const [x, y] = at(sites[site])
    ctx.strokeStyle = '#ffd02899'
    ctx.lineWidth = 1.6
    ctx.setLineDash([6, 4])
    ctx.beginPath()
    ctx.roundRect(x - 42, y - 26, 84, 52, 6)
    ctx.stroke()
    ctx.setLineDash([])
    ctx.fillStyle = '#ffd0284d'
    ctx.font = figures(40)
    ctx.textAlign = 'center'
    ctx.textBaseline = 'alphabetic'
    ctx.fillText(site, x, y + 14)
  }
  for (const [x, y, wide, tall] of covers) {
    box(ctx, left + x * unit, top + y * unit + 2.5, wide * unit, tall * unit, cover, 2)
    box(ctx, left + x * unit, top + y * unit, wide * unit, tall * unit, coverTop, 2)
    ctx.strokeStyle = line
    ctx.lineWidth = 1
    ctx.beginPath()
    ctx.moveTo(left + x * unit + 2, top + y * unit + 2)
    ctx.lineTo(left + (x + wide) * unit - 2, top + (y + tall) * unit - 2)
    ctx.stroke()
  }
}

function drawViewCone(ctx: Canvas2D, { x, y, facing }: Shooter, { light }: SideColor): void {
  const [px, py] = at({ x, y })
  ctx.fillStyle = `${light}2e`
  ctx.beginPath()
  ctx.moveTo(px, py)
  ctx.arc(px, py, 46, facing - 0.42, facing + 0.42)
  ctx.closePath()
  ctx.fill()
}

function drawPerson(ctx: Canvas2D, person: Shooter, { fill, ink: written, dark, light }: SideColor): void {
  const [x, y] = at(person)
  const { facing, since } = person
  if (since !== null) {
    ctx.globalAlpha = 0.75
    ctx.strokeStyle = fill
    ctx.lineWidth = 2.6
    ctx.lineCap = 'round'
    ctx.beginPath()
    for (const side of [-1, 1]) {
      ctx.moveTo(x - 4, y - 4 * side)
      ctx.lineTo(x + 4, y + 4 * side)
    }
    ctx.stroke()
    ctx.globalAlpha = 1
    if (since > 0.5) return
    ctx.strokeStyle = light
    ctx.globalAlpha = 1 - since * 2
    ctx.lineWidth = 2
    ctx.beginPath()
    ctx.arc(x, y, 6 + ease(since * 2) * 12, 0, 7)
    ctx.stroke()
    ctx.globalAlpha = 1
    return
  }
  ctx.fillStyle = '#04140c66'
  ctx.beginPath()
  ctx.arc(x + 1.2, y + 2, 8.8, 0, 7)
  ctx.fill()
  // The weapon points in the viewing direction.
  ctx.strokeStyle = dark
  ctx.lineWidth = 3.4
  ctx.lineCap = 'butt'
  ctx.beginPath()
  ctx.moveTo(x + Math.cos(facing) * 7, y + Math.sin(facing) * 7)
  ctx.lineTo(x + Math.cos(facing) * 13.5, y + Math.sin(facing) * 13.5)
  ctx.stroke()
  ctx.fillStyle = person.side === 'home' ? '#f6fbf4' : '#101a17'
  ctx.beginPath()
  ctx.arc(x, y, 8.6, 0, 7)
  ctx.fill()
  ctx.fillStyle = fill
  ctx.beginPath()
  ctx.arc(x, y, 7.1, 0, 7)
  ctx.fill()
  drawSign(ctx, person.sign, x, y, 5.2, written)
  if (person.hasBomb) box(ctx, x + 4.5, y + 3.5, 7, 6, ink.lamp, 1.5)
}

function drawBomb(ctx: Canvas2D, { place, age, defused, exploded, left: share }: NonNullable<Field['bomb']>): void {
  const [x, y] = at(place)
  if (exploded !== null) {
    const k = clamp(exploded / 1.8, 0, 1)
    ctx.globalAlpha = 1 - ease(k)
    for (const [size, fill] of [
      [92, '#e4572e'],
      [64, '#f2b632'],
      [34, '#fff6d8'],
    ] as const) {
      ctx.fillStyle = fill
      ctx.beginPath()
      ctx.arc(x, y, size * ease(k * 2.4) * (0.7 + k * 0.3), 0, 7)
      ctx.fill()
    }
    ctx.globalAlpha = 1
    return
  }
  const isSafe = defused !== null
  if (!isSafe) {
    // Pulses faster towards its end.
    const beat = (age * (1 + (1 - share) * 1.5)) % 1
    ctx.strokeStyle = ink.live
    ctx.globalAlpha = 1 - beat
    ctx.lineWidth = 2
    ctx.beginPath()
    ctx.arc(x, y, 6 + beat * 20, 0, 7)
    ctx.stroke()
    ctx.globalAlpha = 1
  }
  box(ctx, x - 6, y - 4.5, 12, 9, '#1a1512', 2)
  box(ctx, x - 3.5, y - 2.5, 7, 4, isSafe ? '#7fe0a0' : ink.live, 1)
}

const roundWord: Record<Language, string> = { zh: '第{n}回合', en: 'Round {n}', vi: 'Hiệp {n}' }
const attackWord: Record<Language, string> = { zh: '进攻', en: 'Attack', vi: 'Tấn công' }

/** The round, the attackers, and after planting the bomb's remaining time. */
function drawRound(
  ctx: Canvas2D,
  { round, attacker, bomb }: Field,
  board: ShooterScene['board'],
  colors: Colors,
  language: Language,
): void {
  ctx.textBaseline = 'alphabetic'
  ctx.textAlign = 'left'
  ctx.font = textFont(10.5)
  const caption = `${roundWord[language].replace('{n}', String(round))} · ${board.clubs[attacker].short[language]} ${attackWord[language]}`
  const wide = ctx.measureText(caption).width + 26
  const [x, y] = [320 - wide / 2, 334]
  box(ctx, x, y, wide, 18, '#0a1510d9', 4)
  box(ctx, x + 7, y + 4.5, 4, 9, colors[attacker].fill, 1)
  ctx.fillStyle = ink.on
  ctx.fillText(caption, x + 17, y + 12.8)
  if (!bomb || bomb.defused !== null || bomb.exploded !== null) return
  box(ctx, x + wide + 4, y, 108, 18, '#0a1510d9', 4)
  box(ctx, x + wide + 10, y + 6, 96 * bomb.left, 6, ink.live, 2)
}

export function drawShooter(ctx: Canvas2D, scene: ShooterScene & { field: Field }, camera: ShowCamera, colors: Colors): void {
  const { board, field, overlay } = scene
  const { width, height, language, isBare } = camera
  const scale = width / 640
  drawMap(ctx, camera.makeLayer, width, height)
  ctx.save()
  ctx.scale(scale, scale)
  for (const person of field.people) if (person.since === null) drawViewCone(ctx, person, colors[person.side])
  for (const person of field.people.toSorted((one, other) => (other.since ?? -1) - (one.since ?? -1)))
    drawPerson(ctx, person, colors[person.side])
  if (field.bomb) drawBomb(ctx, field.bomb)
  for (const { from, to, age } of field.shots) {
    const [[x0, y0], [x1, y1]] = [at(from), at(to)]
    ctx.globalAlpha = 1 - age / shotFor
    ctx.strokeStyle = '#fff1b8'
    ctx.lineWidth = 1.6
    ctx.beginPath()
    ctx.moveTo(x0 + (x1 - x0) * 0.12, y0 + (y1 - y0) * 0.12)
    ctx.lineTo(x1, y1)
    ctx.stroke()
  }
  ctx.globalAlpha = 1
  for (const { place, age } of field.smokes) drawSmoke(ctx, place, age)
  if (!isBare) {
    drawPanels(ctx, field.people, colors)
    drawFeed(ctx, field.feed, colors, language)
    drawRound(ctx, field, board, colors, language)
  }
  ctx.restore()
  if (isBare) return
  const isWon = overlay !== null && (overlay.type === 'map' || overlay.type === 'match')
  drawScoreBug(ctx, board, scale, { colors, language, highlighted: isWon ? overlay.side : null, figures: [] })
  if (overlay) drawBanner(ctx, overlay, board, scale, height, language)
}

function drawSmoke(ctx: Canvas2D, place: Point, age: number): void {
  const [x, y] = at(place)
  ctx.globalAlpha = Math.min(ease(age / 0.8), ease((smokeFor - age) / 2.5)) * 0.86
  ctx.fillStyle = '#b9c2bd'
  for (const [dx, dy, radius] of [
    [0, 0, 15],
    [-9, 5, 11],
    [9, 4, 11],
    [2, -8, 10],
  ] as const) {
    ctx.beginPath()
    ctx.arc(x + dx + Math.sin(age + dy) * 0.8, y + dy, radius, 0, 7)
    ctx.fill()
  }
  ctx.globalAlpha = 1
}

function drawMap(ctx: Canvas2D, makeLayer: MakeLayer, width: number, height: number): void {
  const layer = layerOf(makeLayer, `shooter ${width}`, width, height, ({ context }) => {
    context.scale(width / 640, width / 640)
    paint(context)
  })
  ctx.drawImage(layer.image, 0, 0, width, height, 0, 0, width, height)
}
