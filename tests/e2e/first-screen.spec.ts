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
    await page.addInitScript(() => {
      const counts = { mutations: 0, over: false }
      ;(window as unknown as { takeOver: typeof counts }).takeOver = counts
      document.addEventListener('DOMContentLoaded', () => {
        const root = document.getElementById('root') as HTMLElement
        const observer = new MutationObserver((records) => {
          if (!counts.over) counts.mutations += records.filter((record) => record.type === 'childList').length
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
    const mutations = await page.evaluate(() => {
      const { takeOver } = window as unknown as { takeOver: { mutations: number; over: boolean } }
      takeOver.over = true
      return takeOver.mutations
    })
    expect(mutations).toBe(0)
    expect(calls.filter((call) => /all_match|recommend|getList2/.test(call))).toEqual([])
    expect(problems).toEqual([])
  })
}

test('the language and theme of the cookies are in the first HTML', async () => {
  const html = await (await fetch(`${app.url}/football`, { headers: { cookie: 'lang=vi; theme=dark; tz=Asia%2FHo_Chi_Minh' } })).text()
  expect(html).toMatch(/<html lang="vi" data-theme="dark">/)
  expect(html).toContain('<title>')
})
