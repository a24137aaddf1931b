// Whether the page is scrolled past the mark that back-to-top follows.
import { limits } from '../../../contract/limits.ts'

const isPast = (): boolean => typeof window !== 'undefined' && window.scrollY > limits.backToTopScroll

export const scrolled = {
  get: isPast,
  getServer: (): boolean => false,
  subscribe(listener: () => void): () => void {
    window.addEventListener('scroll', listener, { passive: true })
    return () => window.removeEventListener('scroll', listener)
  },
}

/** To the top: smoothly unless the reader asked for rest. */
export function toTop(): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' })
}
