// Behaviour of lists: the active tab scrolls to the top, back restores the position, followed matches come first, and nothing lies beyond
// the edge or under the fixed bar.
import { expect, type Locator, type Page } from '@playwright/test'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import { countRows } from '../../support/app/device-storage.ts'
import { fetchAnew } from '../../support/app/fetch-anew.ts'
import { interactive } from '../../support/app/hydrated.ts'
import { app } from '../../support/app/shared-app.ts'
import { test } from '../../support/app/test.ts'
import { undrawn } from '../../support/app/undrawn.ts'
import { sampleRow } from '../../support/match/sample-row.ts'
import { worldDay } from '../../support/match/world-day.ts'
import { long } from '../../support/soak.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' })

const top = (page: Page): Promise<number> => page.evaluate(() => window.scrollY)
const bottomBar = (page: Page) => page.getByRole('navigation', { name: '底部导航' })

async function openScrolled(page: Page, path: string): Promise<void> {
  await page.goto(app.url + path)
  await expect(page.locator('#content article[data-row]').first()).toBeVisible()
  await interactive(page)
  await page.evaluate(() => window.scrollTo(0, 1_200))
  await expect.poll(() => top(page)).toBeGreaterThan(600)
}

for (const path of ['/football', '/schedule']) {
  test(`a tap on the active tab of ${path} scrolls to the top, and the next one reloads it`, async ({ page }) => {
    await openScrolled(page, `${path}?day=${worldDay(1)}`)
    await bottomBar(page).locator('a[aria-current=page]').click()
    await expect.poll(() => top(page)).toBe(0)
    await expect(page).toHaveURL(/day=/)
    await bottomBar(page).locator('a[aria-current=page]').click()
    await expect(page).toHaveURL(app.url + path)
  })
}

test('each league lists live matches first, then upcoming, then finished ones', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('preferences', JSON.stringify({ pinnedLeagues: ['order'] })))
  await page.route('**/api/hot_match/all_match', async (route) => {
    const response = await fetchAnew(route)
    const body = await response.json()
    // Adds one match of each kind in one league; the last by start time is live.
    const [some] = body.data.list
    const at = (hours: number): string => new Date(Date.parse(some.match_time) + hours * 3_600_000).toISOString()
    const own = { seq: 99_999, phase: null, league_id: 'order', league_name_zh: '次序联赛' }
    const made = [
      { ...some, ...own, id: 'order-over', status: 'over', match_time: at(0) },
      { ...some, ...own, id: 'order-next', status: 'upcoming', match_time: at(1) },
      { ...some, ...own, id: 'order-live', status: 'live', phase: 'first-half', match_time: at(2) },
    ]
    await route.fulfill({ response, json: { ...body, data: { ...body.data, list: [...made, ...body.data.list] } } })
  })
  await page.goto(`${app.url}/about-user`)
  // Before hydration the link would load the page, with the server's own list.
  await interactive(page)
  await bottomBar(page)
    .getByRole('link', { name: /比分|足球/ })
    .first()
    .click()
  await expect(page.locator('#content article[data-row="order-live"]')).toBeVisible()
  const ids = await page
    .locator('#content article[data-row^="order-"]')
    .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.row))
  expect(ids).toEqual(['order-live', 'order-next', 'order-over'])
})

test('going back from a match restores the position in the list', async ({ page }) => {
  await openScrolled(page, '/schedule')
  const inView = await page.evaluate(() => {
    const rows = [...document.querySelectorAll<HTMLElement>('article[data-row]')]
    return rows.find((row) => row.getBoundingClientRect().top > 300)?.dataset.row
  })
  const before = await top(page)
  // Clicks the link itself: the teams decide which names cover a point, and scrolling first would change the position.
  await page.locator(`article[data-row="${inView}"] > a[href^="/score-detail"]`).evaluate((link) => (link as HTMLElement).click())
  await expect(page).toHaveURL(/\/score-detail/)
  await page.goBack()
  // A row above may have changed meanwhile: the position holds to within a line.
  await expect.poll(async () => Math.abs((await top(page)) - before)).toBeLessThan(16)
})

