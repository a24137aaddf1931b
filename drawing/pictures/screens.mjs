// Takes screenshots of the built app in its demonstration world: README pictures, manifest screenshots.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { openBrowser, openPage, showsPicture, startFresh } from './fresh-app.mjs'

/** Phone pages exist in each language: README and /downLoad. */
const languages = [
  { lang: 'zh', locale: 'zh-CN', timezoneId: 'Asia/Shanghai', room: 'demo13' },
  { lang: 'en', locale: 'en-GB', timezoneId: 'Europe/London', room: 'demo14' },
  { lang: 'vi', locale: 'vi-VN', timezoneId: 'Asia/Ho_Chi_Minh', room: 'demo10' },
]
const phone = { width: 390, height: 844, scale: 1.5 }
const phones = languages.flatMap(({ lang, locale, timezoneId, room }) =>
  [
    { path: `/live?id=${room}`, plays: true, messages: 7, theme: 'dark', name: 'room' },
    { path: '/football', theme: 'dark', name: 'football' },
    { path: '/circle', theme: 'light', name: 'circle' },
    { path: '/specialist', theme: 'dark', name: 'expert' },
  ].map(({ name, ...shot }) => ({ ...phone, ...shot, locale, timezoneId, file: `public/screenshots/${lang}/${name}.webp` })),
)
const desktop = { width: 1440, height: 900, theme: 'light' }
const shots = [
  { ...desktop, path: '/main', plays: true, file: 'docs/pictures/main-1440-light.webp' },
  { ...desktop, path: '/video-list', file: 'docs/pictures/video-1440-light.webp' },
  { ...desktop, path: '/video-player', first: '/video-list', theme: 'dark', file: 'docs/pictures/player-1440-dark.webp' },
  { ...desktop, path: '/base-football', file: 'docs/pictures/data-1440-light.webp' },
  ...phones,
  { ...phone, path: '/football', theme: 'light', scale: 2, file: 'public/screenshots/phone.webp' },
  { ...desktop, path: '/main', plays: true, file: 'public/screenshots/desktop.webp' },
]

/** Whether all visible pictures have loaded. */
const imagesCame = () =>
  [...document.images].every(
    ({ complete, naturalWidth, loading, y }) => (complete && naturalWidth > 0) || (loading === 'lazy' && y > innerHeight),
  )

/** Parts of names to update selectively: node drawing/pictures/screens.mjs video. */
const wanted = process.argv.slice(2)

const { url, stop } = await startFresh()
try {
  const browser = await openBrowser()
  for (const { path, first, plays, messages = 0, file, ...reader } of shots) {
    if (wanted.length > 0 && !wanted.some((part) => file.includes(part))) continue
    const page = await openPage(browser, reader)
    await page.goto(url + (first ?? path), { waitUntil: plays ? 'load' : 'networkidle' })
    // The first entry of a list, opened like a reader would.
    if (first) await page.locator(`main a[href^="${path}?"]`).first().click()
    if (first) await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 2)
    else if (messages === 0) await page.locator('#content').locator('article:visible, table:visible, li:visible').first().waitFor()
    if (plays) await page.waitForFunction(showsPicture, null, { timeout: 60_000 })
    else await page.waitForLoadState('networkidle')
    // A room needs its chat.
    await page.waitForFunction((least) => document.querySelectorAll('[role=log] li').length >= least, messages, { timeout: 180_000 })
    // In a room some are in scrollers, out of sight, and never load.
    if (messages === 0) await page.waitForFunction(imagesCame)
    await mkdir(join(file, '..'), { recursive: true })
    await sharp(await page.screenshot())
      .webp({ quality: 82 })
      .toFile(file)
    console.log(file)
    await page.context().close()
  }
  await browser.close()
} finally {
  await stop()
}
