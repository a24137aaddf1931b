// A component that is fetched when it is first needed.
import type { ComponentType } from 'react'

export interface LaterPart<P> {
  /** The component, once it is there. */
  get(): ComponentType<P> | undefined
  /** Fetches it; a failed fetch may be tried again. */
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

/** Fetches a part ahead of its opening. A failure here is met again, and told, when it is opened. */
export function preload(part: { fetch(): Promise<void> }): void {
  part.fetch().catch((error: unknown) => console.warn('a part of the page was not fetched ahead', error))
}
