import { expect, it } from 'vitest'
import type { Act, Task } from '../../../../contract/task/task.ts'
import { groupTasks } from './task-groups.ts'

const task = (act: Act, more: Partial<Task> = {}): Task => ({
  id: act,
  task: { zh: act, en: act, vi: act },
  act,
  img: '/tasks/x.svg',
  lz_num: 5,
  is_complete: 0,
  progress: 0,
  goal: 1,
  period: 'day',
  path: '/main',
  ...more,
})

it('groups tasks by type; the daily count includes shares and excludes one-off tasks', () => {
  const groups = groupTasks([
    task('check-in', { is_complete: 1 }),
    task('share', { is_complete: 1 }),
    task('recharge', { period: 'once', is_complete: 1 }),
    task('read'),
    task('share', { id: 'first-share', period: 'once' }),
  ])
  expect(groups.daily.map(({ id }) => id)).toEqual(['check-in', 'read'])
  expect(groups.share.map(({ id }) => id)).toEqual(['share'])
  expect(groups.once.map(({ id }) => id)).toEqual(['recharge', 'first-share'])
  expect([groups.doneToday, groups.ofToday]).toEqual([2, 3])
})
