// Background jobs over a real database: queued in a transaction, rolled back with it, processed in order and retried on failure.
import PgBoss from 'pg-boss'
import { afterEach, expect, it } from 'vitest'
import { type Jobs, type Queue, startJobs } from '../../../server/core/jobs/jobs.ts'
import { silentLog } from '../../support/app.ts'
import { testDatabase } from '../../support/database/database.ts'
import { isShort } from '../../support/soak.ts'

interface Parcel {
  name: string
  weight: number
}

const { db, pool } = await testDatabase()
let queues = 0
let jobs: Jobs
let queue: Queue<Parcel>
let done: string[]
let endWork: (() => Promise<void>) | undefined
let letGo = (): void => undefined

async function begin(now?: () => number, held?: number): Promise<void> {
  jobs = await startJobs(pool, silentLog, now, held)
  queues += 1
  queue = { name: `parcel${queues}`, order: ({ weight }) => weight }
  done = []
  await jobs.open(queue)
}
const work = (handle: (parcel: Parcel) => void = ({ name }) => void done.push(name)): void => {
  endWork = jobs.work(queue, async (parcel) => handle(parcel))
}
const waiting = async (): Promise<string[]> =>
  (await pool.query(`SELECT data->>'name' AS name FROM pgboss.job WHERE name = $1 AND state = 'created'`, [queue.name])).rows.map(
    ({ name }) => name,
  )

afterEach(async () => {
  letGo()
  await endWork?.()
  endWork = undefined
  await jobs.stop()
})

it('a job rolls back with its transaction, and runs when that commits', async () => {
  await begin()
  work()
  const undone = db.transaction(async (tx) => {
    await jobs.sendIn(tx, queue, { name: 'undone', weight: 1 })
    throw new Error('rolled back')
  })
  await expect(undone).rejects.toThrow('rolled back')
  await db.transaction(async (tx) => {
    await jobs.sendIn(tx, queue, { name: 'kept', weight: 2 })
    expect(await waiting()).toEqual([])
  })
  await expect.poll(() => done).toEqual(['kept'])
})

it('a job notifies on commit, so that no polling is needed', async () => {
  await begin()
  const listener = await pool.connect()
  const heard: (string | undefined)[] = []
  listener.on('notification', ({ payload }) => heard.push(payload))
  await listener.query('LISTEN job')
  await db.transaction((tx) => jobs.sendIn(tx, queue, { name: 'one', weight: 1 }))
  await expect.poll(() => heard).toEqual([queue.name])
  listener.release(true)
})

it('waiting jobs run in the order of their queue', async () => {
  await begin()
  await db.transaction(async (tx) => {
    for (const weight of [3, 1, 2]) await jobs.sendIn(tx, queue, { name: `of ${weight}`, weight })
  })
  work()
  await expect.poll(() => done).toEqual(['of 1', 'of 2', 'of 3'])
})

it('a failed job is retried, and delays no other', async () => {
  await begin()
  const tried: string[] = []
  work(({ name }) => {
    tried.push(name)
    if (name === 'bad' && tried.length === 1) throw new Error('not now')
    done.push(name)
  })
  await db.transaction(async (tx) => {
    await jobs.sendIn(tx, queue, { name: 'bad', weight: 1 })
    await jobs.sendIn(tx, queue, { name: 'good', weight: 2 })
  })
  await expect.poll(() => done).toEqual(['good', 'bad'])
  expect(tried).toEqual(['bad', 'good', 'bad'])
})

/** Two jobs of one batch: the first is done, the second runs until it is released. */
async function midway(): Promise<{ states: () => Promise<unknown[]> }> {
  await begin()
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await db.transaction(async (tx) => {
    for (const weight of [1, 2, 3]) await jobs.sendIn(tx, queue, { name: `of ${weight}`, weight })
  })
  endWork = jobs.work(queue, async ({ name }) => {
    if (name === 'of 2') await held
    done.push(name)
  })
  await expect.poll(() => done).toEqual(['of 1'])
  const states = async () =>
    (await pool.query(`SELECT state::text FROM pgboss.job WHERE name = $1 ORDER BY data->>'weight'`, [queue.name])).rows.map(
      ({ state }) => state,
    )
  return { states }
}

it('a job is completed at once, not with the last of its batch', async () => {
  const { states } = await midway()
  await expect.poll(states).toEqual(['completed', 'active', 'active'])
  letGo()
  await expect.poll(states).toEqual(['completed', 'completed', 'completed'])
})

it('a fetched job not started before shutdown is available to the next worker at once', async () => {
  const { states } = await midway()
  const ended = endWork?.()
  letGo()
  await ended
  expect([done, (await states()).slice(0, 2)]).toEqual([
    ['of 1', 'of 2'],
    ['completed', 'completed'],
  ])
  work()
  await expect.poll(() => done, { timeout: 10_000 }).toEqual(['of 1', 'of 2', 'of 3'])
})

it.skipIf(isShort)('a job runs once, however long it and the earlier jobs of its batch take', async () => {
  await begin(undefined, 2)
  // The maintenance that checks for expired jobs every minute runs every second here.
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'pgboss',
    schedule: false,
    maintenanceIntervalSeconds: 1,
  })
  await boss.start()
  await db.transaction(async (tx) => {
    for (const weight of [1, 2, 3]) await jobs.sendIn(tx, queue, { name: `of ${weight}`, weight })
  })
  let begun = 0
  endWork = jobs.work(queue, async ({ name }) => {
    begun += 1
    if (begun === 1) await new Promise((resolve) => setTimeout(resolve, 6_000))
    done.push(name)
  })
  await expect.poll(() => done.length, { timeout: 15_000 }).toBeGreaterThanOrEqual(3)
  // Jobs that were returned to the queue come back shortly afterwards.
  await new Promise((resolve) => setTimeout(resolve, 5_000))
  await boss.stop({ graceful: false, wait: false })
  expect(done).toEqual(['of 1', 'of 2', 'of 3'])
})

it('a job waits until it is due, once per name', async () => {
  // With a clock that runs an hour ahead, the job is still due at the same instant.
  const hour = 3_600_000
  const now = () => Date.now() + hour
  await begin(now)
  work()
  const planned = now() + hour
  for (const name of ['first', 'second'])
    await db.transaction((tx) => jobs.sendIn(tx, queue, { name, weight: 1 }, { at: planned, name: 'the one' }))
  await db.transaction((tx) => jobs.sendIn(tx, queue, { name: 'due', weight: 1 }, { at: now() - 1 }))
  await expect.poll(() => done).toEqual(['due'])
  expect(await waiting()).toEqual(['first'])
  const { rows } = await pool.query(`SELECT start_after FROM pgboss.job WHERE name = $1 AND state = 'created'`, [queue.name])
  expect(Math.abs(rows[0].start_after.getTime() - (planned - hour))).toBeLessThan(hour / 2)
  await pool.query('UPDATE pgboss.job SET start_after = now() WHERE name = $1', [queue.name])
  await expect.poll(() => done).toEqual(['due', 'first'])
})
