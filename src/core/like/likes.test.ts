import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { NetworkError } from '../api/api.ts'
import type { LikeRequest, LikeTarget } from './like-call.ts'
import { like } from './likes.ts'
import { type Likes, optimisticLikes, withOptimisticLike } from './optimistic-likes.ts'

type QueueResult = 'kept' | 'undone' | null
const { server, device } = vi.hoisted(() => ({
  server: { call: (_on: boolean): Promise<{ liked: boolean; likes: number }> => Promise.reject(new Error('no server')) },
  device: { queue: (_on: boolean, _was: boolean | null): 'kept' | 'undone' | null => null },
}))
vi.mock('./like-call.ts', () => ({
  likeName: ({ kind, id }: LikeTarget) => `${kind} ${id}`,
  callLike: ({ on }: LikeRequest) => server.call(on),
}))
vi.mock('./waiting-likes.ts', () => ({
  waitingKnown: async () => undefined,
  queueLike: async ({ on }: LikeRequest, was: boolean | null) => device.queue(on, was),
}))

const flushPromises = () => new Promise((resolve) => setImmediate(resolve))
const target = { kind: 'post', id: '1' } as const

/** A like target on screen, and a server that responds on demand and records its calls. */
function scene() {
  let known: Likes = { liked: false, likes: 3 }
  let stands: Likes = known
  const sent: boolean[] = []
  const waiting: ((isLost: boolean) => void)[] = []
  server.call = (on) => {
    sent.push(on)
    return new Promise((resolve, reject) => {
      waiting.push((isLost) => {
        if (isLost) return reject(new Error('lost'))
        if (stands.liked !== on) stands = { liked: on, likes: stands.likes + (on ? 1 : -1) }
        resolve(stands)
      })
    })
  }
  const failures: unknown[] = []
  return {
    sent,
    failures,
    tap: () =>
      like({ ...target, known, about: 'a post', onLikes: (now) => (known = now) }).catch((error: unknown) => {
        failures.push(error)
        return 'failed' as const
      }),
    async respond(isLost = false) {
      // A tap is sent asynchronously.
      await flushPromises()
      waiting.shift()?.(isLost)
      await flushPromises()
    },
    shown: () => withOptimisticLike(known, optimisticLikes.get()['post 1']?.on),
    stands: () => stands,
  }
}
/** No call gets a response; `keep` is the device's outbox. */
function withoutNetwork(queue: (on: boolean, was: boolean | null) => QueueResult): void {
  server.call = () => Promise.reject(new NetworkError('no answer'))
  device.queue = queue
}
beforeEach(() => {
  optimisticLikes.set({})
  device.queue = () => null
  vi.stubGlobal('navigator', { onLine: false })
  return () => vi.unstubAllGlobals()
})

describe('like', () => {
  it('is shown immediately and takes its count from the response', async () => {
    const { tap, respond, shown } = scene()
    void tap()
    expect(shown()).toEqual({ liked: true, likes: 4 })
    await respond()
    expect(shown()).toEqual({ liked: true, likes: 4 })
    expect(optimisticLikes.get()).toEqual({})
  })

  it('sends an immediate undo after the first call, whose response changes nothing', async () => {
    const { tap, respond, shown, sent } = scene()
    void tap()
    void tap()
    await respond()
    expect(sent).toEqual([true, false])
    expect(shown().liked).toBe(false)
    await respond()
    expect(shown()).toEqual({ liked: false, likes: 3 })
  })

  it('ends in the server’s state, however often it is tapped and whatever response is lost', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('tap', 'answer', 'lost'), { maxLength: 20 }), async (steps) => {
        const { tap, respond, shown, stands, failures } = scene()
        const taps: Promise<unknown>[] = []
        for (const step of steps) {
          if (step === 'tap') taps.push(tap())
          else await respond(step === 'lost')
        }
        for (const _ of taps) await respond()
        await Promise.all(taps)
        expect(shown()).toEqual(stands())
        expect(failures.length).toBeLessThanOrEqual(steps.filter((step) => step === 'lost').length)
      }),
    )
  })
})

describe('like while offline', () => {
  it('waits on the device and shows the chosen state', async () => {
    const { tap, shown } = scene()
    const queued: [boolean, boolean | null][] = []
    withoutNetwork((on, was) => {
      queued.push([on, was])
      return 'kept'
    })
    expect(await tap()).toBe('kept')
    expect([shown(), queued]).toEqual([{ liked: true, likes: 4 }, [[true, false]]])
    expect(optimisticLikes.get()).toEqual({ 'post 1': { on: true, waits: true } })
  })

  it('is handled on the device alone while one is pending, and disappears when the two cancel out', async () => {
    const { tap, shown } = scene()
    withoutNetwork(() => 'kept')
    await tap()
    let calls = 0
    server.call = async (on) => {
      calls += 1
      return { liked: on, likes: 3 }
    }
    device.queue = () => 'undone'
    expect(await tap()).toBe('undone')
    expect([calls, shown(), optimisticLikes.get()]).toEqual([0, { liked: false, likes: 3 }, {}])
  })

  it('is also left to the device when undone before the first attempt failed', async () => {
    const { tap, shown } = scene()
    const queued: boolean[] = []
    withoutNetwork((on) => {
      queued.push(on)
      return on ? 'kept' : 'undone'
    })
    expect(await Promise.all([tap(), tap()])).toEqual(['kept', 'undone'])
    expect([queued, shown()]).toEqual([[true, false], { liked: false, likes: 3 }])
  })

  it('has no known previous state when its call may have been executed', async () => {
    const { tap } = scene()
    vi.stubGlobal('navigator', { onLine: true })
    const known: (boolean | null)[] = []
    withoutNetwork((_on, was) => {
      known.push(was)
      return 'kept'
    })
    await tap()
    expect(known).toEqual([null])
  })

  it('fails and shows the server’s state when the device cannot keep it', async () => {
    const { tap, shown, failures } = scene()
    withoutNetwork(() => null)
    expect(await tap()).toBe('failed')
    expect([shown(), failures.length]).toEqual([{ liked: false, likes: 3 }, 1])
  })
})