test('a followed match is first in the score rail and in view', async ({ page }) => {
  // Tomorrow's: late in the evening, today has no upcoming match.
  await page.goto(`${app.url}/football?day=${worldDay(1)}`)
  await interactive(page)
  const later = page.locator('#content article[data-row]').filter({ hasText: /\d\d:\d\d/ })
  const id = await later.last().getAttribute('data-row')
  // By its id: the list renders more rows as the click scrolls to it.
  const row = page.locator(`#content article[data-row="${id}"]`)
  await row.locator('[data-follow] button').click()
  await expect(row.locator('[data-follow] button')).toHaveAttribute('aria-pressed', 'true')
  // Shown immediately, stored a little later.
  await expect.poll(() => countRows(page, 'follow')).toBe(1)
  // On a phone the home page's list is the rail.
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${app.url}/main`)
  const first = page.getByRole('region', { name: '比分条' }).getByRole('link').first()
  await expect(first).toHaveAttribute('href', new RegExp(`id=${id}`))
  await expect(first).toBeInViewport()
})

test('有主播的 keeps only matches that streamers show or will show, in the address too', async ({ page }) => {
  await page.goto(`${app.url}/schedule`)
  await interactive(page)
  const rows = page.locator('#content article[data-row]')
  const unhosted = rows.filter({ hasText: '暂无主播' })
  await expect(unhosted.first()).toBeAttached()
  const filter = page.getByRole('button', { name: '有主播的' })
  await filter.click()
  await expect(page).toHaveURL(/hosted=true/)
  await expect(filter).toHaveAttribute('aria-pressed', 'true')
  await expect(unhosted).toHaveCount(0)
  await expect(rows.first()).toBeVisible()
  await filter.click()
  await expect(page).not.toHaveURL(/hosted/)
  await expect(unhosted.first()).toBeAttached()
})

test('any day can be picked in the calendar, and an out-of-range day is ignored', { tag: long }, async ({ page }) => {
  for (const [path, days] of [
    ['/football', -20],
    ['/schedule', 9],
  ] as const) {
    await page.goto(app.url + path)
    await interactive(page)
    const calendar = page.getByLabel('选日期')
    await calendar.fill(worldDay(days))
    await expect(page).toHaveURL(new RegExp(`day=${worldDay(days)}`))
    await expect(page.getByRole('navigation', { name: '日期' }).locator('[data-lit]')).toHaveAttribute('href', new RegExp(worldDay(days)))
    await calendar.fill(worldDay(-4_000))
    expect(await calendar.evaluate((input: HTMLInputElement) => input.validity.rangeUnderflow)).toBe(true)
    await expect(page).toHaveURL(new RegExp(`day=${worldDay(days)}`))
  }
})

// One of the two has a date other than that of the server's rendering zone.
for (const timezoneId of ['Pacific/Honolulu', 'Pacific/Kiritimati'])
  test.describe(`a first visit from ${timezoneId}`, () => {
    test.use({ timezoneId })
    for (const path of ['/football', '/schedule'])
      test(`${path} opens with the local day, and no match waits to be shown`, {
        tag: path === '/football' ? long : [],
      }, async ({ page }) => {
        const day = new Intl.DateTimeFormat('sv-SE', { timeZone: timezoneId }).format(new Date())
        const asked = page.waitForResponse((reply) => `${reply.url()} ${reply.request().postData()}`.includes(day))
        await page.goto(app.url + path)
        await (await asked).finished()
        await interactive(page)
        const active = page.getByRole('navigation', { name: '日期' }).locator('[data-lit]')
        await expect(active).toHaveAccessibleName(/今天/)
        await expect(active).toContainText(String(Number(day.slice(-2))))
        await expect(page.locator('#content a[href^="/score-detail"]').first()).toBeVisible()
        await expect(page.getByRole('button', { name: /场新比赛/ })).toHaveCount(0)
      })
  })

test('a league without a match on that day shows its next one, or says that none is near', async ({ page }) => {
  const next = sampleRow({ id: 'next', status: 'upcoming', match_time: `${worldDay(3)}T12:00:00.000Z` })
  const lists: Record<string, unknown[]> = { quiet: [next], still: [] }
  const asked: unknown[] = []
  await page.route('**/api/hot_match/all_match', async (route) => {
    const body = route.request().postDataJSON()
    const list = lists[body?.league_id ?? '']
    if (!list) return route.fallback()
    asked.push([body.status, body.day, body.days])
    return route.fulfill({ json: { code: 0, msg: '', data: { list, total: list.length } } })
  })
  await page.goto(`${app.url}/football?league=quiet`)
  const link = page.locator('#content p', { hasText: '下一场' }).getByRole('link')
  await expect(link).toHaveAttribute('href', '/score-detail?id=next')
  await expect(link).toHaveText(/20:00 临江潮汐 – 北固铁狮$/)
  expect(asked[0]).toEqual(['upcoming', worldDay(0), 14])
  await page.goto(`${app.url}/football?league=still`)
  await expect(page.locator('#content').getByText('接下来 14 天没有比赛')).toBeVisible()
})

/** Elements matching `selector` that are visible to the right of `edge`, by name. Clipped content ends at its box. */
const beyond = (page: Page, edge: number, selector: string): Promise<string[]> =>
  page.evaluate(
    ([most, what]) => {
      const seenTo = (element: Element): number => {
        let right = element.getBoundingClientRect().right
        for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
          if (getComputedStyle(box).overflowX !== 'visible') right = Math.min(right, box.getBoundingClientRect().right)
        return right
      }
      return [...document.querySelectorAll(what as string)]
        .filter((element) => element.getClientRects().length > 0 && seenTo(element) > (most as number) + 0.5)
        .map((element) => `${element.tagName} ${element.className} ${element.getAttribute('aria-label') ?? element.textContent}`)
    },
    [edge, selector] as const,
  )

test('on a narrow desktop no tap target is covered by the side bar', { tag: long }, async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1024, height: 768 }, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
  const page = await context.newPage()
  for (const path of ['/football', '/schedule', '/main', '/news', '/anchor', '/live?id=demo01']) {
    await page.goto(app.url + path)
    await interactive(page)
    const bar = page.getByRole('complementary', { name: '快捷操作' })
    await expect(bar).toBeVisible()
    await expect(page.locator('[role=status][aria-label]:visible')).toHaveCount(0)
    const box = await bar.boundingBox()
    expect(await beyond(page, box?.x ?? 0, '#content a, #content button'), path).toEqual([])
  }
  await context.close()
})

test('tabs and days are one tab stop each, and the skip menu leads past them to the matches', { tag: long }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const [path, names] of [
    ['/football', ['状态', '日期']],
    ['/schedule', ['日期']],
  ] as const) {
    await page.goto(app.url + path)
    await interactive(page)
    for (const name of names) {
      const links = page.getByRole('navigation', { name, exact: true }).getByRole('link')
      const stops = () => links.evaluateAll((all) => all.flatMap((link, at) => ((link as HTMLElement).tabIndex < 0 ? [] : at)))
      const [active = 0, ...others] = await stops()
      expect(others, `${path} ${name}`).toEqual([])
      await links.nth(active).focus()
      await page.keyboard.press('ArrowRight')
      await expect(links.nth(active + 1)).toBeFocused()
      // The next Tab leaves the row of links.
      await page.keyboard.press('Tab')
      expect(await links.evaluateAll((all) => all.some((link) => link === document.activeElement))).toBe(false)
    }
  }
  await page.goto(`${app.url}/football`)
  await interactive(page)
  await page.getByRole('link', { name: '跳到比分' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const focused = page.locator(':focus')
  await expect(page.locator('#scores').locator(focused)).toHaveCount(1)
  await expect(page.getByRole('navigation').locator(focused)).toHaveCount(0)
})

test('a team is reached by its crest on the side card, by the standings, and in every sport', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${app.url}/football`)
  await interactive(page)
  const link = page.getByRole('region', { name: '焦点比赛' }).locator('a[href*="team="]').first()
  const crest = await link.locator('xpath=ancestor::div[1]').locator('svg').first().boundingBox()
  const href = (await link.getAttribute('href')) ?? ''
  expect(href).toMatch(/^\/base-football\?team=/)
  if (crest) await page.mouse.click(crest.x + crest.width / 2, crest.y + crest.height / 2)
  await expect(page).toHaveURL(app.url + href)
  await page.goBack()
  await page
    .getByRole('button', { name: / 积分榜$/ })
    .first()
    .click()
  await page.getByRole('dialog').locator('tbody a svg').first().click()
  await expect(page).toHaveURL(/\/base-football\?team=/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const body = JSON.stringify({ sport: 'tennis', status: 'over', days: 7, day: worldDay(-6), limit: 1 })
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
  const { list } = (await (await fetch(`${app.url}/api/hot_match/all_match`, init)).json()).data
  await page.goto(`${app.url}/score-detail?id=${list[0].id}&type=tennis`)
  await page.locator('#content a[href^="/base-other?team="]').first().click()
  await expect(page.getByRole('heading', { level: 1, name: list[0].home_team_name_zh })).toBeVisible()
  await expect(page.locator('#content').getByText('向上是多赢的盘数')).toBeVisible()
  await expect(page.locator('#content header a[href*="/schedule"]')).toHaveAttribute('href', new RegExp(`league=${list[0].league_id}`))
  await expect(page.getByRole('heading', { name: '球员' })).toHaveCount(0)
})

