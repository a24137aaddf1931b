import { expect, it } from 'vitest'
import { openKept } from './kept.ts'

it('is read once for all who ask within two seconds, and again after', async () => {
  let [now, reads] = [0, 0]
  const kept = openKept<number>(() => now)
  const read = async () => {
    reads += 1
    return reads
  }
  expect(await Promise.all([kept.get('a', read), kept.get('a', read), kept.get('b', read)])).toEqual([1, 1, 2])
  now = 1_999
  expect(await kept.get('a', read)).toBe(1)
  now = 2_000
  expect(await kept.get('a', read)).toBe(3)
})

it('does not keep a failure, nor more than a thousand', async () => {
  const kept = openKept<string>(() => 0)
  await expect(kept.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await kept.get('a', async () => 'yes')).toBe('yes')
  for (let at = 0; at < 1_000; at += 1) await kept.get(`room ${at}`, async () => 'first')
  expect(await kept.get('a', async () => 'again')).toBe('again')
  expect(await kept.get('room 999', async () => 'again')).toBe('first')
})
