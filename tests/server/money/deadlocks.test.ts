// Everything that moves money, concurrently, by one account and by many, with the jobs running: PostgreSQL never has to break a deadlock,
// and uninvolved accounts do not wait.
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, inject, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { insertGoods } from '../../../server/features/task/mall/store.ts'
import { type CrowdScene, crowdScene, type Round } from '../../support/money/crowd-scene.ts'
import { type Act, moneyActs, otherActs } from '../../support/money/money-acts.ts'
import { scenesRoom } from '../../support/money/money-scene.ts'
import { figures, isShort, soak } from '../../support/soak.ts'

const name = { zh: '卡', en: 'Card', vi: 'Thẻ' }
/** Goods that cost both assets: a card and a parcel. */
const bothGoods = (['make-up-card', 'parcel'] as const).map((kind) => ({
  id: `both-${kind}`,
  kind,
  name,
  summary: name,
  img: '/img/card.png',
  gold: 1,
  price: 1,
  stock: 1_000_000,
  limit: 0,
  place: 9,
  on_sale: true,
}))
const moneyKeys = Object.entries(api).flatMap(([key, { effect }]) => (effect === 'money' ? [key] : []))

async function deadlocksOf(database: string | undefined): Promise<number> {
  const admin = new Client({ ...inject('admin') })
  await admin.connect()
  try {
    const { rows } = await admin.query<{ deadlocks: string }>('SELECT deadlocks FROM pg_stat_database WHERE datname = $1', [database])
    return Number(rows[0]?.deadlocks)
  } finally {
    await admin.end()
  }
}

const all = (scene: CrowdScene, round: Round, as: string, iteration: number): Act[] => [
  ...Object.values(moneyActs(scene, round, as, iteration)),
  ...otherActs(scene, round, as),
]
const part = soak(5, 2)
/** The share of all acts that one of the crowd performs. */
const partOf = (scene: CrowdScene, round: Round, as: string, index: number): Act[] =>
  all(scene, round, as, index).filter((_, place) => place % part === index % part)

/** Some forty concurrent acts of one account, some of each other one, and the jobs without a pause: more than any machine can handle. */
async function storm(scene: CrowdScene, fan: string, crowd: readonly string[]): Promise<void> {
  const round = await scene.begin()
  const acts = [
    ...all(scene, round, fan, 0),
    ...all(scene, round, fan, 1),
    ...crowd.flatMap((as, index) => partOf(scene, round, as, index)),
  ]
  let done = 0
  const count = (): void => {
    done += 1
  }
  await Promise.all([...acts.map((act) => act().finally(count)), scene.runJobs(() => done / acts.length)])
}

/** Repeats all acts of one account concurrently, while others act one step at a time as people do, and jobs run on schedule. */
async function taps(scene: CrowdScene, fan: string, crowd: readonly string[]): Promise<void> {
  const round = await scene.begin()
  let part = 0
  async function person(as: string, index: number): Promise<void> {
    for (const act of partOf(scene, round, as, index)) {
      await act()
      await pause(250)
    }
  }
  async function acts(): Promise<void> {
    await Promise.all([...all(scene, round, fan, 0), ...all(scene, round, fan, 1)].map((act) => act()))
    part = 0.5
    await Promise.all([...crowd.map(person), ...all(scene, round, fan, 2).map((act) => act())])
    part = 1
  }
  await Promise.all([acts(), scene.runJobs(() => part, 1_000)])
}

/** 99th percentile of milliseconds; sorts the array in place. */
const p99Of = (waits: number[]): number => Math.round(waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? 0)

it(
  'never deadlocks under any concurrent requests and settlements',
  async () => {
    const fan = 'fan'
    const crowd = Array.from({ length: soak(5, 8) }, (_, index) => `one-${index}`)
    const scene = await crowdScene([fan, 'other', 'opener', ...crowd])
    const { money, outcomes, jobs, failures } = scene
    await insertGoods(scene.db, bothGoods)
    expect(Object.keys(moneyActs(scene, { schemes: [''], questions: [''] }, fan, 0)).sort()).toEqual(moneyKeys.sort())
    const waits: Record<'storm' | 'taps', number[]> = { storm: [], taps: [] }
    const refused: string[] = []
    /** Sends gift after gift from an uninvolved account while the others' rounds run for this long, at least `least` rounds. */
    async function beside(kind: keyof typeof waits, run: typeof storm, milliseconds: number, least: number): Promise<number> {
      let isOver = false
      async function ask(): Promise<void> {
        while (!isOver) {
          const since = performance.now()
          const query = { room_id: scenesRoom.id, gift_id: 'flag', confirm: '1' }
          const { error } = await money.call('GET api/member/handselGift', { as: 'other', query })
          waits[kind].push(performance.now() - since)
          if (error !== undefined) refused.push(error)
        }
      }
      const other = ask()
      const until = performance.now() + milliseconds
      let rounds = 0
      do {
        await run(scene, fan, crowd)
        rounds += 1
      } while (performance.now() < until || rounds < least)
      isOver = true
      await other
      return rounds
    }
    // After the third round, the jobs have had every kind of work.
    const storms = await beside('storm', storm, soak(0, 60_000), 3)
    const tapped = isShort ? 0 : await beside('taps', taps, 60_000, 3)
    const ends = await scene.ends()
    // A connection's counters reach the totals when it closes at the latest.
    await scene.stop()
    expect(await deadlocksOf(money.connection.database)).toBe(0)
    expect([refused, failures]).toEqual([[], []])
    for (const [key, counts] of outcomes)
      for (const wrong of ['error', 'busy', 'too-many']) expect(counts.get(wrong), `${key}: ${wrong}`).toBeUndefined()
    expect(moneyKeys.filter((key) => !outcomes.get(key)?.get('done'))).toEqual([])
    // Every call, every job and every outcome of a payment occurred.
    expect(Object.entries({ ...jobs, ...ends }).filter(([, count]) => count === 0)).toEqual([])
    const [inStorm, p99] = [p99Of(waits.storm), p99Of(waits.taps)]
    const calls = [...outcomes.values()].flatMap((counts) => [...counts.values()]).reduce((sum, count) => sum + count, 0)
    figures({ proof: 'deadlocks', storms, tapped, calls, ...jobs, ...ends, other: waits.taps.length, p99, inStorm })
    if (!isShort) expect(p99).toBeLessThan(200)
  },
  soak(60_000, 300_000),
)
