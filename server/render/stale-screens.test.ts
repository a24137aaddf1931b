import { expect, it } from 'vitest'
import { StaleScreens } from './stale-screens.ts'

const page = 'x'.repeat(50)
const kept = (screens: StaleScreens, keys: readonly string[], now = 0) => keys.filter((key) => screens.get(key, now) !== null)

it('are so many bytes, of which the latest stay', () => {
  const screens = new StaleScreens(300)
  for (const key of ['a', 'b', 'c', 'a', 'd']) screens.put(key, page, 0)
  expect(kept(screens, ['a', 'b', 'c', 'd'])).toEqual(['a', 'c', 'd'])
  // One that is larger than all of it is not kept.
  screens.put('e', page.repeat(9), 0)
  expect(kept(screens, ['a', 'b', 'c', 'd', 'e'])).toEqual([])
  screens.put('f', page, 0)
  expect(kept(screens, ['f'])).toEqual(['f'])
})

it('a reserved one stays until the next of its place', () => {
  const screens = new StaleScreens(300)
  screens.put('main', page, 0, '/main zh')
  for (let index = 0; index < 20; index += 1) screens.put(`day ${index}`, page, 0)
  expect(kept(screens, ['main', 'day 17', 'day 18', 'day 19'])).toEqual(['main', 'day 18', 'day 19'])
  screens.put('other main', page, 0, '/main zh')
  for (let index = 20; index < 23; index += 1) screens.put(`day ${index}`, page, 0)
  expect(kept(screens, ['main', 'other main', 'day 22'])).toEqual(['other main', 'day 22'])
})

it('are told of for ten minutes', () => {
  const screens = new StaleScreens()
  screens.put('a', page, 0)
  expect(kept(screens, ['a'], 599_999)).toEqual(['a'])
  expect(kept(screens, ['a'], 600_000)).toEqual([])
})
