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

/** What browsers, and the loader of styles, say of a file of the app that did not come. They do not say why. */
const unfetched = /dynamically imported module|importing a module script|unable to preload css/i

/** Whether a part did not come; else it came, and is broken. */
export const isUnfetched = (error: unknown): boolean => error instanceof Error && unfetched.test(error.message)

/** Fetches a part ahead of its opening. A failure here is met again, and told, when it is opened. */
export function preload(part: { fetch(): Promise<void> }): void {
  part.fetch().catch((error: unknown) => console.warn('a part of the page was not fetched ahead', error))
}
