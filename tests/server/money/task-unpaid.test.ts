// Acts while the ledger is not trustworthy, or while the operator has switched tasks off, succeed and earn nothing.
import { expect, it } from 'vitest'
import { openLedger } from '../../../server/features/money/ledger/ledger.ts'
import { insertNews } from '../../../server/features/news/store.ts'
import { insertTasks } from '../../../server/features/task/store.ts'
import { silentLog } from '../../support/app.ts'
import { fullWorld, type Person } from '../../support/people/full-world.ts'

const setTrigger = (act: 'ENABLE' | 'DISABLE'): string => `ALTER TABLE ledger_posting ${act} TRIGGER ledger_posting_kept`
const { app, pool, call, person, operator } = await fullWorld(
  {},
  { prepare: async (database) => void (await database.pool.query(setTrigger('DISABLE'))) },
)
const text = { zh: '快讯', en: 'Flash', vi: 'Tin' }
const about = { sport: 'football', topic: 'flash', league_id: null, team_ids: [], match_id: null, comments: 0, body: [] } as const
const article = { ...about, id: 'n1', title: text, summary: text, author: text, cover: '', published_at: '2020-01-01T00:00:00Z' }
await insertNews(app.context.db, [{ ...article, team_ids: [], body: [] }])
await app.context.db.execute("UPDATE task SET goal = 1 WHERE act = 'comment'")
await insertTasks(app.context.db, [
  {
    ...{ id: 'first-words', name: text, act: 'comment', img: '', gold: 7, goal: 1 },
    ...{ period: 'once', path: '/news', place: 90, on: true },
  },
])

let commented = 0
async function comment(as: Person): Promise<void> {
  commented += 1
  const { error } = await call('POST api/Comment/add', { as, body: { kind: 'news', id: 'n1', content: `写得好${commented}` } })
  expect(error).toBeUndefined()
}
async function state(as: Person): Promise<[number, number, number]> {
  const { data } = await call('POST api/Activity_Config/user_task_list', { as, body: { tz: 'UTC' } })
  const { progress, is_complete } = data.list.find(({ id }: { id: string }) => id === 'first-words')
  return [data.gold, progress, is_complete]
}

it('pays a completed task at the next act once the ledger is valid again', async () => {
  const as = await person('writer')
  await comment(as)
  expect(await state(as)).toEqual([0, 1, 0])
  // As at the next start.
  await pool.query(setTrigger('ENABLE'))
  await (await openLedger({ pool, log: silentLog })).stop()
  await comment(as)
  const [gold, ...done] = await state(as)
  expect([gold > 0, ...done]).toEqual([true, 1, 1])
})

it('counts nothing while tasks are off', async () => {
  const [as, admin] = [await person('reader'), await operator('desk')]
  expect((await call('POST api/Desk/putConfig', { as: admin, body: { off: ['tasks'] } })).error).toBeUndefined()
  await comment(as)
  expect(await state(as)).toEqual([0, 0, 0])
  await call('POST api/Desk/putConfig', { as: admin, body: { off: [] } })
  await comment(as)
  expect((await state(as)).slice(1)).toEqual([1, 1])
})
