import { expect, it } from 'vitest'
import { pageFeature } from './page-feature.ts'

it('maps a page to its feature, also with a trailing slash', () => {
  expect(pageFeature('/news', '')).toBe('news')
  expect(pageFeature('/detail/', '?id=3')).toBe('news')
  expect(pageFeature('/schedule', '?type=4')).toBe('schedule')
  expect([pageFeature('/specialist-detail', '?id=3'), pageFeature('/trophy/home', '')]).toEqual(['experts', 'guess'])
})

it('distinguishes the tasks from the rest of the personal center', () => {
  expect(pageFeature('/member', '?type=8')).toBe('tasks')
  expect([pageFeature('/member', '?type=1'), pageFeature('/member', '')]).toEqual([null, null])
})

it('maps all other pages to none', () => {
  expect(['/', '/main', '/football', '/score-detail', '/desk', '/newsroom'].map((path) => pageFeature(path, ''))).toEqual(
    Array(6).fill(null),
  )
})
