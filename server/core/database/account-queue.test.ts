import { expect, it } from 'vitest'
import { AccountQueue, mostWaiting } from './account-queue.ts'

/** Jobs that end on demand, and those that have started so far. */
function work() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const start = (name: string) => (): Promise<string> =>
    new Promise((resolve) => {
      begun.push(name)
      ends.set(name, () => resolve(name))
    })
  return { begun, start, end: (name: string) => ends.get(name)?.() }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

it('runs the calls of one account sequentially, in order of arrival', async () => {
  const queue = new AccountQueue()
  const { begun, start, end } = work()
  const all = Promise.all(['a1', 'a2', 'a3'].map((name) => queue.run('a', start(name))))
  for (const name of ['a1', 'a2', 'a3']) {
    expect(begun.at(-1)).toBe(name)
    end(name)
    await settled()
  }
  expect(await all).toEqual(['a1', 'a2', 'a3'])
})

it('serves accounts in turn, so a busy account delays only itself', async () => {
  const queue = new AccountQueue()
  const { begun, start, end } = work()
  for (const name of ['a1', 'a2', 'a3']) void queue.run('a', start(name))
  for (const account of ['b', 'c', 'd', 'e', 'f', 'g', 'h']) void queue.run(account, start(account))
  // Six at once, each of a different account.
  expect(begun).toEqual(['a1', 'b', 'c', 'd', 'e', 'f'])
  end('a1')
  await settled()
  expect(begun.at(-1)).toBe('g')
  end('b')
  end('c')
  await settled()
  expect(begun.slice(7)).toEqual(['h', 'a2'])
})

it('continues after a failed call', async () => {
  const queue = new AccountQueue()
  await expect(queue.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await queue.run('a', async () => 'yes')).toBe('yes')
})

it('rejects calls over the queue limit of one account, without affecting others', async () => {
  const queue = new AccountQueue()
  const { start, end } = work()
  void queue.run('a', start('first'))
  const waiting = Array.from({ length: mostWaiting }, () => queue.run('a', async () => 'later'))
  await expect(queue.run('a', async () => 'too late')).rejects.toMatchObject({ code: 'busy' })
  expect(await queue.run('b', async () => 'other')).toBe('other')
  end('first')
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['later']))
})
