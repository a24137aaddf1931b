// Search: from the first character, in any spelling, by keyboard, with a history of its own, offline.
import { expect, type Page } from '@playwright/test'
import { axeViolations } from '../../support/app/axe.ts'
import { endComposition } from '../../support/app/composition.ts'
import { readRows } from '../../support/app/device-storage.ts'
import { interactive } from '../../support/app/hydrated.ts'
import { app } from '../../support/app/shared-app.ts'
import { test } from '../../support/app/test.ts'
import { workerReady } from '../../support/app/worker-push.ts'
import { long } from '../../support/soak.ts'

/** A team of the demonstration world by its short name, its pinyin and its initials. */
const team = { name: '临江潮汐', short: '临江', sound: 'linjiang', initials: 'ljcx' }

const field = (page: Page) => page.getByRole('combobox')
/** The search page's own field. */
const own = (page: Page) => page.locator('#content').getByRole('searchbox')
const options = (page: Page, group: string) => page.getByRole('listbox').getByRole('group', { name: group }).getByRole('option')
async function openBox(page: Page, path = '/about-user'): Promise<void> {
  await page.goto(app.url + path)
  await page.locator('button[aria-keyshortcuts="/"]').click()
  await expect(field(page)).toBeFocused()
}

test('a team is found from the first character, by characters, sound, initials and a mix of them', async ({ page }) => {
  await openBox(page)
  await field(page).pressSequentially(team.name[0] as string)
  await expect(options(page, '球队').filter({ hasText: team.name }).first()).toBeVisible()
  for (const text of [team.short, team.sound, team.initials, '临jcx', 'LIN JIANG']) {
    await field(page).fill(text)
    await expect(options(page, '球队').filter({ hasText: team.name }).first(), text).toBeVisible()
    await expect(options(page, '比赛').first(), text).toContainText(team.short)
  }
  await field(page).fill(team.initials)
  await expect.poll(() => page.evaluate(() => [...(CSS.highlights.get('searched') ?? [])].map(String))).toContain(team.name)
  expect(await axeViolations(page)).toEqual([])
})

test('ten visible characters are accepted, and the search box says so', async ({ page }) => {
  await openBox(page)
  await field(page).fill('👨‍👩‍👧‍👦123456789')
  await expect(page.getByText('最多搜 10 个字')).toHaveCount(0)
  await field(page).pressSequentially('0')
  await expect(page.getByText('最多搜 10 个字')).toBeVisible()
  await expect(field(page)).toHaveValue('👨‍👩‍👧‍👦123456789')
})

test('an IME composition is searched by sound, in full, and becomes text when it ends', async ({ page }) => {
  await openBox(page)
  const method = await page.context().newCDPSession(page)
  const letters = "lin'jiang'chao'xi"
  await method.send('Input.imeSetComposition', { text: letters, selectionStart: letters.length, selectionEnd: letters.length })
  await expect(field(page)).toHaveValue(letters)
  await expect(options(page, '球队').filter({ hasText: team.name }).first()).toBeVisible()
  await expect(page.getByText('最多搜 10 个字')).toHaveCount(0)
  await method.send('Input.insertText', { text: team.name })
  await expect(field(page)).toHaveValue(team.name)
  await expect(options(page, '球队').filter({ hasText: team.name }).first()).toBeVisible()
})

test('the key that ends an IME composition in Safari neither searches nor clears', async ({ page }) => {
  await openBox(page)
  await field(page).fill(team.name)
  await expect(options(page, '球队').first()).toBeVisible()
  for (const key of ['Enter', 'Escape', 'ArrowDown']) await endComposition(field(page), key)
  await expect(page).toHaveURL(/\/about-user/)
  await expect(field(page)).toHaveValue(team.name)
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?name=/)
})

