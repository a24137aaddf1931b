// The first HTML already holds scores, and the app takes it over without touching it or asking again.
import { expect, test } from '@playwright/test'
import { type AppProcess, startApp } from '../support/app-process.ts'

let app: AppProcess
test.beforeAll(async () => {
  app = await startApp()
})
test.afterAll(async () => {
  await app.stop()
  await app.clean()
})

for (const path of ['/main', '/football', '/schedule?type=4']) {
  test(`${path} is drawn by the server and taken over without a mutation or a refetch`, async ({ page }) => {
    const html = await (await fetch(app.url + path, { headers: { cookie: 'tz=Asia%2FShanghai; lang=zh' } })).text()
    expect(html).toContain('/score-detail?id=')
    const calls: string[] = []
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
    // Nodes of the server's HTML that leave the page: React rebuilding what it could not take over.
    await page.addInitScript(() => {
      const removed = { count: 0 }
      ;(window as unknown as { removed: typeof removed }).removed = removed
      document.addEventListener('DOMContentLoaded', () => {
        const root = document.getElementById('root') as HTMLElement
        const drawn = new Set<Node>([root, ...root.querySelectorAll('*')])
        const observer = new MutationObserver((records) => {
          for (const record of records) for (const node of record.removedNodes) if (drawn.has(node)) removed.count += 1
        })
        observer.observe(root, { childList: true, subtree: true })
      })
    })
    await page.goto(app.url + path)
    // React puts its own key on what it has taken over.
    await page.waitForFunction(() => {
      const first = document.querySelector('#root > *')
      return first !== null && Object.keys(first).some((key) => key.startsWith('__reactFiber'))
    })
    expect(await page.evaluate(() => (window as unknown as { removed: { count: number } }).removed.count)).toBe(0)
    // The services start once the page is drawn and ask for the configuration first: nothing was asked before.
    const takeOver = calls.slice(0, Math.max(0, calls.indexOf('/api/Config/getConfig')))
    expect(takeOver).toEqual([])
    expect(problems).toEqual([])
  })
}

test('the language and theme of the cookies are in the first HTML', async () => {
  const html = await (await fetch(`${app.url}/football`, { headers: { cookie: 'lang=vi; theme=dark; tz=Asia%2FHo_Chi_Minh' } })).text()
  expect(html).toMatch(/<html lang="vi" data-theme="dark">/)
  expect(html).toContain('<title>')
})
