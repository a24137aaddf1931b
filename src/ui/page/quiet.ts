// Whether the page has had its time for itself: what it can do without, such as what lies below the fold, begins some seconds after it
// has loaded, or when somebody moves. Once in the life of a window.
import { createStore, type Store } from '../../core/store.ts'

/** Milliseconds after the page has loaded. */
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
