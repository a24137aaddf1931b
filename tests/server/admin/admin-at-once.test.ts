// Two operators act concurrently: both settings persist, only one decision succeeds, and the log records both actions.
import { expect, it } from 'vitest'
import type { ApiKey } from '../../../contract/api.ts'
import { fillRow } from '../../support/database/fill-row.ts'
import { adminRequests, texts } from '../../support/people/admin-requests.ts'
import { adminScene } from '../../support/people/admin-scene.ts'

const world = await adminScene()
const { pool, first, second, member, send, done, audit } = world
const asking = await adminRequests(world)

const terms: [key: ApiKey, settingName: string, one: object, other: object][] = [
  ['POST api/Desk/giftTerms', 'gift-terms', { gift_share: 41 }, { guard_share: 42 }],
  ['POST api/Desk/hornTerms', 'horn', { price: 770 }, { open: false }],
  ['POST api/Desk/withdrawalTerms', 'withdrawals', { least: 1_100 }, { second_over: 440_000 }],
  ['POST api/Desk/expertTerms', 'expert-terms', { share: 63 }, { tip_least: 20 }],
]

/** Holds their writes until both have read the current state, or one waits for the other before it reads. */
async function atOnce(held: { text: string; values: unknown[] }, act: () => Promise<unknown>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query(`${held.text} FOR UPDATE`, held.values)
    const both = act()
    const waiting = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(2)
    await client.query('COMMIT')
    await both
  } finally {
    client.release()
  }
}
const heldSetting = (name: string) => ({ text: 'SELECT FROM setting WHERE name = $1', values: [name] })

it.each(terms)('%s keeps what two operators set concurrently', async (key, settingName, one, other) => {
  // Restores the initial state, also for a retry.
  await pool.query('DELETE FROM setting WHERE name = $1', [settingName])
  await done(key, {})
  await atOnce(heldSetting(settingName), () => Promise.all([done(key, one, first), done(key, other, second)]))
  expect(await done(key, {})).toMatchObject({ ...one, ...other })
})

it('keeps the banned words of two languages set concurrently by two operators', async () => {
  const bodyOf = (lang: string, list: string[]) => ({ lang, words: list, built_in: true })
  await done('POST api/Desk/putWords', bodyOf('vi', ['a']))
  await atOnce(heldSetting('refused-words'), () =>
    Promise.all([
      done('POST api/Desk/putWords', bodyOf('zh', ['臭脚']), first),
      done('POST api/Desk/putWords', bodyOf('en', ['loser']), second),
    ]),
  )
  expect(await done('GET api/Desk/words')).toMatchObject({ zh: ['臭脚'], en: ['loser'], vi: ['a'] })
})

const gift = { id: 'lit', name: texts('灯'), img: '/gift/lamp.svg', effect: 'line', place: 1, on_sale: true }
const category = { id: 'held', name: texts('花絮'), results: false, shown: true }
const banner = {
  id: 'held',
  img: '/banner/a.svg',
  url: '/football',
  title: texts('横幅'),
  langs: [],
  on: true,
  regions: [],
  from: null,
  until: null,
}
const writes: [key: ApiKey, table: string, field: string, fields: (value: number) => { id: string }][] = [
  ['POST api/Desk/putGift', 'gift', 'price', (price) => ({ ...gift, price })],
  ['POST api/Desk/putVideoCategory', 'video_category', 'place', (place) => ({ ...category, place })],
  ['POST api/Desk/putBanner', 'banner', 'place', (place) => ({ ...banner, place })],
]

it.each(writes)('%s by two operators concurrently: the log records what each of them changed', async (key, table, field, fields) => {
  const begun = fields(10)
  await done(key, begun)
  const held = { text: `SELECT FROM ${table} WHERE id = $1`, values: [begun.id] }
  await atOnce(held, () => Promise.all([done(key, fields(20), first), done(key, fields(30), second)]))
  const [later, earlier] = await audit()
  expect([earlier.before[field], later.before[field]]).toEqual([10, earlier.after[field]])
})

type Decision = [
  what: string,
  prepare: () => Promise<{ key: ApiKey; fields: object; subject: string; held: { text: string; values: unknown[] } }>,
]
const decisions: Decision[] = [
  [
    'a report',
    async () => {
      const { id } = await asking.person()
      const row = { kind: 'person', subject_id: id, person_id: id, account_id: member.id, reason: 'spam' }
      await fillRow(pool, 'report', { ...row, decision: null, decided_by: null, decided_at: null })
      const held = { text: 'SELECT FROM report WHERE subject_id = $1', values: [id] }
      const fields = { kind: 'person', id, decision: 'kept', hours: 2 }
      return { key: 'POST api/Desk/decideReport', fields, subject: `person ${id}`, held }
    },
  ],
  [
    'a video',
    async () => {
      const id = await asking.video()
      const held = { text: 'SELECT FROM video_figure WHERE video_id = $1', values: [id] }
      return { key: 'POST api/Desk/decideVideo', fields: { id, act: 'show' }, subject: `video ${id}`, held }
    },
  ],
]

it.each(decisions)('%s is decided once, and the other operator is notified', async (_what, prepare) => {
  const { key, fields, subject, held } = await prepare()
  const results: (string | undefined)[] = []
  await atOnce(held, async () => {
    const replies = await Promise.all([send(key, fields, first), send(key, fields, second)])
    results.push(...replies.map(({ error }) => error))
  })
  expect(results.filter((error) => error === undefined)).toHaveLength(1)
  expect(results.filter(Boolean)).toEqual(['already-decided'])
  const { rowCount } = await pool.query('SELECT FROM desk_audit WHERE subject = $1', [subject])
  expect(rowCount).toBe(1)
})

it('a chat message is removed once, and the other operator is notified', async () => {
  const { room, line } = await asking.onAir()
  const results: (string | undefined)[] = []
  await atOnce({ text: 'SELECT FROM room_line WHERE id = $1', values: [line] }, async () => {
    const replies = await Promise.all([first, second].map((who) => send('POST api/Desk/removeLine', { id: room, line }, who)))
    results.push(...replies.map(({ error }) => error))
  })
  expect(results.filter(Boolean)).toEqual(['not-found'])
  expect(await audit({ subject: `line ${line}` })).toHaveLength(1)
})
