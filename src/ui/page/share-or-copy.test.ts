import { afterEach, expect, it, vi } from 'vitest'
import { shareOrCopy } from './share-or-copy.ts'

afterEach(() => vi.unstubAllGlobals())

it('uses the share sheet where available, and copies nothing when it is dismissed', async () => {
  const writeText = vi.fn(async () => undefined)
  const data = { title: 't', url: 'https://g.example/' }
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  expect(await shareOrCopy(data)).toBe('copied')
  vi.stubGlobal('navigator', { clipboard: { writeText }, share: async () => undefined })
  expect(await shareOrCopy(data)).toBe('shared')
  vi.stubGlobal('navigator', { clipboard: { writeText }, share: () => Promise.reject(new DOMException('closed', 'AbortError')) })
  expect(await shareOrCopy(data)).toBe('given-up')
  expect(writeText).toHaveBeenCalledTimes(1)
  vi.stubGlobal('navigator', { clipboard: { writeText }, share: () => Promise.reject(new DOMException('no', 'NotAllowedError')) })
  expect(await shareOrCopy(data)).toBe('copied')
})
