// Paints all danmaku on one canvas in a dedicated worker: the main thread only posts messages.
import type { PaintOrder } from './danmaku-worker.ts'
import { type DanmakuClassNames, elementPainter } from './element-painter.ts'
import type { OpenPainter } from './painter.ts'

/** Maximum pixel ratio: outlined text gains nothing from more. */
const finest = 2

const canPaint = (): boolean =>
  typeof Worker === 'function' && typeof OffscreenCanvas === 'function' && 'transferControlToOffscreen' in HTMLCanvasElement.prototype

const canvasPainter: OpenPainter = (box, first, onGone) => {
  const canvas = document.createElement('canvas')
  canvas.style.cssText = 'position:absolute;inset:0;width:100%;height:100%'
  box.append(canvas)
  const surface = canvas.transferControlToOffscreen()
  const worker = new Worker(new URL('./danmaku-worker.ts', import.meta.url), { type: 'module' })
  const order = (what: PaintOrder, transfer: Transferable[] = []): void => worker.postMessage(what, transfer)
  worker.onmessage = ({ data }: MessageEvent<string[]>) => onGone(data)
  worker.onerror = (event) => console.warn('danmaku worker failed', event.message)
  const { fontFamily } = getComputedStyle(box)
  order({ type: 'begin', surface, font: fontFamily, scale: Math.min(finest, devicePixelRatio), ...first }, [surface])
  return {
    show: (danmaku) => order({ type: 'show', danmaku }),
    count: (id, count) => order({ type: 'count', id, count }),
    remove: (id) => order({ type: 'remove', id }),
    pause: (on) => order({ type: 'pause', on }),
    resize: (size) => order({ type: 'resize', ...size }),
    clear: () => order({ type: 'clear' }),
    close() {
      worker.terminate()
      canvas.remove()
    },
  }
}

export const painterFor = (classes: DanmakuClassNames): OpenPainter => (canPaint() ? canvasPainter : elementPainter(classes))
