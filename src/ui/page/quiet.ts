// Whether the page has settled: optional work, such as content below the fold, begins some seconds after the load, or on the first user
// input. Fires once per window.
import { createStore, type Store } from '../../core/store/store.ts'

/** Milliseconds after the load event. */
const quietFor = 8_000
const moves = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const

const isQuiet = createStore(false)
let isWatching = false

function watch(): void {
  if (isWatching) return
  isWatching = true
  const left = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = (): void => {
    left.abort()
    clearTimeout(timer)
    isQuiet.set(true)
  }
  const wait = (): void => {
    timer = setTimeout(end, quietFor)
  }
  for (const move of moves) window.addEventListener(move, end, { signal: left.signal, passive: true })
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { signal: left.signal })
}

export const quiet: Store<boolean> = {
  ...isQuiet,
  subscribe(listener) {
    watch()
    return isQuiet.subscribe(listener)
  },
}
