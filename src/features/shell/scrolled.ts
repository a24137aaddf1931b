// Whether the page is scrolled past the mark that back-to-top follows.
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

/** A press on the lit place goes to its top first; there, it opens the place afresh. */
export function topFirst(event: { preventDefault(): void; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean }): void {
  if (window.scrollY === 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
  // The router would put the page back where it remembers it.
  event.preventDefault()
  toTop()
}

/** To the top: smoothly unless the reader asked for rest. */
export function toTop(): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' })
}
