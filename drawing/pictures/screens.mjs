// Photographs the built app in its demonstration world: pictures of the README, screenshots of the manifest.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { openBrowser, openPage, showsPicture, startFresh } from './fresh-app.mjs'

const shots = [
  { path: '/main', plays: true, width: 1440, height: 900, theme: 'light', file: 'docs/pictures/main-1440-light.webp' },
  { path: '/live?id=demo01', plays: true, lines: 14, width: 1440, height: 900, theme: 'light', file: 'docs/pictures/room-1440-light.webp' },
  { path: '/live?id=demo03', plays: true, lines: 9, width: 390, height: 844, theme: 'dark', file: 'docs/pictures/room-390-dark.webp' },
  { path: '/football', width: 390, height: 844, theme: 'dark', file: 'docs/pictures/football-390-dark.webp' },
  { path: '/video-list', width: 1440, height: 900, theme: 'light', file: 'docs/pictures/video-1440-light.webp' },
  { path: '/video-player', first: '/video-list', width: 1440, height: 900, theme: 'dark', file: 'docs/pictures/player-1440-dark.webp' },
  { path: '/base-football', width: 1440, height: 900, theme: 'light', file: 'docs/pictures/data-1440-light.webp' },
  { path: '/circle', width: 390, height: 844, theme: 'light', file: 'docs/pictures/circle-390-light.webp' },
  { path: '/specialist', width: 390, height: 844, theme: 'dark', file: 'docs/pictures/expert-390-dark.webp' },
  { path: '/football', width: 390, height: 844, theme: 'light', scale: 2, file: 'public/screenshots/phone.webp' },
  { path: '/main', plays: true, width: 1440, height: 900, theme: 'light', file: 'public/screenshots/desktop.webp' },
]

/** Whether each picture in view has come. */
const imagesCame = () =>
  [...document.images].every(
    ({ complete, naturalWidth, loading, y }) => (complete && naturalWidth > 0) || (loading === 'lazy' && y > innerHeight),
  )

/** Parts of their names, to make some anew: node drawing/pictures/screens.mjs video. */
const wanted = process.argv.slice(2)

const { url, stop } = await startFresh()
try {
  const browser = await openBrowser()
  for (const { path, first, plays, lines = 0, width, height, theme, file, scale = 1 } of shots) {
    if (wanted.length > 0 && !wanted.some((part) => file.includes(part))) continue
    const page = await openPage(browser, { width, height, theme, scale })
    await page.goto(url + (first ?? path), { waitUntil: plays ? 'load' : 'networkidle' })
    // The first of a list, as a reader opens it.
    if (first) await page.locator(`main a[href^="${path}?"]`).first().click()
    if (first) await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 2)
    else if (lines === 0) await page.locator('#content').locator('article, table, li').first().waitFor()
    if (plays) await page.waitForFunction(showsPicture, null, { timeout: 60_000 })
    else await page.waitForLoadState('networkidle')
    // A room is its talk.
    await page.waitForFunction((least) => document.querySelectorAll('[role=log] li').length >= least, lines, { timeout: 180_000 })
    // In a room some lie in scrollers, out of sight, and never come.
    if (lines === 0) await page.waitForFunction(imagesCame)
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
