// Test card: colour bars, the time and a moving mark, to test a connection without a camera.

const colors = ['#c0c0c0', '#c0c000', '#00c0c0', '#00c000', '#c000c0', '#c00000', '#0000c0']
/** Milliseconds between two frames. */
const between = 100
/** Milliseconds in which the mark crosses the image. */
const round = 5_000

/** Position of the mark, as a fraction of its way. Pure. */
export const markAt = (ms: number): number => (ms % round) / round

function draw(pen: CanvasRenderingContext2D, now: Date): void {
  const { width, height } = pen.canvas
  for (const [at, color] of colors.entries()) {
    pen.fillStyle = color
    pen.fillRect(Math.floor((at * width) / colors.length), 0, Math.ceil(width / colors.length), height)
  }
  pen.fillStyle = '#0a1510'
  pen.fillRect(0, height * 0.7, width, height * 0.3)
  pen.fillStyle = '#ffd028'
  pen.fillRect(markAt(now.getTime()) * (width - height * 0.06), height * 0.72, height * 0.06, height * 0.06)
  pen.fillStyle = '#ffffff'
  pen.font = `700 ${Math.round(height * 0.12)}px sans-serif`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(now.toTimeString().slice(0, 8), width / 2, height * 0.88)
}

/** Runs until stopped. */
export function testCard(height: number): { track: MediaStreamTrack; stop(): void } {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round((height * 16) / 9)
  canvas.height = height
  const pen = canvas.getContext('2d', { alpha: false })
  if (!pen) throw new Error('no canvas to draw on')
  const tick = (): void => draw(pen, new Date())
  tick()
  const [track] = canvas.captureStream().getVideoTracks()
  if (!track) throw new Error('the canvas has no picture')
  const ticking = setInterval(tick, between)
  return {
    track,
    stop() {
      clearInterval(ticking)
      track.stop()
    },
  }
}
