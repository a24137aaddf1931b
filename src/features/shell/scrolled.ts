// Whether the page is scrolled beyond the threshold of back-to-top.
import { limits } from '../../../contract/limits/limits.ts'

const isPast = (): boolean => typeof window !== 'undefined' && window.scrollY > limits.backToTopScroll

export const scrolled = {
  get: isPast,
  getServer: (): boolean => false,
  subscribe(listener: () => void): () => void {
    window.addEventListener('scroll', listener, { passive: true })
    return () => window.removeEventListener('scroll', listener)
  },
}

/** A press on the active item first scrolls to the top; at the top, it reloads the page's route. */
export function topFirst(event: { preventDefault(): void; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean }): void {
  if (window.scrollY === 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
  // The router would restore the remembered scroll position.
  event.preventDefault()
  toTop()
}

/** Scrolls to the top: smoothly unless the user prefers reduced motion. */
export function toTop(): void {
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: isReduced ? 'auto' : 'smooth' })
}
