import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createShowQueue } from './show-queue.ts'

/** Events, in order. */
let log: string[] = []
/** Completes pending operations, by name. */
let end: Record<string, () => void> = {}
const begin = (name: string): Promise<void> => {
  log.push(name)
  return new Promise((resolve) => {
    end[name] = () => {
      log.push(`${name} done`)
      resolve()
    }
  })
}
/** Waits until everything that can proceed has proceeded. */
const settled = async (): Promise<void> => {
  for (let index = 0; index < 20; index += 1) await Promise.resolve()
}
beforeEach(() => {
  log = []
  end = {}
})

describe('notification queue', () => {
  it('shows two that arrive together one after the other, and counts them once', async () => {
    const show = createShowQueue(() => begin('count'))
    const both = [show(() => begin('first')), show(() => begin('second'))]
    await settled()
    expect(log).toEqual(['first'])
    end.first?.()
    await settled()
    expect(log).toEqual(['first', 'first done', 'second'])
    end.second?.()
    await settled()
    expect(log.at(-1)).toBe('count')
    end.count?.()
    await Promise.all(both)
    expect(log.filter((what) => what === 'count')).toHaveLength(1)
  })
  it('makes one that arrives during the count wait for it', async () => {
    const show = createShowQueue(() => begin('count'))
    const first = show(() => begin('first'))
    await settled()
    end.first?.()
    await settled()
    const second = show(() => begin('second'))
    await settled()
    expect(log).toEqual(['first', 'first done', 'count'])
    end.count?.()
    await first
    await settled()
    end.second?.()
    await settled()
    expect(log).toEqual(['first', 'first done', 'count', 'count done', 'second', 'second done', 'count'])
    end.count?.()
    await second
  })
  it('shows all of them even if a count never ends', async () => {
    vi.useFakeTimers()
    try {
      const show = createShowQueue(() => new Promise(() => undefined))
      void show(async () => undefined)
      await settled()
      void show(() => begin('second'))
      await vi.advanceTimersByTimeAsync(1_000)
      expect(log).toEqual(['second'])
    } finally {
      vi.useRealTimers()
    }
  })
  it('continues with the others after one is rejected by the browser', async () => {
    const show = createShowQueue(() => begin('count'))
    const refused = show(() => Promise.reject(new Error('no permission')))
    await expect(refused).rejects.toThrow('no permission')
    end.count?.()
    await settled()
    const next = show(() => begin('next'))
    await settled()
    end.next?.()
    await settled()
    end.count?.()
    await next
    expect(log).toContain('next done')
  })
})
