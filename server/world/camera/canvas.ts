// The subset of a 2D context that the cameras use, available in browsers and in canvas libraries for Node.

export interface Canvas2D {
  fillStyle: string | object
  strokeStyle: string | object
  lineWidth: number
  lineCap: 'butt' | 'round' | 'square'
  lineJoin: 'bevel' | 'miter' | 'round'
  lineDashOffset: number
  globalAlpha: number
  font: string
  textAlign: 'center' | 'end' | 'left' | 'right' | 'start'
  textBaseline: 'alphabetic' | 'bottom' | 'hanging' | 'ideographic' | 'middle' | 'top'
  save(): void
  restore(): void
  translate(x: number, y: number): void
  rotate(angle: number): void
  scale(x: number, y: number): void
  beginPath(): void
  closePath(): void
  moveTo(x: number, y: number): void
  lineTo(x: number, y: number): void
  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void
  arc(x: number, y: number, radius: number, from: number, to: number): void
  ellipse(x: number, y: number, rx: number, ry: number, turn: number, from: number, to: number): void
  roundRect(x: number, y: number, width: number, height: number, radius: number): void
  rect(x: number, y: number, width: number, height: number): void
  clip(): void
  fill(): void
  stroke(): void
  fillRect(x: number, y: number, width: number, height: number): void
  fillText(text: string, x: number, y: number): void
  measureText(text: string): { width: number }
  drawImage(image: object, sx: number, sy: number, sw: number, sh: number, dx: number, dy: number, dw: number, dh: number): void
  setLineDash(dashes: number[]): void
}

/** A point of the picture with the size of a metre there, in pixels. */
export type Spot = [x: number, y: number, scale: number]

export function polygon(ctx: Canvas2D, points: readonly (readonly number[])[], fill: string): void {
  ctx.fillStyle = fill
  ctx.beginPath()
  for (const [index, [x = 0, y = 0]] of points.entries()) index === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)
  ctx.closePath()
  ctx.fill()
}
export function line(ctx: Canvas2D, points: readonly (readonly number[])[], width: number, color: string): void {
  ctx.strokeStyle = color
  ctx.lineWidth = width
  ctx.beginPath()
  for (const [index, [x = 0, y = 0]] of points.entries()) index === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)
  ctx.stroke()
}
export function box(ctx: Canvas2D, x: number, y: number, width: number, height: number, fill: string, radius = 3): void {
  ctx.fillStyle = fill
  ctx.beginPath()
  ctx.roundRect(x, y, width, height, radius)
  ctx.fill()
}

/** Figures have their own font, words the reader's. */
export const figures = (size: number, weight = 700): string => `${weight} ${size}px "Barlow Semi Condensed", "Noto Sans SC", sans-serif`
export const textFont = (size: number): string => `700 ${size}px "Noto Sans SC", sans-serif`
