// Runs in a worker: renders each danmaku once, and moves the bitmaps across the canvas frame by frame while there are any.
import { type EmojiShape, emojiGrid } from '../../../../core/text/emoji-art.ts'
import type { PlacedDanmaku, StageSize } from './painter.ts'
import { layOutText } from './text-layout.ts'

export type PaintOrder =
  | ({ type: 'begin'; surface: OffscreenCanvas; font: string; scale: number } & StageSize)
  | { type: 'show'; danmaku: PlacedDanmaku }
  | { type: 'count'; id: string; count: number }
  | { type: 'remove'; id: string }
  | { type: 'pause'; on: boolean }
  | ({ type: 'resize' } & StageSize)
  | { type: 'clear' }

interface Flying {
  danmaku: PlacedDanmaku
  picture: OffscreenCanvas
  began: number
}
interface Scope {
  onmessage: ((event: { data: PaintOrder }) => void) | null
  postMessage(gone: string[]): void
  requestAnimationFrame?(callback: () => void): void
}

const scope = globalThis as unknown as Scope
/** Padding around the text for its outline, and inside a frame, in pixels. */
const edge = 3
const framed = 6
const flying = new Map<string, Flying>()
let pen: OffscreenCanvasRenderingContext2D | null = null
let font = 'sans-serif'
let scale = 1
let pausedAt: number | null = null
let running = false

function draw(
  brush: OffscreenCanvasRenderingContext2D,
  art: readonly EmojiShape[],
  { x, y, size }: { x: number; y: number; size: number },
): void {
  brush.save()
  brush.translate(x, y)
  brush.scale(size / emojiGrid, size / emojiGrid)
  brush.lineCap = 'round'
  for (const [path, color, width] of art) {
    const shape = new Path2D(path)
    if (width === undefined) {
      brush.fillStyle = color
      brush.fill(shape)
      continue
    }
    brush.strokeStyle = color
    brush.lineWidth = width
    brush.stroke(shape)
  }
  brush.restore()
}

function paint({ text, color, size, mine, advert }: PlacedDanmaku, count: number): OffscreenCanvas {
  const high = Math.ceil(size * 1.4)
  const picture = new OffscreenCanvas(1, 1)
  const brush = picture.getContext('2d') as OffscreenCanvasRenderingContext2D
  const letters = `600 ${size}px ${font}`
  const figures = `700 12px ${font}`
  const label = count > 1 ? `×${count}` : ''
  brush.font = letters
  const inset = mine || advert ? framed : 0
  const laid = layOutText(text, size, (part) => brush.measureText(part).width)
  const wide = laid.width + 2 * inset
  brush.font = figures
  const badge = label ? Math.ceil(brush.measureText(label).width) + 8 : 0
  // Setting the canvas size resets its state.
  picture.width = (wide + (badge && badge + 4) + 2 * edge) * scale
  picture.height = (high + 2 * edge) * scale
  brush.scale(scale, scale)
  brush.textBaseline = 'middle'
  const middle = edge + high / 2
  const frame = (x: number, width: number, height: number, fill: string, line?: string): void => {
    brush.beginPath()
    brush.roundRect(x, middle - height / 2, width, height, 3)
    brush.fillStyle = fill
    brush.fill()
    if (!line) return
    brush.strokeStyle = line
    brush.lineWidth = 1
    brush.stroke()
  }
  if (mine) frame(edge, wide, high, '#0006', '#ffd028')
  else if (advert) frame(edge, wide, high, '#8a4b12cc')
  brush.font = letters
  brush.lineJoin = 'round'
  brush.lineWidth = 3
  brush.strokeStyle = '#000000b3'
  brush.fillStyle = color
  for (const { text: part, art, x } of laid.parts) {
    if (art) continue
    brush.strokeText(part, edge + inset + x, middle)
    brush.fillText(part, edge + inset + x, middle)
  }
  for (const { art, x } of laid.parts) if (art) draw(brush, art, { x: edge + inset + x, y: middle - size / 2, size })
  if (badge === 0) return picture
  frame(edge + wide + 4, badge, 16, '#0009')
  brush.font = figures
  brush.fillStyle = '#fff'
  brush.fillText(label, edge + wide + 8, middle)
  return picture
}

function frame(): void {
  running = false
  if (!pen) return
  const now = pausedAt ?? performance.now()
  pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height)
  const gone: string[] = []
  for (const [id, { danmaku: line, picture, began }] of flying) {
    const share = (now - began) / line.lasts
    if (share >= 1) {
      flying.delete(id)
      gone.push(id)
    } else
      pen.drawImage(picture, Math.round((line.from + (line.to - line.from) * share - edge) * scale), Math.round((line.y - edge) * scale))
  }
  if (gone.length > 0) scope.postMessage(gone)
  if (flying.size > 0 && pausedAt === null) run()
}

function run(): void {
  if (running) return
  running = true
  if (scope.requestAnimationFrame) scope.requestAnimationFrame(frame)
  else setTimeout(frame, 16)
}

function resize({ width, height }: StageSize): void {
  if (!pen) return
  pen.canvas.width = Math.max(1, Math.round(width * scale))
  pen.canvas.height = Math.max(1, Math.round(height * scale))
}

function pause(on: boolean): void {
  const now = performance.now()
  if (on) pausedAt ??= now
  else if (pausedAt !== null) {
    for (const one of flying.values()) one.began += now - pausedAt
    pausedAt = null
  }
}

scope.onmessage = ({ data }) => {
  switch (data.type) {
    case 'begin':
      pen = data.surface.getContext('2d')
      font = data.font
      scale = data.scale
      resize(data)
      break
    case 'show':
      flying.set(data.danmaku.id, { danmaku: data.danmaku, picture: paint(data.danmaku, 1), began: performance.now() })
      break
    case 'count': {
      const known = flying.get(data.id)
      if (known) known.picture = paint(known.danmaku, data.count)
      break
    }
    case 'remove':
      flying.delete(data.id)
      break
    case 'pause':
      pause(data.on)
      break
    case 'resize':
      resize(data)
      break
    case 'clear':
      flying.clear()
  }
  run()
}
