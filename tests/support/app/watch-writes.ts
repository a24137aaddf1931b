// In a page, before the app starts: says in the console when a component writes into a store while React draws it. It changes nothing
// else, so that the built app does what it does for everybody. The rule itself: src/core/store.ts.

export const drawnWrite = 'a store was written while a screen is drawn'

/** What draws now has its hooks here, as React hands it to its developer tools. */
interface Renderer {
  currentDispatcherRef: { H: { useState: unknown; useEffect: unknown } | null }
}

/** Runs in the page: nothing outside of it is known there. */
export function watchWrites(words: string): void {
  const renderers: Renderer[] = []
  let isReported = false
  Object.assign(globalThis, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: { supportsFiber: true, inject: (renderer: Renderer) => renderers.push(renderer) },
    onStoreWrite() {
      // Between two components all hooks are one function, which refuses.
      const isDrawing = renderers.some(({ currentDispatcherRef: { H } }) => H !== null && H.useState !== H.useEffect)
      if (!isDrawing || isReported) return
      isReported = true
      console.error(`${words}: ${new Error('written here').stack}`)
    },
  })
}
