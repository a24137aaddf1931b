// One ticking clock for everything on screen: product milliseconds, once a second of real time, silent while hidden.
// Until the take-over it stands at the moment of the server's render, so that both sides draw the same.
import { productAt, productNow } from './product-clock.ts'

const listeners = new Set<() => void>()
let renderedNow = 0
let current = 0
let started = false
let timer: ReturnType<typeof setInterval> | undefined

function tick(): void {
  current = productNow()
  for (const listener of listeners) listener()
}

export const now = {
  /** Product milliseconds of the last tick. */
  get: (): number => (started ? current : renderedNow),
  getServer: (): number => renderedNow,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    if (started && !timer) timer = setInterval(tick, 1_000)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0 && timer) {
        clearInterval(timer)
        timer = undefined
      }
    }
  },
}

/** The moment of the render, real milliseconds of the server. */
export function setRenderedNow(real: number): void {
  renderedNow = productAt(real)
}

/** After the take-over: the clock runs. `visible` false stops it, true catches up at once. */
export function runNow(visible = true): void {
  started = true
  if (timer) clearInterval(timer)
  timer = visible && listeners.size > 0 ? setInterval(tick, 1_000) : undefined
  if (visible) tick()
}
