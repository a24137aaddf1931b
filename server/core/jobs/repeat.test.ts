import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { repeat, runEach } from './repeat.ts'

type Round = Parameters<typeof repeat>[0]

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const every = 1_000
function watched(work: Round, first?: number) {
  const errors: unknown[] = []
  const round = vi.fn(work as () => Promise<void>)
  const log = { error: (...args: unknown[]) => void errors.push(args) }
  return { ...repeat(round, { every, first, log, failure: 'it failed' }), round, errors }
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** A round that ends on demand. */
function held() {
  const ends: (() => void)[] = []
  return { work: () => new Promise<void>((resolve) => ends.push(resolve)), end: () => ends.shift()?.() }
}

describe('repeated task', () => {
  it('runs after each interval, including the first', async () => {
    const { round, stop } = watched(() => undefined)
    await pass(every - 1)
    expect(round).toHaveBeenCalledTimes(0)
    await pass(1)
    expect(round).toHaveBeenCalledTimes(1)
    await pass(3 * every)
    expect(round).toHaveBeenCalledTimes(4)
    await stop()
  })
  it('runs immediately if requested', async () => {
    const { round, stop } = watched(() => undefined, 0)
    await pass(0)
    expect(round).toHaveBeenCalledTimes(1)
    await pass(every)
    expect(round).toHaveBeenCalledTimes(2)
    await stop()
  })
  it('waits for the delay returned by a run', async () => {
    const { round, stop } = watched(async () => 5 * every, 0)
    await pass(5 * every - 1)
    expect(round).toHaveBeenCalledTimes(1)
    await pass(1)
    expect(round).toHaveBeenCalledTimes(2)
    await stop()
  })
  it('waits from the end of a run, so runs never overlap', async () => {
    const { work, end } = held()
    const { round, stop } = watched(work, 0)
    await pass(10 * every)
    expect(round).toHaveBeenCalledTimes(1)
    end()
    await pass(every)
    expect(round).toHaveBeenCalledTimes(2)
    end()
    await stop()
  })
  it('logs errors thrown or rejected by a run, and continues', async () => {
    const error = new Error('away')
    const { errors, round, stop } = watched(
      vi
        .fn<() => Promise<void>>()
        .mockImplementationOnce(() => {
          throw error
        })
        .mockRejectedValueOnce(error)
        .mockResolvedValue(undefined),
    )
    await pass(2 * every)
    expect(errors).toEqual([
      [{ err: error }, 'it failed'],
      [{ err: error }, 'it failed'],
    ])
    await pass(every)
    expect(round).toHaveBeenCalledTimes(3)
    expect(errors).toHaveLength(2)
    await stop()
  })
  it('runs at once when woken while waiting, and once more when woken during a run', async () => {
    const { work, end } = held()
    const { round, stop, wake } = watched(work)
    wake()
    await pass(0)
    expect(round).toHaveBeenCalledTimes(1)
    wake()
    wake()
    await pass(0)
    expect(round).toHaveBeenCalledTimes(1)
    end()
    await pass(0)
    expect(round).toHaveBeenCalledTimes(2)
    end()
    await pass(every - 1)
    expect(round).toHaveBeenCalledTimes(2)
    await pass(1)
    expect(round).toHaveBeenCalledTimes(3)
    end()
    await stop()
  })
})

describe('stop', () => {
  it('waits for the current run', async () => {
    const { work, end } = held()
    const { stop } = watched(work, 0)
    await pass(0)
    let stopped = false
    const stopping = stop().then(() => {
      stopped = true
    })
    await pass(every)
    expect(stopped).toBe(false)
    end()
    await stopping
    expect(stopped).toBe(true)
  })
  it('prevents further runs, even when woken', async () => {
    const { work, end } = held()
    const { round, stop, wake } = watched(work, 0)
    await pass(0)
    wake()
    const stopping = stop()
    end()
    await stopping
    wake()
    await pass(10 * every)
    expect(round).toHaveBeenCalledTimes(1)
  })
  it('does not reject when a run fails', async () => {
    const { errors, stop } = watched(() => Promise.reject(new Error('away')), 0)
    await stop()
    expect(errors).toHaveLength(1)
  })
})

it('runs every step despite failures, and throws them at the end', async () => {
  const taken: number[] = []
  const step = (id: number, fault?: Error) => async () => {
    taken.push(id)
    if (fault) throw fault
  }
  const [first, second] = [new Error('first'), new Error('second')]
  await expect(runEach([step(1, first), step(2)])).rejects.toBe(first)
  await expect(runEach([step(3, first), step(4, second), step(5)])).rejects.toMatchObject({ errors: [first, second] })
  await runEach([step(6)])
  expect(taken).toEqual([1, 2, 3, 4, 5, 6])
})
