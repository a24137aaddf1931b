import { expect, it } from 'vitest'
import { StaleScreens } from './stale-screens.ts'

const page = 'x'.repeat(50)
const cachedKeys = (screens: StaleScreens, keys: readonly string[], now = 0) => keys.filter((key) => screens.get(key, now) !== null)

it('limits the cache in bytes, and keeps the latest', () => {
  const screens = new StaleScreens(300)
  for (const key of ['a', 'b', 'c', 'a', 'd']) screens.set(key, page, 0)
  expect(cachedKeys(screens, ['a', 'b', 'c', 'd'])).toEqual(['a', 'c', 'd'])
  // Larger than the whole cache.
  screens.set('e', page.repeat(9), 0)
  expect(cachedKeys(screens, ['a', 'b', 'c', 'd', 'e'])).toEqual([])
  screens.set('f', page, 0)
  expect(cachedKeys(screens, ['f'])).toEqual(['f'])
})

it('keeps a reserved screen until the next one of its slot', () => {
  const screens = new StaleScreens(300)
  screens.set('main', page, 0, '/main zh')
  for (let index = 0; index < 20; index += 1) screens.set(`day ${index}`, page, 0)
  expect(cachedKeys(screens, ['main', 'day 17', 'day 18', 'day 19'])).toEqual(['main', 'day 18', 'day 19'])
  screens.set('other main', page, 0, '/main zh')
  for (let index = 20; index < 23; index += 1) screens.set(`day ${index}`, page, 0)
  expect(cachedKeys(screens, ['main', 'other main', 'day 22'])).toEqual(['other main', 'day 22'])
})

it('expires screens after ten minutes', () => {
  const screens = new StaleScreens()
  screens.set('a', page, 0)
  expect(cachedKeys(screens, ['a'], 599_999)).toEqual(['a'])
  expect(cachedKeys(screens, ['a'], 600_000)).toEqual([])
})
