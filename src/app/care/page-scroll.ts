// Where the page stands: back to a page is back to its place in it. Of the page alone: the router's own restoration would also move every
// box that scrolls, found by its place in the document, to where another page's box had stood, away from a lit tab or the end of a talk.
import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'

const storedAt = 'page-scroll'

/** By entry of the history, in pixels from the top; kept for the life of the tab. */
type Places = Record<string, number>

const entryOf = ({ state, href }: ParsedLocation): string => state.__TSR_key ?? href

function readPlaces(): Places {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storedAt) ?? '{}')
    return stored && typeof stored === 'object' ? (stored as Places) : {}
  } catch {
    // No storage, or not ours: pages open at their top.
    return {}
  }
}

function writePlaces(places: Places): void {
  try {
    sessionStorage.setItem(storedAt, JSON.stringify(places))
  } catch {
    // No storage: a reload opens at the top.
  }
}

/** Milliseconds that a page may take to become as long as it was. */
const growth = 5_000
let going = new AbortController()

/** To the place, or as far as the page goes: while what it reads is on its way, it follows, until its reader moves. */
function goTo(place: number): void {
  going.abort()
  window.scrollTo({ top: place })
  if (window.scrollY >= place - 1) return
  going = new AbortController()
  const { signal } = going
  const end = (): void => going.abort()
  for (const move of ['wheel', 'touchstart', 'pointerdown', 'keydown']) window.addEventListener(move, end, { signal, passive: true })
  const late = setTimeout(end, growth)
  const sizes = new ResizeObserver(() => {
    window.scrollTo({ top: place })
    if (window.scrollY >= place - 1) end()
  })
  sizes.observe(document.documentElement)
  signal.addEventListener('abort', () => {
    sizes.disconnect()
    clearTimeout(late)
  })
}

export function restorePageScroll(router: AnyRouter): void {
  const places = readPlaces()
  let shown = router.state.location
  // Scrolled in what the server drew, before the app took it over: the router's start would go to the top.
  let early = window.scrollY
  const onEarly = (): void => {
    early = window.scrollY
  }
  window.addEventListener('scroll', onEarly, { passive: true })
  window.history.scrollRestoration = 'manual'
  router.subscribe('onBeforeLoad', ({ fromLocation }) => {
    going.abort()
    if (fromLocation) places[entryOf(fromLocation)] = window.scrollY
  })
  // After the router, which has gone to the top or to the place that the address names.
  router.subscribe('onRendered', ({ toLocation }) => {
    window.removeEventListener('scroll', onEarly)
    shown = toLocation
    const place = early || places[entryOf(toLocation)]
    early = 0
    if (typeof place === 'number') goTo(place)
  })
  window.addEventListener('pagehide', () => {
    // The browser puts a reloaded document back earlier than the app could.
    window.history.scrollRestoration = 'auto'
    places[entryOf(shown)] = window.scrollY
    writePlaces(places)
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.history.scrollRestoration = 'manual'
  })
}
