// The demonstration world in which every stored text would execute in a page that treats it as markup: texts by users and names by
// operators. Writes them directly into the database, whatever a call would refuse. R-ACCESS-8.
import { randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { SignedIn } from '../../../contract/account/account.ts'
import { openPool } from '../../../server/core/database/database.ts'
import { startCluster } from '../../../server/core/postgres/cluster.ts'
import { type AppProcess, startApp } from '../app/app-process.ts'
import { endow } from '../money/ledger-scene.ts'
import { callApp, createOperator, logIn, registerMember } from '../people/app-member.ts'
import { hostileTexts } from './hostile-texts.ts'

/** Columns with texts by users, by table. */
const written: Readonly<Record<string, readonly string[]>> = {
  account: ['nickname', 'signature', 'block_reason'],
  room: ['title', 'placard', 'auto_reply', 'badge_name'],
  broadcast: ['title'],
  announcement: ['title'],
  anchor_application: ['experience', 'inviter'],
  expert_application: ['experience'],
  room_restriction: ['reason'],
  room_act: ['reason'],
  horn: ['text'],
  chat_group: ['name', 'notice'],
  chat_message: ['text'],
  feedback: ['content', 'contact', 'answer'],
  report: ['text', 'shown'],
  post: ['text'],
  comment: ['text'],
  video: ['description'],
  scheme: ['title', 'text'],
}
/** Columns with names in three languages. */
const named: Readonly<Record<string, readonly string[]>> = {
  circle: ['name', 'summary'],
  video: ['title'],
  video_category: ['name'],
  gift: ['name'],
  goods: ['name', 'summary'],
  news: ['title', 'summary', 'author'],
  status_tier: ['name'],
}
/** Columns with stored frames, which contain a text and its author's name. tests/e2e/room/room-chat.spec.ts covers flying danmaku. */
const verbatim: Readonly<Record<string, string>> = { room_line: 'message' }

const groups = 12
/** Ten texts at once, one of every kind; twelve groups cover all texts. */
const groupOf = (at: number): string => hostileTexts.filter((_, index) => index % groups === at).join(' ')
/** Every planted field; its text begins with its name. */
export const plantedFields: readonly string[] = [
  ...[written, named].flatMap((tables) => Object.entries(tables).flatMap(([table, columns]) => columns.map((one) => `${table}.${one}`))),
  ...Object.keys(verbatim).flatMap((table) => [`${table}.text`, `${table}.nickname`]),
]

export interface HostileWorld {
  app: AppProcess
  member: SignedIn
  streamer: SignedIn
  operator: SignedIn
  /** Ids of the room, of the person who wrote to the member, and of other objects that a URL names. */
  ids: {
    room: string
    friend: string
    outcast: string
    group: string
    match: string
    news: string
    post: string
    video: string
    scheme: string
    expert: string
  }
  end(): Promise<void>
}

async function plant(pool: Pool, rotation: number): Promise<void> {
  const texts = Array.from({ length: groups }, (_, at) => groupOf((at + rotation) % groups))
  // Rotates the groups by row, so that neighbouring rows have different texts.
  const textOf = (field: string) => `'${field} ' || ($1::text[])[1 + ('x' || left(md5(ctid::text), 6))::bit(24)::int % ${groups}]`
  for (const [table, columns] of Object.entries(written))
    for (const column of columns)
      await pool.query(`UPDATE ${table} SET ${column} = ${textOf(`${table}.${column}`)} WHERE ${column} IS NOT NULL`, [texts])
  for (const [table, columns] of Object.entries(named))
    for (const column of columns) {
      const text = textOf(`${table}.${column}`)
      await pool.query(`UPDATE ${table} SET ${column} = jsonb_build_object('zh', ${text}, 'en', ${text}, 'vi', ${text})`, [texts])
    }
  for (const [table, column] of Object.entries(verbatim)) {
    const who = '{from,nickname}'
    const withText = `jsonb_set(${column}, '{text}', to_jsonb(${textOf(`${table}.text`)}))`
    await pool.query(
      `UPDATE ${table} SET ${column} = jsonb_set(${withText}, '${who}', to_jsonb(${textOf(`${table}.nickname`)})) WHERE ${column} #> '${who}' IS NOT NULL`,
      [texts],
    )
  }
}

/** Inserts at least one row of everything that the demonstration world lacks. */
async function fill(app: AppProcess, pool: Pool): Promise<Omit<HostileWorld, 'app' | 'end'>> {
  const operator = await logIn(app, 'desk@example.com', await createOperator(app, 'desk@example.com'))
  const [streamer, member, friend] = [await registerMember(app), await registerMember(app), await registerMember(app)]
  const outcast = await registerMember(app)
  const as = (who: SignedIn) => (key: string, body?: object) => callApp(app, key, body, who.token)
  const [admin, host, mine, other] = [as(operator), as(streamer), as(member), as(friend)]
  await endow(drizzle(pool), [member.id], { coin: 100_000, income: 0, gold: 0 })
  const experience = '我解说足球已经三年，每周两场比赛'
  await host('POST api/Live/apply', { real_name: '陈小明', id_number: 'E1000001', kind: 'passport', qq: '100200', experience })
  await admin('POST api/Desk/decideApplication', { account: streamer.id, act: 'approve' })
  await other('POST api/Live/apply', { real_name: '陈小明', id_number: 'E1000002', kind: 'passport', qq: '100200', experience })
  await other('POST api/Expert/apply', { real_name: '陈小明', wechat: 'wx100200', experience, conduct: true })
  const { room } = await host('GET api/Live/getStudio')
  await admin('POST api/Desk/blockUser', { id: outcast.id, on: true, reason: 'x' })
  await host('POST api/Live/setReserveLiveNew', { title: 'x', start_at: new Date(Date.now() + 3_600_000).toISOString(), category: 1 })
  await host('GET api/Live/startRoom')
  await host('GET api/Live/endRoom')
  await mine('POST api/Member/attention', { uid: streamer.id, on: true })
  await mine('POST api/Chat/say', { id: room.id, text: 'x', key: randomUUID() })
  await other('POST api/Chat/say', { id: room.id, text: 'x', key: randomUUID() })
  await host('POST api/Live/setTaboo', { id: room.id, uid: friend.id, hours: 1, reason: 'x' })
  await mine('GET api/Member/sneHorn?text=x&confirm=1')
  await other('POST api/Chat/send', { conversationID: `C2C${member.id}`, type: 'text', text: 'x', key: randomUUID() })
  const group = (await mine('POST api/group/addgroup', { name: '老友', notice: 'x' })).id
  const ticket = await mine('POST api/Universal/feedback', { kind: 'idea', content: 'x', contact: 'x' })
  await admin('POST api/Desk/answerFeedback', { id: ticket.id, answer: hostileTexts.slice(0, 5).join(' ') })
  const first = async (key: string) => (await callApp(app, key)).list[0]
  const post = await first('GET api/anchor_dynamics/userPostList?hot=month')
  await mine('POST api/Report/insert', { kind: 'post', id: post.id, reason: 'spam', text: 'x' })
  await mine('POST api/anchor_dynamics_user/comment', { id: post.id, content: 'x' })
  const scheme = await first('GET api/Expert/schemeList?state=over&limit=1')
  const ids = {
    room: room.id,
    friend: friend.id,
    outcast: outcast.id,
    group,
    match: (await first('GET api/hot_match/recommend')).id,
    news: (await first('GET api/Portal_post/getList2')).id,
    post: post.id,
    video: (await callApp(app, 'POST api/Video/getList')).list[0].id,
    scheme: scheme.id,
    expert: scheme.expert.id,
  }
  return { member, streamer, operator, ids }
}

/** `rotate` plants the texts of another of the twelve groups into each field. */
export async function hostileWorld(): Promise<HostileWorld & { rotate(to: number): Promise<void> }> {
  const first = await startApp({ env: { RATE_LIMIT: '0' } })
  const connected = async () => openPool((await startCluster({ folder: first.dataDir })).connection)
  const pool = await connected()
  // The demonstration world writes its experts in the background of the start.
  for (const until = Date.now() + 60_000; ; ) {
    const { total } = await callApp(first, 'GET api/Expert/schemeList?state=over&limit=1')
    if (total > 0) break
    if (Date.now() > until) throw new Error('the demonstration world has no experts')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  const world = await fill(first, pool)
  let app: AppProcess = first
  let now = pool
  return {
    ...world,
    get app() {
      return app
    },
    async rotate(to) {
      await plant(now, to)
      await now.end()
      // The server caches rooms and names: a restart reads them again.
      await app.stop()
      app = await startApp({ dataDir: first.dataDir, env: { RATE_LIMIT: '0' } })
      now = await connected()
    },
    async end() {
      await now.end()
      await app.stop()
      await app.clean()
    },
  }
}
