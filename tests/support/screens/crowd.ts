// People who chat and give gifts in the rooms of the demonstration world while its screens are open.
import { randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { startCluster } from '../../../server/core/postgres/cluster.ts'
import type { AppProcess } from '../app/app-process.ts'
import { endow } from '../money/ledger-scene.ts'
import { callApp, type Registered, registerMember } from '../people/app-member.ts'

export interface Crowd {
  /** Accepted lines and gifts, and the last refusal. */
  counts(): { messages: number; gifts: number; refused: string }
  stop(): Promise<void>
}

const texts = ['这球踢得真好', '换人换得及时', '裁判看 VAR 了', '下半场见', '稳住，别急', '这一脚有点东西']

/** Sends a line every two seconds and a gift every ten, in one room after the other, and a message to each of `friends` every minute. */
export async function gatherCrowd(app: AppProcess, rooms: readonly string[], friends: readonly Registered[] = []): Promise<Crowd> {
  const people: Registered[] = []
  for (let index = 0; index < 4; index += 1) people.push(await registerMember(app))
  const { connection } = await startCluster({ folder: app.dataDir })
  const pool = new Pool(connection)
  await endow(
    drizzle(pool),
    people.map(({ id }) => id),
    { coin: 10_000_000, income: 0, gold: 0 },
  )
  await pool.end()
  const count = { messages: 0, gifts: 0, refused: '' }
  const refused = (error: unknown): void => {
    count.refused = String(error)
  }
  let tick = 0
  let last: Promise<unknown> = Promise.resolve()
  async function speak(): Promise<void> {
    tick += 1
    const { token } = people[tick % people.length] as Registered
    const room = rooms[tick % rooms.length] ?? ''
    await callApp(app, 'POST api/Chat/say', { id: room, text: texts[tick % texts.length], key: randomUUID() }, token)
    count.messages += 1
    if (tick % 5 === 0) {
      await callApp(app, `GET api/member/handselGift?room_id=${room}&gift_id=drum&confirm=1`, {}, token)
      count.gifts += 1
    }
    const friend = friends[(tick / 30) % friends.length]
    if (friend)
      await callApp(
        app,
        'POST api/Chat/send',
        { conversationID: `C2C${friend.id}`, type: 'text', key: randomUUID(), text: '在看吗？' },
        token,
      )
  }
  const timer = setInterval(() => {
    last = speak().catch(refused)
  }, 2_000)
  return {
    counts: () => count,
    async stop() {
      clearInterval(timer)
      await last
    },
  }
}
