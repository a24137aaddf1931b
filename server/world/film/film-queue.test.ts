// The order of filming: by due time, also in the middle of a piece that is not urgent.
import { setImmediate as yieldEventLoop } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { FilmQueue } from './film-queue.ts'
import { type NumberedOrder, tooLate } from './order.ts'

const now = 10_000
const order = (id: number, due: number, until?: number): NumberedOrder => ({
  ...{ id, match: `m${id}`, seed: 's', from: 0, due, width: 480 },
  camera: { type: 'live', language: 'zh' },
  ...(until !== undefined && { until }),
})

/** A queue whose films have three pictures; `steps` is the log of their pictures and results. */
function scene(broken: readonly number[] = []) {
  const steps: string[] = []
  const queue = new FilmQueue({
    now: () => now,
    async film({ id }, pause) {
      for (const picture of [1, 2, 3]) {
        steps.push(`${id}.${picture}`)
        await yieldEventLoop()
        if (broken.includes(id)) throw new Error('no such match')
        await pause()
      }
      return { id, still: Buffer.of() }
    },
    onResult: (result) => steps.push(`${result.id} ${'fault' in result ? result.fault : 'done'}`),
  })
  return { queue, steps, until: (last: string) => vi.waitFor(() => expect(steps.at(-1)).toBe(last)) }
}

it('films an order that is due sooner between two pictures of the current one', async () => {
  const { queue, steps, until } = scene()
  queue.add(order(1, now + 120_000))
  expect(steps).toEqual(['1.1'])
  queue.add(order(2, now + 400))
  await until('1 done')
  expect(steps).toEqual(['1.1', '2.1', '2.2', '2.3', '2 done', '1.2', '1.3', '1 done'])
})

it('queues orders that are due at the same time or later, earliest first', async () => {
  const { queue, steps, until } = scene()
  for (const [id, after] of [
    [1, 400],
    [2, 2_400],
    [3, 400],
    [4, 900],
  ] as const)
    queue.add(order(id, now + after))
  await until('2 done')
  expect(steps.filter((one) => one.endsWith('done'))).toEqual(['1 done', '3 done', '4 done', '2 done'])
  expect(steps.slice(0, 4)).toEqual(['1.1', '1.2', '1.3', '1 done'])
})

it('does not film an order a second after it was due, unless it is wanted for longer', async () => {
  const { queue, steps, until } = scene()
  queue.add(order(1, now - 1_001))
  queue.add(order(2, now - 1_001, now + 5_000))
  queue.add(order(3, now + 5_000, now - 1))
  await until('2 done')
  expect(steps).toContain(`1 ${tooLate}`)
  expect(steps).toContain(`3 ${tooLate}`)
  expect(steps).toContain('2.1')
})

it('continues after a piece that could not be filmed', async () => {
  const { queue, steps, until } = scene([1])
  queue.add(order(1, now + 400))
  queue.add(order(2, now + 900))
  await until('2 done')
  expect(steps).toContain('1 no such match')
})
