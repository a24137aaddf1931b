// One ticking clock for everything on screen: product milliseconds, once a second of real time, stopped while hidden.
// Until hydration it stands at the time of the server's render, so that both sides render the same.
import { createListeners } from '../store/store.ts'
import { clockCorrections, productAtServer, productNow } from './product-clock.ts'

const { listen, notify, count } = createListeners()
let renderedNow = 0
let current = 0
let corrections = 0
let started = false
let timer: ReturnType<typeof setInterval> | undefined

function tick(): void {
  current = productNow()
  corrections = clockCorrections()
  notify()
}

export const now = {
  /** Product milliseconds at the last tick. */
  get: (): number => (started ? current : renderedNow),
  getServer: (): number => renderedNow,
  /** Corrections of the clock up to the last tick, so that both values always match. */
  corrections: (): number => corrections,
  subscribe(listener: () => void): () => void {
    const stop = listen(listener)
    if (started && !timer) timer = setInterval(tick, 1_000)
    return () => {
      stop()
      if (count() === 0 && timer) {
        clearInterval(timer)
        timer = undefined
      }
    }
  },
}

/** Time of the render, in real milliseconds of the server. */
export function setRenderedNow(real: number): void {
  renderedNow = productAtServer(real)
}

/** Starts the clock after hydration. `visible` false stops it, true catches up immediately. */
export function runNow(visible = true): void {
  started = true
  if (timer) clearInterval(timer)
  timer = visible && count() > 0 ? setInterval(tick, 1_000) : undefined
  if (visible) tick()
}