test('search works by keyboard alone: searching, choosing, opening the results and going back', async ({ page }) => {
  await page.goto(`${app.url}/about-user`)
  await interactive(page)
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(team.initials)
  await expect(options(page, '比赛').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', 'search-option-0')
  await page.keyboard.press('ArrowUp')
  const last = page.getByRole('option', { selected: true })
  await expect(last).toContainText('查看全部')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?name=ljcx$/)
  await expect(page.getByRole('navigation', { name: '结果的种类' }).getByRole('link', { name: /球队/ })).toContainText(/[1-9]/)
  await expect(page.locator('#content article').first()).toBeVisible()
  // The search page has its own field: the key focuses it, and Enter searches without losing it.
  await page.keyboard.press('/')
  await expect(own(page)).toBeFocused()
  await page.keyboard.type('linjiang')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?name=linjiang$/)
  await expect(own(page)).toBeFocused()
  await page.goto(`${app.url}/about-user`)
  await interactive(page)
  await page.keyboard.press('/')
  // Characters typed right after the key reach the field.
  await page.keyboard.type('zzzz')
  await expect(field(page)).toHaveValue('zzzz')
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveCount(0)
  await expect(page.locator('button[aria-keyshortcuts="/"]')).toBeFocused()
})

test('the search history is kept, deleted one by one, and cleared after confirmation', { tag: long }, async ({ page }) => {
  for (const name of ['临江', '海澄', 'bei hai']) {
    await page.goto(`${app.url}/search?name=${encodeURIComponent(name)}`)
    await expect(page.getByRole('navigation', { name: '结果的种类' })).toBeVisible()
    await expect.poll(() => readRows(page, 'search')).toContainEqual(expect.objectContaining({ text: name }))
  }
  await page.goto(`${app.url}/search`)
  const past = page.getByRole('region', { name: '最近搜索' })
  await expect(past.getByRole('link')).toHaveText(['bei hai', '海澄', '临江'])
  await past.getByRole('button', { name: '删除“海澄”' }).click()
  await expect(past.getByRole('link')).toHaveText(['bei hai', '临江'])
  await page.locator('button[aria-keyshortcuts="/"]').click()
  await expect(options(page, '最近搜索')).toHaveCount(2)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Delete')
  await expect(options(page, '最近搜索')).toHaveText(['临江'])
  await page.keyboard.press('Escape')
  await past.getByRole('button', { name: '清除最近搜索' }).click()
  await expect(past.getByText('确定删除吗？')).toBeVisible()
  await past.getByRole('button', { name: '取消' }).click()
  await expect(past.getByRole('link')).toHaveCount(1)
  await past.getByRole('button', { name: '清除最近搜索' }).click()
  await past.getByRole('button', { name: '删除', exact: true }).click()
  await expect(past).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: '热门搜索' })).toBeVisible()
  await expect(past).toHaveCount(0)
})

test('tabs filter by kind; a team and a league link to their data', { tag: long }, async ({ page }) => {
  await page.goto(`${app.url}/search?name=${encodeURIComponent('临江')}`)
  await page.getByRole('navigation', { name: '结果的种类' }).getByRole('link', { name: /球队/ }).click()
  await expect(page).toHaveURL(/tab=teams/)
  await expect(page.locator('#content article')).toHaveCount(0)
  await page.getByRole('link', { name: team.name }).first().click()
  await expect(page).toHaveURL(/\/base-football\?team=/)
  await expect(page.getByRole('heading', { level: 1, name: team.name })).toBeVisible()
  await expect(page.locator('#content article').first()).toContainText(team.short)
  await page.goto(`${app.url}/search?name=beihai&tab=leagues`)
  await page
    .locator('#content')
    .getByRole('link', { name: /北海联赛/ })
    .click()
  await expect(page).toHaveURL(/\/base-football\?league=/)
  await expect(page.getByRole('table').first()).toContainText('胜')
})

