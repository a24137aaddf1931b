import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadPreferences, preferences } from './preferences.ts'

const stored = new Map<string, string>()
const window = new EventTarget()
const rendered = { lang: 'zh', theme: 'system', tz: 'Asia/Shanghai', hide: false } as const

/** Simulates a write by another window of this device, and its storage event. */
function chooseElsewhere(choice: object): void {
  stored.set('preferences', JSON.stringify({ ...JSON.parse(stored.get('preferences') ?? '{}'), ...choice }))
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'preferences' }))
}

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
})
afterEach(() => vi.unstubAllGlobals())

it('shows the guide when the page was rendered for an unanswered one, until any window answers it', () => {
  loadPreferences(rendered)
  expect(preferences.get().guided).toBe(true)
  loadPreferences({ ...rendered, guided: false })
  expect([preferences.getServer().guided, preferences.get().guided]).toEqual([false, false])
  chooseElsewhere({ guided: true })
  expect([preferences.getServer().guided, preferences.get().guided]).toEqual([false, true])
})

it('hides scores in every window immediately, and a choice in another window does not show them again', () => {
  loadPreferences(rendered)
  const heard = vi.fn()
  const stop = preferences.subscribe(heard)
  chooseElsewhere({ hideScores: true })
  expect(preferences.get().hideScores).toBe(true)
  expect(heard).toHaveBeenCalled()
  preferences.set({ theme: 'dark' })
  expect(JSON.parse(stored.get('preferences') ?? '')).toMatchObject({ hideScores: true, theme: 'dark' })
  stop()
})
