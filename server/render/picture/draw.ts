// Draws the Open Graph image of a page: 1200 by 630 pixels.
import { createCanvas, loadImage, Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import sharp from 'sharp'
import { crestPaint, shield } from '../../../rules/crest/crest-paint.ts'
import { mix } from '../../../rules/face/color.ts'
import { facePicture } from '../../core/site/faces.ts'
import { type Badge, type Card, type Ground, type MatchCard, pictureForm, type TextCard } from './card.ts'
import { digitsFont, textFont } from './fonts.ts'
import { cutTo, fitted } from './write.ts'

/** The light colours of src/app/tokens.css: the stripes of the pitch, and the stand below it. */
const grounds: Record<Ground, readonly [string, string]> = {
  football: ['#1c6644', '#185c3d'],
  basketball: ['#845024', '#7a4820'],
  tennis: ['#1e5c94', '#1a5387'],
  badminton: ['#0e6262', '#0b5858'],
  esports: ['#3a3f4b', '#343944'],
  stand: ['#143a2c', '#12352a'],
}
const ink = { stand: '#0e2c21', on: '#f3f6f0', on2: '#cfe0d6', plate: '#0a1510', plateInk: '#fbf6e6', live: '#d0301f', lamp: '#ffd028' }

const { width, height } = pictureForm
const edge = 64
const foot = 78
const stripes = 12
/** Overlay on a background image. */
const scrim = '#07140eb8'
/** Pixels across at which a face's vector is rasterized, before it is scaled. */
const facePixels = 520
const mostPixels = 40_000_000

export interface DrawDeps {
  /** Removes characters that no font can draw. */
  writable: (text: string) => string
  /** The bytes of an image among the app's own files; null if there is none. */
  readCover: (path: string) => Promise<Buffer | null>
}

/** Returns a JPEG. */
export async function drawCard(card: Card, deps: DrawDeps): Promise<Buffer> {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  drawGround(context, card.ground)
  if (card.type === 'match') drawMatch(context, card, deps)
  else await drawTextCard(context, card, deps)
  drawFoot(context, deps.writable(card.site))
  return canvas.encode('jpeg', 90)
}

function drawGround(context: SKRSContext2D, ground: Ground): void {
  const [first, second] = grounds[ground]
  const wide = width / stripes
  for (let stripe = 0; stripe < stripes; stripe += 1) {
    context.fillStyle = stripe % 2 === 0 ? first : second
    context.fillRect(stripe * wide, 0, wide, height)
  }
}

function drawFoot(context: SKRSContext2D, site: string): void {
  context.fillStyle = ink.stand
  context.fillRect(0, height - foot, width, foot)
  context.fillStyle = ink.lamp
  context.fillRect(edge, height - foot / 2 - 15, 8, 30)
  context.font = textFont(32)
  write(context, { text: cutTo(context, site, width - 2 * edge), x: edge + 26, y: height - foot / 2, color: ink.on })
}

interface Written {
  text: string
  x: number
  /** Vertical centre. */
  y: number
  color: string
  align?: 'left' | 'center'
}
function write(context: SKRSContext2D, { text, x, y, color, align = 'left' }: Written): void {
  context.fillStyle = color
  context.textAlign = align
  context.textBaseline = 'middle'
  context.fillText(text, x, y)
}

/** `step` is the line height in pixels. */
function writeLines(context: SKRSContext2D, lines: readonly string[], first: Omit<Written, 'text'>, step: number): void {
  for (const [at, text] of lines.entries()) write(context, { ...first, text, y: first.y + at * step })
}

function drawMatch(context: SKRSContext2D, card: MatchCard, { writable }: DrawDeps): void {
  drawMark(context, card.mark, edge, 48, 60, writable)
  context.font = textFont(34)
  const head = writable(card.head)
  write(context, { text: cutTo(context, head, width - 2 * edge - 84), x: edge + 84, y: 78, color: ink.on })
  for (const [side, x] of [
    [card.home, 250],
    [card.away, width - 250],
  ] as const) {
    drawCrest(context, { ...side, latin: card.latin }, x - 105, 150, 210, writable)
    const { lines, size } = fitted(context, writable(side.name), { sizes: [46, 40, 34, 30], font: textFont, width: 350, most: 2 })
    writeLines(context, lines, { x, y: 412, color: ink.on, align: 'center' }, size * 1.2)
  }
  context.fillStyle = ink.plate
  context.beginPath()
  context.roundRect(width / 2 - 150, 190, 300, 132, 16)
  context.fill()
  context.font = digitsFont(card.centre.length > 9 ? 64 : 96)
  write(context, { text: card.centre, x: width / 2, y: 258, color: ink.plateInk, align: 'center' })
  const state = fitted(context, writable(card.foot), { sizes: [36, 32, 28, 24], font: textFont, width: 360, most: 2 })
  const below = { x: width / 2, y: 366 }
  if (card.live) drawPill(context, { ...below, text: state.lines.join(' ') })
  else writeLines(context, state.lines, { ...below, color: ink.on2, align: 'center' }, state.size * 1.25)
}

/** The badge of a live match or room, the only use of the live colour. `x` is its centre. */
function drawPill(context: SKRSContext2D, { x, y, text }: { x: number; y: number; text: string }): void {
  context.font = textFont(32)
  const wide = context.measureText(text).width + 48
  context.fillStyle = ink.live
  context.beginPath()
  context.roundRect(x - wide / 2, y - 30, wide, 60, 12)
  context.fill()
  write(context, { text, x, y, color: '#ffffff', align: 'center' })
}

async function drawTextCard(context: SKRSContext2D, card: TextCard, { writable, readCover }: DrawDeps): Promise<void> {
  const cover = card.cover === '' ? null : await readCover(card.cover)
  if (cover) await drawCover(context, cover)
  const beside = card.badge ? 320 : 0
  if (card.badge) await drawBadge(context, card.badge, { x: width - edge - 250, y: 130, size: 250, latin: card.latin }, writable)
  const label = writable(card.label)
  context.font = textFont(32)
  if (card.live && label) drawPill(context, { x: edge + (context.measureText(label).width + 48) / 2, y: 92, text: label })
  else write(context, { text: cutTo(context, label, width - 2 * edge - beside), x: edge, y: 92, color: ink.lamp })
  const room = width - 2 * edge - beside
  const title = fitted(context, writable(card.title), { sizes: [68, 60, 52, 46], font: textFont, width: room, most: 4 })
  const step = title.size * 1.24
  const top = 178 + title.size / 2
  writeLines(context, title.lines, { x: edge, y: top, color: ink.on }, step)
  const below = top + title.lines.length * step
  const lines = Math.max(0, Math.min(2, Math.floor((height - foot - 24 - below) / 42)))
  if (lines === 0) return
  const under = fitted(context, writable(card.foot), { sizes: [32, 28], font: textFont, width: room, most: lines })
  writeLines(context, under.lines, { x: edge, y: below + 8, color: ink.on2 }, under.size * 1.3)
}

/** Fills the image with the cover, cropped at its sides, under an overlay that keeps text legible. */
async function drawCover(context: SKRSContext2D, bytes: Buffer): Promise<void> {
  const cover = sharp(bytes, { limitInputPixels: mostPixels }).resize(width, height, { fit: 'cover' })
  context.drawImage(await loadImage(await cover.png({ compressionLevel: 1 }).toBuffer()), 0, 0)
  context.fillStyle = scrim
  context.fillRect(0, 0, width, height)
}

interface Place {
  x: number
  y: number
  size: number
  latin: boolean
}
type Writable = DrawDeps['writable']
async function drawBadge(context: SKRSContext2D, badge: Badge, { x, y, size, latin }: Place, writable: Writable): Promise<void> {
  if (badge.type === 'crest') drawCrest(context, { ...badge, latin }, x, y, size, writable)
  else if (badge.type === 'mark') drawMark(context, badge, x, y, size, writable)
  else await drawFace(context, badge, { x, y, size }, writable)
}

function drawMark(
  context: SKRSContext2D,
  { sign, color }: { sign: string; color: string },
  x: number,
  y: number,
  size: number,
  writable: Writable,
): void {
  context.fillStyle = color || ink.stand
  context.beginPath()
  context.roundRect(x, y, size, size, size / 8)
  context.fill()
  const text = writable(sign)
  context.font = textFont(Math.round(size * ([...text].length > 1 ? 0.45 : 0.6)))
  write(context, { text, x: x + size / 2, y: y + size * 0.52, color: '#ffffff', align: 'center' })
}

/** Same as src/ui/picture/Crest.tsx, in a square of 24. */
function drawCrest(
  context: SKRSContext2D,
  { crest, id, latin }: { crest: string; id: string; latin: boolean },
  x: number,
  y: number,
  size: number,
  writable: Writable,
): void {
  const { first, second, character, ink: letter, top } = crestPaint(crest, id, latin)
  context.save()
  context.translate(x, y)
  context.scale(size / 24, size / 24)
  const outline = new Path2D(shield)
  context.fillStyle = first || '#5c6b62'
  context.fill(outline)
  context.fillStyle = second
  context.fill(new Path2D(top))
  context.strokeStyle = '#ffffff66'
  context.lineWidth = 0.8
  context.stroke(outline)
  context.font = textFont(character.length > 1 ? 8.4 : 10.4)
  write(context, { text: writable(character), x: 12, y: 14.2, color: letter, align: 'center' })
  context.restore()
}

async function drawFace(
  context: SKRSContext2D,
  { path, name }: { path: string; name: string },
  { x, y, size }: Omit<Place, 'latin'>,
  writable: Writable,
): Promise<void> {
  const svg = facePicture(path)
  const drawn = svg === null ? null : sharp(Buffer.from(svg), { density: 220 }).resize(facePixels, facePixels)
  const face = drawn && (await drawn.png({ compressionLevel: 1 }).toBuffer())
  context.save()
  context.beginPath()
  context.arc(x + size / 2, y + size / 2, size / 2, 0, 2 * Math.PI)
  context.clip()
  if (face) context.drawImage(await loadImage(face), x, y, size, size)
  else {
    context.fillStyle = mix(ink.stand, '#ffffff', 0.2)
    context.fillRect(x, y, size, size)
    context.font = textFont(Math.round(size * 0.5))
    const [first = ''] = [...writable(name)]
    write(context, { text: first.toUpperCase(), x: x + size / 2, y: y + size * 0.52, color: '#ffffff', align: 'center' })
  }
  context.restore()
}
