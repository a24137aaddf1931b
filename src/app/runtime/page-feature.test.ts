import { expect, it } from 'vitest'
import { pageFeature } from './page-feature.ts'

it('knows whose page it is, also with a slash at its end', () => {
  expect(pageFeature('/news', '')).toBe('news')
  expect(pageFeature('/detail/', '?id=3')).toBe('news')
  expect(pageFeature('/schedule', '?type=4')).toBe('schedule')
  expect([pageFeature('/specialist-detail', '?id=3'), pageFeature('/trophy/home', '')]).toEqual(['experts', 'guess'])
})

it('tells the tasks from the rest of the personal centre', () => {
  expect(pageFeature('/member', '?type=8')).toBe('tasks')
  expect([pageFeature('/member', '?type=1'), pageFeature('/member', '')]).toEqual([null, null])
})

it('leaves everything else alone', () => {
  expect(['/', '/main', '/football', '/score-detail', '/desk', '/newsroom'].map((path) => pageFeature(path, ''))).toEqual(
    Array(6).fill(null),
  )
})
