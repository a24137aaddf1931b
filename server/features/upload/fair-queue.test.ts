import { describe, expect, it } from 'vitest'
import { FairQueue } from './fair-queue.ts'

/** Jobs that end when the test resolves them. */
function setUp(options: { workers: number; perOwner?: number; most?: number }) {
  const queue = new FairQueue({ perOwner: 100, most: 100, ...options })
  const running: string[] = []
  const ends = new Map<string, () => void>()
  const begin = (owner: string, name: string): Promise<string> =>
    queue.run(owner, () => {
      running.push(name)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
    })
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { queue, begin, end, running }
}

describe('FairQueue', () => {
  it('lets another owner in before the next job of one with many', async () => {
    const { begin, end, running } = setUp({ workers: 2 })
    for (const name of ['a1', 'a2', 'a3']) void begin('a', name)
    // A worker is idle, but not for the same owner.
    expect(running).toEqual(['a1'])
    const other = begin('b', 'b1')
    void begin('c', 'c1')
    expect(running).toEqual(['a1', 'b1'])
    await end('b1')
    expect(await other).toBe('b1')
    expect(running).toEqual(['a1', 'b1', 'c1'])
    await end('a1')
    await end('a2')
    expect(running).toEqual(['a1', 'b1', 'c1', 'a2', 'a3'])
  })

  it('lets the other owners in one after another with a single worker', async () => {
    const { begin, end, running } = setUp({ workers: 1 })
    for (const name of ['a1', 'a2', 'b1', 'c1']) void begin(name[0] ?? '', name)
    for (const name of ['a1', 'b1', 'c1']) await end(name)
    expect(running).toEqual(['a1', 'b1', 'c1', 'a2'])
  })

  it('limits the places per owner, and always keeps one for an owner with none', () => {
    const { begin, running } = setUp({ workers: 1, perOwner: 3, most: 4 })
    for (let index = 0; index < 3; index += 1) void begin('a', `a${index}`)
    expect(() => begin('a', 'a3')).toThrow(expect.objectContaining({ code: 'busy' }))
    for (let index = 0; index < 2; index += 1) void begin('b', `b${index}`)
    expect(() => begin('b', 'b2')).toThrow(expect.objectContaining({ code: 'busy' }))
    void begin('c', 'c0')
    expect(() => begin('c', 'c1')).toThrow(expect.objectContaining({ code: 'busy' }))
    expect(running).toEqual(['a0'])
  })

  it('continues after a failed job, and passes on its error', async () => {
    const { queue, begin, running } = setUp({ workers: 1 })
    await expect(queue.run('a', () => Promise.reject(new Error('no picture')))).rejects.toThrow('no picture')
    void begin('a', 'a1')
    await new Promise((resolve) => setImmediate(resolve))
    expect(running).toEqual(['a1'])
  })
})
