// The operator's host for phones: a small screen is redirected there with its complete address and stays; other screens do not.
import { expect } from '@playwright/test'
import { type AppProcess, bare, startApp } from '../../support/app/app-process.ts'
import { test } from '../../support/app/test.ts'
import { freePort } from '../../support/free-port.ts'
import { long } from '../../support/soak.ts'

let app: AppProcess
let mobile: string
test.beforeAll(async () => {
  const port = await freePort()
  mobile = `http://m.localhost:${port}`
  app = await startApp({ env: { ...bare, PORT: String(port), PUBLIC_URL: `http://localhost:${port}`, MOBILE_URL: mobile } })
})
test.afterAll(async () => {
  await app.stop()
  await app.clean()
})

test('a phone is redirected to the mobile host, and its live socket connects there', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const sockets: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', () => sockets.push(socket.url())))
  await page.goto(`${app.url}/schedule?type=1#top`)
  await page.waitForURL(`${mobile}/schedule?type=1#top`)
  await expect(page.locator('#content')).toBeVisible()
  await expect.poll(() => sockets.at(-1)).toBe(`${mobile.replace('http', 'ws')}/ws`)
  await context.close()
})

test('a wide screen and the installed app are not redirected', { tag: long }, async ({ browser }) => {
  for (const { width, installed } of [
    { width: 1280, installed: false },
    { width: 390, installed: true },
  ]) {
    const context = await browser.newContext({ viewport: { width, height: 844 } })
    if (installed)
      await context.addInitScript(() => {
        const real = window.matchMedia.bind(window)
        window.matchMedia = (query) => (query.includes('standalone') ? ({ ...real(query), matches: true } as MediaQueryList) : real(query))
      })
    const page = await context.newPage()
    const heard: string[] = []
    page.on('websocket', (socket) => socket.on('framereceived', () => heard.push(socket.url())))
    await page.goto(`${app.url}/schedule?type=1`)
    // The socket opens after the decision.
    await expect.poll(() => heard.length).toBeGreaterThan(0)
    expect(new URL(page.url()).hostname).toBe('localhost')
    await context.close()
  }
})