test('a player is found by name, in the box and on the page, with the team, and links to the player page', { tag: long }, async ({
  page,
}) => {
  const read = async (path: string) => (await (await fetch(`${app.url}/api/${path}`)).json()).data
  const { teams } = await read(`Search/index?name=${encodeURIComponent(team.name)}`)
  const { squad } = await read(`Data/team?team_id=${teams[0].id}`)
  const { key, name } = squad[0]
  const address = (url: URL): boolean =>
    url.pathname === '/base-football' && url.searchParams.get('team') === teams[0].id && url.searchParams.get('player') === key
  await openBox(page)
  await field(page).fill(name.zh)
  const option = options(page, '球员').filter({ hasText: name.zh }).first()
  await expect(option).toContainText(teams[0].short.zh)
  await option.click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { level: 1, name: name.zh })).toBeVisible()
  await page.goto(`${app.url}/search?name=${encodeURIComponent(name.zh)}&tab=players`)
  await page.locator('#content').getByRole('link', { name: name.zh }).first().click()
  await expect(page).toHaveURL(address)
})

test('the page opened without a query accepts typing at once', async ({ page }) => {
  await page.goto(`${app.url}/search`)
  await expect(own(page)).toBeFocused()
  await page.keyboard.type('临江')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('navigation', { name: '结果的种类' })).toBeVisible()
})

test('every kind has its tab, its count and its place in the suggestions', { tag: long }, async ({ page }) => {
  const read = async (key: string, init?: object) => (await (await page.request.fetch(`${app.url}/api/${key}`, init)).json()).data
  const [circle] = (await read('anchor_dynamics/circles')).list
  const [video] = (await read('Video/getList', { method: 'POST', data: { tab: 'new' } })).list
  const [expert] = (await read('Expert/getList')).list
  // The newest may not be indexed yet, because demonstration users keep posting. Six characters of alphabetic text would end in mid-word.
  const post = (await read('anchor_dynamics/userPostList')).list.findLast(({ text }: { text: string }) => /^\p{Script=Han}{6}/u.test(text))
  for (const [tab, group, text, path] of [
    ['circles', '圈子', circle.name.zh, `/circle-detail?id=${circle.id}`],
    ['videos', '视频', video.title.zh, '/video-player?id='],
    ['experts', '专家', expert.nickname, '/specialist-home?id='],
    ['posts', '帖子', post.text, 'post='],
  ] as const) {
    const asked = text.slice(0, 6).trim()
    await page.goto(`${app.url}/search?name=${encodeURIComponent(asked)}&tab=${tab}`)
    const active = page.getByRole('navigation', { name: '结果的种类' }).locator('[aria-current="page"]')
    await expect(active, tab).toContainText(/[1-9]/)
    await expect(page.locator(`#content a[href*="${path}"]`).first(), tab).toBeVisible()
    await page.locator('button[aria-keyshortcuts="/"]').click()
    await field(page).fill(asked)
    await expect(options(page, group).first(), tab).toBeVisible()
    await page.keyboard.press('Escape')
  }
  expect(await axeViolations(page)).toEqual([])
})

test('a tab loads page by page', { tag: long }, async ({ page }) => {
  await page.goto(`${app.url}/search?name=${encodeURIComponent('联')}&tab=matches`)
  const rows = page.locator('#content article')
  await expect(rows.first()).toBeVisible()
  const before = await rows.count()
  await page.getByRole('button', { name: '更多结果' }).click()
  await expect.poll(() => rows.count()).toBeGreaterThan(before)
})

test('a video and a post that reveal a result are covered when scores are hidden', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('preferences', JSON.stringify({ lang: 'zh', hideScores: true })))
  const { list } = (await (await page.request.post(`${app.url}/api/Video/getList`, { data: { tab: 'new', limit: 40 } })).json()).data
  const video = list.find(({ results }: { results: boolean }) => results)
  const asked = video.title.zh.slice(0, 5)
  const covered = video.teams ? `${video.teams.map(({ zh }: { zh: string }) => zh).join(' 对 ')} · 视频` : '这个视频可能透露赛果'
  await page.goto(`${app.url}/search?name=${encodeURIComponent(asked)}&tab=videos`)
  const row = page.locator(`#content a[href*="/video-player?id=${video.id}"]`)
  await expect(row).toContainText(covered)
  await expect(row.locator('img')).toHaveCount(0)
  await page.locator('button[aria-keyshortcuts="/"]').click()
  await field(page).fill(asked)
  await expect(options(page, '视频').first()).toContainText(/ · 视频|这个视频可能透露赛果/)
})

