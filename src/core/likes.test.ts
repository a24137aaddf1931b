import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Likes, like } from './likes.ts'

const turn = () => new Promise((resolve) => setImmediate(resolve))

/** A thing on screen, a server that answers when it is told to, and what it got. */
function scene() {
  let shown: Likes = { liked: false, likes: 3 }
  let kept: Likes = shown
  const sent: boolean[] = []
  const waiting: ((isLost: boolean) => void)[] = []
  const send = (on: boolean): Promise<Likes> => {
    sent.push(on)
    return new Promise((resolve, reject) => {
      waiting.push((isLost) => {
        if (isLost) return reject(new Error('lost'))
        if (kept.liked !== on) kept = { liked: on, likes: kept.likes + (on ? 1 : -1) }
        resolve(kept)
      })
    })
  }
  const failures: unknown[] = []
  return {
    sent,
    failures,
    tap: () =>
      like({ thing: 'post 1', shown, send, put: (next) => (shown = next) }).catch((error: unknown) => {
        failures.push(error)
      }),
    async answer(isLost = false) {
      // A tap is sent a moment after it was made.
      await turn()
      waiting.shift()?.(isLost)
      await turn()
    },
    shown: () => shown,
    kept: () => kept,
  }
}

describe('a like', () => {
  it('is shown at once and has the count of the answer', async () => {
    const { tap, answer, shown } = scene()
    void tap()
    expect(shown()).toEqual({ liked: true, likes: 4 })
    await answer()
    expect(shown()).toEqual({ liked: true, likes: 4 })
  })

  it('that is taken back in the same moment is sent after it, and the first answer moves nothing', async () => {
    const { tap, answer, shown, sent } = scene()
    void tap()
    void tap()
    await answer()
    expect(sent).toEqual([true, false])
    expect(shown().liked).toBe(false)
    await answer()
    expect(shown()).toEqual({ liked: false, likes: 3 })
  })

  it('stands as the server has it, however often one taps and whatever is lost', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('tap', 'answer', 'lost'), { maxLength: 20 }), async (steps) => {
        const { tap, answer, shown, kept, failures } = scene()
        const taps: Promise<void>[] = []
        for (const step of steps) {
          if (step === 'tap') taps.push(tap())
          else await answer(step === 'lost')
        }
        for (const _ of taps) await answer()
        await Promise.all(taps)
        expect(shown()).toEqual(kept())
        expect(failures.length).toBeLessThanOrEqual(steps.filter((step) => step === 'lost').length)
      }),
    )
  })
})
