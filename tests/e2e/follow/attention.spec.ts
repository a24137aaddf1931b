// Follows and reservations of a device: found, chosen, ended, stored offline; and the settings of its alerts.
import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { limits } from '../../../contract/limits/limits.ts'
import { axeViolations } from '../../support/app/axe.ts'
import { choose } from '../../support/app/choose.ts'
import { countRows, readKeys, readRows, upsertRows } from '../../support/app/device-storage.ts'
import { interactive, starsReady } from '../../support/app/hydrated.ts'
import { app } from '../../support/app/shared-app.ts'
import { test } from '../../support/app/test.ts'
import { workerReady } from '../../support/app/worker-push.ts'
import { worldDay } from '../../support/match/world-day.ts'
import { long } from '../../support/soak.ts'

test.use({ serviceWorkers: 'allow' })

const suggested = (page: Page) => page.getByRole('complementary', { name: '推荐关注' })

/** Follows the first suggestion of a kind and returns its name once it is stored. */
async function followFirst(page: Page, kind: string): Promise<string> {
  await page.goto(`${app.url}/attention${kind === 'match' ? '' : `?kind=${kind}`}`)
  await starsReady(page)
  const star = suggested(page)
    .getByRole('button', { name: /^关注 / })
    .first()
  const name = ((await star.getAttribute('aria-label')) ?? '').replace(/^关注 /, '')
  const before = await countRows(page, 'follow')
  await star.click()
  await expect.poll(() => countRows(page, 'follow')).toBe(before + 1)
  return name
}