test('empty results suggest what others search for', async ({ page }) => {
  await page.goto(`${app.url}/search?name=qqxxyyww`)
  await expect(page.getByText('没有找到“qqxxyyww”')).toBeVisible()
  await page.getByRole('region', { name: '热门搜索' }).getByRole('link').first().click()
  await expect(page.getByRole('navigation', { name: '结果的种类' })).toBeVisible()
})

test('a failure is shown and retried', async ({ page }) => {
  await page.route('**/api/Search/**', (route) =>
    route.fulfill({ status: 500, json: { code: 1, msg: 'Error', data: null, error: 'error' } }),
  )
  await page.goto(`${app.url}/search?name=${encodeURIComponent('临江')}`)
  await expect(page.getByText('搜索没有成功')).toBeVisible()
  await page.unroute('**/api/Search/**')
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.locator('#content article').first()).toBeVisible()
})

test('no response shows a score that the user has hidden', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('preferences', JSON.stringify({ lang: 'zh', hideScores: true })))
  await page.goto(`${app.url}/search?name=${encodeURIComponent('临江')}&tab=matches`)
  const over = page.locator('#content article').filter({ hasText: '完场' })
  await expect(over.first()).toBeVisible()
  for (const text of await over.allInnerTexts()) expect(text).not.toMatch(/\d+\s*[:-]\s*\d+/)
  for (const label of await over.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('aria-label') ?? '')))
    expect(label).not.toMatch(/\d+\s*[比:-]\s*\d+/)
  await page.locator('button[aria-keyshortcuts="/"]').click()
  await field(page).fill('临江')
  await expect(options(page, '比赛').first()).toBeVisible()
  for (const text of await options(page, '比赛').allInnerTexts()) expect(text.split('\n').slice(0, -1).join(' ')).not.toMatch(/\d+:\d+/)
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })
  test('the device’s index answers offline, and shows its age', async ({ page, context }) => {
    test.setTimeout(120_000)
    await page.goto(`${app.url}/search?name=${encodeURIComponent('海澄')}`)
    await workerReady(page)
    await expect(page.locator('#content article').first()).toBeVisible()
    const readIndexBytes = async (): Promise<number> => {
      const packs = await readRows<{ name: string; bytes: number }>(page, 'pack')
      return packs.find(({ name }) => name === 'search')?.bytes ?? 0
    }
    await expect.poll(readIndexBytes, { timeout: 20_000 }).toBeGreaterThan(10_000)
    expect(await readIndexBytes()).toBeLessThan(2_000_000)
    await context.setOffline(true)
    await page.goto(`${app.url}/search?name=${encodeURIComponent('ljcx')}`)
    await expect(page.getByText('搜的是本机保存的索引')).toBeVisible()
    await expect(page.getByRole('link', { name: new RegExp(team.name) }).first()).toBeVisible()
    await expect(page.locator('#content a[href*="/score-detail?id="]').first()).toBeVisible()
    await page.locator('button[aria-keyshortcuts="/"]').click()
    await field(page).fill('haicheng')
    await expect(options(page, '球队').first()).toContainText('海澄')
    await context.setOffline(false)
  })

  test('without a network or an index, it says what to do', { tag: long }, async ({ page, context }) => {
    await page.goto(`${app.url}/about-user`)
    await workerReady(page)
    await context.setOffline(true)
    await page.goto(`${app.url}/search?name=${encodeURIComponent('海澄')}`)
    await expect(page.getByText('这台设备还没有搜索索引')).toBeVisible()
  })
})
