// A wallet on screen: a server whose database the test can write to, a person with money, and the requests of their page.
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { openPool } from '../../../server/core/database/database.ts'
import { startCluster } from '../../../server/core/postgres/cluster.ts'
import { type AppProcess, startApp } from '../app/app-process.ts'
import { axeViolations } from '../app/axe.ts'
import { fetchAnew } from '../app/fetch-anew.ts'
import { callApp, carryLogin, lastCode, type Registered, registerMember } from '../people/app-member.ts'
import { endow } from './ledger-scene.ts'

export const paymentPassword = '482913'

/** Coin and income in tenths of a diamond, and gold. */
interface Holdings {
  coin: number
  income: number
  gold: number
}
export interface MoneyApp {
  readonly app: AppProcess
  /** The server's own running database: tests write events there that take days in reality. */
  readonly pool: Pool
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the data of its call.
  call(member: Registered, key: string, body?: object): Promise<any>
  /** A person with money who is signed in in this browser. */
  member(context: BrowserContext, holdings: Holdings): Promise<Registered>
  /** Opens a page of /member: 1 is the wallet, 2 its bills. */
  open(page: Page, type: 1 | 2): Promise<void>
  choosePaymentPassword(me: Registered): Promise<void>
}

/** One app for all tests of a file, from before the first to after the last. */
export function moneyApp(): MoneyApp {
  let app: AppProcess
  let pool: Pool
  test.beforeAll(async () => {
    app = await startApp({ env: { FEED: 'replay:tests/support/world/cup.json', RATE_LIMIT: '0' } })
    const { connection } = await startCluster({ folder: app.dataDir })
    pool = openPool(connection)
  })
  test.afterAll(async () => {
    await pool.end()
    await app.stop()
    await app.clean()
  })
  const call: MoneyApp['call'] = (member, key, body) => callApp(app, key, body, member.token)
  return {
    get app() {
      return app
    },
    get pool() {
      return pool
    },
    call,
    async member(context, holdings) {
      const signedUp = await registerMember(app)
      await endow(drizzle(pool), [signedUp.id], holdings)
      await carryLogin(context, app, signedUp)
      return signedUp
    },
    async open(page, type) {
      await page.goto(`${app.url}/member?type=${type}`)
      await expect(page.locator(type === 1 ? '[data-balance=diamond]' : '#orders')).toBeVisible()
    },
    async choosePaymentPassword(me) {
      // Simulates that a minute has passed since the registration code.
      await pool.query("UPDATE attempt SET at = at - interval '2 minutes' WHERE subject = $1", [me.mobile])
      await call(me, 'POST api/user/getCode', { mobile: me.mobile, purpose: 'payment' })
      const code = await lastCode(app, me.mobile)
      await call(me, 'POST api/Member/paymentPassword', { password: paymentPassword, repassword: paymentPassword, code })
    },
  }
}

export const sumOf = (page: Page, kind: 'diamond' | 'income'): Locator => page.locator(`[data-balance=${kind}] > span`).first()

/** Records the page's requests to a path from now on. */
export function taken(page: Page, path: string): string[] {
  const urls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(path)) urls.push(request.url())
  })
  return urls
}
/** Drops the first response of a path after the server has handled the request. */
export async function loseFirst(page: Page, path: string): Promise<() => boolean> {
  let lost = false
  await page.route(`**/${path}*`, async (route) => {
    if (lost) return route.continue()
    lost = true
    const reply = await fetchAnew(route)
    expect(await reply.json()).toMatchObject({ code: 0 })
    await route.abort('connectionreset')
  })
  return () => lost
}

/** Scrolls to the top first: axe would measure only the visible part of an element below the top bar. */
export async function violationsFromTop(page: Page): Promise<string[]> {
  await page.evaluate(() => window.scrollTo(0, 0))
  return axeViolations(page)
}
