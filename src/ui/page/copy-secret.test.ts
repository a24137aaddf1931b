import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { copyText } from './clipboard.ts'
import { copySecret, secretStays } from './copy-secret.ts'

let content = ''
let focused = true
let page: EventTarget
let view: EventTarget
let readable = false
const onStays = vi.fn()
const clipboard = {
  writeText: async (text: string) => {
    if (!focused) throw new DOMException('no focus', 'NotAllowedError')
    content = text
  },
  readText: async () => content,
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockReturnValue()
  focused = true
  readable = false
  page = Object.assign(new EventTarget(), { hasFocus: () => focused })
  view = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', view)
  vi.stubGlobal('navigator', { clipboard, permissions: { query: async () => ({ state: readable ? 'granted' : 'prompt' }) } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  onStays.mockReset()
})

it('a secret is on the clipboard for half a minute and is then removed', async () => {
  await copySecret('key', onStays)
  await vi.advanceTimersByTimeAsync(secretStays - 1)
  expect(content).toBe('key')
  await vi.advanceTimersByTimeAsync(1)
  expect(content).toBe('')
})

it('a secret stays while another window has focus, and is removed when this one regains it', async () => {
  await copySecret('key', onStays)
  focused = false
  await vi.advanceTimersByTimeAsync(2 * secretStays)
  expect(content).toBe('key')
  focused = true
  view.dispatchEvent(new Event('focus'))
  await vi.advanceTimersByTimeAsync(0)
  expect(content).toBe('')
  expect(onStays).not.toHaveBeenCalled()
})

it('anything copied after the secret is never removed', async () => {
  await copySecret('key', onStays)
  await copyText('an address')
  await vi.advanceTimersByTimeAsync(2 * secretStays)
  expect(content).toBe('an address')

  await copySecret('key', onStays)
  content = 'marked and copied'
  page.dispatchEvent(new Event('copy'))
  await vi.advanceTimersByTimeAsync(2 * secretStays)
  expect(content).toBe('marked and copied')

  readable = true
  await copySecret('key', onStays)
  content = 'of another program'
  await vi.advanceTimersByTimeAsync(2 * secretStays)
  expect(content).toBe('of another program')
})

it('copying the secret again restarts its half minute', async () => {
  await copySecret('key', onStays)
  await vi.advanceTimersByTimeAsync(20_000)
  await copySecret('key', onStays)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(content).toBe('key')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(content).toBe('')
})

it('reports that the secret stays when the browser denies clipboard writes', async () => {
  await copySecret('key', onStays)
  vi.stubGlobal('navigator', { clipboard: { ...clipboard, writeText: () => Promise.reject(new Error('not allowed')) } })
  await vi.advanceTimersByTimeAsync(secretStays)
  expect(onStays).toHaveBeenCalledOnce()
})
