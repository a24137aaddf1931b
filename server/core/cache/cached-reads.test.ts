import { expect, it } from 'vitest'
import { cachedReads } from './cached-reads.ts'

const options = { goodFor: 2_000, most: 1_000 }

it('shares one read among concurrent callers for two seconds, then reads again', async () => {
  let [now, count] = [0, 0]
  const reads = cachedReads<number>(() => now, options)
  const read = async () => {
    count += 1
    return count
  }
  expect(await Promise.all([reads.get('a', read), reads.get('a', read), reads.get('b', read)])).toEqual([1, 1, 2])
  now = 1_999
  expect(await reads.get('a', read)).toBe(1)
  now = 2_000
  expect(await reads.get('a', read)).toBe(3)
})

it('does not cache failures, or more than a thousand entries', async () => {
  const reads = cachedReads<string>(() => 0, options)
  await expect(reads.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await reads.get('a', async () => 'yes')).toBe('yes')
  for (let at = 0; at < 1_000; at += 1) await reads.get(`room ${at}`, async () => 'first')
  expect(await reads.get('a', async () => 'again')).toBe('again')
  expect(await reads.get('room 999', async () => 'again')).toBe('first')
})

it('reads again after an eviction, even during a pending read', async () => {
  const reads = cachedReads<string>(() => 0, options)
  const slow = reads.get('a', () => new Promise((resolve) => setImmediate(resolve, 'before')))
  reads.evict('a')
  expect(await reads.get('a', async () => 'after')).toBe('after')
  expect(await slow).toBe('before')
  expect(await reads.get('a', async () => 'again')).toBe('after')
})
