// Runs in a page before the app starts: logs an error if a component writes to a store during a render. Changes nothing else, so the built
// app behaves as in production. The rule itself: src/core/store/store.ts.

export const drawnWrite = 'a store was written while a screen is drawn'

/** The hook dispatcher of the current render, as React exposes it to its developer tools. */
interface Renderer {
  currentDispatcherRef: { H: { useState: unknown; useEffect: unknown } | null }
}

/** Runs in the page and cannot use anything outside this function. */
export function watchWrites(message: string): void {
  const renderers: Renderer[] = []
  let isReported = false
  Object.assign(globalThis, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: { supportsFiber: true, inject: (renderer: Renderer) => renderers.push(renderer) },
    onStoreWrite() {
      // Outside a component React replaces all hooks by one function that throws.
      const isDrawing = renderers.some(({ currentDispatcherRef: { H } }) => H !== null && H.useState !== H.useEffect)
      if (!isDrawing || isReported) return
      isReported = true
      console.error(`${message}: ${new Error('written here').stack}`)
    },
  })
}
