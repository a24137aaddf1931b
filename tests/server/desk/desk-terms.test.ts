// Two operators set terms at once: what each of them set holds.
import { expect, it } from 'vitest'
import type { ApiKey } from '../../../contract/api.ts'
import { deskScene } from '../../support/people/desk-scene.ts'

const world = await deskScene()
const { pool, first, second, done } = world

const terms: [key: ApiKey, kept: string, one: object, other: object][] = [
  ['POST api/Desk/giftTerms', 'gift-terms', { gift_share: 41 }, { guard_share: 42 }],
  ['POST api/Desk/hornTerms', 'horn', { price: 770 }, { open: false }],
  ['POST api/Desk/withdrawalTerms', 'withdrawals', { least: 1_100 }, { second_over: 440_000 }],
  ['POST api/Desk/expertTerms', 'expert-terms', { share: 63 }, { tip_least: 20 }],
]

it.each(terms)('%s keeps what two operators set at once', async (key, kept, one, other) => {
  // As at first, also when it is tried anew.
  await pool.query('DELETE FROM setting WHERE name = $1', [kept])
  await done(key, {})
  const client = await pool.connect()
  try {
    // Both have read what stands, or one waits for the other before it reads.
    await client.query('BEGIN')
    await client.query('SELECT FROM setting WHERE name = $1 FOR UPDATE', [kept])
    const both = Promise.all([done(key, one, first), done(key, other, second)])
    const waiting = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(2)
    await client.query('COMMIT')
    await both
  } finally {
    client.release()
  }
  expect(await done(key, {})).toMatchObject({ ...one, ...other })
})
