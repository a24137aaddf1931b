// The store check that browser tests run in the built app, without a browser.
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { drawnWrite, watchWrites } from '../../tests/support/app/watch-writes.ts'

afterEach(() => vi.unstubAllGlobals())

let write = (): void => undefined
function Writing() {
  write()
  return 'drawn'
}

it('a browser test is notified of a write during a render, once, and of no other', async () => {
  // Stubs the globals that the page's script sets, so that they are removed after the test.
  for (const name of ['__REACT_DEVTOOLS_GLOBAL_HOOK__', 'onStoreWrite']) vi.stubGlobal(name, undefined)
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  watchWrites(drawnWrite)
  vi.resetModules()
  // React passes its internals to the hook when its renderer loads.
  await import('react-dom/client')
  const { createStore } = await import('../core/store/store.ts')
  const store = createStore(0)
  store.set(1)
  expect(logged).not.toHaveBeenCalled()
  write = () => store.set(2)
  expect([renderToString(<Writing />), renderToString(<Writing />)]).toEqual(['drawn', 'drawn'])
  expect(store.get()).toBe(2)
  expect(logged.mock.calls.map(([text]) => String(text).startsWith(drawnWrite))).toEqual([true])
  logged.mockRestore()
})
