// The order of follows: groups, arrows and special follows, first offline, then identical on another device.
import { expect, type Page } from '@playwright/test'
import { type AppProcess, startApp } from '../../support/app/app-process.ts'
import { axeViolations } from '../../support/app/axe.ts'
import { countRows, upsertRows } from '../../support/app/device-storage.ts'
import { test } from '../../support/app/test.ts'
import { workerReady } from '../../support/app/worker-push.ts'
import { callApp, carryLogin, type Registered, registerMember } from '../../support/people/app-member.ts'
import { long } from '../../support/soak.ts'

// Offline, the worker serves the page.
test.use({ serviceWorkers: 'allow' })

let app: AppProcess
test.beforeAll(async () => {
  app = await startApp()
})
test.afterAll(async () => {
  await app.stop()
  await app.clean()
})

const rows = (page: Page) => page.locator('[data-arrange]')
const order = (page: Page): Promise<string[]> => rows(page).locator('b').allTextContents()
/** Opens the follow order on a device that follows these teams. */
async function openTeams(page: Page, { token }: Registered, teams: readonly string[]): Promise<void> {
  await carryLogin(page.context(), app, { token })
  await page.goto(`${app.url}/attention?kind=team`)
  const followed = teams.map((id, at) => ({ key: `team:${id}`, kind: 'team', id, events: [], name: `球队 ${at}`, at }))
  await expect(() => upsertRows(page, 'follow', followed)).toPass()
  await page.reload()
  await page.getByRole('button', { name: '分组与排序' }).click()
  await expect(rows(page)).toHaveCount(3)
}

test('teams are sorted and grouped by keyboard, kept offline, and synced to another device', { tag: long }, async ({
  page,
  context,
  browser,
}) => {
  const me = await registerMember(app)
  const { list } = await callApp(app, 'POST api/hot_match/all_match')
  const teams = [...new Set<string>(list.map((row: { home_team_id: string }) => row.home_team_id))].slice(0, 3)
  await openTeams(page, me, teams)
  const [first, second, third] = await order(page)
  // The focus stays on the pressed arrow, so that it can be pressed again.
  await page.getByRole('button', { name: `${first} 下移` }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => order(page)).toEqual([second, first, third])
  await expect(page.getByRole('button', { name: `${first} 下移` })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => order(page)).toEqual([second, third, first])
  expect(await axeViolations(page)).toEqual([])

  await expect.poll(() => countRows(page, 'outbox')).toBe(0)
  await workerReady(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: '新建分组' }).click()
  await page.getByRole('textbox', { name: '新分组的名字' }).fill('我的主队')
  await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name: `${first} 的分组` }).selectOption({ label: '我的主队' })
  await page.getByRole('button', { name: `特别关注 ${third}` }).click()
  const group = page.getByRole('region', { name: '我的主队' })
  await expect(group.locator('[data-arrange]')).toHaveCount(1)
  await expect(group).toContainText(first ?? '')
  // Stored on this device: unchanged after a reload.
  await expect.poll(() => countRows(page, 'outbox')).toBe(3)
  await page.reload()
  await page.getByRole('button', { name: '分组与排序' }).click()
  await expect(group).toContainText(first ?? '')
  await context.setOffline(false)
  await expect.poll(() => countRows(page, 'outbox'), { timeout: 20_000 }).toBe(0)

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await openTeams(other, me, teams)
  await expect(other.getByRole('region', { name: '我的主队' })).toContainText(first ?? '')
  await expect(other.getByRole('button', { name: `特别关注 ${third}` })).toHaveAttribute('aria-pressed', 'true')
  await other.getByRole('button', { name: '完成' }).click()
  await expect(other.getByRole('heading', { level: 2 }).first()).toHaveText('特别关注')
  expect(await axeViolations(other)).toEqual([])
  await elsewhere.close()
})