test('an empty list suggests what to follow; a follow shows its alerts, is set in words and ended after confirmation', async ({ page }) => {
  await page.goto(`${app.url}/attention?kind=league`)
  await expect(page.getByText('还没有关注联赛')).toBeVisible()
  const name = await followFirst(page, 'league')
  await expect(page.getByRole('status').filter({ hasText: '添加成功' })).toBeVisible()
  const item = page.locator('#content li', { hasText: name }).filter({ hasText: '提醒' }).first()
  await item.getByRole('button', { name: `选择 ${name} 的提醒` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('switch').first()).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  // Two are left: the sentence names exactly those. Full time has a word of its own in each sport.
  await dialog.getByRole('switch', { name: /^开赛前 \d+ 分钟$/ }).check()
  await dialog.getByRole('switch', { name: /^[完终]场$/ }).check()
  for (const one of await dialog.getByRole('switch', { checked: true }).all())
    if (!/^(开赛前|[完终]场)/.test((await one.evaluate((input) => input.closest('label')?.textContent)) ?? ''))
      await one.evaluate((input) => input.setAttribute('data-off', ''))
  for (const one of await dialog.locator('[data-off]').all()) await one.uncheck()
  await expect(dialog.getByText(/[完终]场，赛前 30 分钟提醒/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(item).toContainText('赛前 30 分钟提醒')
  await page.reload()
  await expect(item).toContainText('赛前 30 分钟提醒')
  await item.getByRole('button', { name: `取消关注 ${name}` }).click()
  await expect(page.getByRole('dialog')).toContainText('确定删除吗？')
  await page.getByRole('dialog').getByRole('button', { name: '取消', exact: true }).click()
  await expect(item).toBeVisible()
  await item.getByRole('button', { name: `取消关注 ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: '取消关注' }).click()
  await expect(page.getByText('还没有关注联赛')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '操作成功' })).toBeVisible()
})

test('followed matches, teams and leagues are available offline', async ({ page, context }) => {
  const match = await followFirst(page, 'match')
  const team = await followFirst(page, 'team')
  await page.goto(`${app.url}/attention`)
  await expect(page.locator('#content article[data-row]').first()).toBeVisible()
  await workerReady(page)
  await page.goto(`${app.url}/attention?kind=team`)
  await expect(page.locator('#content li', { hasText: team }).first()).toBeVisible()
  // The copies for offline use are saved when idle, each after its response.
  const follows = await readRows<{ kind: string; id: string }>(page, 'follow')
  const idOf = (kind: string): string | undefined => follows.find((follow) => follow.kind === kind)?.id
  const copies = async (): Promise<string> => (await readKeys(page, 'copy')).join(' ')
  await expect.poll(copies).toContain(`"ids":["${idOf('match')}"`)
  await expect.poll(copies).toContain(`"team_ids":["${idOf('team')}"`)
  await context.setOffline(true)
  await page.goto(`${app.url}/attention?kind=team`)
  await expect(page.locator('#content li', { hasText: team }).first()).toBeVisible()
  await page.goto(`${app.url}/attention`)
  await expect(page.getByText('离线，显示本机保存的').first()).toBeVisible()
  const [home = ''] = match.split(' vs ')
  await expect(page.locator('#content').getByRole('link', { name: home }).first()).toBeVisible()
})

test('a follow is kept even if its page is left immediately', { tag: long }, async ({ page }) => {
  await page.goto(`${app.url}/football`)
  const empty = page.locator('#content article button[aria-pressed=false][aria-label^="关注 "]')
  await expect(empty.first()).toBeVisible()
  const labels = await empty.evaluateAll((stars) => [...new Set(stars.map((star) => star.getAttribute('aria-label') ?? ''))])
  for (const round of [0, 1, 2]) {
    const [first = '', second = ''] = labels.slice(round * 2)
    const star = (name: string) => page.locator('#content article').getByRole('button', { name, exact: true }).first()
    await page.goto(`${app.url}/football`)
    await interactive(page)
    // Waits for the first: then everything that a tap needs has loaded.
    await star(first).click()
    await expect.poll(() => countRows(page, 'follow')).toBe(round * 2 + 1)
    // Nothing else uses the same tables, neither page nor worker, which send the first follow to the server: the browser aborts queued
    // transactions when the page ends.
    await expect.poll(() => countRows(page, 'outbox'), { timeout: 20_000 }).toBe(0)
    await starsReady(page)
    await star(second).evaluate((button: HTMLElement) => {
      button.click()
      window.location.assign('/icons/icon-192.png')
    })
    await page.waitForURL('**/icon-192.png')
    expect(await countRows(page, 'follow')).toBe(round * 2 + 2)
  }
})

test('a follow that the device cannot store is rolled back with a message', async ({ page }) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = function (value, key) {
      if (this.name === 'follow') throw new DOMException('no room', 'QuotaExceededError')
      return key === undefined ? put.call(this, value) : put.call(this, value, key)
    }
  })
  await page.goto(`${app.url}/football`)
  const star = page.locator('#content article button[aria-pressed][aria-label^="关注 "]').first()
  await interactive(page)
  const warning = page.getByRole('alert').filter({ hasText: '设备空间不足' })
  await star.click()
  await expect(warning).toBeVisible()
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  await page.reload()
  await interactive(page)
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  expect(await countRows(page, 'follow')).toBe(0)
})

test('a followed league and a followed player link to their pages', async ({ page }) => {
  await page.goto(`${app.url}/attention?kind=league`)
  await expect.poll(() => countRows(page, 'setting')).toBeGreaterThan(0)
  const player = { sport: 'football', team: 'hxcl-lj' }
  await upsertRows(page, 'follow', [
    { key: 'league:hxcl', kind: 'league', id: 'hxcl', events: [], name: '海夏超级联赛', at: 1 },
    { key: 'player:p1', kind: 'player', id: 'p1', events: [], name: '阮文', player, at: 1 },
    { key: 'player:p2', kind: 'player', id: 'p2', events: [], name: '陈明', at: 2 },
  ])
  await page.reload()
  const named = page.locator('#content li').filter({ has: page.getByRole('button', { name: /^取消关注/ }) })
  await expect(named.locator('a[href="/base-football?league=hxcl"]')).toBeVisible()
  await page.goto(`${app.url}/attention?kind=player`)
  await expect(named.getByRole('link', { name: '阮文', exact: true })).toHaveAttribute('href', '/base-football?team=hxcl-lj&player=p1')
  // An earlier build did not store the player's team.
  await expect(named.filter({ hasText: '陈明' })).toBeVisible()
  await expect(named.getByRole('link', { name: '陈明', exact: true })).toHaveCount(0)
})

test('a followed team links to its page; its match shows the sport if another sport is followed too', { tag: long }, async ({ page }) => {
  await page.goto(`${app.url}/attention?kind=team`)
  await expect.poll(() => countRows(page, 'setting')).toBeGreaterThan(0)
  const id = 'hxcl-lj'
  await upsertRows(page, 'follow', [{ key: `team:${id}`, kind: 'team', id, events: [], name: '临江潮汐', at: 1 }])
  await page.reload()
  await page.locator('#content').getByRole('link', { name: '临江潮汐', exact: true }).click()
  await expect(page).toHaveURL(`${app.url}/base-football?team=${id}`)
  await expect(page.getByRole('heading', { level: 1, name: '临江潮汐' })).toBeVisible()
  const items = page.locator('#content li').filter({ has: page.getByRole('button', { name: /^取消关注/ }) })
  await page.goto(`${app.url}/attention?kind=team`)
  await expect(items).toHaveText([/(?:下一场|正在对阵|两周内没有)/])
  await expect(items).not.toContainText('足球')
  const body = JSON.stringify({ sport: 'basketball', day: worldDay(0), days: 7, limit: 1 })
  const headers = { 'content-type': 'application/json' }
  const [other] = (await (await fetch(`${app.url}/api/hot_match/all_match`, { method: 'POST', headers, body })).json()).data.list
  const name = other.home_team_name_zh
  await upsertRows(page, 'follow', [{ key: `team:${other.home_team_id}`, kind: 'team', id: other.home_team_id, events: [], name, at: 2 }])
  await page.reload()
  await expect(items.filter({ hasText: '临江潮汐' })).toHaveText(/足球 · (?:下一场|正在对阵|两周内没有)/)
  await expect(items.filter({ hasText: name })).toHaveText(/篮球 · (?:下一场|正在对阵|两周内没有)/)
})

test('a follow over the limit that can be notified is rejected with a message', { tag: long }, async ({ page }) => {
  await page.goto(`${app.url}/football`)
  const star = page.locator('#content article button[aria-pressed][aria-label^="关注 "]').first()
  await expect(star).toBeVisible()
  // A database exists by name while it is still being created, and is aborted with the page: so wait until a row is written.
  await expect.poll(() => countRows(page, 'setting')).toBeGreaterThan(0)
  await page.goto(`${app.url}/icons/icon-192.png`)
  await upsertRows(
    page,
    'follow',
    Array.from({ length: limits.followsPerDevice }, (_, at) => ({
      key: `team:x${at}`,
      kind: 'team',
      id: `x${at}`,
      events: [],
      name: `x${at}`,
      at,
    })),
  )
  await page.goto(`${app.url}/football`)
  await interactive(page)
  await page.waitForLoadState('networkidle')
  await star.click()
  await expect(page.getByRole('alert').filter({ hasText: '最多关注和预约 500 项' })).toBeVisible()
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  expect(await countRows(page, 'follow')).toBe(limits.followsPerDevice)
})

test('reserved matches are listed by day, exported to one calendar file, and cancelled after confirmation', { tag: long }, async ({
  page,
}) => {
  await page.goto(`${app.url}/reserve`)
  await expect(page.getByText('还没有预约')).toBeVisible()
  await page.getByRole('link', { name: '去看赛程' }).click()
  const reserve = page.locator('#content').getByRole('button', { name: /^预约 / })
  await expect(reserve.first()).toBeVisible()
  await reserve.nth(0).click()
  await reserve.nth(1).click()
  await expect.poll(() => countRows(page, 'reservation')).toBe(2)
  await page.goto(`${app.url}/reserve`)
  const tickets = page.locator('#content article[data-row]')
  await expect(tickets).toHaveCount(2)
  expect(await axeViolations(page)).toEqual([])
  await expect(page.locator('#content')).toContainText('赛前 30 分钟提醒')
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: '全部存成日历文件' }).click()
  const text = await readFile(await (await file).path(), 'utf8')
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(text).toContain('TRIGGER:-PT30M')
  await page
    .getByRole('button', { name: /^取消预约 / })
    .filter({ hasText: '取消预约' })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toContainText('确定删除吗？')
  await page.getByRole('dialog').getByRole('button', { name: '取消预约' }).click()
  await expect(tickets).toHaveCount(1)
})

test('settings are persisted, confirmed, and applied', { tag: long }, async ({ page }) => {
  await page.goto(`${app.url}/member`)
  await expect(page).toHaveURL(`${app.url}/member?type=6`)
  await page.getByRole('switch', { name: /^足球进球(?!声音)/ }).uncheck()
  await expect(page.getByRole('status').filter({ hasText: '修改成功' })).toBeVisible()
  await page.getByRole('switch', { name: /^免打扰/ }).check()
  await page.getByLabel('从', { exact: true }).fill('22:15')
  await choose(page, '45 分钟')
  await page.getByRole('button', { name: '1 小时' }).click()
  await expect(page.getByText(/提醒已暂停到/)).toBeVisible()
  await page.getByRole('slider', { name: '提醒延后' }).fill('60')
  await page.getByRole('slider', { name: '提醒延后' }).blur()
  await choose(page, '只藏关注的')
  await page.reload()
  await expect(page.getByRole('switch', { name: /^足球进球(?!声音)/ })).not.toBeChecked()
  await expect(page.getByLabel('从', { exact: true })).toHaveValue('22:15')
  await expect(page.getByText('按本机时区 Asia/Shanghai')).toBeVisible()
  await expect(page.getByRole('radio', { name: '45 分钟' })).toBeChecked()
  await expect(page.getByRole('slider', { name: '提醒延后' })).toHaveValue('60')
  await expect(page.getByRole('radio', { name: '只藏关注的' })).toBeChecked()
  await page.getByRole('button', { name: '恢复提醒' }).click()
  await expect(page.getByRole('button', { name: '到明早 8 点' })).toBeVisible()
})

test('scores of followed items can be hidden, on rows and tickets alike', { tag: long }, async ({ page }) => {
  // Football has live matches at every hour; early in the day hardly any other row has a score.
  await page.goto(`${app.url}/football?status=live`)
  const live = page
    .locator('#content article[data-row]')
    .filter({ has: page.getByRole('link', { name: /\d+ 比 \d+/ }) })
    .first()
  const id = await live.getAttribute('data-row')
  const row = page.locator(`#content article[data-row="${id}"]`).first()
  const link = row.getByRole('link').first()
  await expect(link).toHaveAccessibleName(/\d+ 比 \d+/)
  await page.evaluate(() =>
    localStorage.setItem('preferences', JSON.stringify({ ...JSON.parse(localStorage.getItem('preferences') ?? '{}'), hideFollowed: true })),
  )
  await page.reload()
  await interactive(page)
  await expect(link).toHaveAccessibleName(/\d+ 比 \d+/)
  await row.getByRole('button', { name: /^关注 / }).click()
  await expect(link).not.toHaveAccessibleName(/\d+ 比 \d+/)
  await expect.poll(() => countRows(page, 'follow')).toBe(1)
  await page.goto(`${app.url}/attention`)
  await expect(page.locator(`#content article[data-row="${id}"]`).getByRole('button', { name: '显示这场的比分' })).toBeVisible()
})
