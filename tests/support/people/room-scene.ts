// The built app with one room and its streamer, for browser tests of room activity.
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { RoomMessage } from '../../../contract/chat/chat.ts'
import { startCluster } from '../../../server/core/postgres/cluster.ts'
import { grantRole } from '../../../server/features/account/store.ts'
import { buildRoomMessage } from '../../../server/features/chat/post-message.ts'
import { insertRoomMessage } from '../../../server/features/chat/store.ts'
import { type AppProcess, startApp } from '../app/app-process.ts'
import { endow } from '../money/ledger-scene.ts'
import { callApp, carryLogin, type Registered, registerMember } from './app-member.ts'

export interface Member extends Registered {
  context: BrowserContext
  nickname: string
}
export interface RoomScene {
  app: AppProcess
  db: NodePgDatabase
  id: string
  owner: Registered & { nickname: string }
  call(as: Registered, key: string, body?: object): Promise<unknown>
  /** A person with an amount in tenths of a diamond, signed in in a separate browser context. */
  member(browser: Browser, coin?: number): Promise<Member>
  open(context: BrowserContext): Promise<Page>
  update(changes: { slow_seconds?: number; followers_only?: boolean }): Promise<unknown>
  /** Inserts this many earlier lines. */
  past(count: number): Promise<void>
  /** Inserts these texts as earlier lines and as names, bypassing validation. */
  plant(texts: readonly string[]): Promise<void>
  end(): Promise<void>
}

const experience = '我解说足球已经三年，每周两场比赛'

export async function roomScene(): Promise<RoomScene> {
  const app = await startApp({ env: { FEED: 'replay:tests/support/world/cup.json', RATE_LIMIT: '0' } })
  const { connection } = await startCluster({ folder: app.dataDir })
  const pool = new Pool(connection)
  const db = drizzle(pool)
  const [streamer, admin] = [await registerMember(app), await registerMember(app)]
  await grantRole(db, admin.id, 'operator', true)
  const call: RoomScene['call'] = (as, key, body) => callApp(app, key, body, as.token)
  const application = { real_name: '陈小明', id_number: 'E1000001', kind: 'passport', qq: '100200', experience }
  await call(streamer, 'POST api/Live/apply', application)
  await call(admin, 'POST api/Desk/decideApplication', { account: streamer.id, act: 'approve' })
  const { id } = ((await call(streamer, 'GET api/Live/getStudio')) as { room: { id: string } }).room
  const owner = { ...streamer, nickname: streamer.user_nickname }
  await call(owner, 'POST api/Live/setPlacard', { placard: '今晚只聊战术，不聊指数' })
  await call(owner, 'POST api/member/setBadgeName', { badge_name: '潮汐' })
  const from: RoomMessage['from'] = {
    uid: owner.id,
    nickname: owner.nickname,
    avatar: '',
    userlevel: 1,
    fan: null,
    guard: null,
    noble: null,
    role: 'owner',
  }
  const contexts: BrowserContext[] = []
  return {
    app,
    db,
    id,
    owner,
    call,
    async member(browser, coin = 0) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
      contexts.push(context)
      const signedUp = await registerMember(app)
      if (coin > 0) await endow(db, [signedUp.id], { coin, income: 0, gold: 0 })
      await carryLogin(context, app, signedUp)
      return { ...signedUp, context, nickname: signedUp.user_nickname }
    },
    async open(context) {
      const page = await context.newPage()
      await page.goto(`${app.url}/live?id=${id}`)
      await page.getByRole('log').waitFor()
      return page
    },
    update: (changes) => call(owner, 'POST api/Live/setLiveInfo', { chat: changes }),
    async past(count) {
      for (let index = 0; index < count; index += 1)
        await insertRoomMessage(
          db,
          buildRoomMessage(id, 'chat', Date.now() - (count - index) * 1_000, { from, text: `早些时候的第 ${index} 句` }),
          null,
        )
    },
    async plant(texts) {
      for (const text of texts)
        await insertRoomMessage(db, buildRoomMessage(id, 'chat', Date.now(), { from: { ...from, nickname: text }, text }), null)
    },
    async end() {
      for (const context of contexts) await context.close()
      await pool.end()
      await app.stop()
      await app.clean()
    },
  }
}