test('a foreign word longer than a line does not widen a page on a phone', async ({ page }) => {
  const word = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'
  await undrawn(page)
  await page.route('**/api/**', async (route) => {
    const response = await fetchAnew(route)
    // A page that was left meanwhile discards the response.
    const text = await response.text().catch(() => null)
    if (text === null) return
    const named = text.replace(/"(zh|(?:home_team|away_team|league)_name_zh)":"[^"]+"/g, `"$1":"${word}"`)
    await route.fulfill({ response, body: named })
  })
  await page.goto(`${app.url}/basketball`)
  const link = page.locator('#content article[data-row] > a').first()
  await expect(link).toHaveAttribute('aria-label', new RegExp(word))
  const match = await link.getAttribute('href')
  for (const path of ['/basketball', match, `${match}&tab=info`, '/news', '/base-football']) {
    await page.goto(app.url + path)
    await expect(page.locator('#content').getByText(word).filter({ visible: true }).first()).toBeVisible()
    await expect(page.locator('[role=status][aria-label]:visible')).toHaveCount(0)
    expect(await beyond(page, 390, '#content *:not(svg *)'), path ?? '').toEqual([])
  }
})

/** The visible text of each team, by full name or by code where the name does not fit, and whether it is truncated. */
const namesIn = (sides: Locator): Promise<{ word: string; isWhole: boolean; cut: boolean }[]> =>
  sides.evaluateAll((all) =>
    all.map((side) => {
      const [code, name] = [...side.children] as [HTMLElement, HTMLElement]
      const box = side.getBoundingClientRect()
      const isWhole = name.getBoundingClientRect().top < box.bottom - 1
      const edge = isWhole ? name : code
      return {
        word: edge.textContent ?? '',
        isWhole,
        cut:
          edge.scrollWidth > edge.clientWidth + 1 ||
          edge.scrollHeight > edge.clientHeight + 1 ||
          edge.getBoundingClientRect().right > box.right + 1,
      }
    }),
  )

