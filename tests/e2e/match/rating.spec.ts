// Fan ratings of players: given and changed in the browser, shown as few while they are few, and read offline.
import { expect } from '@playwright/test'
import type { Lineup } from '../../../contract/match/match-detail.ts'
import { axeViolations } from '../../support/app/axe.ts'
import { readRows } from '../../support/app/device-storage.ts'
import { type FeedApp, startFeedApp } from '../../support/app/feed-app.ts'
import { test } from '../../support/app/test.ts'
import { workerReady } from '../../support/app/worker-push.ts'
import { aFixture, aLeague, aTeam, phase } from '../../support/match/match-build.ts'
import { carryLogin, type Registered, registerMember } from '../../support/people/app-member.ts'

test.use({ serviceWorkers: 'allow' })

const same = (text: string) => ({ zh: text, en: text, vi: text })
const player = (id: string, number: number, text: string, y: number) => ({
  id,
  number,
  name: same(text),
  position: 'FW',
  x: 50,
  y,
  rating: null,
  captain: false,
})
const lineup = (side: string, names: readonly [string, string, string]): Lineup => ({
  formation: '1-1',
  coach: same('主帅'),
  starters: [player(`${side}1`, 1, names[0], 2), player(`${side}9`, 9, names[1], 80)],
  substitutes: [player(`${side}7`, 7, names[2], 50)],
})

let app: FeedApp
let fan: Registered
test.beforeAll(async () => {
  app = await startFeedApp(async (sink, inMinutes) => {
    await sink.upsertLeagues([aLeague('l1')])
    await sink.upsertTeams([aTeam('t1'), aTeam('t2')])
    await sink.upsertFixtures([aFixture('m1', { match_time: inMinutes(-50) })])
    await sink.applyExtras([
      {
        match_id: 'm1',
        at: inMinutes(0),
        type: 'lineups',
        home: lineup('h', ['沈门', '陆锋', '周替']),
        away: lineup('a', ['江门', '何锋', '吴替']),
      },
    ])
  })
  await app.sink.applyEvents([
    app.feedEvent('m1', phase('first-half')),
    app.feedEvent('m1', { type: 'substitution', side: 'home', player: same('周替'), out: same('陆锋') }, { minute: 30 }),
  ])
  fan = await registerMember(app)
})
test.afterAll(() => app?.stop())

test('a fan rates, changes the rating, and reads it offline', async ({ page, context }) => {
  await carryLogin(context, app, fan)
  await page.goto(`${app.url}/score-detail?id=m1&type=football&tab=lineups`)
  await expect(page.getByRole('heading', { name: '球迷评分' })).toBeVisible()
  const row = (name: string) =>
    page
      .getByRole('listitem')
      .filter({ hasText: name })
      .filter({ has: page.getByRole('button', { name: `：${name}` }) })
  // A substitute who came on can be rated; an unused one cannot.
  await expect(row('周替')).toBeVisible()
  await expect(row('吴替')).toHaveCount(0)
  await row('陆锋').getByRole('button', { name: '打分：陆锋' }).click()
  const points = page.getByRole('group', { name: '给 陆锋 的分' })
  await expect(points.getByRole('button')).toHaveCount(10)
  expect(await axeViolations(page)).toEqual([])
  await points.getByRole('button', { name: '8', exact: true }).click()
  await expect(row('陆锋')).toContainText('1 人，太少')
  await row('陆锋').getByRole('button', { name: '我打 8：陆锋' }).click()
  await points.getByRole('button', { name: '9', exact: true }).click()
  await expect(row('陆锋').getByRole('button', { name: '我打 9：陆锋' })).toBeVisible()
  await expect(page.getByText('1 人打分')).toBeVisible()

  await workerReady(page)
  await page.reload()
  await expect(row('陆锋')).toContainText('1 人，太少')
  const copyOf = async (call: string) =>
    (await readRows<{ key: string; data: unknown }>(page, 'copy')).find(({ key }) => key.includes(call))
  await expect.poll(() => copyOf('hot_match/detail')).toBeDefined()
  // The copy with the latest rating, not the previous one.
  await expect.poll(async () => JSON.stringify((await copyOf('hot_match/ratings'))?.data)).toContain('"mine":9')
  await context.setOffline(true)
  await page.goto(`${app.url}/score-detail?id=m1&type=football&tab=lineups`)
  await expect(row('陆锋').getByRole('button', { name: '我打 9：陆锋' })).toBeVisible()
  await context.setOffline(false)
})
