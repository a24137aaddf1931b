// Tasks and activities that an operator creates at the desk: counted, paid and shown like those of the demonstration world.
import { expect, it } from 'vitest'
import { texts } from '../../support/people/admin-requests.ts'
import { adminScene } from '../../support/people/admin-scene.ts'

const { member, done, refusal } = await adminScene()

interface ListedTask {
  id: string
  progress: number
  is_complete: number
}
const task = {
  ...{ id: 'first-team', name: texts('关注一支球队'), act: 'follow', period: 'day', img: '/tasks/follow.svg' },
  ...{ gold: 7, goal: 1, path: '/football', place: 50, on: true },
}
const mine = () => done('POST api/Activity_Config/user_task_list', { tz: 'UTC' }, member)
const shown = async (): Promise<ListedTask | undefined> => (await mine()).list.find(({ id }: ListedTask) => id === task.id)
const follow = (id: string) => done('POST api/Member/follow', { put: [{ kind: 'team', id, events: [] }] }, member)

it('a task counts and pays once created, is hidden while off, and stays the same task when edited', async () => {
  const before = (await mine()).gold
  expect(await shown()).toBeUndefined()
  const { list } = await done('POST api/Desk/putTask', task)
  expect(list).toContainEqual(task)
  expect(await shown()).toMatchObject({ task: task.name, lz_num: 7, progress: 0, is_complete: 0 })
  await follow('t1')
  expect(await shown()).toMatchObject({ progress: 1, is_complete: 1 })
  expect((await mine()).gold).toBe(before + 7)

  await done('POST api/Desk/putTask', { ...task, on: false })
  expect(await shown()).toBeUndefined()
  expect((await done('GET api/Desk/tasks')).list).toContainEqual({ ...task, on: false })
  // A larger goal and reward do not pay the task again.
  await done('POST api/Desk/putTask', { ...task, goal: 2, gold: 9 })
  await follow('t2')
  expect((await mine()).gold).toBe(before + 7)
  for (const wrong of [{ act: 'share' }, { period: 'once' }, { name: { ...task.name, vi: ' ' } }, { path: '//elsewhere.example' }])
    expect(await refusal('POST api/Desk/putTask', { ...task, ...wrong })).toBe('invalid-input')
})

it('an activity is shown from its start to its end, the latest to begin first', async () => {
  const at = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString()
  const now = () => done('GET api/Activity_Config/getActivityUrl', {}, null)
  const usual = await now()
  const weekend = { id: 'weekend', title: texts('周末看球'), path: '/schedule', starts_at: at(-60), ends_at: at(60) }
  const { activities } = await done('POST api/Desk/putActivity', weekend)
  expect(activities[0]).toEqual(weekend)
  expect(await now()).toEqual({ url: '/schedule', title: weekend.title, ends_at: weekend.ends_at })
  await done('POST api/Desk/putActivity', { ...weekend, ends_at: at(-1) })
  expect(await now()).toEqual(usual)
  await done('POST api/Desk/putActivity', { ...weekend, starts_at: at(30), ends_at: at(60) })
  expect(await now()).toEqual(usual)
  for (const wrong of [{ ends_at: weekend.starts_at }, { path: 'https://elsewhere.example/' }, { title: { ...weekend.title, en: '' } }])
    expect(await refusal('POST api/Desk/putActivity', { ...weekend, ...wrong })).toBe('invalid-input')
})
