// Rain, snow and haze over a picture: few strokes, deterministic in time.
import type { Scene } from '../director/scene.ts'
import type { Canvas2D } from './canvas.ts'
import { hash } from './palette.ts'

const drops = 90
const flakes = 110
/** Falling speed in picture heights per second. */
const rainSpeed = 2.1
const snowSpeed = 0.14

export function drawWeather(ctx: Canvas2D, { weather, t, isNight }: Scene, width: number, height: number): void {
  const seconds = t / 1000
  const unit = width / 640
  if (weather === 'haze') {
    ctx.fillStyle = isNight ? '#c8d8d012' : '#ffffff20'
    ctx.fillRect(0, 0, width, height)
    ctx.fillRect(0, 0, width, height * 0.34)
    return
  }
  if (weather === 'rain') {
    ctx.strokeStyle = isNight ? '#dcebe238' : '#ffffff48'
    ctx.lineWidth = unit
    ctx.lineCap = 'butt'
    ctx.beginPath()
    for (let index = 0; index < drops; index += 1) {
      const [a, b] = [hash(index), hash(index + 999)]
      const y = ((a + seconds * rainSpeed * (0.85 + b * 0.3)) % 1.1) * height
      const x = ((b + 1 - (y / height) * 0.1) % 1) * width
      ctx.moveTo(x, y)
      ctx.lineTo(x - unit * 2.4, y + unit * (15 + a * 9))
    }
    ctx.stroke()
    return
  }
  if (weather !== 'snow') return
  ctx.fillStyle = '#ffffffb8'
  ctx.beginPath()
  for (let index = 0; index < flakes; index += 1) {
    const [a, b] = [hash(index), hash(index + 999)]
    const y = ((a + seconds * snowSpeed * (0.6 + b * 0.8)) % 1.05) * height
    const x = (((b + Math.sin(seconds * 0.7 + index) * 0.012 + 1) % 1) + 0) * width
    const radius = unit * (0.9 + a * 1.3)
    ctx.moveTo(x + radius, y)
    ctx.arc(x, y, radius, 0, 7)
  }
  ctx.fill()
}
