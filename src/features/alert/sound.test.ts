import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const sounded = vi.hoisted(() => vi.fn())
vi.mock('./sound-lock.ts', () => ({ inOneWindow: sounded }))

/** Lets the page play sound, as a user gesture does. */
let allow = (): void => undefined
beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  sounded.mockClear()
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'suspended'
      resume = () =>
        new Promise<void>((resolve) => {
          allow = resolve
        })
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
async function goalThenTap(after: number): Promise<void> {
  const { playSound } = await import('./sound.ts')
  playSound('goal')
  await vi.advanceTimersByTimeAsync(after)
  allow()
  await vi.advanceTimersByTimeAsync(0)
}

it('plays a goal sound as soon as the browser allows it', async () => {
  await goalThenTap(300)
  expect(sounded).toHaveBeenCalledOnce()
})

it('does not play the sound of an old goal on the first tap on the page', async () => {
  await goalThenTap(60_000)
  expect(sounded).not.toHaveBeenCalled()
})

it('stays silent in a browser without sound, without other failures', async () => {
  vi.stubGlobal('AudioContext', undefined)
  const { playSound } = await import('./sound.ts')
  expect(() => playSound('goal')).not.toThrow()
  expect(sounded).not.toHaveBeenCalled()
})

it('plays one sound for goals at the same moment, such as those held for a picture that is left', async () => {
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'running'
    },
  )
  const { playSound } = await import('./sound.ts')
  for (const kind of ['goal', 'goal', 'card', 'goal'] as const) playSound(kind)
  expect(sounded).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(2_000)
  playSound('goal')
  expect(sounded).toHaveBeenCalledTimes(2)
})
