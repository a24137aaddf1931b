// A lazily loaded component.
import type { ComponentType } from 'react'

export interface LaterPart<P> {
  /** Returns the component if it is loaded. */
  get(): ComponentType<P> | undefined
  /** Loads it; may be retried after a failure. */
  fetch(): Promise<void>
}

export function laterPart<P>(load: () => Promise<ComponentType<P>>): LaterPart<P> {
  let loaded: ComponentType<P> | undefined
  let pending: Promise<void> | undefined
  return {
    get: () => loaded,
    fetch: () => {
      pending ??= load().then(
        (part) => {
          loaded = part
        },
        (error: unknown) => {
          pending = undefined
          throw error
        },
      )
      return pending
    },
  }
}

/** Loads a part before it opens. A failure recurs, and is reported, when it opens. */
export function preload(part: { fetch(): Promise<void> }): void {
  part.fetch().catch((error: unknown) => console.warn('page part preload failed', error))
}
