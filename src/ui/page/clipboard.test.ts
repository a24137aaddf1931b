import { afterEach, expect, it, vi } from 'vitest'
import { copyText } from './clipboard.ts'

afterEach(() => vi.unstubAllGlobals())

it('reports that nothing was copied when the page has no clipboard, as on plain http', async () => {
  vi.stubGlobal('navigator', {})
  const notified = vi.fn()
  // The promise rejects, so that the caller can report it.
  await copyText('https://g.example/').then(undefined, notified)
  expect(notified).toHaveBeenCalledOnce()
})
