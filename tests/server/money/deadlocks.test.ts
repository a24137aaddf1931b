// Everything that moves money, at once, by one account and by many, and the jobs beside it: PostgreSQL never has to end one of two that
// wait for each other, and whoever has nothing to do with it does not wait.
import { Client } from 'pg'
import { expect, inject, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { insertGoods } from '../../../server/features/mall/store.ts'
import { type CrowdScene, crowdScene, type Round } from '../../support/money/crowd-scene.ts'
import { type Act, moneyActs, otherActs } from '../../support/money/money-acts.ts'
import { scenesRoom } from '../../support/money/money-scene.ts'
import { figures, isShort, soak } from '../../support/soak.ts'

const name = { zh: '卡', en: 'Card', vi: 'Thẻ' }
/** A card and a parcel that cost both assets. */
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

/** Forty-odd acts of one, and some of each of the others. */
function actsOf(scene: CrowdScene, round: Round, fan: string, crowd: readonly string[]): Act[] {
  const all = (as: string, turn: number): Act[] => [...Object.values(moneyActs(scene, round, as, turn)), ...otherActs(scene, round, as)]
  const part = soak(5, 2)
  return [
    ...all(fan, 0),
    ...all(fan, 1),
    ...crowd.flatMap((as, index) => all(as, index).filter((_, place) => place % part === index % part)),
  ]
}

it(
  'never deadlocks, whoever asks for what at once and whatever is settled meanwhile',
  async () => {
    const fan = 'fan'
    const crowd = Array.from({ length: 8 }, (_, index) => `one-${index}`)
    const scene = await crowdScene([fan, 'other', 'opener', ...crowd])
    const { money, outcomes, jobs, failures } = scene
    await insertGoods(scene.db, bothGoods)
    expect(Object.keys(moneyActs(scene, { schemes: [''], questions: [''] }, fan, 0)).sort()).toEqual(moneyKeys.sort())
    const waits: number[] = []
    const refused: string[] = []
    let isOver = false
    async function ask(): Promise<void> {
      while (!isOver) {
        const since = performance.now()
        const query = { room_id: scenesRoom.id, gift_id: 'flag', confirm: '1' }
        const { error } = await money.call('GET api/member/handselGift', { as: 'other', query })
        waits.push(performance.now() - since)
        if (error !== undefined) refused.push(error)
      }
    }
    const other = ask()
    const until = performance.now() + soak(0, 60_000)
    let rounds = 0
    // Of the third round on, all that the jobs have to do has come about.
    do {
      const round = await scene.begin()
      const acts = actsOf(scene, round, fan, crowd)
      let done = 0
      const count = (): void => {
        done += 1
      }
      await Promise.all([...acts.map((act) => act().finally(count)), scene.runJobs(() => done / acts.length)])
      rounds += 1
    } while (performance.now() < until || rounds < 3)
    isOver = true
    await other
    const ends = await scene.ends()
    // What a connection counted is in the sums at the latest when it ends.
    await scene.stop()
    expect(await deadlocksOf(money.connection.database)).toBe(0)
    expect([refused, failures]).toEqual([[], []])
    for (const [key, counts] of outcomes)
      for (const wrong of ['error', 'busy', 'too-many']) expect(counts.get(wrong), `${key}: ${wrong}`).toBeUndefined()
    expect(moneyKeys.filter((key) => !outcomes.get(key)?.get('done'))).toEqual([])
    // Nothing of it was left out: calls, jobs, and what became of what was paid.
    expect(Object.entries({ ...jobs, ...ends }).filter(([, count]) => count === 0)).toEqual([])
    const sorted = waits.sort((a, b) => a - b)
    const p99 = Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0)
    const calls = [...outcomes.values()].flatMap((counts) => [...counts.values()]).reduce((sum, count) => sum + count, 0)
    figures({ proof: 'deadlocks', rounds, calls, ...jobs, ...ends, other: waits.length, p99 })
    if (!isShort) expect(p99).toBeLessThan(200)
  },
  soak(60_000, 300_000),
)
