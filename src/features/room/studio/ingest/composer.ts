// Composes one video from all sources: the screen with the camera in its corner, or one of them; at most 30 frames per second, repeating
// the last frame while the screen does not change.
import { readFrames } from './track-frames.ts'

export interface ComposerOptions {
  canvas: HTMLCanvasElement
  camera: MediaStreamTrack | null
  screen: MediaStreamTrack | null
  /** Called with each frame and its time in milliseconds; the receiver closes the frame. */
  onPicture(picture: VideoFrame, at: number): void
  /** A source has ended by itself: its device was removed, or sharing was stopped in the browser. */
  onEnded(source: 'camera' | 'screen'): void
}

const between = 1_000 / 30
const repeatAfter = 900
/** Width of the camera over a screen, as a fraction of the canvas. */
const corner = 0.24

interface Box {
  x: number
  y: number
  width: number
  height: number
}
/** The largest rectangle with this aspect ratio inside a box, centred. Pure. */
export function fitted(width: number, height: number, into: Box): Box {
  const scale = Math.min(into.width / width, into.height / height)
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)]
  return { x: into.x + Math.round((into.width - w) / 2), y: into.y + Math.round((into.height - h) / 2), width: w, height: h }
}

/** Returns a stop function. */
export function compose({ canvas, camera, screen, onPicture, onEnded }: ComposerOptions): () => void {
  const pen = canvas.getContext('2d', { alpha: false })
  if (!pen) throw new Error('no canvas to draw on')
  const left = new AbortController()
  const latest: { camera: VideoFrame | null; screen: VideoFrame | null } = { camera: null, screen: null }
  let last = -between

  function draw(): void {
    if (!pen) return
    const whole = { x: 0, y: 0, width: canvas.width, height: canvas.height }
    pen.fillStyle = '#000'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    const place = (frame: VideoFrame, into: Box): void => {
      const { x, y, width, height } = fitted(frame.displayWidth, frame.displayHeight, into)
      pen.drawImage(frame, x, y, width, height)
    }
    const main = latest.screen ?? latest.camera
    if (main) place(main, whole)
    if (latest.screen && latest.camera) {
      const width = Math.round(canvas.width * corner)
      const height = Math.round((width * latest.camera.displayHeight) / latest.camera.displayWidth)
      const gap = Math.round(canvas.width * 0.015)
      place(latest.camera, { x: canvas.width - width - gap, y: canvas.height - height - gap, width, height })
    }
  }
  function show(): void {
    const now = performance.now()
    // Tolerance: frames at 30 per second never arrive exactly on time.
    if (now - last < between * 0.8) return
    last = now
    draw()
    onPicture(new VideoFrame(canvas, { timestamp: Math.round(now * 1_000) }), now)
  }
  function listen(name: 'camera' | 'screen', track: MediaStreamTrack): void {
    readFrames<VideoFrame>(track, left.signal, (frame) => {
      latest[name]?.close()
      latest[name] = frame
      show()
    }).then(
      () => {
        latest[name]?.close()
        latest[name] = null
        if (!left.signal.aborted) onEnded(name)
      },
      (error: unknown) => {
        console.warn('video source failed', name, error)
        if (!left.signal.aborted) onEnded(name)
      },
    )
  }
  if (camera) listen('camera', camera)
  if (screen) listen('screen', screen)
  const repeating = setInterval(() => {
    if ((latest.camera || latest.screen) && performance.now() - last > repeatAfter) show()
  }, repeatAfter)
  return () => {
    clearInterval(repeating)
    left.abort()
    latest.camera?.close()
    latest.screen?.close()
  }
}
