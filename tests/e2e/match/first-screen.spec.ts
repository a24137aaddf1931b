// The first HTML already holds scores, and the app hydrates it without touching it or asking again.
import { expect } from '@playwright/test'
import { firstScreenReads } from '../../../rules/screen/first-screen.ts'
import { fetchAnew } from '../../support/app/fetch-anew.ts'
import { hydrated } from '../../support/app/hydrated.ts'
import { app } from '../../support/app/shared-app.ts'
import { test } from '../../support/app/test.ts'
import { worldDay } from '../../support/match/world-day.ts'

test.use({ serviceWorkers: 'allow' })
interface LiveWatch {
  /** Channels that the page has joined. */
  joined: string[]
  /** Active timers: the page collects the resets of a new connection for 100 ms before it fetches. */
  gathering: Set<number>
}
/** Observes the page's messages before the page does, and when its collected resets are done. */
function watchResets(): void {
  const live: LiveWatch = { joined: [], gathering: new Set() }
  const later = window.setTimeout.bind(window)
  const never = window.clearTimeout.bind(window)
  const Socket = window.WebSocket
  class Watched extends Socket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols)
      this.addEventListener('message', ({ data }) => {
        const { type, channel } = JSON.parse(String(data))
        if (type === 'joined') live.joined.push(channel)
      })
    }
  }
  Object.assign(window, {
    live,
    WebSocket: Watched,
    setTimeout(run: TimerHandler, wait?: number, ...rest: unknown[]) {
      if (wait !== 100 || typeof run !== 'function') return later(run, wait, ...rest)
      const id = later(() => {
        live.gathering.delete(id)
        run(...rest)
      }, wait)
      live.gathering.add(id)
      return id
    },
    clearTimeout(id?: number) {
      if (id !== undefined) live.gathering.delete(id)
      never(id)
    },
  })
}

for (const path of ['/main', '/football', '/schedule?type=4']) {
  test(`${path} is rendered by the server and hydrated without a mutation or a refetch`, async ({ page }) => {
    const html = await (await fetch(app.url + path, { headers: { cookie: 'tz=Asia%2FShanghai; lang=zh' } })).text()
    expect(html).toContain('/score-detail?id=')
    const calls: string[] = []
    const heard: string[] = []
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
    const problems: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(new URL(request.url()).pathname)
    })
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
    page.on('pageerror', (error) => problems.push(error.message))
    await page.context().addCookies([
      { name: 'tz', value: encodeURIComponent('Asia/Shanghai'), url: app.url },
      { name: 'lang', value: 'zh', url: app.url },
    ])
    // Nodes of the server's HTML that leave the page: React rebuilding what it could not hydrate. An outline leaves when its content
    // arrives, before or after this check.
    await page.addInitScript(() => {
      const removed: string[] = []
      ;(window as unknown as { removed: typeof removed }).removed = removed
      document.addEventListener('DOMContentLoaded', () => {
        const root = document.getElementById('root') as HTMLElement
        const drawn = new Set<Node>([root, ...root.querySelectorAll('*')])
        const observer = new MutationObserver((records) => {
          for (const record of records)
            for (const node of record.removedNodes)
              if (drawn.has(node) && !(node as Element).matches('[role=status]')) removed.push((node as Element).outerHTML.slice(0, 300))
        })
        observer.observe(root, { childList: true, subtree: true })
      })
    })
    await page.addInitScript(watchResets)
    await page.goto(app.url + path)
    await hydrated(page)
    expect(await page.evaluate(() => (window as unknown as { removed: string[] }).removed)).toEqual([])
    // The live socket continues from the rendered state: nothing on the screen is requested again.
    await expect.poll(() => heard.filter((text) => text.includes('"joined"') && text.includes('"scores"')).length).toBeGreaterThan(0)
    await page.waitForFunction(() => {
      const { joined, gathering } = (window as unknown as { live: LiveWatch }).live
      return joined.includes('scores') && gathering.size === 0
    })
    // A request after a reset has started by the next frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    const reads = firstScreenReads(path, { tz: 'Asia/Shanghai', lang: 'zh', nowMs: Date.now(), hide: false }) ?? []
    const held = reads.map(({ key }) => `/${key.split(' ')[1]}`)
    expect(held.length).toBeGreaterThan(0)
    expect(calls.filter((call) => held.includes(call))).toEqual([])
    expect(problems).toEqual([])
  })
}

test('the first HTML has the language and theme of the cookies', async () => {
  const html = await (await fetch(`${app.url}/football`, { headers: { cookie: 'lang=vi; theme=dark; tz=Asia%2FHo_Chi_Minh' } })).text()
  expect(html).toMatch(/<html lang="vi" data-theme="dark">/)
  expect(html).toContain('<title>')
  // The content is in that language too, with the day's matches.
  expect(html).toMatch(/<h1[^>]*>(<[^>]+>)*Tỷ số bóng đá/)
  expect(html).toContain('/score-detail?id=')
})

test('a page without server rendering opens the day of the product clock once it is known', async ({ page }) => {
  const ahead = 2
  await page.route(`${app.url}/football`, async (route) => {
    const response = await fetchAnew(route)
    const html = (await response.text()).replace(/<script type="application\/json" id="state">.*?<\/script>/s, '')
    await route.fulfill({ response, body: html })
  })
  await page.route('**/api/Config/getConfig', async (route) => {
    const response = await fetchAnew(route)
    const body = await response.json()
    const feed = new Date(Date.parse(body.data.clock.feed) + ahead * 24 * 3_600_000).toISOString()
    await route.fulfill({ response, json: { ...body, data: { ...body.data, clock: { ...body.data.clock, feed } } } })
  })
  await page.goto(`${app.url}/football`)
  const active = page.getByRole('navigation', { name: '日期' }).locator('[data-lit]')
  await expect(active).toContainText(String(Number(worldDay(ahead).slice(-2))))
  await expect(active).toHaveAccessibleName(/今天/)
})
