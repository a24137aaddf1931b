// Restores the page's scroll position on back navigation. The router's own restoration would also scroll nested containers, which it
// matches by their position in the document, to another page's offset: away from an active tab or the end of a chat.
import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'

const storedAt = 'page-scroll'

/** Scroll offsets from the top in pixels, by history entry; stored for the lifetime of the tab. */
type Places = Record<string, number>

const entryOf = ({ state, href }: ParsedLocation): string => state.__TSR_key ?? href

function readPlaces(): Places {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storedAt) ?? '{}')
    return stored && typeof stored === 'object' ? (stored as Places) : {}
  } catch {
    // Storage is missing or holds foreign data: pages open at the top.
    return {}
  }
}

function writePlaces(places: Places): void {
  try {
    sessionStorage.setItem(storedAt, JSON.stringify(places))
  } catch {
    // No storage: after a reload pages open at the top.
  }
}

/** Milliseconds that a page may take to grow to its previous height. */
const growth = 5_000
let going = new AbortController()

/** Scrolls to `place`, or as far as the page reaches, and follows the page as it grows until the user scrolls. */
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
  // The user scrolled the server-rendered page before hydration: the router's start would scroll to the top.
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
  // Runs after the router, which has scrolled to the top or to the hash.
  router.subscribe('onRendered', ({ toLocation }) => {
    window.removeEventListener('scroll', onEarly)
    shown = toLocation
    const place = early || places[entryOf(toLocation)]
    early = 0
    if (typeof place === 'number') goTo(place)
  })
  window.addEventListener('pagehide', () => {
    // The browser restores a reloaded document earlier than the app could.
    window.history.scrollRestoration = 'auto'
    places[entryOf(shown)] = window.scrollY
    writePlaces(places)
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.history.scrollRestoration = 'manual'
  })
}
