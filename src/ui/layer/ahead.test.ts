import { expect, it, vi } from 'vitest'
import { fetchAhead, nameAhead, noteAhead, takeAhead } from './ahead.ts'

it('returns the names used by a render once, in order', () => {
  for (const name of ['words:room', 'src/a.tsx', 'words:room']) noteAhead(name)
  expect(takeAhead()).toEqual(['words:room', 'src/a.tsx'])
  expect(takeAhead()).toEqual([])
})

it('fetches each name once per language, including names registered by a fetched part', async () => {
  const load = vi.fn(async () => undefined)
  nameAhead('src/outer.tsx', async () => nameAhead('words:inner', load))
  const names = ['src/outer.tsx', 'words:inner']
  expect(await fetchAhead(names, 'zh')).toBe(true)
  expect(load).toHaveBeenCalledWith('zh')
  expect(await fetchAhead(names, 'zh')).toBe(false)
  expect(await fetchAhead(names, 'vi')).toBe(true)
  expect(load).toHaveBeenCalledTimes(2)
})

it('fetches a name once a file has registered it, and no earlier', async () => {
  expect(await fetchAhead(['words:unnamed'], 'zh')).toBe(false)
  const load = vi.fn(async () => undefined)
  nameAhead('words:unnamed', load)
  expect(await fetchAhead(['words:unnamed'], 'zh')).toBe(true)
  expect(load).toHaveBeenCalledTimes(1)
})

it('fetches a name again after a failure', async () => {
  let fails = true
  nameAhead('words:late', async () => {
    if (fails) throw new Error('no network')
  })
  await expect(fetchAhead(['words:late'], 'zh')).rejects.toThrow('no network')
  fails = false
  expect(await fetchAhead(['words:late'], 'zh')).toBe(true)
})