for (const lang of ['zh', 'en', 'vi'])
  test(`the score rail shows a team’s full name or its three letters: ${lang}`, { tag: lang === 'vi' ? [] : long }, async ({
    page,
    context,
  }) => {
    await context.addCookies([{ name: 'lang', value: lang, url: app.url }])
    await page.addInitScript((value) => localStorage.setItem('preferences', JSON.stringify({ lang: value })), lang)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${app.url}/main`)
    await interactive(page)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    const sides = page.locator('a[href^="/score-detail"] > span[aria-hidden="true"] > span > [translate="no"]')
    await expect(sides.first()).toBeVisible()
    const seen = await namesIn(sides)
    expect(seen.filter(({ cut }) => cut)).toEqual([])
    expect(seen.filter(({ word, isWhole }) => !isWhole && !/^[A-Z0-9]{2,4}$/.test(word))).toEqual([])
  })

for (const lang of ['zh', 'en', 'vi'])
  test(`a desktop ticket shows a team’s full name, in two lines, or its three letters: ${lang}`, {
    tag: lang === 'vi' ? [] : long,
  }, async ({ page, context }) => {
    await context.addCookies([{ name: 'lang', value: lang, url: app.url }])
    await page.addInitScript((value) => localStorage.setItem('preferences', JSON.stringify({ lang: value })), lang)
    const same = (text: string) => ({ zh: text, en: text, vi: text })
    const row = sampleRow({
      sport: 'tennis',
      status: 'live',
      match_time: `${worldDay(0)}T04:00:00.000Z`,
      game: { server: 'home', points: ['40', 'AD'] },
      league_name_zh: 'Huaxia Women’s Super League',
      league_name_en: 'Huaxia Women’s Super League',
      league_name_vi: 'Huaxia Women’s Super League',
      home_team_short: same('Bế Hồng Gấm'),
      home_team_code: 'BHG',
      away_team_short: same('Wolverhamptonians'),
      away_team_code: 'WOL',
    })
    const next = { ...row, id: 'm2', status: 'upcoming' as const, match_time: `${worldDay(0)}T15:50:00.000Z`, game: null }
    const stage = { zh: '卡波卢斯站女单第一轮', en: 'Cabo Luz: Women’s singles first round', vi: 'Cabo Luz: Đơn nữ vòng một' }
    const list = [row, { ...next, stage }]
    await page.route('**/api/hot_match/all_match', (route) =>
      route.fulfill({ json: { code: 0, msg: '', data: { list, total: list.length } } }),
    )
    // The sample only: server-rendered content is not part of it.
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${app.url}/about-user`)
    await interactive(page)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await page.locator('header a[href="/schedule"]').first().click()
    const ticket = page.locator('#content article[data-row="m1"]')
    const sides = ticket.locator('[data-game]').locator('xpath=preceding-sibling::*[1]')
    await expect(sides).toHaveCount(2)
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const seen = await namesIn(sides)
      const widthText = String(width)
      expect(
        seen.filter(({ cut }) => cut),
        widthText,
      ).toEqual([])
      expect(
        seen.map(({ word }) => word),
        widthText,
      ).toEqual(['Bế Hồng Gấm', 'WOL'])
    }
    // Leagues and rounds, which appear in a narrow desktop column and beside the time on a phone.
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const cut = await page
        .locator('#content article[data-row] :is(small, a + span + span :last-child)')
        .evaluateAll((all) =>
          all
            .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
            .map((one) => one.textContent),
        )
      expect(cut, String(width)).toEqual([])
    }
  })

