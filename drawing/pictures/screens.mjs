// Photographs the built app in its demonstration world: pictures of the README, screenshots of the manifest.
import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { ensureChromium } from '../../scripts/chromium.mjs'

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

/**
 * Whether what plays in view shows a picture: a frame that was decoded, and is no empty area. A stream's own bytes go on for ever, so
 * that its page is never without traffic.
 */
function showsPicture() {
  const inView = (element) => {
    const { top, bottom, width } = element.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < innerHeight
  }
  const films = [...document.querySelectorAll('video')].filter(inView)
  return (
    films.length > 0 &&
    films.every((film) => {
      if (film.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || film.videoWidth === 0 || film.currentTime < 1) return false
      // Half of the cover still lies under it.
      if (getComputedStyle(film).opacity !== '1') return false
      const canvas = new OffscreenCanvas(32, 18)
      const draw = canvas.getContext('2d')
      draw.drawImage(film, 0, 0, 32, 18)
      const { data } = draw.getImageData(0, 0, 32, 18)
      const lights = Array.from({ length: data.length / 4 }, (_, at) => data[4 * at] + data[4 * at + 1] + data[4 * at + 2])
      return Math.max(...lights) - Math.min(...lights) > 60
    })
  )
}
/** Whether each picture in view has come. */
const imagesCame = () =>
  [...document.images].every(
    ({ complete, naturalWidth, loading, y }) => (complete && naturalWidth > 0) || (loading === 'lazy' && y > innerHeight),
  )

/** Parts of their names, to make some anew: node drawing/pictures/screens.mjs video. */
const wanted = process.argv.slice(2)

const dataDir = await mkdtemp(join(tmpdir(), 'grandstand-pictures-'))
const server = spawn(process.execPath, ['dist/server/main.js'], {
  env: { ...process.env, NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const url = await new Promise((resolve, reject) => {
  let text = ''
  server.stdout.on('data', (chunk) => {
    text += chunk
    const found = /(http:\/\/\S+:\d+)/.exec(text)
    if (found) resolve(found[1])
  })
  server.once('exit', (code) => reject(new Error(`the server ended with ${code}: npm run build first`)))
})
try {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  for (const { path, first, plays, lines = 0, width, height, theme, file, scale = 1 } of shots) {
    if (wanted.length > 0 && !wanted.some((part) => file.includes(part))) continue
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: scale,
      colorScheme: theme,
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
    })
    const page = await context.newPage()
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
    await context.close()
  }
  await browser.close()
} finally {
  server.kill('SIGTERM')
  await new Promise((resolve) => server.once('exit', resolve))
  await rm(dataDir, { recursive: true, force: true })
}