/** Horizontal position of each row's score: its middle, or on a ticket below desktop its end. */
const scorePlaces = (page: Page, path: string, width: number): Promise<number[]> =>
  page.locator('#content article[data-row]').evaluateAll(
    (rows, isEnd) =>
      rows.flatMap((row) => {
        const score = [...row.children].find((part) => ['hs', 'score'].includes(getComputedStyle(part).gridRowStart))
        if (!score?.getClientRects().length) return []
        const { left, right } = score.getBoundingClientRect()
        return Math.round(isEnd ? right : (left + right) / 2)
      }),
    path === '/schedule' && width < 992,
  )

for (const lang of ['zh', 'en', 'vi'])
  test(`the scores of a list are aligned, whatever else a row contains: ${lang}`, { tag: lang === 'vi' ? [] : long }, async ({
    page,
    context,
  }) => {
    await context.addCookies([{ name: 'lang', value: lang, url: app.url }])
    await page.addInitScript((value) => localStorage.setItem('preferences', JSON.stringify({ lang: value })), lang)
    await page.route('**/api/hot_match/all_match', (route) => {
      const asked: MatchRow['sport'] | undefined = route.request().postDataJSON().sport
      const sport = asked ?? 'football'
      const match = (id: string, patch: Partial<MatchRow>) =>
        sampleRow({ id: `${asked ?? 'all'}-${id}`, sport, status: 'live', match_time: `${worldDay(0)}T04:00:00.000Z`, ...patch })
      const face = (nickname: string) => ({ nickname, avatar: '' })
      const quarters: [number, number][] = [
        [20, 21],
        [20, 19],
        [20, 20],
        [20, 20],
        [9, 12],
      ]
      const list = [
        match('bare', { periods: quarters.slice(0, 4) }),
        match('shown', { rooms: 12, streamers: [face('a'), face('b'), face('c')] }),
        match('long', { rooms: 1, streamers: [face('a')], periods: quarters }),
        match('next', { status: 'upcoming', match_time: `${worldDay(0)}T15:50:00.000Z` }),
      ]
      return route.fulfill({ json: { code: 0, msg: '', data: { list, total: list.length } } })
    })
    // Lists of the sample only: server-rendered content is not part of it.
    await page.goto(`${app.url}/about-user`)
    await interactive(page)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    for (const [path, of] of [
      ['/football', 'football'],
      ['/basketball', 'basketball'],
      ['/schedule', 'all'],
    ] as const) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.locator(`header a[href="${path}"]`).first().click()
      for (const width of [1440, 768, 390]) {
        await page.setViewportSize({ width, height: 900 })
        await expect(page.locator(`#content article[data-row="${of}-next"]`)).toBeVisible()
        const places = await scorePlaces(page, path, width)
        expect(places.length, path).toBeGreaterThan(2)
        expect(Math.max(...places) - Math.min(...places), `${path} ${width} ${places}`).toBeLessThanOrEqual(1)
      }
    }
  })

/** Words broken across lines, with their containing element. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.querySelector('#content') ?? document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement
      // Text for screen readers only is one pixel wide.
      if (!holder || holder.getClientRects().length === 0 || holder.getBoundingClientRect().width < 2) continue
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{M}\p{N}]{2,}/gu)) {
        if (/\p{Script=Han}/u.test(word)) continue
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)))
        if (lines.size > 1) found.push(`${word} in ${holder.textContent}`)
      }
    }
    return found
  })

for (const lang of ['en', 'vi'])
  test(`no name is broken inside a word on the smallest phone: ${lang}`, { tag: lang === 'vi' ? [] : long }, async ({ page, context }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await context.addCookies([{ name: 'lang', value: lang, url: app.url }])
    await page.addInitScript((value) => localStorage.setItem('preferences', JSON.stringify({ lang: value })), lang)
    const body = JSON.stringify({ sport: 'football', status: 'over', days: 2, day: worldDay(-1), limit: 1 })
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
    const { list } = (await (await fetch(`${app.url}/api/hot_match/all_match`, init)).json()).data
    const team = list[0].home_team_id
    for (const path of ['/football', '/schedule', `/score-detail?id=${list[0].id}&tab=info`, `/base-football?team=${team}`]) {
      await page.goto(app.url + path)
      await interactive(page)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await expect(page.locator('#content [translate="no"]:visible').first()).toBeVisible()
      await expect(page.locator('[role=status][aria-label]:visible')).toHaveCount(0)
      // Whatever the day has: every ticket gets the longest league name.
      if (path === '/schedule')
        await page.locator('#content article [title][translate="no"]').evaluateAll((names) => {
          for (const name of names) name.textContent = 'Twin Lakes Basketball Association'
        })
      expect(await brokenWords(page), path).toEqual([])
    }
  })
